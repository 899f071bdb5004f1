/** The icons of the events that a turn consists of. */
export const glyphs: Record<string, string> = {
  drafted: "order",
  placed: "miner",
  bought: "tile",
  cage_moved: "cage",
  loaded: "cube",
  filled: "cube",
  filled_two: "cube",
  stored: "storage",
  delivered: "delivery",
  earned: "mark",
  took_order: "order",
  looked: "eye",
  returned: "order",
};
