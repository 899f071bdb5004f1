/** The places of a pit's cubes, so that each can be animated from cart to cage to order. */

import type { Places } from "../../table/follow";
import type { Content } from "../../table/types";
import { colourRows } from "./box";
import { type PitView, spread } from "./types";

/** Places are named `cart/3/0`, `cage`, `storage`, `spot/H08_0`. */
export function placesOf(pit: PitView, content: Content): Places {
  const places: Places = new Map();
  for (const { id, level } of colourRows(content)) {
    const row = pit.levels[level - 1];
    const carts = row ? [row.printed, ...row.tiles.flatMap((tile) => tile.carts)] : [];
    carts.forEach((cube, index) => places.set(`cart/${id}/${index}`, cube === null ? [] : [cube]));
  }
  places.set("cage", spread(pit.cage));
  places.set("storage", spread(pit.storage));
  for (const { order, spots } of pit.orders)
    spots.forEach((cubes, index) => places.set(`spot/${order}_${index}`, cubes));
  return places;
}
