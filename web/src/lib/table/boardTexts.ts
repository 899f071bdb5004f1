/** A board's own words, in both languages; prompts, moves and reasons come from the game's texts. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { lang, type Vars } from "../i18n.svelte";
import type { Lang } from "./types";

export interface BoardTexts {
  /** A text in the chosen language. */
  say: (key: string, vars?: Vars) => string;
  /** A text in a language; "" if there is none. */
  sayIn: (code: Lang, key: string, vars?: Vars) => string;
}

export function boardTexts(texts: Record<Lang, string>): BoardTexts {
  const bundles = { en: bundle("en", texts.en), pl: bundle("pl", texts.pl) };
  const sayIn = (code: Lang, key: string, vars: Vars = {}): string => {
    const pattern = bundles[code].getMessage(key)?.value;
    return pattern ? bundles[code].formatPattern(pattern, vars, []) : "";
  };
  return { sayIn, say: (key, vars) => sayIn(lang(), key, vars) };
}

function bundle(code: Lang, text: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
