/** What a person has chosen for this browser. Kept in localStorage. */

import type { Lang } from "./table/types";

export type Theme = "system" | "day" | "night";
export type Motion = "system" | "full" | "none";

interface Stored {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
}

const KEY = "fajrant.settings";

function preferred(): Stored {
  const polish = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("pl");
  return { lang: polish ? "pl" : "en", theme: "system", motion: "system", sound: false };
}

function load(): Stored {
  try {
    return { ...preferred(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return preferred();
  }
}

class Settings {
  private stored: Stored = $state(load());
  private dark = $state(matches("(prefers-color-scheme: dark)"));
  private reduced = $state(matches("(prefers-reduced-motion: reduce)"));

  constructor() {
    watch("(prefers-color-scheme: dark)", (now) => (this.dark = now));
    watch("(prefers-reduced-motion: reduce)", (now) => (this.reduced = now));
  }

  get lang(): Lang {
    return this.stored.lang;
  }
  set lang(value: Lang) {
    this.keep({ lang: value });
  }
  get theme(): Theme {
    return this.stored.theme;
  }
  set theme(value: Theme) {
    this.keep({ theme: value });
  }
  get motion(): Motion {
    return this.stored.motion;
  }
  set motion(value: Motion) {
    this.keep({ motion: value });
  }
  get sound(): boolean {
    return this.stored.sound;
  }
  set sound(value: boolean) {
    this.keep({ sound: value });
  }

  /** The theme that is drawn. */
  get shade(): "day" | "night" {
    if (this.theme === "system") return this.dark ? "night" : "day";
    return this.theme;
  }

  /** True if things should appear in place instead of moving there. */
  get still(): boolean {
    return this.motion === "none" || (this.motion === "system" && this.reduced);
  }

  private keep(change: Partial<Stored>): void {
    Object.assign(this.stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function watch(query: string, tell: (now: boolean) => void): void {
  if (typeof matchMedia !== "function") return;
  matchMedia(query).addEventListener?.("change", (event) => tell(event.matches));
}

export const settings = new Settings();
