import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { loadTexts, useNames } from "../../i18n.svelte";
import { settings } from "../../settings.svelte";
import { Picker } from "../../table/picker.svelte";
import type { Content, Lang, Move, Table } from "../../table/types";
import box from "./fixtures/content.json";
import Stage from "./fixtures/Stage.svelte";
import { tooltip } from "./tooltip";
import { touched } from "./touched";
import { type CardGameView, viewOf } from "./types";

const content = box as unknown as Content;
const { "./fixtures/content.json": _, ...files } = import.meta.glob<Table>("./fixtures/*.json", { eager: true, import: "default" });
const tables = Object.entries(files).map(([path, table]) => ({ at: path.replace(/.*\/|\.json/g, ""), table }));
const table = (at: string): Table => tables.find((one) => one.at === at)!.table;
const viewAt = (at: string): CardGameView => viewOf(table(at).moments[0]!);

type Show = "all" | "board" | "mine" | "seat" | "glance";

interface Shown {
  root: HTMLElement;
  picker: Picker;
  played: string[];
}

function show(at: string, part: Show = "all", seat = 0): Shown {
  const played: string[] = [];
  const picker = new Picker(table(at).moments[0]!.moves, (text) => played.push(text));
  const { container } = render(Stage, { table: table(at), content, part, seat, picker });
  return { root: container, picker, played };
}

const targets = (root: HTMLElement, id: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>("[data-target]")].filter((one) => one.dataset["target"]!.split(" ").includes(id));

/** Clicks a move's targets one after another; false as soon as one of them is not lit. */
async function click({ root, picker, played }: Shown, moves: Move[], move: Move): Promise<boolean> {
  played.length = 0;
  picker.reset(moves);
  await tick();
  for (const id of move.targets) {
    if (played.length > 0) break;
    const lit = targets(root, id).find((one) => one.dataset["state"] === "legal");
    if (!lit) return false;
    await fireEvent.click(lit);
    await tick();
  }
  return true;
}

vi.setConfig({ testTimeout: 20_000 }); // whole boards are drawn, also on a busy machine

beforeAll(async () => {
  await loadTexts("coal_baron_cards");
  useNames(content);
  settings.lang = "en";
});
afterEach(() => {
  cleanup();
  settings.lang = "en";
});

describe("every legal move can be clicked", () => {
  for (const { at, table: one } of tables) {
    const moves = one.moments[0]!.moves.filter((move) => move.targets.length > 0);
    if (moves.length === 0) continue;
    it(`${at}, all at once`, async () => {
      const shown = show(at);
      for (const move of moves) {
        expect(await click(shown, one.moments[0]!.moves, move), move.text).toBe(true);
        // a payment that is part of a longer one waits for its button
        if (shown.played.length > 0) expect(shown.played).toEqual([move.text]);
      }
    });
    it(`${at}, on one of the phone's two parts`, async () => {
      const reached = new Set<string>();
      for (const part of ["board", "mine"] as const) {
        const shown = show(at, part);
        for (const move of moves) if (await click(shown, one.moments[0]!.moves, move)) reached.add(move.text);
        cleanup();
      }
      expect([...reached].sort()).toEqual(moves.map((move) => move.text).sort());
    });
  }

  it("a wagon of a lit dock takes the load with one click", async () => {
    const { root, played } = show("mine");
    const move = table("mine").moments[0]!.moves.find((one) => one.text.startsWith("load_row"))!;
    const [dock, wagon] = move.targets;
    const place = targets(root, dock!)[0]!.closest("li")!;
    const through = [...place.querySelectorAll(".through")].find((one) => one.querySelector(`[data-tip="${wagon}"]`))!;
    await fireEvent.click(through.firstElementChild!);
    expect(played).toEqual([move.text]);
  });

  it("nothing is lit twice: a wagon only at the picked dock, a looked-at card only in the look", async () => {
    const { root } = show("wild_card");
    for (const lit of root.querySelectorAll('[data-state="legal"]')) expect(lit.closest(".look")).not.toBeNull();
    cleanup();
    const mine = show("mine");
    expect(mine.root.querySelectorAll('g[data-state="legal"]')).toHaveLength(0);
  });
});

describe("what is shown", () => {
  for (const { at, table: one } of tables) {
    it(`${at}: every zone, no text is missing, tooltips for everything, in both languages`, async () => {
      const { root } = show(at);
      const view = viewOf(one.moments[0]!);
      for (const lang of ["en", "pl"] as Lang[]) {
        settings.lang = lang;
        await tick();
        for (const zone of Object.keys(view.zones)) expect(targets(root, `zone:${zone}`)).toHaveLength(1);
        expect(root.textContent).not.toMatch(/undefined|null|NaN|closed-|score-|caption-|zone-|tip-|table-/);
        for (const thing of root.querySelectorAll<HTMLElement>("[data-tip]")) {
          const tip = tooltip(thing.dataset["tip"]!, content, lang);
          expect(tip?.title, thing.dataset["tip"]).toBeTruthy();
          expect(tip?.text, thing.dataset["tip"]).toBeTruthy();
        }
        for (const named of root.querySelectorAll("[data-target]")) expect(named.getAttribute("aria-label")).toBeTruthy();
        for (const piece of root.querySelectorAll("[data-piece]")) expect(piece.getAttribute("data-piece")).not.toBe("");
      }
    });
  }

  it("a closed zone says why", () => {
    const { root } = show("main");
    const closed = Object.entries(viewAt("main").zones).filter(([, zone]) => zone.closed);
    expect(closed.length).toBeGreaterThan(0);
    for (const [id] of closed) {
      const zone = targets(root, `zone:${id}`)[0]!;
      expect(zone.dataset["state"]).toBe("off");
      expect(zone.closest("li")!.textContent).toContain("no exact payment");
    }
  });

  it("required numbers, cards left and names for a screen reader", () => {
    const { root } = show("start");
    expect(targets(root, "zone:lorry_1")[0]!.getAttribute("aria-label")).toMatch(/^Lorry stack 1: .*, costs 1 worker, 20 cards left/);
    expect(targets(root, "zone:wild")[0]!.closest("li")!.querySelector(".need b")!.textContent).toBe("2");
    expect(targets(root, "zone:mining_12")).toHaveLength(0);
  });

  it("the next card of the mining row is at the right end", () => {
    const { root } = show("main");
    const mine = viewAt("main").mines[viewAt("main").you!]!;
    const cards = [...root.querySelectorAll<HTMLElement>(".tunnel [data-tip]")].map((one) => one.dataset["tip"]);
    expect(cards).toEqual(mine.row.map((card) => `card:${card}`).reverse());
    expect(root.querySelector(".tunnel li:last-child")!.textContent).toContain("next");
  });

  it("points by category and the total", () => {
    const { root } = show("main");
    const points = viewAt("main").mines[viewAt("main").you!]!.points!;
    const total = Object.values(points).reduce((sum, one) => sum + one, 0);
    expect(root.querySelector(".standing h3")!.textContent).toContain(String(total));
    expect([...root.querySelectorAll(".standing dd")].map((one) => Number(one.textContent))).toEqual(Object.values(points));
  });

  it("known cards of a stack are in its tooltip", () => {
    const [id, stack] = Object.entries(viewAt("main").stacks).find(([, one]) => one.known.length > 0)!;
    const { root } = show("main");
    const tip = tooltip(targets(root, `zone:${id}`)[0]!.dataset["tip"]!, content, "en")!;
    for (const [depth, card] of stack.known) expect(tip.note).toContain(`${depth + 1}. ${content.names.en[card]}`);
  });

  it("delivered trains can be looked through", async () => {
    const { root } = show("main");
    await fireEvent.click(root.querySelector<HTMLElement>(".gone button")!);
    await tick();
    const mine = viewAt("main").mines[viewAt("main").you!]!;
    expect(root.querySelectorAll("dialog ol > li")).toHaveLength(mine.delivered!.length);
  });
});

it("a journal line speaks of zones, and of one's own docks and cards", () => {
  const placed = { event: "placed", number: 1, seat: 1, zone: "order" };
  expect(touched(placed, 0)).toEqual(["zone:order"]);
  const stands = { event: "wagon_stands", number: 1, seat: 1, card: "wagon_fox", dock: 2 };
  expect(touched(stands, 1)).toEqual(["dock:2", "card:wagon_fox"]);
  expect(touched(stands, 0)).toEqual([]);
  expect(touched(stands, null)).toEqual([]);
});

describe("other players", () => {
  const hidden = (at: string): number =>
    viewAt(at).mines.findIndex((mine) => [...mine.orders, ...mine.innovations].includes(null));

  it("hidden cards are backs, and nothing can be picked", () => {
    const seat = hidden("main");
    const mine = viewAt("main").mines[seat]!;
    const backs = [...mine.orders, ...mine.innovations].filter((card) => card === null).length;
    const { root } = show("main", "seat", seat);
    expect(root.querySelectorAll('svg[aria-label="hidden card"]')).toHaveLength(backs);
    expect(root.querySelectorAll('[data-state="legal"]')).toHaveLength(0);
    expect(root.textContent).toContain("not seen");
  });

  it("at a table only what lies there is shown", () => {
    const seat = viewAt("table_history").mines.findIndex((_mine, at) => at !== viewAt("table_history").you);
    const { root } = show("table_history", "seat", seat);
    expect(root.querySelector(".standing dd")).toBeNull();
    expect(root.querySelector(".gone button")).toBeNull();
  });

  it("at a glance: worker cards, trains and counts", () => {
    const view = viewAt("main");
    const seat = view.mines.findIndex((_mine, at) => at !== view.you);
    const { root } = show("main", "glance", seat);
    expect([...root.querySelectorAll(".workers b")].map((one) => Number(one.textContent))).toEqual(view.mines[seat]!.workers);
    expect(root.querySelectorAll(".trains li")).toHaveLength(3);
  });
});
