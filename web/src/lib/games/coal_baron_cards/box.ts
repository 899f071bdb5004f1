/** The box: one row per kind of card, as in content.toml. */

import type { Content, Lang } from "../../table/types";

export interface CardRow {
  id: string;
  deck: string;
  count: number;
  crest?: string;
  crests?: string[];
  docks?: number[];
  lorries?: number;
  vp?: number;
  type?: string;
  destination?: string;
  effect?: string;
  threshold?: number;
  family?: "worker" | "action";
  min?: number;
  max?: number;
}

export interface ZoneRow {
  id: string;
  row: "top" | "bottom";
  kind: "stack" | "action";
  deck?: string;
  action?: string;
  min_steps?: number;
  max_steps?: number;
  look?: number;
  holds_shift_tokens?: boolean;
}

const cards = new WeakMap<Content, Map<string, CardRow>>();

function rows(content: Content): Map<string, CardRow> {
  let found = cards.get(content);
  if (!found) {
    found = new Map();
    for (const [deck, { cards: list }] of Object.entries<{ cards: CardRow[] }>(content.box["decks"])) {
      for (const row of list) if (!found.has(row.id)) found.set(row.id, { ...row, deck });
    }
    cards.set(content, found);
  }
  return found;
}

export function cardRow(content: Content, id: string): CardRow | undefined {
  return rows(content).get(id);
}

export function zoneRows(content: Content): ZoneRow[] {
  return content.box["zones"].items;
}

export function zoneRow(content: Content, id: string): ZoneRow | undefined {
  return zoneRows(content).find((row) => row.id === id);
}

export function dockCrests(content: Content, dock: number): string[] {
  return content.box["docks"].items[dock - 1]?.crests ?? [];
}

export function deckName(content: Content, deck: string, lang: Lang): string {
  return content.box["decks"][deck]?.[`name_${lang}`] ?? deck;
}
