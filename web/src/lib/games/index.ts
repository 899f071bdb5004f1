/**
 * The boards. Each is a chunk that is loaded with its first table. The home page does not offer a game without a board;
 * an existing table of such a game is played from the move list.
 */

import type { Component } from "svelte";

import type { SoundsOf } from "../sound/kinds";
import type { Touched } from "../table/marks.svelte";
import type { BoardProps, Content, Lang, Moment, SeatProps, Tip } from "../table/types";

export interface Rival {
  name: string;
  icon: string;
  points: number;
  /** The points by source. */
  parts: { name: string; points: number }[];
}

/** The `board` that a game's index.ts exports. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** The lines of a seat panel. */
  SeatGlance: Component<SeatProps>;
  /** One player's board, enlarged. */
  SeatBoard: Component<SeatProps>;
  /** Explains a card or place; null if it needs no explanation. */
  tooltip: (id: string, content: Content, lang: Lang) => Tip | null;
  /** The things that a journal event touched. */
  touched: Touched;
  /** Which events make which sound. */
  sounds: SoundsOf;
  /** The event that begins a round, and what the rounds of this game are called: its `table-…` text. */
  round: { event: string; word: "round" | "shift" };
  /** The icons of the kinds of events that a turn consists of, by kind. */
  glyphs: Record<string, string>;
  /** The opponent without a seat (an automa), with its points; null if there is none. */
  rival?: (moment: Moment) => Rival | null;
  /** What a final scoring counted, in a word or two; null for points that were scored in play. */
  counted?: (moment: Moment, seat: number, category: string) => string | null;
  /** The icon of the tab with the player's own part, on a phone. */
  ownIcon?: string;
  /**
   * True if a target is in the player's own part on a phone. Without this function, a target that is not shown counts
   * as being in the other part.
   */
  isOwn?: (id: string) => boolean;
  /** True if a decision is made in the player's own part. A phone opens it then, even if nothing is lit there. */
  asksOwn?: (moment: Moment) => boolean;
}

const folders = import.meta.glob<GameBoard>("./*/index.ts", { import: "board" });

/** True if the game has a board. */
export function hasBoard(slug: string): boolean {
  return `./${slug}/index.ts` in folders;
}

export function loadBoard(slug: string): Promise<GameBoard> | null {
  return folders[`./${slug}/index.ts`]?.() ?? null;
}
