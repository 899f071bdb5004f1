/** Short, quiet sounds, made of tones and noise. Loaded when the first sound is played. */

import type { Sound } from "./kinds";

/** A tone or a burst of noise. Times are in seconds, from the start of the sound. */
interface Note {
  from: number;
  length: number;
  /** The loudness, from 0 to 1. */
  level: number;
  /** Hertz: the pitch of a tone, or the middle of the band of noise. */
  pitch: number;
  /** The pitch at the end; without it, the pitch stays. */
  to?: number;
  wave: OscillatorType | "noise";
}

const knock = (from: number, pitch: number, level: number): Note[] => [
  { from, length: 0.09, level, pitch, to: pitch * 0.6, wave: "triangle" },
  { from, length: 0.03, level: level * 0.5, pitch: pitch * 7, wave: "noise" },
];
const ring = (from: number, pitch: number, length: number, level: number): Note => ({
  from,
  length,
  level,
  pitch,
  wave: "sine",
});
const puff = (from: number): Note => ({ from, length: 0.13, level: 0.3, pitch: 900, to: 420, wave: "noise" });

export const NOTES: Record<Sound, Note[]> = {
  place: knock(0, 220, 0.5),
  card: [{ from: 0, length: 0.14, level: 0.28, pitch: 2600, to: 4800, wave: "noise" }],
  dice: [...knock(0, 520, 0.32), ...knock(0.07, 610, 0.26), ...knock(0.12, 480, 0.3), ...knock(0.21, 560, 0.2)],
  coins: [ring(0, 2350, 0.16, 0.16), ring(0.06, 3140, 0.2, 0.14), ring(0.13, 2790, 0.22, 0.1)],
  train: [puff(0), puff(0.17), puff(0.32), ring(0.08, 415, 0.34, 0.08), ring(0.08, 523, 0.34, 0.08)],
  turn: [ring(0, 587, 0.35, 0.3), ring(0.12, 880, 0.4, 0.3)],
  end: [ring(0, 523, 0.5, 0.24), ring(0.14, 659, 0.5, 0.24), ring(0.28, 784, 0.55, 0.24), ring(0.42, 1047, 0.9, 0.26)],
};

/** Silence after the start of a sound, in seconds: what happens meanwhile makes no sound of its own. */
export const GAP = 0.18;
/** Sounds that wait for the gap to end instead of being dropped. */
const PATIENT: Sound[] = ["turn", "end"];
const SILENT = 0.0001;

export class Synthesiser {
  private free = 0; // the time from which the next sound may start
  private noise: AudioBuffer | null = null;

  constructor(private readonly context: AudioContext) {}

  /** Plays a sound at this volume, from 0 to 1, unless another one has just begun. */
  play(sound: Sound, volume: number): void {
    const now = this.context.currentTime;
    if (now < this.free && !PATIENT.includes(sound)) return;
    const start = Math.max(now, this.free);
    this.free = start + GAP;
    for (const note of NOTES[sound]) this.playNote(note, start + note.from, note.level * volume);
  }

  private playNote(note: Note, from: number, level: number): void {
    const { context } = this;
    const until = from + note.length;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENT, from);
    loudness.gain.exponentialRampToValueAtTime(Math.max(level, SILENT), from + 0.01);
    loudness.gain.exponentialRampToValueAtTime(SILENT, until);
    loudness.connect(context.destination);
    if (note.wave === "noise") {
      const source = context.createBufferSource();
      const band = context.createBiquadFilter();
      source.buffer = this.noise ??= whiteNoise(context);
      source.loop = true;
      band.type = "bandpass";
      glide(band.frequency, note, from, until);
      source.connect(band).connect(loudness);
      source.start(from);
      source.stop(until);
    } else {
      const tone = context.createOscillator();
      tone.type = note.wave;
      glide(tone.frequency, note, from, until);
      tone.connect(loudness);
      tone.start(from);
      tone.stop(until);
    }
  }
}

function glide(pitch: AudioParam, note: Note, from: number, until: number): void {
  pitch.setValueAtTime(note.pitch, from);
  if (note.to) pitch.exponentialRampToValueAtTime(note.to, until);
}

/** Half a second of noise, the same every time. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place += 1) {
    state = (state * 48271) % 2147483647;
    samples[place] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
