/** Plays sounds at the volume of the settings. The synthesiser is loaded with the first sound. */

import { settings, type Volume } from "../settings.svelte";
import type { Sound } from "./kinds";
import type { Synthesiser } from "./synthesis";

const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 0.12, normal: 0.3, loud: 0.7 };

let loading: Promise<Synthesiser> | null = null;

/** Browsers allow sound only after a press on the page. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export async function play(sound: Sound): Promise<void> {
  if (settings.volume === "off" || typeof AudioContext === "undefined" || !mayBeHeard()) return;
  try {
    loading ??= import("./synthesis").then(({ Synthesiser }) => new Synthesiser(new AudioContext()));
    (await loading).play(sound, LOUDNESS[settings.volume]);
  } catch {
    loading = null; // the game works without sound; the next one tries again
  }
}
