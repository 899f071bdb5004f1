/** Where the cubes of a pit lie, so that each can be seen moving from cart to cage to order. */

import type { Places } from "../../table/follow";
import type { Content } from "../../table/types";
import { colourRows } from "./box";
import { type PitView, spread } from "./types";

/** `cart/3/0`, `cage`, `storage`, `spot/H08_0` */
export function placesOf(pit: PitView, content: Content): Places {
  const found: Places = new Map();
  for (const { id, level } of colourRows(content)) {
    const row = pit.levels[level - 1];
    const carts = row ? [row.printed, ...row.tiles.flatMap((tile) => tile.carts)] : [];
    carts.forEach((cube, at) => found.set(`cart/${id}/${at}`, cube === null ? [] : [cube]));
  }
  found.set("cage", spread(pit.cage));
  found.set("storage", spread(pit.storage));
  for (const { order, spots } of pit.orders) spots.forEach((cubes, at) => found.set(`spot/${order}_${at}`, cubes));
  return found;
}
