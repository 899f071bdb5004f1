import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { settings } from "../../settings.svelte";
import type { Content, Table } from "../../table/types";
import { click, targets, Theatre, decisionsOf } from "../fixtures/stage";
import { follow, type Places } from "../../table/follow";
import { board } from "./index";
import { liveScoring } from "../../table/liveScoring.svelte";
import { cardsFor, freshScoring, scoringsOf } from "./scorings";
import { categoryRow } from "./box";
import { categoryTip, tooltip } from "./tooltip";
import { touched } from "./touched";
import { type CoalBaronView, journalOf, viewOf } from "./types";

const files = import.meta.glob<Table>(["./fixtures/*.json", "!./fixtures/content.json"], {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<Content>("./fixtures/content.json", { eager: true, import: "default" });
const content = boxes["./fixtures/content.json"]!;
const theatre = new Theatre(board, content, files);
const show = theatre.show.bind(theatre);
const viewAt = (at: string): CoalBaronView => viewOf(theatre.moment(at));
const decisionAt = decisionsOf(viewAt);
const youAt = (at: string): number => theatre.moment(at).seat!;
const lit = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-state="legal"]')].map((element) => element.dataset["target"]!);

theatre.opens();

describe("no id is shown", () => theatre.noIdIsShown());
describe("whatever is closed says why", () => theatre.everythingClosedSaysWhy());

describe("every legal move can be clicked", () => theatre.everyMoveCanBeClicked());

describe("mining", () => {
  it("one click fills a spot that only one cube can go to", async () => {
    const { root, played } = show("fill");
    const fills = theatre.moment("fill").moves.filter(({ text }) => text.startsWith("fill "));
    for (const move of fills) {
      const spot = targets(root, move.targets[1]!)[0]!;
      const only = fills.filter(({ targets: [, end] }) => end === move.targets[1]).length === 1;
      expect(spot.dataset["state"]).toBe(only ? "legal" : "idle");
      played.length = 0;
      await fireEvent.click(spot);
      expect(played).toEqual(only ? [move.text] : []);
    }
  });

  it("only carts at the cage's level can be unloaded", () => {
    const { root } = show("load");
    const pit = viewAt("load").pits[youAt("load")]!;
    const carts = [...root.querySelectorAll<HTMLElement>('.holder[data-state="legal"]')];
    expect(carts.length).toBeGreaterThan(0);
    const levels = [...root.querySelectorAll(".level")];
    for (const cart of carts) expect(levels.indexOf(cart.closest(".level")!)).toBe(pit.cage_level - 1);
    expect(lit(root)).not.toContain(`level:${pit.cage_level}`);
  });

  it("shows how many steps are left, and the total", () => {
    const { root } = show("load");
    const left = decisionAt("load", "mining_step").left;
    const steps = root.querySelector(".steps")!;
    expect(steps.getAttribute("aria-label")).toMatch(new RegExp(`^${left} of \\d+ steps left$`));
    expect(steps.querySelectorAll("i:not(.used)")).toHaveLength(left);
  });

  it("equal cubes can be picked one by one", async () => {
    const shown = show("alike");
    const moves = theatre.moment("alike").moves;
    const move = moves.find(({ text }) => text.includes("cage yellow cage yellow"))!;
    expect(await click(shown, moves, move)).toBe(true);
    expect(shown.played).toEqual([move.text]);
    expect(shown.root.querySelectorAll(".waits")).toHaveLength(1);
  });

  it("a cube keeps its name while it moves", () => {
    const before: Places = new Map([
      ["cart/grey/0", ["grey"]],
      ["cage", ["grey"]],
      ["storage", ["grey"]],
      ["spot/H08_0", []],
    ]);
    const names = follow(new Map(), before);
    const loaded = follow(
      names,
      new Map([
        ["cart/grey/0", []],
        ["cage", ["grey", "grey"]],
        ["storage", ["grey"]],
        ["spot/H08_0", []],
      ]),
    );
    expect(loaded.get("cage")).toEqual([names.get("cage")![0], names.get("cart/grey/0")![0]]);
    expect(loaded.get("storage")).toEqual(names.get("storage"));
    const filled = follow(
      loaded,
      new Map([
        ["cart/grey/0", []],
        ["cage", ["grey", "grey"]],
        ["storage", []],
        ["spot/H08_0", ["grey"]],
      ]),
    );
    expect(filled.get("spot/H08_0")).toEqual(names.get("storage"));
    expect(filled.get("cage")).toEqual(loaded.get("cage"));
  });
});

describe("the board", () => {
  theatre.everythingIsSaid(/undefined|null|NaN|closed-|score-|tip-|account-|glance-|look-|end-/, (root, at) => {
    for (const space of Object.keys(viewAt(at).spaces)) expect(targets(root, `space:${space}`)).toHaveLength(1);
    for (const { category } of viewAt(at).clock) expect(targets(root, `category:${category}`)).toHaveLength(1);
  });

  it("a closed space shows why, a locked one has a lock", () => {
    const { root } = show("main");
    const closed = Object.entries(viewAt("main").spaces).filter(([, space]) => space.closed);
    expect(closed.length).toBeGreaterThan(3);
    for (const [id, { locked }] of closed) {
      const space = targets(root, `space:${id}`)[0]!;
      expect(space.dataset["state"]).toBe("off");
      expect(space.getAttribute("aria-label")).toMatch(
        /: (locked|not enough workers|not enough Marks|no complete order|nothing there|stack empty)$/,
      );
      expect(space.closest(".locked") !== null).toBe(locked);
    }
  });

  it("a space shows its price now, and its workers", () => {
    const { root } = show("main");
    for (const [id, { need, locked, owner, workers }] of Object.entries(viewAt("main").spaces)) {
      if (locked) continue;
      const space = targets(root, `space:${id}`)[0]!.closest(".space")!;
      expect(space.querySelector(".need")!.textContent).toBe(String(need));
      if (owner !== null) expect(space.querySelector(".who")!.textContent).toBe(String(workers));
    }
  });

  it("shows all carts of the pit, light ones with lamps on the left", () => {
    const { root } = show("main");
    const pit = viewAt("main").pits[youAt("main")]!;
    const carts = pit.levels.flatMap(({ printed, tiles }) => [printed, ...tiles.flatMap((tile) => tile.carts)]);
    expect(root.querySelectorAll(".pit .cart")).toHaveLength(carts.length);
    expect(root.querySelectorAll(".pit .cart.empty")).toHaveLength(carts.filter((cube) => cube === null).length);
    for (const side of root.querySelectorAll(".pit .side")) {
      expect(side.querySelectorAll('use[href="#lamp"]')).toHaveLength(
        side.classList.contains("light") ? side.querySelectorAll(".cart").length : 0,
      );
    }
  });

  it("shows who leads a category: now if everyone can count it, otherwise at the last scoring", () => {
    const now = viewAt("open");
    const { root } = show("open");
    for (const { category, award, first } of now.clock) {
      const leaders = award!.flatMap((points, seat) => (points === first ? [seat] : []));
      const cell = targets(root, `category:${category}`)[0]!;
      expect(/first place now/.test(cell.getAttribute("aria-label")!)).toBe(leaders.length > 0);
      expect(cell.closest("li")!.classList.contains("yours")).toBe(leaders.includes(youAt("open")));
    }
    cleanup();
    const hidden = show("main").root;
    expect(viewAt("main").clock[0]!.award).toBeNull();
    expect(
      [...hidden.querySelectorAll(".category")].some((element) =>
        /most at the last scoring/.test(element.getAttribute("aria-label")!),
      ),
    ).toBe(true);
  });

  it("a category's tooltip says who leads it, even with odd names", () => {
    const category = viewAt("main").clock[0]!.category;
    const tip = (old: boolean) =>
      tooltip(categoryTip(category, { names: "A@B=C, Hanka", count: 3, old }), content, "en")!.text;
    expect(tip(true)).toMatch(/Most at the last scoring: A@B=C, Hanka \(3\)\.$/);
    expect(tip(false)).toMatch(/First place now: A@B=C, Hanka \(3\)\.$/);
    expect(tooltip(categoryTip(category, null), content, "en")!.text).not.toMatch(/scoring|first place/);
  });

  it("the known items of a stack are in its tooltip, and the space shows how many", () => {
    const [deck, stack] = Object.entries(viewAt("main").stacks).find(([, candidate]) => candidate.known.length > 0)!;
    const space = deck === "tile" ? "factory_draw" : "order_draw";
    const target = targets(show("main").root, `space:${space}`)[0]!;
    expect(target.getAttribute("aria-label")).toContain(`you know ${stack.known.length}`);
    expect(target.closest(".space")!.textContent).toContain(`you know ${stack.known.length}`);
    const tip = tooltip(target.dataset["tip"]!, content, "en")!;
    for (const [depth, item] of stack.known) expect(tip.note).toContain(`${depth + 1}. ${content.names.en[item]}`);
  });

  it("shows tiles that are too expensive, with the reason", () => {
    const { root } = show("keep_tile");
    const items = [...root.querySelectorAll<HTMLElement>(".look .item")];
    expect(items).toHaveLength(decisionAt("keep_tile", "keep_tile").items!.length);
    expect(
      items.some(
        (item) => item.dataset["state"] === "off" && item.getAttribute("aria-label")!.endsWith("not enough Marks"),
      ),
    ).toBe(true);
    for (const item of items)
      expect(item.closest("li")!.textContent.includes("not enough Marks")).toBe(item.dataset["state"] === "off");
  });

  it("a seat asked for a substitute during a look still sees the rest of it, and can reach the supply", () => {
    const moment = theatre.moment("substitute");
    expect(show("substitute").root.querySelector(".look")).toBeNull();
    cleanup();
    const decision = { ...decisionAt("substitute", "substitute_cube"), hand: ["G2L", "K1D"] };
    const { root } = show("substitute", "all", 0, { ...moment, view: { ...viewAt("substitute"), decision } });
    expect([...root.querySelectorAll(".look .item")].map((element) => element.getAttribute("aria-label"))).toEqual(
      ["G2L", "K1D"].map((tile) => content.names.en[tile]),
    );
    expect(root.querySelectorAll('.look [data-state="legal"]')).toHaveLength(0);
    expect(root.querySelectorAll('.heap[data-state="legal"]').length).toBeGreaterThan(0);
  });

  it("delivered orders can be viewed", async () => {
    const { root } = show("main");
    await fireEvent.click(root.querySelector<HTMLElement>(".gone button")!);
    await tick();
    expect(root.querySelectorAll("dialog .held")).toHaveLength(viewAt("main").pits[youAt("main")]!.delivered!.length);
  });
});

describe("scoring", () => {
  const scoring = () => scoringsOf(journalOf(theatre.moment("scored")), 4).at(-1)!;

  it("is read from the journal: categories, points before and after, cards, the next start player", () => {
    const { shift, rows, before, delivered, next } = scoring();
    const view = viewAt("scored");
    expect([shift, rows.length]).toEqual([2, 8]);
    const gained = before.map((_, seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0));
    expect(before.map((points, seat) => points + gained[seat]!)).toEqual(view.pits.map(({ vp }) => vp));
    expect(delivered.map((cards) => cards.length)).toEqual(view.pits.map(({ deliveries }) => deliveries));
    expect(next!.starter).toBe(view.starter);
    for (const { category, counts } of rows.slice(4)) {
      const cards = delivered.map((pile) => cardsFor(categoryRow(content, category)!, pile, content));
      expect(cards.map((pile) => pile.length > 0)).toEqual(counts.map((count) => count > 0));
    }
  });

  it("opens by itself once, row by row, and can be opened again from the clock", async () => {
    settings.motion = "full";
    sessionStorage.clear();
    const { root, picker } = show("scored");
    expect(picker.covered).toBe(true);
    expect(root.querySelector(".scoring h2")!.textContent).toContain("Scoring of shift 2");
    const empty = () => root.querySelectorAll(".scoring tbody .later").length;
    expect(empty()).toBe(8);
    const { before, at, rows } = scoring();
    expect(liveScoring.now).toEqual({ points: before, from: at }); // nothing on the page gives the result away
    await fireEvent.click(root.querySelector<HTMLElement>('.scoring [aria-label="Next row"]')!);
    expect(empty()).toBe(7);
    expect(liveScoring.now!.points).toEqual(before.map((points, seat) => points + rows[0]!.points[seat]!));
    await fireEvent.click(
      [...root.querySelectorAll<HTMLElement>(".scoring button")].find((button) =>
        button.textContent.includes("All at once"),
      )!,
    );
    expect(empty()).toBe(0);
    expect(liveScoring.now).toBeNull();
    expect(root.querySelectorAll(".scoring .next li")).toHaveLength(4);
    await fireEvent.click(root.querySelector<HTMLElement>(".scoring .go-on")!);
    expect(root.querySelector(".scoring")).toBeNull();
    expect(picker.covered).toBe(false);
    await fireEvent.click(root.querySelector<HTMLElement>('[aria-label="Scoring of shift 1"]')!);
    expect(root.querySelectorAll(".scoring tbody tr")).toHaveLength(4);
    expect(empty()).toBe(0);
  });

  it("plays to its end by itself, unless paused", async () => {
    vi.useFakeTimers();
    settings.motion = "full";
    sessionStorage.clear();
    const { root } = show("scored");
    const empty = () => root.querySelectorAll(".scoring tbody .later").length;
    await vi.advanceTimersByTimeAsync(2800);
    expect(empty()).toBe(5);
    const pause = [...root.querySelectorAll<HTMLElement>(".scoring button")].find((button) =>
      button.textContent.includes("Pause"),
    )!;
    pause.click();
    await vi.advanceTimersByTimeAsync(5000);
    expect(empty()).toBe(5);
    pause.click();
    await vi.advanceTimersByTimeAsync(5000);
    expect(empty()).toBe(0);
  });

  it("without motion it is complete at once", () => {
    settings.motion = "none";
    sessionStorage.clear();
    expect(show("scored").root.querySelectorAll(".scoring tbody .later")).toHaveLength(0);
  });

  it("the final accounting follows the last shift", () => {
    const last = scoringsOf(journalOf(theatre.moment("over")), 3).at(-1)!;
    expect(last.rows).toHaveLength(12);
    expect(last.accounts.map(({ kind }) => kind)).toEqual(["money", "coal", "orders", "balance"]);
    const totals = last.before.map(
      (points, seat) => points + [...last.rows, ...last.accounts].reduce((sum, row) => sum + row.points[seat]!, 0),
    );
    expect(totals).toEqual(
      viewAt("over").pits.map(({ points }) => Object.values(points).reduce((sum, value) => sum + value, 0)),
    );
    expect(last.next).toBeNull();
  });

  it("is new to a seat until its next own event", () => {
    const moment = theatre.moment("scored");
    const scorings = scoringsOf(journalOf(moment), 4);
    expect(freshScoring(scorings, moment)).toBe(scorings.at(-1));
    const placed = { event: "placed", number: 999, seat: moment.seat!, space: "bank", workers: 1 };
    expect(freshScoring(scorings, { ...moment, journal: [...moment.journal, placed] })).toBeNull();
  });
});

it("a journal line touches spaces, and one's own orders, levels and storage", () => {
  expect(touched({ event: "placed", number: 1, seat: 1, space: "money_4", workers: 2 }, 0)).toEqual(["space:money_4"]);
  const filled = { event: "filled", number: 1, seat: 1, cube: "cage_grey", order: "H08" };
  expect(touched(filled, 1)).toEqual(["order:H08"]);
  expect(touched(filled, 0)).toEqual([]);
  expect(
    touched({ event: "scored", number: 1, category: "empty_grey", counts: [1, 0], points: [12, 0] }, null),
  ).toEqual(["category:empty_grey"]);
  expect(content.events["bumped"]?.befalls).toBe(true);
});

describe("other players", () => {
  it("a whole pit, in which nothing can be picked", () => {
    const seat = viewAt("mine").pits.findIndex((_pit, number) => number !== youAt("mine"));
    const { root } = show("mine", "seat", seat);
    expect(lit(root)).toEqual([]);
    expect(root.querySelectorAll(".order")).toHaveLength(viewAt("mine").pits[seat]!.orders.length);
    expect(root.textContent).toContain("lie face down");
  });

  it("a glance shows Marks, workers, cage, orders and a small pit", () => {
    const seat = viewAt("main").pits.findIndex((_pit, number) => number !== youAt("main"));
    const pit = viewAt("main").pits[seat]!;
    const { root } = show("main", "glance", seat);
    const facts = [...root.querySelectorAll('li[title]:not([title="starts"])')].map(
      (element) => element.lastChild!.textContent,
    );
    expect(facts).toEqual([
      `${pit.marks}`,
      `${pit.workers}`,
      `${Object.values(pit.cage).reduce((sum, count) => sum + count, 0)}/5`,
      `${pit.orders.length}`,
      `${pit.deliveries}`,
      `${pit.light}:${pit.dark}`,
    ]);
    expect(root.querySelector('svg[role="img"]')!.getAttribute("aria-label")).toMatch(/cage at/);
  });
});
