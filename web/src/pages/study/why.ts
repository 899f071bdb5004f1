/** Why a move is better than another: what it promises and what it gives up, in sentences. */

import { oneDecimal } from "../../lib/table/gains";
import { t } from "../../lib/i18n.svelte";
import { differences } from "../../lib/table/review";
import type { Compared } from "../../lib/table/types";
import "./texts";

/** What a better move is compared with: the move of the game, one's own answer, or the next best move of a puzzle. */
export type Against = "played" | "yours" | "next";

type Gain = ReturnType<typeof differences>[number];

const RIVALS = "rivals"; // what the strongest rival loses
const TELLING = 0.5; // points of a rival; less is not worth a sentence
const MORE = 2; // terms that speak for the move
const LESS = 1; // terms that speak against it

/** Empty if the evaluation sees no difference. `words` are those of the other move. */
export function sayWhy(best: Compared | undefined, other: Compared | undefined, against: Against, words = ""): string {
  const all = differences(best, other);
  const rivals = all.find(({ term, gain }) => term === RIVALS && Math.abs(gain) >= TELLING);
  const own = all.filter(({ term }) => term !== RIVALS);
  const more = own.filter(({ gain }) => gain > 0).slice(0, MORE);
  const less = own.filter(({ gain }) => gain < 0).slice(0, LESS);
  const sentences: string[] = [];
  if (sum(more) > -sum(less)) {
    sentences.push(t("why-more", { against, move: words, terms: terms(more) }));
    if (less.length > 0) sentences.push(t("why-less", { terms: terms(less) }));
  } else if (less.length > 0) {
    sentences.push(t("why-later", { against, move: words, terms: terms(less) }));
    sentences.push(more.length > 0 ? t("why-return", { terms: terms(more) }) : t("why-pays"));
  }
  if (rivals) {
    const kind = rivals.gain > 0 ? "less" : "more";
    sentences.push(t("why-rivals", { kind, amount: oneDecimal(Math.abs(rivals.gain)) }));
  }
  return sentences.join(" ");
}

const sum = (gains: Gain[]): number => gains.reduce((all, { gain }) => all + gain, 0);

const terms = (gains: Gain[]): string =>
  gains
    .map(({ term, gain }) => `${t(`hint-${term}`)} (${gain > 0 ? "+" : "−"}${oneDecimal(Math.abs(gain))})`)
    .join(", ");
