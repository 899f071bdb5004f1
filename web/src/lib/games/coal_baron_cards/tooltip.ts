/**
 * Explains any card or place. Ids are those of targets; `zone:order@2=order_x` adds the known cards of a stack.
 */

import { capital } from "../../i18n.svelte";
import type { Content, Lang, Tip } from "../../table/types";
import { cardRow, deckName, dockRow, matchPoints, zoneRow } from "./box";
import { sayIn } from "./texts";
import type { StackView } from "./types";

export function tooltip(id: string, content: Content, lang: Lang): Tip | null {
  const [thing = "", known = ""] = id.split("@");
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "card") return cardTip(name, content, lang);
  if (kind === "worker") return cardTip(`worker_${name}`, content, lang);
  if (kind === "zone" || kind === "stack") return zoneTip(name, known, content, lang);
  if (kind === "dock") return dockTip(Number(name), content, lang);
  if (kind === "token") return { title: sayIn(lang, "shift-token", { token: name }), text: sayIn(lang, "tip-token") };
  if (kind === "back") return { title: capital(deckName(content, name, lang)), text: sayIn(lang, "tip-back") };
  if (kind === "score") return { title: sayIn(lang, `score-${name}`), text: sayIn(lang, `tip-score-${name}`) };
  return null;
}

/** The tooltip id of a stack, with what this seat knows of it. */
export function stackTip(zone: string, stack: StackView | undefined): string {
  const known = (stack?.known ?? []).map(([depth, card]) => `${depth + 1}=${card}`).join(",");
  return known ? `zone:${zone}@${known}` : `zone:${zone}`;
}

function cardTip(id: string, content: Content, lang: Lang): Tip | null {
  const row = cardRow(content, id);
  if (!row) return null;
  const say = (key: string) => sayIn(lang, key, { ...numbers(row), vp: row.vp ?? matchPoints(content, row.deck) });
  const texts: Record<string, () => string> = {
    lorry: () => `${say("tip-lorry")} ${say(row.vp ? "tip-lorry-vp" : "tip-lorry-none")}`,
    wagon: () => say((row.crests?.length ?? 0) > 1 ? "tip-wagon-wild" : "tip-wagon"),
    innovation: () => say(row.family === "worker" ? "tip-inno-worker" : `tip-${row.effect}`),
    objective: () => say(`tip-${row.effect}`),
  };
  const copies = row.count ?? row.count_per_player ?? 1;
  const note = sayIn(lang, "note-copies", { deck: capital(deckName(content, row.deck, lang)), count: copies });
  return {
    title: capital(content.names[lang][id] ?? row[`name_${lang}`] ?? id),
    text: texts[row.deck]?.() ?? say(`tip-${row.deck}`),
    note: row.deck === "innovation" ? `${note}. ${sayIn(lang, "note-once")}` : note,
  };
}

function zoneTip(id: string, known: string, content: Content, lang: Lang): Tip | null {
  const row = zoneRow(content, id);
  if (!row) return null;
  const what = sayIn(lang, `tip-zone-${row.deck ?? row.action}`, {
    min: row.min_steps ?? 0,
    max: row.max_steps ?? 0,
    look: row.look ?? 0,
  });
  const cards = known
    .split(",")
    .filter(Boolean)
    .map((entry) => entry.split("="))
    .map(([depth = "", card = ""]) => sayIn(lang, "known-one", { depth, card: content.names[lang][card] ?? card }))
    .join("; ");
  return {
    title: capital(content.names[lang][id] ?? id),
    text: row.holds_shift_tokens ? `${what} ${sayIn(lang, "tip-zone-tokens")}` : what,
    note: cards ? sayIn(lang, "note-known", { cards }) : sayIn(lang, "tip-cost"),
  };
}

function dockTip(dock: number, content: Content, lang: Lang): Tip | null {
  const row = dockRow(content, dock);
  return row ? { title: capital(row[`name_${lang}`]), text: sayIn(lang, "tip-dock") } : null;
}

function numbers(row: object): Record<string, number> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "number"));
}
