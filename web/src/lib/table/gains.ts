/** What a turn brings, in words. The names of the terms are the game's. */

import { lang, t } from "../i18n.svelte";
import type { Wire } from "./types";

/** A number with one decimal place. */
export function oneDecimal(value: number): string {
  return new Intl.NumberFormat(lang(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
}

export function sayGains(gains: Wire["Reason"][]): string {
  return gains
    .map(({ term, gain }) =>
      t("hint-gain", { term: t(`hint-${term}`), sign: gain > 0 ? "+" : "−", amount: oneDecimal(Math.abs(gain)) }),
    )
    .join(", ");
}
