/** A delivered good that travels on the map: the latest delivery from the large sheet, until it arrives. */

import { settings } from "../../settings.svelte";
import type { Moment } from "../../table/types";
import { journalOf } from "./types";

export interface Trip {
  /** The decision in which it was delivered. */
  number: number;
  seat: number;
  good: string;
  /** Every hex in order, cities included. */
  route: string[];
  /** The duration in milliseconds. */
  long: number;
}

const STEP = 110; // milliseconds from hex to hex
const LEAST = 600;
const MOST = 1500;

export class Journey {
  trip: Trip | null = $state.raw(null);
  private last = -1; // the decision shown before
  private most = -1; // the latest decision seen
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Takes the moment that is shown. A delivery by `seat` (null: any seat) starts a trip if the page moves on from the
   * latest decision, or by a single decision.
   */
  update(moment: Moment, seat: number | null): void {
    const { number } = moment;
    const goesOn = this.last >= 0 && (this.last === this.most || number === this.last + 1);
    const before = this.last;
    this.last = number;
    this.most = Math.max(this.most, number);
    if (number === before) return;
    if (number < before) this.arrive();
    const made = journalOf(moment).findLast(
      (event) => event.event === "delivered" && (seat === null || event.seat === seat),
    );
    if (made?.event !== "delivered" || !goesOn || made.number <= before || settings.still) return;
    const { route, good } = made;
    const long = Math.min(MOST, Math.max(LEAST, STEP * (route.length - 1)));
    this.trip = { number: made.number, seat: made.seat, good, route, long };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.arrive(), long);
  }

  arrive(): void {
    clearTimeout(this.timer);
    this.trip = null;
  }
}
