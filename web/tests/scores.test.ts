import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import ScoreTable from "../src/pages/table/ScoreTable.svelte";

const CATEGORIES = ["orders", "colours", "transports", "carts", "money", "coal", "outstanding", "balance"];
function show(...rows: number[][]): HTMLElement {
  const points = rows.map((row) => Object.fromEntries(CATEGORIES.map((category, place) => [category, row[place] ?? 0])));
  return render(ScoreTable, { categories: CATEGORIES, points, names: ["Ania", "Bartek"], order: [0, 1] }).container;
}

it("shows gains on one scale, also of a player who lost more than that", () => {
  const container = show([40, 20, 20, 0, 0, 0, -4, -6], [0, 0, 0, 0, 1, 7, -6, -8]);
  const widths = [...container.querySelectorAll<HTMLElement>(".stack div")].map((bar) => bar.style.width);
  expect(widths).toEqual(["100%", "10%"]);
  expect([...container.querySelectorAll("tfoot td")].map((cell) => cell.textContent)).toEqual(["70", "−6"]);
});

it("gives every category a colour of its own", () => {
  const colours = [...show([], []).querySelectorAll<HTMLElement>(".letter")].map((letter) => letter.style.background);
  expect(colours).toHaveLength(CATEGORIES.length);
  expect(new Set(colours.filter(Boolean)).size).toBe(CATEGORIES.length);
});
