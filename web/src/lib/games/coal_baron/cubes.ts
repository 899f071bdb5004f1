/** Stable names of drawn cubes (`data-piece`), so that each can be seen moving from cart to cage to order. */

import type { Content } from "../../table/types";
import { colourRows } from "./box";
import { type PitView, spread } from "./types";

/** What lies at each place of a pit: `cart/3/0`, `cage`, `storage`, `spot/H08_0`. */
export type Places = Map<string, string[]>;
/** The names of the cubes at each place, in the same order. */
export type Names = Map<string, string[]>;

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

const colourOf = (name: string): string => name.split("#", 1)[0] ?? "";

/** Cubes that stayed keep their names; one that came takes the name of one of its colour that left some other place. */
export function follow(before: Names, now: Places): Names {
  const free = new Set([...before.values()].flat());
  const found: Names = new Map();
  for (const [place, colours] of now) {
    const here = [...(before.get(place) ?? [])];
    const kept = colours.map((colour) => {
      const at = here.findIndex((name) => colourOf(name) === colour);
      const name = at < 0 ? "" : (here.splice(at, 1)[0] ?? "");
      free.delete(name);
      return name;
    });
    found.set(place, kept);
  }
  const used = new Set([...found.values()].flat());
  for (const [place, names] of found) {
    const colours = now.get(place) ?? [];
    names.forEach((name, at) => {
      if (name !== "") return;
      const colour = colours[at] ?? "";
      const came = [...free].find((one) => colourOf(one) === colour) ?? fresh(colour, used);
      free.delete(came);
      used.add(came);
      names[at] = came;
    });
  }
  return found;
}

function fresh(colour: string, used: Set<string>): string {
  let number = 0;
  while (used.has(`${colour}#${number}`)) number += 1;
  return `${colour}#${number}`;
}
