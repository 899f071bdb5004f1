/**
 * What the person before the table is considering: a piece of track, a delivery, a die. It is shown before it is done.
 * A wish is what they have already said and will be asked for: a hex clicked instead of "draw track", a whole delivery.
 */

import { getContext, setContext } from "svelte";

import type { Picker } from "../../table/picker.svelte";
import type { DeliveryView } from "./types";
import { keyOf } from "./types";

export class Thought {
  /** The piece whose ghost is drawn, by its two edges. */
  piece: string | null = $state(null);
  /** The delivery whose route is drawn, by its key. */
  delivery: string | null = $state(null);
  /** A thing to pick as soon as it can be picked. */
  pick: string | null = $state(null);
  /** Answers to give as soon as they are asked for. */
  answers: string[] = $state.raw([]);

  /** Thinks of a delivery; null puts it out of mind. */
  consider(delivery: DeliveryView | null | undefined): void {
    this.delivery = delivery ? keyOf(delivery) : null;
  }

  /** A new question. Says what was wished for, if it is what is asked; else the wish is void. */
  fulfil(picker: Picker): void {
    if (!picker.asked || picker.locked) return;
    const wish = this.pick;
    const answer = picker.moves.find((move) => this.answers.includes(move.text));
    this.pick = null;
    if (answer) {
      this.answers = this.answers.filter((one) => one !== answer.text);
      picker.play(answer.text);
      return;
    }
    this.answers = [];
    if (wish && picker.picked.length === 0 && picker.lit(wish)) picker.pick(wish);
  }
}

const KEY = Symbol("thought");

export function provideThought(): Thought {
  return setContext(KEY, new Thought());
}

/** The thought at the table around; in a picture nobody thinks. */
export function useThought(): Thought {
  return getContext<Thought | undefined>(KEY) ?? new Thought();
}

/** Of several deliveries the one that brings most; of equal ones the one that needs fewer tiles. */
export function best(deliveries: DeliveryView[]): DeliveryView | undefined {
  return [...deliveries].sort((a, b) => b.points - a.points || a.tiles.length - b.tiles.length)[0];
}
