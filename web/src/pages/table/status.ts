/** A seat in a few words: its player, and whether they are online. */

import { minutes } from "../../lib/figures";
import { t } from "../../lib/i18n.svelte";
import type { Seat } from "../../lib/table/types";

export function sayStatus(seat: Seat, away: number | null): string {
  if (seat.kind === "open") return t("seat-open");
  const level = seat.level ? t(`level-${seat.level}`) : "";
  if (seat.resigned) return t("people-resigned", { level });
  if (seat.kind === "bot") return t("people-bot", { level });
  const words = seat.level ? [t("people-stand_in", { level })] : [];
  if (seat.yours) words.unshift(t("seat-you"));
  else if (seat.online) words.unshift(t("people-here"));
  else words.unshift(away ? t("seat-away", { time: minutes(away) }) : t("seat-offline"));
  return words.join(" · ");
}
