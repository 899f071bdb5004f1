/**
 * Tells the turns of the others one after another, at the speed that the person has set. While it tells a turn, the
 * table may show an earlier moment; moves and prompt are always those of the present.
 */

import { settings, type Speed } from "../settings.svelte";
import { turnsSince, type Turn } from "./turns";
import type { Moment } from "./types";

/** Milliseconds per turn. */
export const PACE: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 500, instant: 0 };
/** More turns than this are told faster, so that they take no longer than this many: 7.8 seconds at normal speed. */
export const UNHURRIED = 6.5;
/** Milliseconds for which the table shows the moment before a turn that is told again. */
export const LEAD = 250;
/** How many moments are kept; earlier ones are fetched if they are needed. */
const KEPT = 60;

/** What the story must know about the table. */
export interface Scene {
  /** The number of seats. */
  seats: number;
  /** Seats that people play on this device: they have seen their own moves. */
  local: readonly number[];
}

export class Story {
  private now: Moment | null = $state.raw(null);
  private seats = $state(0);
  private key: number | null = $state(null);
  /** The earlier moment that the table shows; null for the present. */
  frame: Moment | null = $state.raw(null);
  paused = $state(false);
  /** Turns to be read out by a screen reader. */
  spoken: readonly Turn[] = $state.raw([]);

  private readonly all: Turn[] = $derived(this.now ? turnsSince(this.now.journal, this.now.seat) : []);
  /** The turns since one's own; for a spectator the latest ones, as many as there are seats. */
  readonly turns: readonly Turn[] = $derived.by(() => {
    if (this.now?.seat !== null) return this.all;
    const at = this.all.findIndex(({ key }) => key === this.key);
    const latest = Math.max(0, this.all.length - this.seats);
    return this.all.slice(at < 0 ? latest : Math.min(at, latest));
  });
  /** The turn that is being told. */
  readonly told: Turn | null = $derived(this.turns.find(({ key }) => key === this.key) ?? null);
  /** Its place among the turns. */
  readonly place = $derived(this.turns.findIndex(({ key }) => key === this.key));

  private readonly frames = new Map<number, Moment>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many turns were waiting when the queue was longest; it sets how fast they are told. */
  private waiting = 0;
  private again = false; // true if the person asked to hear it once more
  private read = -1; // the key of the last turn that was spoken

  /** `fetch` gets the moment after the decision with this number. */
  constructor(private readonly fetch: (number: number) => Promise<Moment | null> = () => Promise.resolve(null)) {}

  /** Call with every moment that arrives for the shown seat, and with the one before it. */
  hear(before: Moment | null, now: Moment | null, { seats, local }: Scene): void {
    this.seats = seats;
    const known = this.now;
    this.now = now;
    if (!now) return this.skip();
    if (!before || before.seat !== now.seat || known?.seat !== now.seat || now.number < before.number) {
      // another seat, or decisions were undone
      this.skip();
      this.frames.clear();
      this.frames.set(now.number, now);
      this.read = this.all.at(-1)?.key ?? -1;
      return;
    }
    if (this.frames.size === 0) this.frames.set(before.number, before);
    this.frames.set(now.number, now);
    if (this.frames.size > KEPT) this.frames.delete(Math.min(...this.frames.keys()));
    const others = this.turns.filter(({ seat }) => !local.includes(seat));
    const news = others.filter(({ last }) => last > before.number);
    this.speak(others, now); // the decision that ends a turn may leave nothing in the journal
    if (this.key !== null && !this.told) this.skip(); // it was before the person's own move
    if (news.length === 0) {
      if (now.number > before.number && this.key === null) this.forget();
      return;
    }
    if (this.told) {
      this.waiting = Math.max(this.waiting, this.left);
      this.show(this.told, news[0]?.key === this.key && this.left === 1);
    } else if (this.pace > 0) {
      this.waiting = news.length;
      this.tell(news[0]!);
    }
  }

  /** Ends the story: the table shows the present. */
  skip(): void {
    clearTimeout(this.timer);
    this.key = null;
    this.frame = null;
    this.paused = false;
    this.again = false;
    this.waiting = 0;
  }

  pause(): void {
    if (!this.told) return;
    this.paused = !this.paused;
    this.wait();
  }

  /** Tells the next turn; after the last one comes the present. */
  next(): void {
    const next = this.told && this.turns[this.place + 1];
    if (next) this.tell(next);
    else this.skip();
  }

  /** Tells the turn before, or the last one if none is being told. */
  async back(): Promise<void> {
    const place = this.told ? Math.max(0, this.place - 1) : this.turns.length - 1;
    const turn = this.turns[place];
    if (turn) await this.retell(turn);
  }

  /** Tells everything since one's own turn once more. */
  async replay(): Promise<void> {
    this.paused = false;
    const first = this.turns[0];
    if (first) await this.retell(first);
  }

  /** Tells a turn again, and then those after it. */
  private async retell(turn: Turn): Promise<void> {
    const present = this.now;
    await this.complete();
    if (this.now?.seat !== present?.seat || !this.turns.some(({ key }) => key === turn.key)) return;
    clearTimeout(this.timer);
    this.again = true;
    this.waiting = this.turns.length;
    this.key = turn.key;
    this.spoken = [turn];
    this.frame = this.momentBefore(turn);
    if (settings.still || !this.frame) this.tell(turn);
    else this.timer = setTimeout(() => this.tell(turn), LEAD);
  }

  private tell(turn: Turn): void {
    if (this.again) this.spoken = [turn];
    this.key = turn.key;
    this.show(turn, true);
  }

  /** Shows the table after a turn, as far as it has been played. */
  private show(turn: Turn, wait: boolean): void {
    const last = this.turns.at(-1)?.key === turn.key;
    const later = [...this.frames.keys()].filter((number) => number >= turn.last).sort((a, b) => a - b);
    const frame = last ? undefined : this.frames.get(later[0] ?? -1);
    this.frame = frame === this.now ? null : (frame ?? null);
    if (wait) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.paused) this.timer = setTimeout(() => this.next(), this.pace * Math.min(1, UNHURRIED / this.waiting));
  }

  /** Turns to tell, with the one that is being told. */
  private get left(): number {
    return this.turns.length - this.place;
  }

  /** Milliseconds per turn. What the person asks to hear again is told even if others' turns are not. */
  private get pace(): number {
    if (this.again) return PACE[settings.speed] || PACE.normal;
    return settings.still ? 0 : PACE[settings.speed];
  }

  /** The latest known moment before a turn. */
  private momentBefore(turn: Turn): Moment | null {
    const number = turn.events[0]!.number;
    const earlier = [...this.frames.keys()].filter((known) => known < number).sort((a, b) => b - a);
    return this.frames.get(earlier[0] ?? -1) ?? null;
  }

  /** Fetches the moments that were missed, before and after each turn. */
  private async complete(): Promise<void> {
    const first = this.turns[0]?.events[0]?.number ?? 1;
    const wanted = [first - 1, ...this.turns.map(({ last }) => last)].filter((number) => !this.frames.has(number));
    const missing = await Promise.all([...new Set(wanted)].map((number) => this.fetch(number).catch(() => null)));
    for (const moment of missing)
      if (moment && moment.seat === this.now?.seat && moment.number < this.now.number)
        this.frames.set(moment.number, moment);
  }

  /** Moments before the person's own move are not needed any more. */
  private forget(): void {
    const first = this.turns[0]?.events[0]?.number ?? this.now?.number ?? 0;
    for (const number of this.frames.keys()) if (number < first - 1) this.frames.delete(number);
  }

  /** A turn is spoken once, when it is over. */
  private speak(turns: readonly Turn[], now: Moment): void {
    const last = this.turns.at(-1)?.key;
    const over = turns.filter(({ key, seat }) => key > this.read && (key !== last || !now.acting.includes(seat)));
    if (over.length === 0) return;
    this.read = over.at(-1)!.key;
    this.spoken = over;
  }
}
