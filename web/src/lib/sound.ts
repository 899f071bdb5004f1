/** A short chime of two notes when it is your turn to decide. Off until switched on. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page make a sound only after somebody has pressed something on it. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !mayBeHeard()) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [place, pitch] of [587, 880].entries()) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const from = start + place * 0.12;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, from);
    loud.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, from + 0.35);
    tone.connect(loud).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.4);
  }
}
