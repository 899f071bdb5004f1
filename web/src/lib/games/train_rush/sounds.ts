/** Which events of Train Rush make which sound. */

import type { SoundsOf } from "../../sound/kinds";
import type { EventOf } from "../../table/types";

export const sounds: SoundsOf<EventOf<"train_rush">["event"]> = {
  bid: "place",
  lobbied: "place",
  gained_coal: "coins",
  gained_investment: "coins",
  gained_vp: "coins",
  filled: "place",
  invested: "place",
  warehouse_built: "place",
  station_built: "place",
  agent_placed: "place",
  went_up: "place",
  took_wagon: "place",
  exchanged: "place",
  played: "card",
  took_card: "card",
  kept_cards: "card",
  planned: "card",
  hero_picked: "card",
  hero_played: "card",
  moved: "train",
  token_used: "place",
  rented: "coins",
  fulfilled: "coins",
  traded: "coins",
  marker_placed: "place",
  parcel_taken: "place",
};
