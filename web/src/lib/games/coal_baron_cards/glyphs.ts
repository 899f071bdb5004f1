/** The icons of the events that a turn consists of. */
export const glyphs: Record<string, string> = {
  placed: "miner",
  passed: "hourglass",
  innovated: "innovation",
  took: "plus",
  wagon_stands: "wagon",
  engine_stands: "loco",
  loaded: "lorry",
  loaded_from_storage: "lorry",
  stored: "storage",
  sent: "delivery",
  looked: "eye",
  took_looked: "plus",
  took_secretly: "plus",
  token_taken: "token",
};
