/**
 * Zooming and panning of a scrolling box: by wheel, two fingers, mouse or buttons. The drawing in the box grows by
 * `factor`; the box itself keeps its size.
 */

import { flushSync } from "svelte";

interface Point {
  x: number;
  y: number;
}

interface Range {
  most: number;
  start?: number;
  /** Called when the person has changed the factor. */
  changed?: (factor: number) => void;
}

/** By how much one turn of the wheel, and one press of a button, zooms. */
const NOTCH = 1.2;
const PRESS = 1.5;

export class Zoom {
  factor = $state(1);
  /** True while the mouse drags the drawing. */
  held = $state(false);
  private box: HTMLElement | undefined;
  private drag: { x: number; y: number; left: number; top: number } | null = null;
  private pinch: { apart: number; factor: number } | null = null;

  constructor(private readonly range: Range) {
    this.factor = range.start ?? 1;
  }

  get most(): boolean {
    return this.factor >= this.range.most;
  }
  get far(): boolean {
    return this.factor > 1;
  }

  /** Zooms so that a point, given in pixels of the window, stays in place; without one, the middle of the box does. */
  to(wanted: number, pointer?: Point): void {
    const { box } = this;
    if (!box) return;
    const { left, top } = box.getBoundingClientRect();
    const scale = scaleOf(box);
    const point = pointer
      ? { x: (pointer.x - left) / scale, y: (pointer.y - top) / scale }
      : { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    const old = this.factor;
    const under = { x: box.scrollLeft + point.x, y: box.scrollTop + point.y };
    this.factor = Math.min(this.range.most, Math.max(1, wanted));
    flushSync(); // a pinch sends several of these per frame: each must start where the last one ended
    box.scrollLeft = (under.x * this.factor) / old - point.x;
    box.scrollTop = (under.y * this.factor) / old - point.y;
    this.range.changed?.(this.factor);
  }
  closer(): void {
    this.to(this.factor * PRESS);
  }
  farther(): void {
    this.to(this.factor / PRESS);
  }

  /** For `{@attach zoom.attach}` on the scrolling box. */
  attach = (box: HTMLElement): (() => void) => {
    this.box = box;
    const stop = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => box.addEventListener(name, heard, { passive: false, signal: stop.signal });
    listen("wheel", (event) => this.turn(event));
    listen("touchstart", (event) => this.touch(event));
    listen("touchmove", (event) => this.spread(event));
    listen("pointerdown", (event) => this.grab(event));
    listen("pointermove", (event) => this.pull(event));
    listen("pointerup", () => this.release());
    listen("pointercancel", () => this.release());
    return () => {
      stop.abort();
      this.box = undefined;
    };
  };

  private turn(event: WheelEvent): void {
    if (event.defaultPrevented || event.deltaY === 0) return; // something inside, such as a map, has used it
    if (!event.ctrlKey && this.scrolls(event)) return;
    event.preventDefault();
    this.to(this.factor * (event.deltaY < 0 ? NOTCH : 1 / NOTCH), { x: event.clientX, y: event.clientY });
  }

  /** True if the wheel turns over a list in the drawing that can scroll. */
  private scrolls({ target }: Event): boolean {
    for (let at = target as Element | null; at && at !== this.box; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
    }
    return false;
  }

  private touch(event: TouchEvent): void {
    const [first, second] = event.touches;
    this.pinch = first && second ? { apart: apart(first, second), factor: this.factor } : null;
  }
  private spread(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (event.defaultPrevented || !this.pinch || !first || !second) return;
    event.preventDefault();
    this.to((this.pinch.factor * apart(first, second)) / this.pinch.apart, {
      x: (first.clientX + second.clientX) / 2,
      y: (first.clientY + second.clientY) / 2,
    });
  }

  private grab(event: PointerEvent): void {
    const { box } = this;
    if (event.pointerType !== "mouse" || event.button !== 0 || !this.far || !box) return;
    if ((event.target as Element).closest('[data-state="legal"], button, a, input, [role="button"]')) return;
    event.stopPropagation();
    this.drag = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    this.held = true;
    box.setPointerCapture(event.pointerId);
  }
  private pull(event: PointerEvent): void {
    const { box, drag } = this;
    if (!drag || !box) return;
    const scale = scaleOf(box);
    box.scrollLeft = drag.left - (event.clientX - drag.x) / scale;
    box.scrollTop = drag.top - (event.clientY - drag.y) / scale;
  }
  private release(): void {
    this.drag = null;
    this.held = false;
  }
}

/** Pixels of the window per pixel of the box, which may lie on a scaled sheet. */
const scaleOf = (box: HTMLElement): number => box.getBoundingClientRect().width / box.offsetWidth || 1;

const apart = (first: Touch, second: Touch): number =>
  Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
