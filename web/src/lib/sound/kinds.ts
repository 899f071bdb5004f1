/** The sounds of a table, the most important first, and which one is heard when several things happen at once. */

export const SOUNDS = ["end", "turn", "train", "dice", "coins", "card", "place"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Which kinds of journal events make which sound. A kind that is not listed is silent. */
export type SoundsOf<Kind extends string = string> = Partial<Record<Kind, Sound>>;

/** The most important of several sounds; null if there is none. */
export function loudest(sounds: (Sound | undefined)[]): Sound | null {
  return SOUNDS.find((sound) => sounds.includes(sound)) ?? null;
}
