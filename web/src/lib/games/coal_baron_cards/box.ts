/** The box: one row per kind of card, as in content.toml. */

import type { Content, Lang, Wire } from "../../table/types";
import { boxOf } from "./types";

/** One kind of card, and the deck it belongs to. */
export type CardRow = Wire["CoalBaronCardsCardRow"] & { deck: string };
export type DockRow = Wire["CoalBaronCardsDockRow"];
export type ZoneRow = Wire["CoalBaronCardsZoneRow"];

const cards = new WeakMap<Content, Map<string, CardRow>>();

function rows(content: Content): Map<string, CardRow> {
  let found = cards.get(content);
  if (!found) {
    found = new Map();
    for (const [deck, { cards: list }] of Object.entries(boxOf(content).decks)) {
      for (const row of list) if (!found.has(row.id)) found.set(row.id, { ...row, deck });
    }
    cards.set(content, found);
  }
  return found;
}

export function cardRow(content: Content, id: string): CardRow | undefined {
  return rows(content).get(id);
}

/** What a card of this deck is worth where it matches. */
export function matchPoints(content: Content, deck: string): number {
  return boxOf(content).decks[deck]?.vp_if_matched ?? 0;
}

export function zoneRows(content: Content): ZoneRow[] {
  return boxOf(content).zones.items;
}

export function zoneRow(content: Content, id: string): ZoneRow | undefined {
  return zoneRows(content).find((row) => row.id === id);
}

export function dockRow(content: Content, dock: number): DockRow | undefined {
  return boxOf(content).docks.items[dock - 1];
}

export function dockCrests(content: Content, dock: number): string[] {
  return dockRow(content, dock)?.crests ?? [];
}

export function deckName(content: Content, deck: string, lang: Lang): string {
  return boxOf(content).decks[deck]?.[`name_${lang}`] ?? deck;
}
