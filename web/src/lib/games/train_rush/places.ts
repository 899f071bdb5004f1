/** Where on the table a question is answered. */

const WINDOWS: Record<string, string[]> = {
  auction: ["bid_spy"],
  sectors: ["lobby", "choose_sector"],
  invest: ["invest", "choose_free_action"],
  city: ["city_step", "rent", "fulfil_contract"],
  market: ["black_market", "sell_good"],
  yard: ["choose_exchange", "choose_new_wagon"],
  goods: ["choose_start_good", "choose_good"],
  display: ["take_display_card"],
  drawn: ["plan_keep"],
  pack: ["hero_prekeep", "hero_draft_pick"],
};

/** The kind of window that a question needs; null if it is answered on the table itself. */
export function windowOf(point: string): string | null {
  return Object.keys(WINDOWS).find((kind) => WINDOWS[kind]!.includes(point)) ?? null;
}

/** On a phone: windows that belong to the player's own part. */
const OWN = ["yard", "goods", "display", "drawn", "pack"];

export function windowIsOwn(point: string): boolean {
  return OWN.includes(windowOf(point) ?? "") || point === "sell_good";
}

const OWN_THINGS = ["wagon", "new_wagon", "slot", "good", "card", "hero"];

/** True if a target is one's own; all others are on the shared boards, one of which is open at a time. */
export function isOwn(id: string): boolean {
  return OWN_THINGS.includes(id.split(":", 1)[0] ?? "");
}

export type Sheet = "map" | "sectors" | "tracks" | "sidings" | "contracts";
export const SHEETS: Sheet[] = ["map", "sectors", "tracks", "sidings", "contracts"];

/** On a phone: the shared board that a question needs. */
export function sheetFor(point: string): Sheet {
  if (point === "choose_track") return "tracks";
  if (point === "choose_siding_tile") return "sidings";
  return "map";
}
