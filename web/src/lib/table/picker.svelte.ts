import { getContext, setContext } from "svelte";

import type { Move } from "./types";

/**
 * Picking a move by its targets. Each pick narrows the list of legal moves; when one move is left, it is played.
 *
 * Targets are picked in the order in which a move names them. Where moves of one verb name different numbers of targets
 * (a payment with any cards), they are a heap, picked in any order; the same holds for neighbours of one kind.
 */
export class Picker {
  moves: Move[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  /** Something that is to be read lies over the table: what is lit cannot be reached before that is put away. */
  covered = $state(false);

  private readonly send: (text: string) => void;
  private readonly isLocked: () => boolean;
  private heaps = new Set<string>();

  constructor(moves: Move[] = [], send: (text: string) => void = () => {}, isLocked: () => boolean = () => false) {
    this.send = send;
    this.isLocked = isLocked;
    this.reset(moves);
  }

  /** A new decision: nothing is picked yet. */
  reset(moves: Move[]): void {
    this.moves = moves;
    this.picked = [];
    const lengths = new Map<string, number>();
    this.heaps = new Set();
    for (const move of moves) {
      const verb = verbOf(move);
      const before = lengths.get(verb);
      if (before !== undefined && before !== move.targets.length) this.heaps.add(verb);
      lengths.set(verb, move.targets.length);
    }
  }

  /** The moves that the picks so far leave, each with its targets still to pick. */
  readonly left: { move: Move; rest: string[] }[] = $derived.by(() => {
    const found = [];
    for (const move of this.moves) {
      const rest = this.restOf(move);
      if (rest) found.push({ move, rest });
    }
    return found;
  });

  private readonly light: Set<string> = $derived(new Set(this.left.flatMap(({ move, rest }) => this.next(move, rest))));

  private readonly ready: Move[] = $derived(this.left.filter(({ rest }) => rest.length === 0).map(({ move }) => move));

  /** Moves are shown, but cannot be made: a move is on its way, the line is down, or the table shows the past. */
  get locked(): boolean {
    return this.isLocked();
  }

  /** True if something is asked of this seat. */
  get asked(): boolean {
    return this.moves.length > 0;
  }

  /** True if a legal move goes through this thing now. */
  lit(id: string): boolean {
    return !this.locked && this.light.has(id);
  }

  /**
   * The one move that goes through a thing of a kind to this one, if there is just one: it may be played by a click on
   * its end.
   */
  reach(id: string, kind: string): Move | null {
    if (this.locked || this.light.has(id)) return null;
    const [only, ...others] = this.left.filter(({ rest }) => rest.includes(id) && kindOf(rest[0] ?? "") === kind);
    return only && others.length === 0 ? only.move : null;
  }

  /** All things that are lit now. */
  get lights(): string[] {
    return this.locked ? [] : [...this.light];
  }

  /** Those of them that a move can begin with: what only follows something else is not among them. */
  get starts(): string[] {
    const first = new Set(this.left.map(({ rest }) => rest[0]));
    return this.lights.filter((id) => first.has(id));
  }

  /** How often this thing is picked. */
  chosen(id: string): number {
    return this.picked.filter((one) => one === id).length;
  }

  /** Narrows by a thing; plays the move if only one is left. Picking a thing that is no longer lit puts it back. */
  pick(id: string): void {
    if (this.locked) return;
    if (!this.light.has(id)) {
      const at = this.picked.lastIndexOf(id);
      if (at >= 0) this.picked = this.picked.slice(0, at);
      return;
    }
    this.picked = [...this.picked, id];
    const [only, ...others] = this.left;
    if (only && others.length === 0) this.play(only.move.text);
  }

  /** Takes back the last pick; false if there was none. */
  back(): boolean {
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** The moves without further targets. */
  buttons(): Move[] {
    return this.ready;
  }

  play(text: string): void {
    if (this.locked || !this.moves.some((move) => move.text === text)) return;
    this.send(text);
  }

  private next(move: Move, rest: string[]): string[] {
    const first = rest[0];
    if (first === undefined || this.heaps.has(verbOf(move))) return rest;
    const end = rest.findIndex((id) => kindOf(id) !== kindOf(first));
    return end < 0 ? rest : rest.slice(0, end);
  }

  /** What is left of a move's targets after the picks, or null if they do not lead to it. */
  private restOf(move: Move): string[] | null {
    let rest = move.targets;
    for (const id of this.picked) {
      if (!this.next(move, rest).includes(id)) return null;
      const at = rest.indexOf(id);
      rest = [...rest.slice(0, at), ...rest.slice(at + 1)];
    }
    return rest;
  }
}

function verbOf(move: Move): string {
  return move.text.split(" ", 1)[0] ?? "";
}

function kindOf(id: string): string {
  return id.split(":", 1)[0] ?? "";
}

const KEY = Symbol("picker");

export function providePicker(picker: Picker): Picker {
  return setContext(KEY, picker);
}

/** The picker of the table around; where there is none (a replay, a picture), nothing is ever lit. */
export function usePicker(): Picker {
  return getContext<Picker | undefined>(KEY) ?? new Picker();
}
