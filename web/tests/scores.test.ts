import { cleanup, render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import { LANGUAGES, loadTexts } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { labelledRounds, roundAt, roundsOf } from "../src/lib/table/chart";
import { sayStanding, standingOf } from "../src/lib/table/standing";
import { liveScoring } from "../src/lib/table/liveScoring.svelte";
import { sayTie } from "../src/lib/table/ties";
import type { Session } from "../src/lib/table/session.svelte";
import GameEnd from "../src/pages/table/GameEnd.svelte";
import ScoreChart from "../src/pages/table/ScoreChart.svelte";
import ScoreTable from "../src/pages/table/ScoreTable.svelte";
import { emptyMoment, emptyTable } from "./views";

const CATEGORIES = [
  "orders",
  "colours",
  "transports",
  "carts",
  "money",
  "coal",
  "outstanding",
  "balance",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];
function show(...rows: number[][]): HTMLElement {
  const points = rows.map((row) =>
    Object.fromEntries(CATEGORIES.map((category, place) => [category, row[place] ?? 0])),
  );
  return render(ScoreTable, { categories: CATEGORIES, points, names: ["Ania", "Bartek"], order: [0, 1] }).container;
}

it("shows gains on one scale, even for a player who lost more", () => {
  const container = show([40, 20, 20, 0, 0, 0, -4, -6], [0, 0, 0, 0, 1, 7, -6, -8]);
  const widths = [...container.querySelectorAll<HTMLElement>(".stack div")].map((bar) => bar.style.width);
  expect(widths).toEqual(["100%", "10%"]);
  expect([...container.querySelectorAll("tfoot td")].map((cell) => cell.textContent)).toEqual(["70", "−6"]);
});

it("separates points scored in play from the final scoring, and shows what that counted", () => {
  const categories = ["tokens", "markets", "cities", "sectors"];
  const points = [
    { tokens: 3, markets: 0, cities: 0, sectors: 8 },
    { tokens: 1, markets: 2, cities: 10, sectors: 0 },
  ];
  const counted = (seat: number, category: string): string | null =>
    ({ cities: ["7 of 9", "9 of 9"], sectors: ["2 sectors", ""] })[category]?.[seat] ?? null;
  const { container } = render(ScoreTable, {
    categories,
    points,
    names: ["Ania", "Bartek"],
    order: [1, 0],
    awarded: ["tokens", "markets"],
    counted,
  });
  const bodies = [...container.querySelectorAll("tbody")].map((body) => [...body.querySelectorAll("tr")].length);
  expect(bodies).toEqual([3, 3]);
  expect([...container.querySelectorAll("small")].map((element) => element.textContent)).toEqual([
    "9 of 9",
    "7 of 9",
    "2 sectors",
  ]);
  cleanup();
  expect(show([], []).querySelectorAll("tbody")).toHaveLength(1);
});

it("groups categories that are not next to each other, and keeps their letters", () => {
  const categories = ["lorries", "orders", "shares", "tokens"];
  const points = [{ lorries: 1, orders: 2, shares: 3, tokens: 4 }];
  const awarded = ["lorries", "orders", "tokens"];
  const { container } = render(ScoreTable, { categories, points, names: ["Ania"], order: [0], awarded });
  expect([...container.querySelectorAll(".letter")].map((letter) => letter.textContent)).toEqual(["A", "B", "D", "C"]);
});

it("labels the axis of the chart with rounds", () => {
  const history = Array.from({ length: 41 }, (_, place) => [place, 0]);
  const rounds = { word: "Round", from: [0, 10, 30] };
  const { container } = render(ScoreChart, { history, names: ["Ania", "Bartek"], rounds });
  const labels = [...container.querySelectorAll(".round")];
  expect(labels.map((label) => label.textContent)).toEqual(["1", "2", "3"]);
  const at = labels.map((label) => Number(label.getAttribute("x")));
  expect((at[1]! - at[0]!) / (at[2]! - at[1]!)).toBeCloseTo(1); // middles 5, 20 and 35
  expect(container.querySelector(".axis")!.textContent).toBe("Round");
});

it("labels the axis with decisions if a game has no rounds", () => {
  const { container } = render(ScoreChart, { history: [[0], [1]], names: ["Ania"] });
  expect(container.querySelector(".axis")!.textContent).toBe("Decisions");
});

it("finds the rounds in the journal", () => {
  const journal = [
    { number: 0, event: "round_began" },
    { number: 4, event: "placed" },
    { number: 9, event: "round_began" },
  ];
  const rounds = roundsOf(journal, { event: "round_began", word: "round" });
  expect(rounds.from).toEqual([0, 9]);
  expect([0, 8, 9, 20].map((number) => roundAt(rounds, number))).toEqual([1, 1, 2, 2]);
  expect(roundsOf(journal, undefined).from).toEqual([]);
});

it("labels only as many rounds as fit", () => {
  expect(labelledRounds(8, 400, 24)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(labelledRounds(30, 400, 24)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]);
});

it.each([
  [
    "en",
    "Hanka, Ania: 75 = 75, more gold: 4 : 2",
    "Hanka, Ania: 60 = 60, nothing breaks the tie, so they share the place",
  ],
  [
    "pl",
    "Hanka, Ania: 75 = 75, więcej złota: 4 : 2",
    "Hanka, Ania: 60 = 60, remisu nic nie rozstrzyga, miejsce jest dzielone",
  ],
] as const)("says what broke a tie, in %s", async (language, broken, shared) => {
  settings.lang = language;
  await loadTexts("dwergar", LANGUAGES);
  const names = ["Ania", "Hanka"];
  expect(sayTie({ points: 75, seats: [1, 0], criterion: "gold", values: [4, 2] }, names)).toBe(broken);
  expect(sayTie({ points: 60, seats: [1, 0], criterion: null, values: [] }, names)).toBe(shared);
  settings.lang = "en";
});

it("shows on the end page what broke a tie", async () => {
  await loadTexts("dwergar", LANGUAGES);
  const table = emptyTable({
    game: "dwergar",
    categories: [{ projects: 75 }, { projects: 75 }],
    ranking: [2, 1],
    ties: [{ points: 75, seats: [1, 0], criterion: "crystal", values: [4, 2] }],
    history: [
      [0, 0],
      [75, 75],
    ],
  });
  const session = { names: ["Ania", "Hanka"], mine: [0], moment: null, box: null, refused: null } as unknown as Session;
  const { container } = render(GameEnd, { session, table, back: () => {} });
  expect(container.querySelector("h2")!.textContent).toContain("Hanka");
  expect([...container.querySelectorAll(".ties li")].map((line) => line.textContent)).toEqual([
    "Hanka, Ania: 75 = 75, more crystal: 4 : 2",
  ]);
});

it("keeps points so far apart from the forecast", () => {
  const moment = emptyMoment({ scored: [9, 0, null, 4], scores: [52, -3, null, 4] });
  expect(standingOf(moment, 0)).toEqual({ scored: 9, forecast: 52 });
  expect(standingOf(moment, 1)).toEqual({ scored: 0, forecast: -3 });
  expect(standingOf(moment, 2)).toEqual({ scored: null, forecast: null });
  expect(standingOf(moment, 3)).toEqual({ scored: 4, forecast: null });
  expect(sayStanding(0, -3)).toBe("Points scored so far: 0. If the game ended now: −3.");
});

it("shows only what has been told while a scoring is told", () => {
  const moment = emptyMoment({ scored: [144], scores: [144] });
  liveScoring.now = { points: [81], from: 7 };
  expect(standingOf(moment, 0)).toEqual({ scored: 81, forecast: null });
  liveScoring.now = null;
  expect(standingOf(moment, 0)).toEqual({ scored: 144, forecast: null });
});

it("keeps digits apart from a minus, because the font would show old-style ones", () => {
  const [gain, loss] = show([5], [-15]).querySelectorAll("tfoot td");
  expect([gain!.textContent, loss!.textContent]).toEqual(["5", "−15"]);
  expect([...loss!.querySelectorAll("span")].at(-1)!.textContent).toBe("15");
});

it("gives every category its own colour", () => {
  const colours = [...show([], []).querySelectorAll<HTMLElement>(".letter")].map((letter) => letter.style.background);
  expect(colours).toHaveLength(CATEGORIES.length);
  expect(new Set(colours.filter(Boolean)).size).toBe(CATEGORIES.length);
});

it("shows everyone's final points in the chart, losses with a real minus", () => {
  const { container } = render(ScoreChart, {
    history: [
      [0, 0],
      [4, -3],
    ],
    names: ["Ania", "Bartek"],
  });
  expect([...container.querySelectorAll(".name")].map((element) => element.textContent)).toEqual([
    "Ania 4",
    "Bartek −3",
  ]);
  expect(container.querySelector("svg")!.getAttribute("aria-label")).toMatch(/Ania 4, Bartek −3$/);
});
