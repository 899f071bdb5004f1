/** Which events of Coal Baron make which sound. */

import type { SoundsOf } from "../../sound/kinds";
import type { EventOf } from "../../table/types";

export const sounds: SoundsOf<EventOf<"coal_baron">["event"]> = {
  drafted: "card",
  placed: "place",
  bought: "place",
  substituted: "place",
  cage_moved: "place",
  loaded: "place",
  filled: "place",
  filled_two: "place",
  stored: "place",
  delivered: "train",
  earned: "coins",
  took_order: "card",
  looked: "card",
  scored: "coins",
};
