/** A lesson in progress: the step, what the table shows, and what is played by itself. Needs no server. */

import { keepProgress, progressIn } from "../../lib/lessons";
import { settings } from "../../lib/settings.svelte";
import { momentAfter } from "../../lib/table/news";
import type { Lesson, Moment } from "../../lib/table/types";
import { LessonPicker } from "./picker.svelte";

/** How long each move of the script is shown, in milliseconds. */
const PACE = 1100;
/** The same for a move after which the same seat goes on, as in mining. */
const PACE_IN_TURN = 450;
/** How long "Show me" shows each pick, and then the result. */
const SLOW = 1000;
const RESULT = 1800;

export type Step = Lesson["steps"][number];

export class Course {
  readonly lesson: Lesson;
  readonly picker: LessonPicker;
  number = $state(0);
  moment: Moment = $state.raw() as Moment;
  /** What plays by itself: the rest of a step, or its move as a demonstration. */
  busy: "playing" | "showing" | null = $state(null);
  /** True while the step's reasons are open. */
  why = $state(false);
  /** True after a press on something else than the lit target. */
  missed = $state(false);

  /** The moment at which each step begins. */
  private readonly starts: Moment[] = [];
  /** The moments of each step after its beginning. */
  private readonly frames: Moment[][] = [];
  private wake: (() => void) | null = null;
  private skipping = false;
  private run = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    let now = lesson.start;
    for (const step of lesson.steps) {
      this.starts.push(now);
      const frames = step.frames.map((news) => (now = momentAfter(now, news)));
      this.frames.push(frames);
    }
    this.picker = new LessonPicker(
      [],
      () => void this.advance(),
      () => this.busy !== null,
    );
    const { step } = progressIn(lesson.game);
    this.begin(step < lesson.steps.length - 1 ? step : 0);
  }

  get step(): Step {
    return this.lesson.steps[this.number]!;
  }
  get last(): boolean {
    return this.number === this.lesson.steps.length - 1;
  }

  /** Begins a step with the table as it is then. */
  begin(number: number): void {
    this.run += 1;
    this.number = number;
    this.busy = null;
    this.why = false;
    this.missed = false;
    const start = this.starts[number]!;
    this.moment = start;
    this.picker.teach(this.step.move, start.moves);
    const { done } = progressIn(this.lesson.game);
    keepProgress(this.lesson.game, { step: number, done: done || this.last });
  }

  back(): void {
    if (this.number > 0) this.begin(this.number - 1);
  }

  /** Presses what is lit, as the Enter key does; goes on if the step only explains. */
  press(): void {
    if (this.busy === "playing") return this.skip();
    if (this.busy) return;
    const target = this.picker.wanted;
    if (target !== undefined) this.picker.pick(target);
    else if (this.step.move) this.picker.play(this.step.move.text);
    else if (!this.last) void this.advance();
  }

  /** Plays the step to its end and begins the next one. */
  async advance(): Promise<void> {
    const run = ++this.run;
    this.why = false;
    this.missed = false;
    this.skipping = settings.still;
    this.busy = "playing";
    const frames = this.frames[this.number]!;
    for (const [index, frame] of frames.entries()) {
      const mover = this.moment.acting[0];
      this.moment = frame;
      if (index < frames.length - 1) await this.pause(frame.acting[0] === mover ? PACE_IN_TURN : PACE);
      if (run !== this.run) return;
    }
    this.begin(this.number + 1);
  }

  /** Shows the rest of the step at once. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  /** Plays the learner's move slowly, then takes it back. */
  async show(): Promise<void> {
    if (this.busy || !this.step.move) return;
    const run = ++this.run;
    this.busy = "showing";
    this.missed = false;
    this.skipping = false;
    const picks = this.picker.moves[0]?.targets ?? [];
    for (const target of picks) {
      this.picker.picked = [...this.picker.picked, target];
      await this.pause(SLOW);
      if (run !== this.run) return;
    }
    this.moment = this.frames[this.number]![0]!;
    await this.pause(RESULT);
    if (run === this.run) this.begin(this.number);
  }

  /** Ends everything that plays by itself. */
  close(): void {
    this.run += 1;
    this.wake?.();
  }

  private pause(wait: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
