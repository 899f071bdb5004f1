import { cleanup, render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import ScoreChart from "../src/pages/table/ScoreChart.svelte";
import ScoreTable from "../src/pages/table/ScoreTable.svelte";

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

it("shows gains on one scale, also of a player who lost more than that", () => {
  const container = show([40, 20, 20, 0, 0, 0, -4, -6], [0, 0, 0, 0, 1, 7, -6, -8]);
  const widths = [...container.querySelectorAll<HTMLElement>(".stack div")].map((bar) => bar.style.width);
  expect(widths).toEqual(["100%", "10%"]);
  expect([...container.querySelectorAll("tfoot td")].map((cell) => cell.textContent)).toEqual(["70", "−6"]);
});

it("parts what was scored in play from the final scoring, and says what that counts", () => {
  const categories = ["tokens", "markets", "cities", "sectors"];
  const points = [
    { tokens: 3, markets: 0, cities: 0, sectors: 8 },
    { tokens: 1, markets: 2, cities: 10, sectors: 0 },
  ];
  const counted = (seat: number, category: string): string | null =>
    ({ cities: ["7 of 9", "9 of 9"], sectors: ["2 sectors", ""] })[category]?.[seat] ?? null;
  const { container } = render(ScoreTable, { categories, points, names: ["Ania", "Bartek"], order: [1, 0], counted });
  const bodies = [...container.querySelectorAll("tbody")].map((body) => [...body.querySelectorAll("tr")].length);
  expect(bodies).toEqual([3, 3]);
  expect([...container.querySelectorAll("small")].map((one) => one.textContent)).toEqual([
    "9 of 9",
    "7 of 9",
    "2 sectors",
  ]);
  cleanup();
  expect(show([], []).querySelectorAll("tbody")).toHaveLength(1);
});

it("keeps digits apart from a minus: the slab would show old-style ones", () => {
  const [gain, loss] = show([5], [-15]).querySelectorAll("tfoot td");
  expect([gain!.textContent, loss!.textContent]).toEqual(["5", "−15"]);
  expect([...loss!.querySelectorAll("span")].at(-1)!.textContent).toBe("15");
});

it("gives every category a colour of its own", () => {
  const colours = [...show([], []).querySelectorAll<HTMLElement>(".letter")].map((letter) => letter.style.background);
  expect(colours).toHaveLength(CATEGORIES.length);
  expect(new Set(colours.filter(Boolean)).size).toBe(CATEGORIES.length);
});

it("says in the chart what everybody has at the end, losses with a real minus", () => {
  const { container } = render(ScoreChart, {
    history: [
      [0, 0],
      [4, -3],
    ],
    names: ["Ania", "Bartek"],
  });
  expect([...container.querySelectorAll(".name")].map((one) => one.textContent)).toEqual(["Ania 4", "Bartek −3"]);
  expect(container.querySelector("svg")!.getAttribute("aria-label")).toMatch(/Ania 4, Bartek −3$/);
});
