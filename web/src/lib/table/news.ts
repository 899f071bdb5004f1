/** Puts together what a client has of a table and what the server says is new. */

import { patched, type Patch } from "../api/patches";
import type { Moment, Table, Wire } from "./types";

type Change = Wire["TableChange"];

/** The table after a change, which must be one of this version of it. */
export function changed(table: Table, change: Change): Table {
  const { chat, moments, ...head } = table;
  return {
    ...patched(head, change.head as Patch),
    chat: [...chat, ...change.chat],
    moments: change.moments.map((news) => momentAfter(moments, news)),
  };
}

function momentAfter(moments: Moment[], news: Change["moments"][number]): Moment {
  const before = moments.find(({ seat }) => seat === news.seat);
  const { since, ...rest } = news;
  // what was taken back is no longer in the journal
  const kept = since < 0 ? [] : (before?.journal ?? []).filter(({ number }) => number <= since);
  return {
    ...rest,
    view: patched(before?.view, news.view as Patch) as Moment["view"],
    journal: [...kept, ...news.journal],
  };
}
