/** Points in time as people say them: "today, 20:14", "yesterday, 20:14", "Tuesday, 20:14", "3 Nov". */

import type { Lang } from "./table/types";

const LOCALES: Record<Lang, string> = { en: "en-GB", pl: "pl-PL" };
const DAY = 24 * 60 * 60 * 1000;

function midnight(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

export function sayWhen(then: Date, now: Date, lang: Lang): string {
  const locale = LOCALES[lang];
  const days = Math.round((midnight(then) - midnight(now)) / DAY); // rounded, because some days have 23 or 25 hours
  if (days > 0 || days < -6) {
    const year = then.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
    return then.toLocaleDateString(locale, { day: "numeric", month: "short", ...year });
  }
  const day =
    days < -1
      ? then.toLocaleDateString(locale, { weekday: "long" })
      : new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return `${day}, ${then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" })}`;
}
