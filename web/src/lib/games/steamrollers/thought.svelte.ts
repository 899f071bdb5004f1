/**
 * What the player is considering: a piece of track, a delivery, a die. The board previews it. A wish is an answer
 * given before its question: a hex clicked instead of "draw track", or all answers of a delivery.
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
  /** A target to pick as soon as it is lit. */
  pick: string | null = $state(null);
  /** Moves to play as soon as they are legal. */
  answers: string[] = $state.raw([]);

  /** Considers a delivery; null considers none. */
  consider(delivery: DeliveryView | null | undefined): void {
    this.delivery = delivery ? keyOf(delivery) : null;
  }

  /** Call at a new question: plays the wish if it answers the question, and drops it otherwise. */
  fulfil(picker: Picker): void {
    if (!picker.asked || picker.locked) return;
    const wish = this.pick;
    const answer = picker.moves.find((move) => this.answers.includes(move.text));
    this.pick = null;
    if (answer) {
      this.answers = this.answers.filter((text) => text !== answer.text);
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

/** The thought of the surrounding table; an empty one outside a table. */
export function useThought(): Thought {
  return getContext<Thought | undefined>(KEY) ?? new Thought();
}

/** The delivery with the most points; among equals, the one that needs fewest tiles. */
export function best(deliveries: DeliveryView[]): DeliveryView | undefined {
  return [...deliveries].sort((a, b) => b.points - a.points || a.tiles.length - b.tiles.length)[0];
}
