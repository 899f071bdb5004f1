/** What the server says about a table. The web client is told everything and knows no rule. */

import type { components } from "../api/schema";

/** The server's types, made from its OpenAPI by `make web-api`. */
export type Wire = components["schemas"];

export type Lang = "en" | "pl";

export type Move = Wire["Offer"];

export type Moment = Wire["Moment"];
/** All that one seat may know, of any game. */
export type View = Wire["View"];
export type Decision = NonNullable<View["decision"]>;
/** A journal entry: `event` is its kind, `number` the decision it belongs to, the rest its fields. */
export type JournalEvent = Moment["journal"][number];

/** How a journal tells a kind of event. */
export type EventInfo = Wire["EventInfo"];

export type Seat = Wire["Seat"];
export type ChatLine = Wire["Line"];
export type Table = Wire["Table"];
/** What an expert would do, what it expects of that and of the next best move, and what the turn brings. */
export type Hint = Wire["Hint"];
export type WayOut = Table["ways_out"][number];
export type TableRow = Wire["TableRow"];
export type GameOption = Wire["GameOption"];
export type GameInfo = Wire["GameInfo"];

/** What is in the box, and the names of it, of any game. */
export type Content = Wire["Content"];

/** What one game shows: see `narrowTo`. */
type Games = Wire["Games"];
export type Slug = keyof Games;
export type ViewOf<G extends Slug> = Games[G]["view"];
export type EventOf<G extends Slug> = Games[G]["event"];
export type ContentOf<G extends Slug> = Games[G]["content"];
export type BoxOf<G extends Slug> = ContentOf<G>["box"];
export type MomentOf<G extends Slug> = Omit<Moment, "view" | "journal"> & { view: ViewOf<G>; journal: EventOf<G>[] };

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
