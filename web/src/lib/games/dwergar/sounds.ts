/** Which events of Dwergar make which sound. */

import type { SoundsOf } from "../../sound/kinds";
import type { EventOf } from "../../table/types";

export const sounds: SoundsOf<EventOf<"dwergar">["event"]> = {
  placed: "place",
  boarded: "place",
  mined: "coins",
  mined_extra: "coins",
  lifted: "train",
  unloaded: "coins",
  built: "place",
  built_in: "place",
  exchanged: "coins",
  forged: "coins",
  realised: "card",
  recovered: "card",
  developed: "card",
  gained: "coins",
  furnace_gained: "place",
  event_revealed: "card",
};
