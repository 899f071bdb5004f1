import type { View } from "./types";

/** Why things cannot be chosen now: reasons by target or by the text of a move, as the engine gives them. */
export function closedOf(view: View | undefined): Record<string, string> {
  return {
    ...(view && "closed" in view ? view.closed : {}),
    ...(view?.decision && "closed" in view.decision ? view.decision.closed : {}),
  };
}
