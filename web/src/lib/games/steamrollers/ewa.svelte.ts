/** Ewa's last turn, shown step by step: what she does and why, and the table before each step. */

import { settings } from "../../settings.svelte";
import { type SteamEvent, type SteamView } from "./types";

/** `kind` names the step's two sentences; the other fields are their variables, and what the step changed. */
export interface EwaStep {
  kind:
    | "began"
    | "delayed"
    | "crossed"
    | "won"
    | "lost_tile"
    | "no_tile"
    | "empty"
    | "goods"
    | "removed"
    | "spared"
    | "guarded"
    | "asks_reroll"
    | "asks_guard";
  city: string;
  die: number;
  hex?: string;
  crosses?: number;
  tile?: string;
  good?: string;
  points?: number;
}

export interface EwasTurn {
  /** The index in the journal where it begins; it identifies the turn. */
  from: number;
  steps: EwaStep[];
}

/** Her latest turn so far. Each pass has the same phases: a cross, a tile, an empty city, a good. */
export function ewasTurn(journal: SteamEvent[], view: SteamView): EwasTurn | null {
  const last = journal.findLastIndex(({ event }) => event === "ewa_began");
  if (last < 0) return null;
  const before = journal.slice(0, last).findLastIndex(({ event }) => event === "rolled");
  const from = journal.findIndex(({ event }, index) => index > before && event === "ewa_began");
  const steps: EwaStep[] = [];
  let die = 0;
  let looked = false; // for a tile, in this pass
  let crossed = false;
  const city = (): string => String(die);
  const add = (step: Omit<EwaStep, "city" | "die">): unknown => steps.push({ city: city(), die, ...step });
  /** She looks for a tile in every pass; the journal mentions it only if she finds one. */
  const look = (): void => {
    if (!looked && crossed) add({ kind: "no_tile" });
    looked = true;
  };
  for (const event of journal.slice(from)) {
    if (event.event === "rolled") break;
    switch (event.event) {
      case "ewa_began":
        if (steps.length === 0) {
          die = event.die;
          add({ kind: "began" });
        }
        looked = crossed = false;
        break;
      case "ewa_rerolled":
        if (!crossed) {
          die = event.die;
          add({ kind: "delayed" });
        } else {
          look();
          add({ kind: "empty" });
          die = event.die;
          add({ kind: "began" });
        }
        break;
      case "ewa_crossed":
        if (crossed) {
          look();
          add({ kind: "guarded", hex: event.hex, crosses: event.crosses });
        } else add({ kind: "crossed", hex: event.hex, crosses: event.crosses });
        crossed = true;
        break;
      case "ewa_took":
        add({ kind: "lost_tile", tile: event.tile });
        looked = true;
        break;
      case "ewa_removed":
        look();
        add({ kind: "goods" });
        add({ kind: "removed", good: event.good, points: event.points });
        break;
      case "ewa_spared":
        look();
        add({ kind: "goods" });
        add({ kind: "spared" });
        break;
      case "ewa_won":
        add({ kind: "won" });
        break;
    }
  }
  if (view.decision?.point === "reroll_ewa") add({ kind: "asks_reroll" });
  if (view.decision?.point === "shield") {
    look();
    add({ kind: "goods" });
    const row = view.supply[city()] ?? [];
    add({ kind: "asks_guard", good: row.at(-1) ?? "", points: view.ewa?.crosses[city()] ?? 0 });
  }
  return { from, steps };
}

/** The goods and crosses before the steps that are still to be shown. */
export function before(
  view: SteamView,
  pending: EwaStep[],
): { rows: Record<string, string[]>; crosses: Record<string, number>; hexes: string[] } {
  const rows = { ...view.supply };
  const crosses = { ...(view.ewa?.crosses ?? {}) };
  const later = new Set<string>();
  for (const { kind, city, hex, good } of pending) {
    if (kind === "removed" && good) rows[city] = [...(rows[city] ?? []), good];
    if (hex) {
      crosses[city] = (crosses[city] ?? 1) - 1;
      later.add(hex);
    }
  }
  return { rows, crosses, hexes: (view.ewa?.hexes ?? []).filter((hex) => !later.has(hex)) };
}

const PACE = 900;

/** Shows a turn step by step. A turn that was shown is not repeated unless asked for. */
export class Playback {
  shown = $state(Infinity);
  private from = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a turn as it stands now. A turn from before the player came counts as shown. */
  update(turn: EwasTurn | null): void {
    const old = !this.here;
    this.here = true;
    if (!turn || (this.from === turn.from && this.known === turn.steps.length)) return;
    if (turn.from < this.from) return this.skip(); // the player looks back
    const seen = this.from === turn.from ? Math.min(this.shown, this.known) : 1;
    this.from = turn.from;
    this.known = turn.steps.length;
    clearTimeout(this.timer);
    if (old || settings.still) this.shown = Infinity;
    else {
      this.shown = seen;
      this.goOn();
    }
  }
  private here = false;
  private known = 0; // the number of steps at the last update

  get playing(): boolean {
    return this.shown < this.known;
  }

  again(): void {
    this.shown = 1;
    this.goOn();
  }

  /** Shows the rest at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.shown = Infinity;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (!this.playing) {
      this.shown = Infinity;
      return;
    }
    this.timer = setTimeout(() => {
      this.shown += 1;
      this.goOn();
    }, PACE);
  }
}
