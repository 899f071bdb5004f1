/**
 * Texts in the chosen language. General texts are in this client, some of them loaded with their pages; prompts, moves
 * and events come from each game's folder.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { figure } from "./figures";
import { settings } from "./settings.svelte";
import type { Content, Decision, EventInfo, JournalEvent, Lang, Move } from "./table/types";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

export const LANGUAGES: Lang[] = ["en", "pl"];
export type Vars = Record<string, FluentVariable>;

const NOTHING = "none"; // messages select on this when a value is missing

const gameTexts = import.meta.glob<string>("../../../src/fajrant/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Texts in several languages, each parsed when first used. */
export class Speech {
  private readonly bundles = new Map<Lang, FluentBundle>();
  private readonly texts: Partial<Record<Lang, string>>[];

  constructor(...texts: Partial<Record<Lang, string>>[]) {
    this.texts = texts;
  }

  /** Adds more texts. */
  add(texts: Partial<Record<Lang, string>>): void {
    this.texts.push(texts);
    for (const [code, bundle] of this.bundles) bundle.addResource(new FluentResource(texts[code] ?? ""));
  }

  in(lang: Lang): FluentBundle {
    const known = this.bundles.get(lang);
    if (known) return known;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const texts of this.texts) bundle.addResource(new FluentResource(texts[lang] ?? ""));
    this.bundles.set(lang, bundle);
    return bundle;
  }
}

const general = new Speech({ en, pl });

/** Adds the texts of some pages to the general ones. Call it from a module that those pages import. */
export function addTexts(texts: Record<Lang, string>): void {
  general.add(texts);
}

/** How long the other languages of a game wait, in milliseconds: its table needs the line for itself first. */
const OTHERS = 3000;

interface GameTexts {
  slug: string;
  /** By language, as far as they were fetched. */
  bundles: Partial<Record<Lang, FluentBundle>>;
}
const fetched = new Map<string, Promise<FluentBundle>>();

let game: GameTexts | null = $state.raw(null);
let names: Record<Lang, Record<string, string>> = $state.raw({ en: {}, pl: {} });
let kinds: Content["events"] = $state.raw({});

/** The chosen language. */
export function lang(): Lang {
  return settings.lang;
}

/** Fetches a game's texts in one language, once. A game without texts still works, in notation. */
export function bringTexts(slug: string, code = settings.lang): Promise<FluentBundle> {
  const path = `/${slug}/texts/${code}.ftl`;
  const known = fetched.get(path);
  if (known) return known;
  const file = gameTexts[Object.keys(gameTexts).find((each) => each.endsWith(path)) ?? ""];
  const bundle = (file?.() ?? Promise.resolve("")).then((text) => new Speech({ [code]: text }).in(code));
  bundle.catch(() => fetched.delete(path)); // the next call tries again
  fetched.set(path, bundle);
  return bundle;
}

/** Makes a game's texts current: in the chosen language at once, in the others a little later. */
export async function loadTexts(slug: string, languages: Lang[] = [settings.lang]): Promise<void> {
  const brought = await Promise.all(
    languages.map(async (code): Promise<[Lang, FluentBundle]> => [code, await bringTexts(slug, code)]),
  );
  const known = game?.slug === slug ? game.bundles : {};
  game = { slug, bundles: { ...known, ...Object.fromEntries(brought) } };
  const missing = LANGUAGES.filter((code) => !game?.bundles[code]);
  if (missing.length === 0) return;
  setTimeout(() => game?.slug === slug && void loadTexts(slug, missing).catch(() => {}), OTHERS);
}

/** Fetches the current game's texts in the chosen language, if they are missing. */
export function speak(): void {
  if (game && !game.bundles[settings.lang]) void loadTexts(game.slug).catch(() => {});
}

/** Sets the names of a game's components, and how its events are shown. */
export function useNames(content: Pick<Content, "names" | "events"> | null): void {
  names = content?.names ?? { en: {}, pl: {} };
  kinds = content?.events ?? {};
}

/** How the game shows this kind of event. */
export function kindOf(event: JournalEvent): EventInfo | undefined {
  return kinds[event.event];
}

function find(key: string): { bundle: FluentBundle; pattern: NonNullable<Pattern> } | null {
  const bundles = game?.bundles ?? {};
  // until the chosen language is fetched, another one is better than no words
  for (const bundle of [bundles[settings.lang] ?? Object.values(bundles)[0], general.in(settings.lang)]) {
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern !== null && pattern !== undefined) return { bundle, pattern };
  }
  return null;
}
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** True if the text exists. */
export function has(key: string): boolean {
  return find(key) !== null;
}

/** A text with its variables filled in. A missing text shows its key, which a test would notice. */
export function t(key: string, vars: Vars = {}): string {
  const message = find(key);
  return message ? message.bundle.formatPattern(message.pattern, vars, []) : key;
}

/** Formats a first number, which takes long, while the page still waits for the network. */
export function prepareNumbers(): void {
  t("bar-players", { count: 2 });
}

/** A component's name, or its id if it has none. */
export function name(id: string): string {
  return names[settings.lang][id] ?? id;
}

/** A value as a Fluent variable: numbers stay numbers unless negative, ids become names, lists are joined. */
export function value(raw: unknown): FluentVariable {
  if (raw === null || raw === undefined) return NOTHING;
  if (typeof raw === "number") return raw < 0 ? figure(raw) : raw;
  if (Array.isArray(raw)) {
    const parts = raw.map((each) => String(value(each)));
    return parts.join(parts.some((part) => part.includes(",")) ? "; " : ", ");
  }
  return name(String(raw));
}

/** The prompt for a decision. It may have a shorter version for the screen, where its things are visible: `.screen`. */
export function sayPrompt(decision: Decision): string {
  const key = `prompt-${decision.point}`;
  const message = find(key);
  if (!message) return t("prompt-choose");
  const short = message.bundle.getMessage(key)?.attributes["screen"];
  return capital(message.bundle.formatPattern(short ?? message.pattern, facts(decision), []));
}

/** What a decision is about, and what the choice costs or brings; "" if the game does not say. */
export function sayExplanation(decision: Decision): string {
  const key = `explain-${decision.point}`;
  return has(key) ? t(key, facts(decision)) : "";
}

/** The variables of a decision: everything but its point and seats. */
function facts(decision: Decision): Vars {
  const { point: _point, seats: _seats, ...details } = decision;
  return Object.fromEntries(Object.entries(details).map(([key, raw]) => [key, value(raw)]));
}

/**
 * A move as a phrase. Its variables are named after the kinds of its targets; the second card is `card_2`. A variable
 * of any other name stands for all words of the move. If a move has a kind of target that others of its verb lack, the
 * attribute of that name is used instead.
 */
export function sayMove(move: Move): string {
  const [verb = "", ...words] = move.text.split(" ");
  const key = `move-${verb}`;
  const message = find(key);
  if (!message) return move.text;
  const vars: Vars = {};
  const counts = new Map<string, number>();
  for (const target of move.targets) {
    const [kind = "", id = ""] = target.split(":");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    // a number is a count, unless things of this kind are numbered and named; a part has the name of its whole
    const known =
      names[settings.lang][target] ?? (id.includes(".") ? names[settings.lang][id.replace(".", "_")] : undefined);
    vars[count === 1 ? kind : `${kind}_${count}`] = known ?? (/^-?\d+$/.test(id) ? Number(id) : value(id));
  }
  const special = message.bundle.getMessage(key)?.attributes ?? {};
  const pattern = [...counts.keys()].map((kind) => special[kind]).find((attribute) => attribute) ?? message.pattern;
  for (const wanted of variables(pattern))
    if (!(wanted in vars)) vars[wanted] = names[settings.lang][words.join("_")] ?? value(words);
  return message.bundle.formatPattern(pattern, vars, []);
}

/** The move that ends a decision. A game may say what it gives up: `closing-` and the decision point. */
export function sayClosing(move: Move, decision: Decision | null | undefined): string {
  const key = `closing-${decision?.point}`;
  return decision && has(key) ? t(key, facts(decision)) : sayMove(move);
}

/** A journal entry as a sentence. */
export function sayEvent(event: JournalEvent, seats: readonly (string | null)[]): string {
  const vars: Vars = {};
  const nameOf = (seat: number): string => seats[seat] ?? String(seat);
  const kind = kindOf(event);
  for (const [field, raw] of Object.entries(event)) {
    if (field === "event" || field === "number") continue;
    if (kind?.seats.includes(field) && typeof raw === "number") vars[field] = nameOf(raw);
    else if (kind?.by_seat.includes(field) && isNumbers(raw)) vars[field] = bySeat(raw, nameOf);
    else vars[field] = value(raw);
  }
  return has(`event-${event.event}`) ? t(`event-${event.event}`, vars) : event.event;
}

function isNumbers(raw: unknown): raw is number[] {
  return Array.isArray(raw) && raw.every((each) => typeof each === "number");
}

/** One number for each seat, as text: the seats with a number other than zero. */
function bySeat(numbers: number[], nameOf: (seat: number) => string): string {
  return (
    numbers.flatMap((count, seat) => (count === 0 ? [] : [`${nameOf(seat)} ${figure(count)}`])).join(", ") || NOTHING
  );
}

/** Capitalises the first letter, for a phrase that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** The opposite, for a sentence that goes on another one. */
export function uncapital(text: string): string {
  return text.charAt(0).toLocaleLowerCase(settings.lang) + text.slice(1);
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
