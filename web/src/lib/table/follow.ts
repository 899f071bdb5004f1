/** Stable names for drawn pieces (`data-piece`), so that the page can animate them from place to place. */

/** The kinds of the pieces at each place. */
export type Places = Map<string, string[]>;
/** The names of the pieces at each place, in the same order. */
export type Names = Map<string, string[]>;

const kindOf = (name: string): string => name.split("#", 1)[0] ?? "";

/** A piece that stays keeps its name. An arriving piece takes the name of one of its kind that left another place. */
export function follow(before: Names, now: Places): Names {
  const free = new Set([...before.values()].flat());
  const named: Names = new Map();
  for (const [place, kinds] of now) {
    const here = [...(before.get(place) ?? [])];
    const kept = kinds.map((kind) => {
      const index = here.findIndex((name) => kindOf(name) === kind);
      const name = index < 0 ? "" : (here.splice(index, 1)[0] ?? "");
      free.delete(name);
      return name;
    });
    named.set(place, kept);
  }
  const used = new Set([...named.values()].flat());
  for (const [place, names] of named) {
    const kinds = now.get(place) ?? [];
    names.forEach((name, index) => {
      if (name !== "") return;
      const kind = kinds[index] ?? "";
      const given = [...free].find((other) => kindOf(other) === kind) ?? freshName(kind, used);
      free.delete(given);
      used.add(given);
      names[index] = given;
    });
  }
  return named;
}

function freshName(kind: string, used: Set<string>): string {
  let number = 0;
  while (used.has(`${kind}#${number}`)) number += 1;
  return `${kind}#${number}`;
}
