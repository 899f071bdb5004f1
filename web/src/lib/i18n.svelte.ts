/**
 * Texts in the chosen language. The general ones are ours; a game brings its prompts, moves and events from its own
 * folder.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { figure } from "./figures";
import { settings } from "./settings.svelte";
import type { Content, Decision, EventInfo, JournalEvent, Lang, Move } from "./table/types";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

export const LANGUAGES: Lang[] = ["en", "pl"];
export type Vars = Record<string, FluentVariable>;

const NOTHING = "none"; // what a message selects on when a value is missing

const gameTexts = import.meta.glob<string>("../../../src/fajrant/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Texts in every language, each read when it is first spoken. */
export class Speech {
  private readonly bundles = new Map<Lang, FluentBundle>();

  constructor(private readonly texts: Record<Lang, string>) {}

  in(lang: Lang): FluentBundle {
    const found = this.bundles.get(lang);
    if (found) return found;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(this.texts[lang]));
    this.bundles.set(lang, bundle);
    return bundle;
  }
}

const general = new Speech({ en, pl });
const brought = new Map<string, Speech>();

let game: Speech | null = $state.raw(null);
let names: Record<Lang, Record<string, string>> = $state.raw({ en: {}, pl: {} });
let kinds: Content["events"] = $state.raw({});

/** The chosen language. */
export function lang(): Lang {
  return settings.lang;
}

/** Fetches a game's texts; a game without any still works, in notation. */
export async function bringTexts(slug: string): Promise<Speech> {
  const [english, polish] = await Promise.all(
    LANGUAGES.map(async (one) => {
      const file = Object.keys(gameTexts).find((path) => path.endsWith(`/${slug}/texts/${one}.ftl`));
      return file ? gameTexts[file]?.() : undefined;
    }),
  );
  const texts = new Speech({ en: english ?? "", pl: polish ?? "" });
  brought.set(slug, texts);
  return texts;
}

/** Speaks a game's texts from now on. */
export async function loadTexts(slug: string): Promise<void> {
  game = brought.get(slug) ?? (await bringTexts(slug));
}

/** The names of a game's components, and how its events are told. */
export function useNames(content: Pick<Content, "names" | "events"> | null): void {
  names = content?.names ?? { en: {}, pl: {} };
  kinds = content?.events ?? {};
}

/** What the game says of this kind of event. */
export function kindOf(event: JournalEvent): EventInfo | undefined {
  return kinds[event.event];
}

function find(key: string): { bundle: FluentBundle; pattern: NonNullable<Pattern> } | null {
  for (const bundle of [game?.in(settings.lang), general.in(settings.lang)]) {
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern !== null && pattern !== undefined) return { bundle, pattern };
  }
  return null;
}
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** True if there is such a text. */
export function has(key: string): boolean {
  return find(key) !== null;
}

/** A text with its variables filled in; a missing one shows its key, which a test would find. */
export function t(key: string, vars: Vars = {}): string {
  const found = find(key);
  return found ? found.bundle.formatPattern(found.pattern, vars, []) : key;
}

/** A component's name; what has none speaks for itself. */
export function name(id: string): string {
  return names[settings.lang][id] ?? id;
}

/**
 * A value as a variable: numbers as they are, so that plurals work, but for a minus; ids by their names; lists joined.
 */
export function value(one: unknown): FluentVariable {
  if (one === null || one === undefined) return NOTHING;
  if (typeof one === "number") return one < 0 ? figure(one) : one;
  if (Array.isArray(one)) {
    const parts = one.map((each) => String(value(each)));
    return parts.join(parts.some((part) => part.includes(",")) ? "; " : ", ");
  }
  return name(String(one));
}

/** What the deciding seat is asked. A prompt may be shorter on the screen, where its things are seen: `.screen`. */
export function sayPrompt(decision: Decision): string {
  const key = `prompt-${decision.point}`;
  const found = find(key);
  if (!found) return t("prompt-choose");
  const short = found.bundle.getMessage(key)?.attributes["screen"];
  return capital(found.bundle.formatPattern(short ?? found.pattern, facts(decision), []));
}

/** What a decision tells besides who is asked what. */
function facts(decision: Decision): Vars {
  const { point: _point, seats: _seats, ...details } = decision;
  return Object.fromEntries(Object.entries(details).map(([key, one]) => [key, value(one)]));
}

/**
 * A move as a phrase. Its variables have the names of its targets' kinds, the second card is `card_2`;
 * a variable of any other name stands for all its words. A move with a target that others of its verb lack has words of
 * its own: the attribute named after that kind.
 */
export function sayMove(move: Move): string {
  const [verb = "", ...words] = move.text.split(" ");
  const key = `move-${verb}`;
  const found = find(key);
  if (!found) return move.text;
  const vars: Vars = {};
  const counts = new Map<string, number>();
  for (const target of move.targets) {
    const [kind = "", id = ""] = target.split(":");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    // a number is a count, unless things of this kind are numbered and have names; a part is named after its whole
    const called =
      names[settings.lang][target] ?? (id.includes(".") ? names[settings.lang][id.replace(".", "_")] : undefined);
    vars[count === 1 ? kind : `${kind}_${count}`] = called ?? value(/^\d+$/.test(id) ? Number(id) : id);
  }
  const special = found.bundle.getMessage(key)?.attributes ?? {};
  const pattern = [...counts.keys()].map((kind) => special[kind]).find((one) => one) ?? found.pattern;
  for (const wanted of variables(pattern))
    if (!(wanted in vars)) vars[wanted] = names[settings.lang][words.join("_")] ?? value(words);
  return found.bundle.formatPattern(pattern, vars, []);
}

/** The move that ends a decision. A game may say what is given up by it: `closing-` and the decision point. */
export function sayClosing(move: Move, decision: Decision | null | undefined): string {
  const key = `closing-${decision?.point}`;
  return decision && has(key) ? t(key, facts(decision)) : sayMove(move);
}

/** A journal entry as a sentence. */
export function sayEvent(event: JournalEvent, seats: readonly (string | null)[]): string {
  const vars: Vars = {};
  const called = (seat: number): string => seats[seat] ?? String(seat);
  const kind = kindOf(event);
  for (const [field, one] of Object.entries(event)) {
    if (field === "event" || field === "number") continue;
    if (kind?.seats.includes(field) && typeof one === "number") vars[field] = called(one);
    else if (kind?.by_seat.includes(field) && isNumbers(one)) vars[field] = bySeat(one, called);
    else vars[field] = value(one);
  }
  return has(`event-${event.event}`) ? t(`event-${event.event}`, vars) : event.event;
}

function isNumbers(one: unknown): one is number[] {
  return Array.isArray(one) && one.every((each) => typeof each === "number");
}

/** One number for each seat: who has any, and how many. */
function bySeat(numbers: number[], called: (seat: number) => string): string {
  return (
    numbers.flatMap((count, seat) => (count === 0 ? [] : [`${called(seat)} ${figure(count)}`])).join(", ") || NOTHING
  );
}

/** With a capital first letter, for a phrase that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** The names of the variables in a pattern. */
function variables(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(variables);
  if (pattern === null || typeof pattern !== "object") return [];
  const part = pattern as { type?: string; name?: string; selector?: unknown; variants?: { value: unknown }[] };
  if (part.type === "var") return [part.name ?? ""];
  if (part.type === "select")
    return [...variables(part.selector), ...(part.variants ?? []).flatMap((v) => variables(v.value))];
  return [];
}
