/** Luck without an event, in words. */

import { t } from "../../lib/i18n.svelte";
import type { GameReview } from "../../lib/table/types";
import "./texts";

/** Says why a chance changed after a decision although the journal shows nothing: two players knew different things. */
export function sayUnseen({ decisions }: Pick<GameReview, "decisions">, number: number, names: string[]): string {
  const [one, next] = [decisions[number - 1], decisions[number]];
  const name = names[one?.seat ?? 0] ?? "";
  if (!next || next.seat === one?.seat) return t("review-luck-after", { name });
  return t("review-luck-knowledge", { name, next: names[next.seat] ?? "" });
}
