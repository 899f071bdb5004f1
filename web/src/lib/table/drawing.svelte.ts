/**
 * The first drawing of a table, piece by piece from top to bottom. On a slow phone a board takes hundreds of
 * milliseconds; drawn in one piece, it would keep the phone from answering to a finger for as long.
 */

import { flushSync, getContext, setContext } from "svelte";

/** Pieces are drawn for this long before the screen is painted, in milliseconds. */
const STINT = 8;

export class Drawing {
  /** True once everything is drawn. What is opened or changed later is drawn at once. */
  whole = $state(false);

  private readonly queue: (() => void)[] = [];
  /** Where the next piece is put: pieces within a piece come before those that follow it. */
  private place = 0;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `patient` says that boards are drawn in pieces too. */
  constructor(readonly patient: boolean) {}

  /** Draws a piece when its turn comes. The result takes it out of the queue. */
  join(draw: () => void): () => void {
    if (this.queue.length === 0) this.paint();
    this.queue.splice(this.place, 0, draw);
    this.place += 1;
    return () => {
      const index = this.queue.indexOf(draw);
      if (index < 0) return;
      this.queue.splice(index, 1);
      if (index < this.place) this.place -= 1;
    };
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  /** Goes on after the next frame, so that what is drawn so far can be seen. */
  private paint(): void {
    this.stop();
    this.frame = requestAnimationFrame(() => (this.timer = setTimeout(() => this.work())));
  }

  private work(): void {
    const end = performance.now() + STINT;
    do {
      this.place = 0;
      const draw = this.queue.shift();
      if (draw) flushSync(draw);
    } while (this.queue.length > 0 && performance.now() < end);
    this.place = this.queue.length;
    if (this.queue.length > 0) this.paint();
    else this.whole = true;
  }
}

/** The context in which a table keeps its first drawing. */
export const DRAWING = Symbol("drawing");

export function provideDrawing(patient: boolean): Drawing {
  return setContext(DRAWING, new Drawing(patient));
}

/** The first drawing of the surrounding table, if there is one. */
export function useDrawing(): Drawing | undefined {
  return getContext<Drawing | undefined>(DRAWING);
}
