import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { LANGUAGES, loadTexts } from "../src/lib/i18n.svelte";
import { Session } from "../src/lib/table/session.svelte";
import type { Hint, Moment, Move, Table } from "../src/lib/table/types";
import Advice from "../src/pages/table/Advice.svelte";
import { fitting } from "../src/pages/table/fitting";
import PromptBar from "../src/pages/table/PromptBar.svelte";
import { FIRST_SHIFT, emptyView } from "./views";

beforeAll(() => loadTexts("coal_baron_cards", LANGUAGES));
beforeEach(() =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("no server in this test"))),
  ),
);

const MOVES: Move[] = [
  { text: "pass", targets: [], closes: true },
  { text: "place wild", targets: ["zone:wild"] },
  { text: "store", targets: [] },
];

function moment(change: Partial<Moment> = {}): Moment {
  return {
    seat: 0,
    answered: 0,
    number: 4,
    acting: [0],
    clock: FIRST_SHIFT,
    view: emptyView({ decision: { point: "MAIN", seats: [0], workers: 11 } }),
    moves: MOVES,
    can_undo: false,
    journal: [],
    scored: [0, 0],
    scores: [0, 0],
    ...change,
  };
}

function bar(shown: Moment, status: Table["status"] = "running", result?: () => void) {
  const session = new Session("t");
  const seat = { kind: "human" as const, yours: true, online: true, away: null, level: null, resigned: false };
  session.table = {
    id: "t",
    game: "coal_baron_cards",
    options: {},
    variant: null,
    status,
    host: true,
    version: 1,
    commitment: "",
    secrets: true,
    chosen_seed: false,
    reveal: null,
    seats_for_you: [],
    ways_out: [],
    patience: 300,
    watching: [],
    seats: [
      { ...seat, name: "Ania" },
      { ...seat, name: "Bartek", yours: false },
    ],
    chat: [],
    rematch: null,
    expires: null,
    moments: [shown],
  };
  session.uncovered = 0;
  session.picker.reset(shown.moves);
  const choose = vi.fn();
  const { container } = render(PromptBar, { session, choose, nameOf: (id) => id, result, people: () => {} });
  return { session, choose, container, lit: () => container.querySelector("section")?.dataset.asked };
}

it("is lit and shows the prompt when it is your turn", () => {
  const { lit } = bar(moment());
  expect(lit()).toBe("true");
  expect(screen.getByRole("status").textContent).toContain("Place workers in a zone, play an innovation, or pass.");
});

it("says what the decision is about, unless something to read covers the table", async () => {
  const { session } = bar(moment());
  const text = () => screen.getByRole("status").textContent;
  expect(text()).toContain(
    "Workers in your hand: 11. Each use of a zone makes its next use in this shift cost one more.",
  );
  session.picker.covered = true;
  await tick();
  expect(text()).not.toContain("Workers in your hand");
  expect(text()).toContain("When you have read this, go on to the table.");
});

it("is grey otherwise and names the player it waits for", () => {
  const { lit } = bar(moment({ moves: [], acting: [1] }));
  expect(lit()).toBe("false");
  expect(screen.getByRole("status").textContent).toContain("Waiting for Bartek.");
});

it("has a button for each move without targets, closing moves last", async () => {
  const { choose } = bar(moment());
  const buttons = screen.getAllByRole("button").filter((button) => button.dataset.move);
  expect(buttons.map((button) => button.dataset.move)).toEqual(["store", "pass"]);
  await userEvent.click(buttons[1]!);
  expect(choose).toHaveBeenCalledWith(MOVES[0]);
});

it("keeps undo, hint and the list at their places, and leaves to the list what has no room", () => {
  expect(fitting([90, 80, 70], [false, false, true], 0)).toEqual([true, true, true]); // not laid out
  expect(fitting([90, 80, 70], [false, false, true], 400)).toEqual([true, true, true]);
  expect(fitting([90, 80, 70], [false, false, true], 170)).toEqual([true, false, true]);
  expect(fitting([300], [false], 200)).toEqual([true]);
  const { container } = bar(moment({ moves: [], acting: [1] }));
  const tools = [...container.querySelectorAll(".tools button")];
  expect(tools.map((tool) => getComputedStyle(tool).visibility)).toEqual(["hidden", "hidden"]);
});

it("offers undo only when the server does", () => {
  bar(moment({ can_undo: true }));
  expect(screen.getByRole("button", { name: /Undo/ })).toBeTruthy();
});

it("says why nothing can be undone, and then undoes nothing", async () => {
  const { session } = bar(moment({ no_undo: "seen" }));
  const command = vi.spyOn(session, "command").mockResolvedValue(true);
  const button = screen.getByRole("button", { name: /Undo/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  expect(screen.getByRole("tooltip").textContent).toBe("You cannot take this back: something hidden was seen since.");
  expect(command).not.toHaveBeenCalled();
});

it("names the seat that decides if several people share a device in an open game, and undoes the last decision", async () => {
  const { session } = bar(moment());
  const api = vi.spyOn(session, "command").mockResolvedValue(true);
  const [first, second] = [
    moment({ can_undo: true, acting: [1], moves: [] }),
    moment({ seat: 1, acting: [1], view: { ...moment().view, you: 1 } }),
  ];
  session.table = { ...session.table!, secrets: false, moments: [first, second] };
  session.uncovered = 1;
  await tick();
  expect(screen.getByRole("status").textContent).toMatch(/Bartek:\s+Place workers/);
  await userEvent.click(screen.getByRole("button", { name: /Ania: Undo/ }));
  expect(api).toHaveBeenCalledOnce();
});

it("offers the result of a finished game, unless the board still animates its end", async () => {
  const result = vi.fn();
  const over = moment({ moves: [], acting: [] });
  bar(over, "over");
  expect(screen.getByRole("status").textContent).toContain("The game is ending");
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  bar(over, "over", result);
  expect(screen.getByRole("status").textContent).toContain("The game is over.");
  await userEvent.click(screen.getByRole("button", { name: "Result" }));
  expect(result).toHaveBeenCalledOnce();
});

it("turns red and locks when the connection is down", () => {
  const { session, lit } = bar(moment());
  session.line.state = "down";
  session.line.waits = 4;
  return Promise.resolve().then(() => {
    expect(lit()).toBe("false");
    expect(screen.getByRole("status").textContent).toContain("Trying again in 4 s");
    expect(screen.getByRole("button", { name: /Try now/ })).toBeTruthy();
  });
});

it("shows the expert's move, what to expect and why, and plays it", async () => {
  const { session } = bar(moment());
  const hint: Hint = {
    move: "place wild",
    expected: { points: 52.34, chance: 0.351 },
    next: { move: "store", expected: { points: 50, chance: 0.3 } },
    reasons: [
      { term: "innovations", gain: 1.8 },
      { term: "workers", gain: -0.8 },
    ],
  };
  session.hint = hint;
  const played = vi.spyOn(session.picker, "play");
  render(Advice, { session, moves: MOVES });
  const advice = screen.getByRole("region", { name: "Hint" }).textContent;
  expect(advice).toContain("52.3 points, 35% to win");
  expect(advice).toContain("innovations +1.8, worker cards −0.8");
  expect(advice).toContain("(50.0 points, 30%)");
  await userEvent.click(screen.getByRole("button", { name: "Play it" }));
  expect(played).toHaveBeenCalledExactlyOnceWith("place wild");
});
