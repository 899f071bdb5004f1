/** Stable names of drawn pieces (`data-piece`), so that each can be seen moving from place to place. */

/** The kinds of the pieces at each place. */
export type Places = Map<string, string[]>;
/** The names of the pieces at each place, in the same order. */
export type Names = Map<string, string[]>;

const kindOf = (name: string): string => name.split("#", 1)[0] ?? "";

/** Pieces that stayed keep their names; one that came takes the name of one of its kind that left some other place. */
export function follow(before: Names, now: Places): Names {
  const free = new Set([...before.values()].flat());
  const found: Names = new Map();
  for (const [place, kinds] of now) {
    const here = [...(before.get(place) ?? [])];
    const kept = kinds.map((kind) => {
      const at = here.findIndex((name) => kindOf(name) === kind);
      const name = at < 0 ? "" : (here.splice(at, 1)[0] ?? "");
      free.delete(name);
      return name;
    });
    found.set(place, kept);
  }
  const used = new Set([...found.values()].flat());
  for (const [place, names] of found) {
    const kinds = now.get(place) ?? [];
    names.forEach((name, at) => {
      if (name !== "") return;
      const kind = kinds[at] ?? "";
      const came = [...free].find((one) => kindOf(one) === kind) ?? fresh(kind, used);
      free.delete(came);
      used.add(came);
      names[at] = came;
    });
  }
  return found;
}

function fresh(kind: string, used: Set<string>): string {
  let number = 0;
  while (used.has(`${kind}#${number}`)) number += 1;
  return `${kind}#${number}`;
}
