/** The points of a seat as the seat panels show them. */

import { figure } from "../figures";
import { t } from "../i18n.svelte";
import { liveScoring } from "./liveScoring.svelte";
import type { Moment } from "./types";

export interface Standing {
  /** Points awarded so far; null if this seat may not know them. */
  scored: number | null;
  /** Points as if the game ended now; null if they are secret, final or the same. */
  forecast: number | null;
}

export function standingOf(moment: Moment, seat: number): Standing {
  const told = liveScoring.now?.points[seat];
  if (told !== undefined) return { scored: told, forecast: null };
  const scored = moment.scored[seat] ?? null;
  const forecast = moment.scores[seat] ?? null;
  return { scored, forecast: forecast === scored ? null : forecast };
}

/** What the numbers are, in words. */
export function sayStanding(scored: number, forecast: number | null): string {
  const soFar = `${t("seat-scored")}: ${figure(scored)}`;
  return forecast === null ? soFar : `${soFar}. ${t("seat-forecast-long", { points: figure(forecast) })}`;
}
