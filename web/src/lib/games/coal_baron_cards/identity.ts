/** Stable names of drawn cards (`data-piece`), so that the page can animate them from place to place. */

import type { MineView } from "./types";

export interface Identities {
  loads: (string | undefined)[][];
  wagons: string[][];
  storage: string[];
  row: string[];
  engines: (string | undefined)[];
  orders: string[];
  innovations: string[];
  shares: string[];
  objectives: string[];
  /** The name that a card will have once it is taken, so that it can be animated from its stack. */
  taken: (card: string) => string;
}

/** Equal cards are numbered from the end of their way to its beginning, so a card that moves on keeps its number. */
export function identities(mine: MineView, seat: number): Identities {
  const counts = new Map<string, number>();
  const name = (card: string | null): string => {
    const kind = card ?? "hidden";
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return `seat${seat}/${kind}#${count}`;
  };
  return {
    loads: mine.docks.map((train) => train.wagons.map(({ load }) => (load === null ? undefined : name(load)))),
    wagons: mine.docks.map((train) => train.wagons.map(({ card }) => name(card))),
    storage: mine.storage.map(name),
    row: mine.row.map(name),
    orders: mine.orders.map(name),
    innovations: mine.innovations.map(name),
    engines: mine.docks.map(({ engine }) => (engine === null ? undefined : name(engine))),
    shares: mine.shares.map(name),
    objectives: mine.objectives.map(name),
    taken: (card) => `seat${seat}/${card}#${counts.get(card) ?? 0}`,
  };
}
