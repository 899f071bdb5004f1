/** How good an answer to an exercise is. */

import { asGood } from "../../lib/table/review";
import type { Compared } from "../../lib/table/types";

export type Result = "beyond" | "best" | "better" | "not" | "worse" | "shown";

/** `other` is the move of the game; in a puzzle, the most tempting move. Without an answer, the best move was shown. */
export function resultOf(kind: "mistake" | "puzzle", answer: Compared | null, best: Compared, other: Compared): Result {
  if (!answer) return "shown";
  if (kind === "mistake" && !asGood(best, answer)) return "beyond";
  if (asGood(answer, best)) return "best";
  if (kind === "puzzle") return "not";
  if (!asGood(other, answer)) return "better";
  return asGood(answer, other) ? "not" : "worse";
}
