/** The icons of the events that a turn consists of. */
export const glyphs: Record<string, string> = {
  start_tile_taken: "tile",
  row_arranged: "cube",
  die_chosen: "die-black",
  two_chosen: "die-black",
  stolen: "die-black",
  die_changed: "reroll",
  built: "track-straight",
  linked: "track-gentle",
  upgraded: "upgrade",
  delivered: "delivery",
  took: "tile",
  took_from: "tile",
  turned: "tile",
  passed: "hourglass",
  tile_used: "tile",
  claimed: "order",
};
