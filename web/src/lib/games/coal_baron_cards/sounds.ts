/** Which events of the card game make which sound. */

import type { SoundsOf } from "../../sound/kinds";
import type { EventOf } from "../../table/types";

export const sounds: SoundsOf<EventOf<"coal_baron_cards">["event"]> = {
  placed: "card",
  took: "card",
  wagon_stands: "place",
  engine_stands: "place",
  loaded: "place",
  loaded_from_storage: "place",
  stored: "place",
  sent: "train",
  looked: "card",
  took_looked: "card",
  took_secretly: "card",
  innovated: "card",
  token_taken: "coins",
};
