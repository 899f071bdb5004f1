/** Applies changes from the server to a table that the client already has. */

import { applyPatch, type Patch } from "../api/patches";
import type { Moment, Table, Wire } from "./types";

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
  const { since, ...rest } = news;
  // events of decisions that were undone leave the journal
  const kept = since < 0 ? [] : (before?.journal ?? []).filter(({ number }) => number <= since);
  return {
    ...rest,
    view: applyPatch(before?.view, news.view as Patch) as Moment["view"],
    journal: [...kept, ...news.journal],
  };
}
