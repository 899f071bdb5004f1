/** Rows of content.toml, one per kind of card. */

import type { Content, Lang, Wire } from "../../table/types";
import { boxOf } from "./types";

/** A kind of card, and its deck. */
export type CardRow = Wire["CoalBaronCardsCardRow"] & { deck: string };
export type DockRow = Wire["CoalBaronCardsDockRow"];
export type ZoneRow = Wire["CoalBaronCardsZoneRow"];

const cards = new WeakMap<Content, Map<string, CardRow>>();

function rows(content: Content): Map<string, CardRow> {
  let rowsById = cards.get(content);
  if (!rowsById) {
    rowsById = new Map();
    for (const [deck, { cards: list }] of Object.entries(boxOf(content).decks)) {
      for (const row of list) if (!rowsById.has(row.id)) rowsById.set(row.id, { ...row, deck });
    }
    cards.set(content, rowsById);
  }
  return rowsById;
}

export function cardRow(content: Content, id: string): CardRow | undefined {
  return rows(content).get(id);
}

/** The points of a matching card of this deck. */
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
