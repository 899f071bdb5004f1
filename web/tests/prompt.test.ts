import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { loadTexts } from "../src/lib/i18n.svelte";
import { Session } from "../src/lib/table/session.svelte";
import type { Hint, Moment, Move, Table } from "../src/lib/table/types";
import Advice from "../src/pages/table/Advice.svelte";
import PromptBar from "../src/pages/table/PromptBar.svelte";
import { emptyView } from "./views";

beforeAll(() => loadTexts("coal_baron_cards"));
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
    view: emptyView({ decision: { point: "MAIN", seats: [0] } }),
    moves: MOVES,
    can_undo: false,
    journal: [],
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
    moments: [shown],
  };
  session.uncovered = 0;
  session.picker.reset(shown.moves);
  const choose = vi.fn();
  const { container } = render(PromptBar, { session, choose, called: (id) => id, result, people: () => {} });
  return { session, choose, lit: () => container.querySelector("section")?.dataset.asked };
}

it("is lit and asks in a sentence when something is asked of you", () => {
  const { lit } = bar(moment());
  expect(lit()).toBe("true");
  expect(screen.getByRole("status").textContent).toContain("Place workers in a zone, play an innovation, or pass.");
});

it("sends nobody to lit things while something to be read lies over them", async () => {
  const { session } = bar(moment());
  const said = () => screen.getByRole("status").textContent;
  expect(said()).toContain("Choose something that glows");
  session.picker.covered = true;
  await tick();
  expect(said()).not.toContain("Choose something that glows");
  expect(said()).toContain("When you have read this, go on to the table.");
});

it("is grey and names who is waited for otherwise", () => {
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

it("offers undo only when the server does", () => {
  bar(moment({ can_undo: true }));
  expect(screen.getByRole("button", { name: /Undo/ })).toBeTruthy();
});

it("says whom it asks where several people sit at one screen and nothing is hidden, and takes back what the last one did", async () => {
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

it("offers the result of a game that is over, unless its end is still being told", async () => {
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

it("turns red and locks when the line is down", () => {
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
  const said = screen.getByRole("region", { name: "Hint" }).textContent;
  expect(said).toContain("52.3 points, 35% to win");
  expect(said).toContain("innovations +1.8, worker cards −0.8");
  expect(said).toContain("(50.0 points, 30%)");
  await userEvent.click(screen.getByRole("button", { name: "Play it" }));
  expect(played).toHaveBeenCalledExactlyOnceWith("place wild");
});
