/** Which events of SteamRollers make which sound. */

import type { SoundsOf } from "../../sound/kinds";
import type { EventOf } from "../../table/types";

export const sounds: SoundsOf<EventOf<"steamrollers">["event"]> = {
  rolled: "dice",
  die_chosen: "place",
  two_chosen: "place",
  stolen: "dice",
  die_changed: "dice",
  built: "place",
  upgraded: "place",
  delivered: "train",
  took: "card",
  took_from: "card",
  tile_used: "card",
  claimed: "coins",
  start_tile_taken: "card",
  ewa_rerolled: "dice",
  ewa_crossed: "place",
  ewa_removed: "place",
};
