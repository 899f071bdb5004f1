/** Puts refusals of a house on this device into words, as `fajrant.server.refusals` does on a server. */

import en from "../../../../src/fajrant/texts/en.ftl?raw";
import pl from "../../../../src/fajrant/texts/pl.ftl?raw";
import { Speech, type Vars } from "../i18n.svelte";
import type { Lang, Wire } from "../table/types";

/** As in `fajrant.local.api`. */
export interface Unworded {
  error: string;
  because: string;
  details: Record<string, unknown>;
  problem: { code: string; line: number; details: Record<string, string | number> } | null;
}

const QUOTED = 200;
const speech = new Speech({ en, pl });

export function worded(refusal: Unworded): Wire["Refusal"] {
  const message = { en: sentence(refusal, "en"), pl: sentence(refusal, "pl") };
  return { error: refusal.error, message, details: refusal.details };
}

function say(key: string, vars: Vars, lang: Lang): string {
  const bundle = speech.in(lang);
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, vars, []) : key;
}

function sentence({ because, details, problem }: Unworded, lang: Lang): string {
  const words = Object.entries(details).filter(([, value]) => typeof value === "string" || typeof value === "number");
  const vars = Object.fromEntries(words) as Vars;
  if (problem) vars["reason"] = sayProblem(problem, lang);
  return say(`refused-${because}`, vars, lang);
}

function sayProblem({ code, line, details }: NonNullable<Unworded["problem"]>, lang: Lang): string {
  const words = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, quoted(value)]));
  const problem = say(`problem-${code}`, words, lang);
  return line ? say("problem-line", { line, problem }, lang) : problem;
}

/** Shortens a quotation, and replaces an empty one by `none`. */
function quoted(value: string | number): string | number {
  if (value === "") return "none";
  return typeof value === "string" && value.length > QUOTED ? `${value.slice(0, QUOTED - 1)}…` : value;
}
