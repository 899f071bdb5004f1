/** How far this person has come in each lesson, kept in localStorage. */

const KEY = "fajrant.lessons";

export interface Progress {
  /** The step to go on with, from 0. */
  step: number;
  /** True if the lesson was once played to its end. */
  done: boolean;
}

/** The lessons in the order in which they were last played. */
export function allProgress(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function progressIn(slug: string): Progress {
  return { step: 0, done: false, ...allProgress()[slug] };
}

/** The lesson that was played last and is not finished. */
export function lastBegun(): string | undefined {
  return Object.entries(allProgress()).findLast(([, { step, done }]) => step > 0 && !done)?.[0];
}

export function keepProgress(slug: string, progress: Progress): void {
  const { [slug]: _, ...others } = allProgress();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...others, [slug]: progress }));
  } catch {
    // without storage, the lesson starts from its beginning
  }
}

/** Adds the progress from another device, where it went further. */
export function addProgress(copied: Record<string, Progress>): void {
  for (const [slug, { step, done }] of Object.entries(copied)) {
    const here = progressIn(slug);
    if (!here.done && (done || step > here.step)) keepProgress(slug, { step, done });
  }
}
