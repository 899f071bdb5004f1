/** Types of what the server sends about tables and games. The client knows no rules. */

import type { components } from "../api/schema";

/** The server's types, generated from its OpenAPI by `make web-api`. */
export type Wire = components["schemas"];

export type Lang = "en" | "pl";

export type Move = Wire["Offer"];

export type Moment = Wire["Moment"];
/** How far a game has come: its round or shift. */
export type Clock = Wire["Clock"];
/** Everything that one seat may know, for any game. */
export type View = Wire["View"];
export type Decision = NonNullable<View["decision"]>;
/** A journal entry: `event` is its kind, `number` the decision it belongs to, the rest its fields. */
export type JournalEvent = Moment["journal"][number];

/** How the journal shows a kind of event. */
export type EventInfo = Wire["EventInfo"];

export type Seat = Wire["Seat"];
export type ChatLine = Wire["Line"];
export type Table = Wire["Table"];
/** The expert's move, what it expects of that and of the next best move, and what the turn brings. */
export type Hint = Wire["Hint"];
/** The review of a finished game. */
export type GameReview = Wire["GameReview"];
export type ReviewState = Wire["ReviewState"];
export type Reviewed = Wire["ReviewedDecision"];
export type Compared = Wire["ComparedMove"];
export type Mark = NonNullable<Reviewed["mark"]>;
/** Positions with one best move. */
export type Puzzle = Wire["Puzzle"];
export type PuzzleRow = Wire["PuzzleRow"];
/** A finished game of this person. */
export type Result = Wire["Result"];
/** A guided first game, as the learner's seat sees it. */
export type Lesson = Wire["Lesson"];
export type WayOut = Table["ways_out"][number];
export type TableRow = Wire["TableRow"];
export type GameOption = Wire["GameOption"];
export type GameInfo = Wire["GameInfo"];

/** The contents of any game's box, and their names. */
export type Content = Wire["Content"];

/** The types of each game: see `narrowTo`. */
type Games = Wire["Games"];
export type Slug = keyof Games;
export type ViewOf<G extends Slug> = Games[G]["view"];
export type EventOf<G extends Slug> = Games[G]["event"];
export type ContentOf<G extends Slug> = Games[G]["content"];
export type BoxOf<G extends Slug> = ContentOf<G>["box"];
export type MomentOf<G extends Slug> = Omit<Moment, "view" | "journal"> & { view: ViewOf<G>; journal: EventOf<G>[] };

/** The result of a game's `tooltip(id, content, lang)`. */
export interface Tip {
  title: string;
  text?: string;
  note?: string;
}

/** The props of a game's board. */
export interface BoardProps {
  table: Table;
  moment: Moment;
  content: Content;
  /** A phone shows one part at a time: the shared board, or your own pieces (`mine`). Other screens show all. */
  part?: "all" | "board" | "mine";
  /** Opens the result of a finished game. */
  result?: (() => void) | undefined;
}

/** The props of a game's SeatGlance and SeatBoard. */
export interface SeatProps {
  table: Table;
  moment: Moment;
  content: Content;
  seat: number;
}
