/** The board's own words, in both languages; prompts, moves and reasons come from the game's texts. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { lang, type Vars } from "../../i18n.svelte";
import type { Lang } from "../../table/types";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

function bundle(code: Lang, text: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle("en", en), pl: bundle("pl", pl) };

/** A text in a language; "" if there is none. */
export function sayIn(code: Lang, key: string, vars: Vars = {}): string {
  const pattern = bundles[code].getMessage(key)?.value;
  return pattern ? bundles[code].formatPattern(pattern, vars, []) : "";
}

/** A text in the chosen language. */
export function say(key: string, vars: Vars = {}): string {
  return sayIn(lang(), key, vars);
}
