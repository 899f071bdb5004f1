/** Applies changes from the server to a table that the client already has. */

import { applyPatch, type Patch } from "../api/patches";
import type { Moment, Move, Table, Wire } from "./types";

type Change = Wire["TableChange"];

/** Returns the table after a change. The change must be based on this version of the table. */
export function applyChange(table: Table, change: Change): Table {
  const { chat, moments, ...head } = table;
  return {
    ...applyPatch(head, change.head as Patch),
    chat: [...chat, ...change.chat],
    moments: change.moments.map((news) =>
      momentAfter(
        moments.find(({ seat }) => seat === news.seat),
        news,
      ),
    ),
  };
}

/** What a seat sees after the news. Without a moment before them, the news are complete. */
export function momentAfter(before: Moment | undefined, news: Wire["MomentNews"]): Moment {
  const { seat, number, change, moves, since, journal } = news;
  // events of decisions that were undone leave the journal
  const kept = since < 0 ? [] : (before?.journal ?? []).filter(({ number }) => number <= since);
  return {
    ...(applyPatch(before, change as Patch) as Moment),
    seat,
    number,
    moves: moves.flatMap(movesOf),
    journal: [...kept, ...journal],
  };
}

/** The moves of a group. In its targets, `{1}` stands for the second word of a move's text. */
function movesOf({ texts, targets, ...flags }: Wire["OfferGroup"]): Move[] {
  return texts.map((text) => {
    const words = text.split(" ");
    return { text, targets: targets.map((target) => target.replace(/\{(\d+)\}/g, (_, at) => words[at]!)), ...flags };
  });
}
