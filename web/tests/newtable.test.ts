import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../src/lib/api/client";
import type { GameInfo } from "../src/lib/table/types";
import NewTable from "../src/pages/home/NewTable.svelte";

const GAME: GameInfo = {
  slug: "steamrollers",
  names: { en: "SteamRollers", pl: "SteamRollers" },
  lines: { en: "", pl: "" },
  weight: "light",
  seats: [1, 2, 3],
  minutes: [30, 45],
  bots: ["random", "greedy"],
  usual_bot: "greedy",
  lesson: 0,
  options: [
    { name: "level", values: ["easy", "hard"], default: "easy", first: "easy", seats: [1, 2, 3] },
    { name: "orders", values: ["off", "on"], default: "off", first: "off", seats: [2, 3] },
    { name: "difficulty", values: ["1", "2"], default: "1", first: "1", seats: [1] },
  ],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {};
});
afterEach(() => vi.restoreAllMocks());

it("only options for this number of players can be chosen, and only those are sent", async () => {
  const open = vi.spyOn(api, "open").mockRejectedValue(new Error("enough"));
  const me = { name: "Ania" } as never;
  const { container } = render(NewTable, { games: [GAME], me, slug: GAME.slug, invite: false, close: () => {} });
  const offered = () => [
    ...new Set([...container.querySelectorAll<HTMLInputElement>(".option input")].map((input) => input.name)),
  ];
  expect(offered()).toEqual(["level", "orders"]);
  await fireEvent.click(container.querySelector<HTMLInputElement>('input[name="orders"][value="on"]')!);
  await fireEvent.click(container.querySelector<HTMLInputElement>('[role="radiogroup"] input')!);
  await tick();
  expect(offered()).toEqual(["level", "difficulty"]);
  await fireEvent.click(container.querySelector<HTMLElement>(".acts .pri")!);
  expect(open.mock.calls[0]![0].options).toEqual({ level: "easy", difficulty: "1" });
});

it("offers free take-back to one person against bots only", async () => {
  const open = vi.spyOn(api, "open").mockRejectedValue(new Error("enough"));
  const me = { name: "Ania" } as never;
  const { container } = render(NewTable, { games: [GAME], me, slug: GAME.slug, invite: false, close: () => {} });
  const free = () => container.querySelector<HTMLInputElement>("input[type=checkbox]");
  await fireEvent.click(free()!);
  await fireEvent.click(container.querySelector<HTMLElement>(".acts .pri")!);
  expect(open.mock.calls[0]![0].free_undo).toBe(true);
  const kinds = container.querySelectorAll<HTMLSelectElement>(".chair select");
  await fireEvent.change(kinds[kinds.length - 1]!, { target: { value: "open" } });
  await tick();
  expect(free()).toBeNull();
  await fireEvent.click(container.querySelector<HTMLElement>(".acts .pri")!);
  expect(open.mock.calls[1]![0].free_undo).toBe(false);
});
