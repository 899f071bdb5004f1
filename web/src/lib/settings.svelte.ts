/** The person's settings in this browser, kept in localStorage. */

import type { Lang } from "./table/types";

export type Theme = "system" | "day" | "night";
export type Motion = "system" | "full" | "none";
export type Loudness = "quiet" | "normal" | "loud";
export type Volume = "off" | Loudness;
/** How fast the turns of the others are told. */
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Stored {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  loudness: Loudness;
  /** False until the person has turned sound on or off. */
  soundChosen: boolean;
  /** How far each game's table is zoomed in, by the name of what is zoomed. */
  zooms: Record<string, number>;
}

const KEY = "fajrant.settings";

function preferred(): Stored {
  const polish = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("pl");
  return {
    lang: polish ? "pl" : "en",
    theme: "system",
    motion: "system",
    speed: "normal",
    sound: false,
    loudness: "normal",
    soundChosen: false,
    confirm: false,
    zooms: {},
  };
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

  /** Everything that is kept. */
  all(): Stored {
    return $state.snapshot(this.stored);
  }

  /** Takes over the settings of another device, unless some were made here. */
  adopt(others: Partial<Stored>): void {
    if (localStorage.getItem(KEY) === null) this.keep(others);
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
  get speed(): Speed {
    return this.stored.speed;
  }
  set speed(value: Speed) {
    this.keep({ speed: value });
  }
  get sound(): boolean {
    return this.stored.sound;
  }
  set sound(value: boolean) {
    this.keep({ sound: value, soundChosen: true });
  }
  get soundChosen(): boolean {
    return this.stored.soundChosen;
  }
  get volume(): Volume {
    return this.sound ? this.stored.loudness : "off";
  }
  set volume(value: Volume) {
    this.sound = value !== "off";
    if (value !== "off") this.keep({ loudness: value });
  }

  /** True if a move that ends the turn waits until the person confirms it. */
  get confirm(): boolean {
    return this.stored.confirm;
  }
  set confirm(value: boolean) {
    this.keep({ confirm: value });
  }

  zoomOf(what: string): number | undefined {
    return this.stored.zooms[what];
  }
  keepZoom(what: string, factor: number): void {
    this.keep({ zooms: { ...this.stored.zooms, [what]: factor } });
  }

  /** The theme in use. */
  get shade(): "day" | "night" {
    if (this.theme === "system") return this.dark ? "night" : "day";
    return this.theme;
  }

  /** True if animations are off. */
  get still(): boolean {
    return this.motion === "none" || (this.motion === "system" && this.reduced);
  }

  private keep(change: Partial<Stored>): void {
    Object.assign(this.stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // without storage, the game still works
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
