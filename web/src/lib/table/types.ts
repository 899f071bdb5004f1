/** What the server says about a table. The web client is told everything and knows no rule. */

import type { components } from "../api/schema";

/** The server's types, made from its OpenAPI by `make web-api`. */
export type Wire = components["schemas"];

export type Lang = "en" | "pl";

/** `text` is its notation, which is also what is sent back; `targets` are the things to click, in order. */
export type Move = Wire["Offer"];

export type Moment = Wire["Moment"];
/** Plain data: all that one seat may know. Each game adds its own keys. */
export type View = Moment["view"];
export type Decision = NonNullable<View["decision"]>;
/** A journal entry: `event` is its kind, `number` the decision it belongs to, the rest its fields. */
export type JournalEvent = Moment["journal"][number];

export type Seat = Wire["Seat"];
export type ChatLine = Wire["Line"];
export type Table = Wire["Table"];
/** What an expert would do, what it expects of that and of the next best move, and what the turn brings. */
export type Hint = Wire["Hint"];
export type WayOut = Table["ways_out"][number];
export type TableRow = Wire["TableRow"];
export type GameOption = Wire["GameOption"];
export type GameInfo = Wire["GameInfo"];

/** The box differs from game to game; its board knows what is in it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Content = Wire["Content"] & { box: Record<string, any> };

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
  /**
   * On a phone the shell shows one part at a time: what all share, or what is yours (mine, hand). Elsewhere all at
   * once.
   */
  part?: "all" | "board" | "mine";
  /** Leads to the result of a game that is over. */
  result?: (() => void) | undefined;
}

/** What the shell hands to a game's SeatGlance and SeatBoard. */
export interface SeatProps {
  table: Table;
  moment: Moment;
  content: Content;
  seat: number;
}
