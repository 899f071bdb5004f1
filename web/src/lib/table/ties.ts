/** Ties in words. */

import { t } from "../i18n.svelte";
import type { Wire } from "./types";

/** Who had equal points and what decided: "Hanka, Zeflik: 75 = 75, more coal left: 4 : 2". */
export function sayTie(tie: Wire["TieBreak"], names: string[]): string {
  const words = {
    names: tie.seats.map((seat) => names[seat] ?? "").join(", "),
    points: tie.seats.map(() => tie.points).join(" = "),
  };
  if (tie.criterion === null) return t("end-tie-shared", words);
  return t("end-tie-broken", { ...words, criterion: t(`tie-${tie.criterion}`), values: tie.values.join(" : ") });
}
