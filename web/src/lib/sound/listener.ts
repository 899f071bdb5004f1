/** Chooses the sound for what is new at a table: one sound for all events that arrive together. */

import type { Moment } from "../table/types";
import { loudest, type Sound, type SoundsOf } from "./kinds";

export class Listener {
  private seat: number | null = null;
  private heard: number | null = null; // the decision up to which events were heard; null before the first moment
  private asked = false;
  private over = false;

  /** The sound for the latest moment; null for none. The first moment, and moves that were taken back, are silent. */
  hear(moment: Moment, asked: boolean, sounds: SoundsOf): Sound | null {
    const { heard, asked: wasAsked, over } = this;
    const sameSeat = this.seat === moment.seat;
    this.seat = moment.seat;
    this.heard = moment.number;
    this.asked = asked;
    this.over = moment.view.over;
    if (heard === null || !sameSeat || moment.number < heard) return null;
    const events = moment.journal.filter(({ number }) => number > heard);
    if (moment.view.over && !over) return "end";
    if (asked && !wasAsked && !answeredLast(moment)) return "turn";
    return loudest(events.map(({ event }) => sounds[event]));
  }
}

/** True if the seat itself made the latest decision, so that its turn goes on. */
function answeredLast(moment: Moment): boolean {
  return moment.number > 0 && moment.answered === moment.number;
}
