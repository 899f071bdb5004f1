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
  options: [
    { name: "level", values: ["easy", "hard"], default: "easy", seats: [1, 2, 3] },
    { name: "orders", values: ["off", "on"], default: "off", seats: [2, 3] },
    { name: "difficulty", values: ["1", "2"], default: "1", seats: [1] },
  ],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {};
});
afterEach(() => vi.restoreAllMocks());

it("only what matters for so many players can be chosen, and only that is asked for", async () => {
  const open = vi.spyOn(api, "open").mockRejectedValue(new Error("enough"));
  const me = { name: "Ania" } as never;
  const { container } = render(NewTable, { games: [GAME], me, slug: GAME.slug, invite: false, close: () => {} });
  const offered = () => [
    ...new Set([...container.querySelectorAll<HTMLInputElement>(".option input")].map((one) => one.name)),
  ];
  expect(offered()).toEqual(["level", "orders"]);
  await fireEvent.click(container.querySelector<HTMLInputElement>('input[name="orders"][value="on"]')!);
  await fireEvent.click(container.querySelector<HTMLInputElement>('[role="radiogroup"] input')!);
  await tick();
  expect(offered()).toEqual(["level", "difficulty"]);
  await fireEvent.click(container.querySelector<HTMLElement>(".acts .pri")!);
  expect(open.mock.calls[0]![0].options).toEqual({ level: "easy", difficulty: "1" });
});
