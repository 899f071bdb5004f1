/** Statistics of one's own games, computed from the results that the server has stored. */

import type { Result } from "./table/types";

/** Whom one played against; a solo game was against nobody. */
export type Company = "all" | "people" | "bots";

export interface Choice {
  game: string;
  /** 0 for any number of players. */
  seats: number;
  company: Company;
}

export function chosen(results: Result[], { game, seats, company }: Choice): Result[] {
  return results.filter(
    (one) =>
      one.game === game && (seats === 0 || one.seats === seats) && (company === "all" || company === companyOf(one)),
  );
}

function companyOf({ seats, bots }: Result): Company | null {
  if (seats === 1) return null;
  return bots === seats - 1 ? "bots" : "people";
}

/** The share of wins; a shared first place counts as a part of one. */
export function shareWon(results: Result[]): number {
  return mean(results.map(({ place, shared }) => (place === 1 ? 1 / shared : 0)));
}

/** The loss per decision of a reviewed game, as a share of the chance to win; null without a review. */
export function lossOf({ decisions, loss }: Result): number | null {
  return decisions && loss !== null ? loss / decisions : null;
}

/** The mean loss per decision in all reviewed games; null if there are none. */
export function meanLoss(results: Result[]): number | null {
  const decisions = sum(results.map((one) => one.decisions ?? 0));
  return decisions ? sum(results.map((one) => one.loss ?? 0)) / decisions : null;
}

export interface Places {
  seats: number;
  games: number;
  /** The share of each place, the first first. */
  shares: number[];
}

/** How often one came first, second …, by number of players. */
export function placesOf(results: Result[]): Places[] {
  const counts = [...new Set(results.map(({ seats }) => seats))].sort((a, b) => a - b);
  return counts.map((seats) => {
    const played = results.filter((one) => one.seats === seats);
    const shares = Array.from(
      { length: seats },
      (_, index) => played.filter(({ place }) => place === index + 1).length / played.length,
    );
    return { seats, games: played.length, shares };
  });
}

export interface CategoryMeans {
  category: string;
  own: number;
  others: number;
}

/** Mean points by category, one's own and those of the others. */
export function categoriesOf(results: Result[]): CategoryMeans[] {
  const categories = [...new Set(results.flatMap((one) => Object.keys(one.categories)))];
  return categories.map((category) => ({
    category,
    own: mean(results.map((one) => one.categories[category] ?? 0)),
    others: mean(results.map((one) => one.others[category] ?? 0)),
  }));
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: number[]): number {
  return values.length ? sum(values) / values.length : 0;
}

const COLUMNS = ["table", "game", "ended", "seats", "seat", "place", "points", "bots", "decisions", "loss"] as const;

/** All results as CSV, one game per line; the columns of a category are empty where a game does not have it. */
export function asCsv(results: Result[]): string {
  const categories = [...new Set(results.flatMap((one) => Object.keys(one.categories)))].sort();
  const head = [...COLUMNS, ...categories, ...categories.map((category) => `others_${category}`)];
  const rows = results.map((one) => [
    ...COLUMNS.map((column) => one[column] ?? ""),
    ...categories.map((category) => one.categories[category] ?? ""),
    ...categories.map((category) => (category in one.categories ? (one.others[category] ?? "") : "")),
  ]);
  return [head, ...rows].map((row) => row.join(",") + "\r\n").join("");
}
