/** A picker that knows one move, and lights its targets one after the other. */

import { Picker } from "../../lib/table/picker.svelte";
import type { Move } from "../../lib/table/types";

export class LessonPicker extends Picker {
  /**
   * Lights one move out of all legal ones. It needs as many picks as at a table: once the picks leave no other move, it
   * is played.
   */
  teach(move: Move | null, legal: Move[]): void {
    this.reset(move ? [{ ...move, targets: picksOf(move, legal) }] : []);
  }

  /** The target to pick next; undefined if the move has none left. */
  get wanted(): string | undefined {
    return this.left[0]?.rest[0];
  }

  override lit(id: string): boolean {
    return !this.locked && this.wanted === id;
  }

  override reach(): null {
    return null;
  }

  override get lights(): string[] {
    return this.locked || this.wanted === undefined ? [] : [this.wanted];
  }

  override pick(id: string): void {
    if (!this.lit(id)) return;
    this.picked = [...this.picked, id];
    const [only] = this.left;
    if (only?.rest.length === 0) this.play(only.move.text);
  }
}

/** The targets of a move up to the one that leaves no other legal move. */
export function picksOf(move: Move, legal: Move[]): string[] {
  const picker = new Picker(legal);
  const picks: string[] = [];
  for (const target of move.targets) {
    picks.push(target);
    picker.picked = picks;
    if (picker.left.length === 1) break;
  }
  return picks;
}
