/** What the page and the house's worker say to each other. */

/** To the worker. `call` and `watch` are numbers that the page chooses. */
export type ToHouse =
  /** Where Python's files are, and the path of this copy of Fajrant on its origin. */
  | { folder: string; place: string }
  /** Closes the house in the tab that has it open. */
  | { takeOver: true }
  | { call: number; method: string; path: string; body: string; language: string }
  | { watch: number; path: string }
  | { hear: number; text: string }
  | { leave: number };

/** From the worker. */
export type FromHouse =
  | { ready: true }
  /** How many bytes of Python's part are there. */
  | { loaded: number }
  | { waiting: boolean }
  /** Another tab has taken over. */
  | { lost: true }
  /** True while a bot's move waits for room in the browser's storage. */
  | { full: boolean }
  | { failed: string }
  | { call: number; status: number; text: string }
  | { watch: number; text: string }
  | { closed: number; code: number };

/** To the worker where bots think, and from it. */
export type ToBrain = { folder: string } | { task: string };
export type FromBrain = { ready: true } | { answer: string } | { failed: string };
