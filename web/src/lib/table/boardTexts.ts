/** A board's own texts in both languages. Prompts, moves and reasons come from the game's texts. */

import { lang, Speech, type Vars } from "../i18n.svelte";
import type { Lang } from "./types";

export interface BoardTexts {
  /** A text in the chosen language. */
  say: (key: string, vars?: Vars) => string;
  /** A text in the given language; "" if it is missing. */
  sayIn: (code: Lang, key: string, vars?: Vars) => string;
}

export function boardTexts(texts: Record<Lang, string>): BoardTexts {
  const speech = new Speech(texts);
  const sayIn = (code: Lang, key: string, vars: Vars = {}): string => {
    const bundle = speech.in(code);
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, vars, []) : "";
  };
  return { sayIn, say: (key, vars) => sayIn(lang(), key, vars) };
}
