/** What the page and the house's worker say to each other. */

/** To the worker. `call` and `watch` are numbers that the page chooses. */
export type ToHouse =
  | { folder: string }
  | { call: number; method: string; path: string; body: string; language: string }
  | { watch: number; path: string }
  | { hear: number; text: string }
  | { leave: number };

/** From the worker. */
export type FromHouse =
  | { ready: true }
  | { waiting: boolean }
  | { failed: string }
  | { call: number; status: number; text: string }
  | { watch: number; text: string }
  | { closed: number; code: number };

/** To the worker where bots think, and from it. */
export type ToBrain = { folder: string } | { task: string };
export type FromBrain = { ready: true } | { answer: string } | { failed: string };
