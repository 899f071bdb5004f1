/**
 * Explains any space, tile, order, category or place. Ids are those of targets, with additions: `space:order_1@H08`
 * adds the item that lies there, `space:factory_draw@2=G2L` the known items of its stack, and
 * `category:delivered_grey@led=3=Hanka` the leader.
 */

import { capital } from "../../i18n.svelte";
import type { Content, Lang, Tip } from "../../table/types";
import { categoryRow, colourRow, named, orderRow, spaceRow, tileRow } from "./box";
import { sayIn } from "./texts";
import type { StackView } from "./types";

export function tooltip(id: string, content: Content, lang: Lang): Tip | null {
  const [thing = "", ...rest] = id.split("@");
  const more = rest.join("@"); // a player's name may contain "@"
  const [kind = "", name = ""] = thing.split(":");
  const say = (key: string, vars = {}): string => sayIn(lang, key, vars);
  const titled = (item: string): string => capital(named(content, item, lang));
  switch (kind) {
    case "space":
      return spaceTip(name, more, content, lang);
    case "tile":
      return tileTip(name, content, lang);
    case "order":
      return orderTip(name, content, lang);
    case "category":
      return aboutCategory(name, more, content, lang);
    case "printed":
      return { title: say("tip-printed-title"), text: say("tip-printed", { coal: named(content, name, lang) }) };
    case "level":
      return name === "0"
        ? { title: capital(say("surface")), text: say("tip-surface") }
        : { title: capital(say("level", { level: name })), text: say("tip-level"), note: say("tip-cage-moves") };
    case "spot":
      return { title: say("tip-spot-title", { coal: named(content, name, lang) }), text: say("tip-spot") };
    case "cube":
      return { title: titled(name.replace(/^.*_/, "")), text: say("tip-cube") };
    case "cart":
      return { title: titled(name), text: say("tip-cart") };
    case "colour":
    case "supply":
      return { title: titled(name), text: say("tip-supply", { cubes: colourRow(content, name)?.cubes ?? 0 }) };
    case "end":
      return { title: capital(say(`end-${name}`)), text: say("tip-end") };
    case "toggle":
      return { title: say("two-for-one"), text: say("tip-two-for-one"), note: say("tip-two-for-one-how") };
    case "score":
      return { title: say(`score-${name}`), text: say(`tip-score-${name}`) };
    case "storage":
    case "cage":
    case "canteen":
    case "workers":
    case "balance":
    case "marks":
      return { title: say(`tip-${kind}-title`), text: say(`tip-${kind}`) };
  }
  return null;
}

/** The tooltip id of a draw space, with what this seat knows of its stack. */
export function stackTip(space: string, stack: StackView): string {
  const known = stack.known.map(([depth, item]) => `${depth + 1}=${item}`).join(",");
  return known ? `space:${space}@${known}` : `space:${space}`;
}

/** The tooltip id of a category, with its leaders now or at the last scoring. */
export function categoryTip(
  category: string,
  lead: { names: string; count: number | null; old: boolean } | null,
): string {
  return lead
    ? `category:${category}@${lead.old ? "led" : "leads"}=${lead.count ?? 0}=${lead.names}`
    : `category:${category}`;
}

function spaceTip(id: string, more: string, content: Content, lang: Lang): Tip | null {
  const row = spaceRow(content, id);
  if (!row) return null;
  const title = capital(named(content, id, lang));
  const cost = sayIn(lang, row.group === "bank" ? "tip-cost-bank" : "tip-cost");
  if (row.look_count) {
    const known = more
      .split(",")
      .filter(Boolean)
      .map((entry) => entry.split("="))
      .map(([depth = "", item = ""]) => `${depth}. ${named(content, item, lang)}`)
      .join("; ");
    const text = sayIn(lang, `tip-draw-${row.group}`, { count: row.look_count });
    return { title, text, note: known ? sayIn(lang, "note-known", { known }) : cost };
  }
  const what = sayIn(lang, `tip-space-${row.group}`, { value: row.value ?? 0 });
  const item = more ? (row.group === "factory" ? tileTip(more, content, lang) : orderTip(more, content, lang)) : null;
  return { title: item ? `${title}: ${item.title.toLocaleLowerCase(lang)}` : title, text: what, note: cost };
}

function tileTip(id: string, content: Content, lang: Lang): Tip | null {
  const row = tileRow(content, id);
  if (!row) return null;
  return {
    title: capital(named(content, id, lang)),
    text: sayIn(lang, `tip-tile-${row.side}`, { carts: row.carts, price: row.cost }),
    note: sayIn(lang, "note-copies", { count: row.copies }),
  };
}

function orderTip(id: string, content: Content, lang: Lang): Tip | null {
  const row = orderRow(content, id);
  if (!row) return null;
  const transport = named(content, row.transport, lang).toLocaleLowerCase(lang);
  return {
    title: capital(named(content, id, lang)),
    text: sayIn(lang, "tip-order", { vp: row.vp, transport }),
    note: sayIn(lang, "note-order"),
  };
}

function aboutCategory(id: string, more: string, content: Content, lang: Lang): Tip | null {
  const row = categoryRow(content, id);
  if (!row) return null;
  const [leads = "", count = "", ...names] = more.split("=");
  const lead = leads && `${capital(sayIn(lang, leads, { count: Number(count), names: names.join("=") }))}.`;
  return {
    title: capital(named(content, id, lang)),
    text: [sayIn(lang, `tip-category-${row.group}`), lead].filter(Boolean).join(" "),
    note: sayIn(lang, "note-category", { first: row.first, second: row.second, shift: row.scored_from_shift }),
  };
}
