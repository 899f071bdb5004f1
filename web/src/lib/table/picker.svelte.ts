import { getContext, setContext } from "svelte";

import type { Move } from "./types";

/**
 * Picks a move by its targets. Each pick narrows the list of legal moves; when one move is left, it is played.
 *
 * Targets are picked in the order in which the move lists them, with two exceptions: consecutive targets of one kind
 * can be picked in any order, and so can all targets of a verb whose moves differ in their number of targets (a payment
 * with any cards). Such a verb is called a heap.
 */
export class Picker {
  moves: Move[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  /** The chosen move that waits to be confirmed; null if none does. */
  held: Move | null = $state.raw(null);
  /** Why something cannot be chosen now, as the engine says: reasons by target or by the text of a move. */
  closed: Record<string, string> = $state.raw({});
  /** True while something to read covers the table, so that lit targets cannot be reached. */
  covered = $state(false);

  private readonly send: (text: string) => void;
  private readonly isLocked: () => boolean;
  private heaps = new Set<string>();

  constructor(moves: Move[] = [], send: (text: string) => void = () => {}, isLocked: () => boolean = () => false) {
    this.send = send;
    this.isLocked = isLocked;
    this.reset(moves);
  }

  /** Starts a new decision, with nothing picked. */
  reset(moves: Move[]): void {
    this.moves = moves;
    this.picked = [];
    this.held = null;
    const lengths = new Map<string, number>();
    this.heaps = new Set();
    for (const move of moves) {
      const verb = verbOf(move);
      const before = lengths.get(verb);
      if (before !== undefined && before !== move.targets.length) this.heaps.add(verb);
      lengths.set(verb, move.targets.length);
    }
  }

  /** The moves that fit the picks so far, each with the targets still to pick. */
  readonly left: { move: Move; rest: string[] }[] = $derived.by(() => {
    const options = [];
    for (const move of this.moves) {
      const rest = this.restOf(move);
      if (rest) options.push({ move, rest });
    }
    return options;
  });

  private readonly light: Set<string> = $derived(new Set(this.left.flatMap(({ move, rest }) => this.next(move, rest))));

  private readonly ready: Move[] = $derived(this.left.filter(({ rest }) => rest.length === 0).map(({ move }) => move));

  /** True if no move can be played now: one is sent or held, the connection is down, or the table shows the past. */
  get locked(): boolean {
    return this.held !== null || this.isLocked();
  }

  /** True if this seat has a decision to make. */
  get asked(): boolean {
    return this.moves.length > 0;
  }

  /** True if this target can be picked now. */
  lit(id: string): boolean {
    return !this.locked && this.light.has(id);
  }

  /** The move that reaches this target through one of another kind, if there is exactly one; else null. */
  reach(id: string, kind: string): Move | null {
    if (this.locked || this.light.has(id)) return null;
    const [only, ...others] = this.left.filter(({ rest }) => rest.includes(id) && kindOf(rest[0] ?? "") === kind);
    return only && others.length === 0 ? only.move : null;
  }

  /** All targets that are lit now. */
  get lights(): string[] {
    return this.locked ? [] : [...this.light];
  }

  /** The lit targets that come first in some move. */
  get starts(): string[] {
    const first = new Set(this.left.map(({ rest }) => rest[0]));
    return this.lights.filter((id) => first.has(id));
  }

  /** How many times this target is picked. */
  chosen(id: string): number {
    return this.picked.filter((picked) => picked === id).length;
  }

  /** Picks a target, and plays the move if only one is left. Picking one that is no longer lit takes its pick back. */
  pick(id: string): void {
    if (this.locked) return;
    if (!this.light.has(id)) {
      const index = this.picked.lastIndexOf(id);
      if (index >= 0) this.picked = this.picked.slice(0, index);
      return;
    }
    this.picked = [...this.picked, id];
    const [only, ...others] = this.left;
    if (only && others.length === 0) this.play(only.move.text);
  }

  /** Keeps a chosen move until it is confirmed or taken back. */
  hold(text: string): void {
    this.held = this.moves.find((move) => move.text === text) ?? null;
  }

  /** Takes back the last pick; false if there was none. */
  back(): boolean {
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** The moves that need no further target. */
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

  /** The targets of a move that are still to pick, or null if the move does not fit the picks. */
  private restOf(move: Move): string[] | null {
    let rest = move.targets;
    for (const id of this.picked) {
      if (!this.next(move, rest).includes(id)) return null;
      const index = rest.indexOf(id);
      rest = [...rest.slice(0, index), ...rest.slice(index + 1)];
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

/** The picker of the surrounding table. Where there is none, as in a replay, nothing is ever lit. */
export function usePicker(): Picker {
  return getContext<Picker | undefined>(KEY) ?? new Picker();
}
