/** A good on its way: the delivery that has just been made from a sheet that lies large, until it has arrived. */

import { settings } from "../../settings.svelte";
import type { Moment } from "../../table/types";
import { journalOf } from "./types";

export interface Trip {
  /** The decision that it belongs to. */
  number: number;
  seat: number;
  good: string;
  /** Every hex in order, cities included. */
  route: string[];
  /** How long it takes. */
  long: number;
}

const STEP = 110; // from hex to hex
const LEAST = 600;
const MOST = 1500;

export class Journey {
  trip: Trip | null = $state.raw(null);
  private last = -1; // the decision that was looked at before
  private most = -1; // the latest one that was seen
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The table as it is now. A good sets out when somebody goes on from the latest decision, or takes a single step;
   * `seat` null: anybody's.
   */
  hear(moment: Moment, seat: number | null): void {
    const { number } = moment;
    const goesOn = this.last >= 0 && (this.last === this.most || number === this.last + 1);
    const before = this.last;
    this.last = number;
    this.most = Math.max(this.most, number);
    if (number === before) return;
    if (number < before) this.arrive();
    const made = journalOf(moment).findLast((one) => one.event === "delivered" && (seat === null || one.seat === seat));
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
