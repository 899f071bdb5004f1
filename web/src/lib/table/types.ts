/** What the server says about a table; see the server's OpenAPI. The web client is told everything and knows no rule. */

export type Lang = "en" | "pl";

export interface Move {
  /** Its notation, which is also what is sent back. */
  text: string;
  /** The things to click, in order; the same id may come several times. */
  targets: string[];
}

export interface Decision {
  point: string;
  seats: number[];
  [detail: string]: unknown;
}

/** Plain data: all that one seat may know. Each game adds its own keys. */
export interface View {
  game: string;
  options: Record<string, string>;
  you: number | null;
  over: boolean;
  decision: Decision | null;
  [part: string]: unknown;
}

/** A journal entry: `event` is its kind, `number` the decision it belongs to, the rest its fields. */
export interface JournalEvent {
  number: number;
  event: string;
  seat?: number;
  [field: string]: unknown;
}

export interface Moment {
  seat: number | null;
  number: number;
  acting: number[];
  view: View;
  moves: Move[];
  can_undo: boolean;
  journal: JournalEvent[];
  journal_from?: number;
  scores: (number | null)[] | null;
}

export interface Seat {
  kind: "human" | "bot" | "open";
  name: string | null;
  level?: string | null;
  yours: boolean;
  online: boolean;
  away: number | null;
}

export interface ChatLine {
  at: string;
  name: string;
  text: string;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "open" | "running" | "over";
  host: boolean;
  version: number;
  commitment: string;
  reveal: { seed: string; salt: string } | null;
  seats: Seat[];
  chat: ChatLine[];
  history?: number[][];
  /** How the game ended, if the server says it: points by category and places, by seat. */
  categories?: Record<string, number>[] | null;
  ranking?: number[] | null;
  rematch: string | null;
  moments: Moment[];
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  slug: string;
  names: Record<Lang, string>;
  seats: number[];
  minutes: [number, number];
  options: GameOption[];
  bots: string[];
}

export interface Content {
  // the box differs from game to game; its board knows what is in it
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  box: Record<string, any>;
  names: Record<Lang, Record<string, string>>;
  categories: string[];
}

export interface TableRow {
  id: string;
  game: string;
  status: Table["status"];
  seats: (string | null)[];
  your_turn: boolean;
  number: number;
  updated: string;
}

/** What a game's `tooltip(id, content, lang)` gives for any of its things. */
export interface Tip {
  title: string;
  text?: string;
  note?: string;
}

/** What the shell hands to a game's board. */
export interface BoardProps {
  table: Table;
  moment: Moment;
  content: Content;
  /** On a phone the shell shows one part at a time: what all share, or what is yours (mine, hand). Elsewhere all at once. */
  part?: "all" | "board" | "mine";
}

/** What the shell hands to a game's SeatGlance and SeatBoard. */
export interface SeatProps {
  table: Table;
  moment: Moment;
  content: Content;
  seat: number;
}
