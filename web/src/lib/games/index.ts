/**
 * The boards, each a chunk of its own that is loaded with its first table. The home page does not offer a game without
 * one; a table of it that somebody opened elsewhere is played from the list of moves.
 */

import type { Component } from "svelte";

import type { Touched } from "../table/marks.svelte";
import type { BoardProps, Content, Lang, Moment, SeatProps, Tip } from "../table/types";

export interface Rival {
  name: string;
  icon: string;
  points: number;
  /** Where they come from. */
  parts: { name: string; points: number }[];
}

/** What a game's folder exports from its index.ts as `board`. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** The lines of a seat panel. */
  SeatGlance: Component<SeatProps>;
  /** What lies in front of one player, enlarged. */
  SeatBoard: Component<SeatProps>;
  /** What any card or place is and does; null for what needs no words. */
  tooltip: (id: string, content: Content, lang: Lang) => Tip | null;
  /** What a journal event speaks of. */
  touched: Touched;
  /** Whoever plays along without a seat, as an automa does: beaten or not, with so many points. */
  rival?: (moment: Moment) => Rival | null;
  /** What lies behind a final scoring, in a word or two; null for points that were scored in play. */
  counted?: (moment: Moment, seat: number, category: string) => string | null;
  /** The icon of what lies in front of oneself, on a phone's tabs. */
  ownIcon?: string;
  /**
   * Whether a thing lies in front of oneself: on a phone, in that part. Without it whatever is not on show counts as
   * being in the other part.
   */
  isOwn?: (id: string) => boolean;
}

const folders = import.meta.glob<GameBoard>("./*/index.ts", { import: "board" });

/** Whether a game can be played here as it should be. */
export function hasBoard(slug: string): boolean {
  return `./${slug}/index.ts` in folders;
}

export function loadBoard(slug: string): Promise<GameBoard> | null {
  return folders[`./${slug}/index.ts`]?.() ?? null;
}
