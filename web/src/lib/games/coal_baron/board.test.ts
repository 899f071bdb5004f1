import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { settings } from "../../settings.svelte";
import type { Content, Table } from "../../table/types";
import { click, targets, Theatre, decisionsOf } from "../fixtures/stage";
import { follow, type Places } from "../../table/follow";
import { board } from "./index";
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
  [...root.querySelectorAll<HTMLElement>('[data-state="legal"]')].map((one) => one.dataset["target"]!);

theatre.opens();

describe("no id is shown", () => theatre.noIdIsShown());

describe("every legal move can be clicked", () => theatre.everyMoveCanBeClicked());

describe("mining", () => {
  it("a spot to which a single cube can go takes it with one click", async () => {
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

  it("only carts where the cage stands can be unloaded", () => {
    const { root } = show("load");
    const pit = viewAt("load").pits[youAt("load")]!;
    const carts = [...root.querySelectorAll<HTMLElement>('.holder[data-state="legal"]')];
    expect(carts.length).toBeGreaterThan(0);
    const levels = [...root.querySelectorAll(".level")];
    for (const cart of carts) expect(levels.indexOf(cart.closest(".level")!)).toBe(pit.cage_level - 1);
    expect(lit(root)).not.toContain(`level:${pit.cage_level}`);
  });

  it("says how many steps are left, and of how many", () => {
    const { root } = show("load");
    const left = decisionAt("load", "mining_step").left;
    const steps = root.querySelector(".steps")!;
    expect(steps.getAttribute("aria-label")).toMatch(new RegExp(`^${left} of \\d+ steps left$`));
    expect(steps.querySelectorAll("i:not(.used)")).toHaveLength(left);
  });

  it("two alike are two cubes", async () => {
    const shown = show("alike");
    const moves = theatre.moment("alike").moves;
    const move = moves.find(({ text }) => text.includes("cage yellow cage yellow"))!;
    expect(await click(shown, moves, move)).toBe(true);
    expect(shown.played).toEqual([move.text]);
    expect(shown.root.querySelectorAll(".waits")).toHaveLength(1);
  });

  it("a cube keeps its name on its way", () => {
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

describe("what is shown", () => {
  theatre.everythingIsSaid(/undefined|null|NaN|closed-|score-|tip-|account-|glance-|look-|end-/, (root, at) => {
    for (const space of Object.keys(viewAt(at).spaces)) expect(targets(root, `space:${space}`)).toHaveLength(1);
    for (const { category } of viewAt(at).clock) expect(targets(root, `category:${category}`)).toHaveLength(1);
  });

  it("a closed space says why, a locked one has a lock", () => {
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

  it("what a space costs now, and who stands there", () => {
    const { root } = show("main");
    for (const [id, { need, locked, owner, workers }] of Object.entries(viewAt("main").spaces)) {
      if (locked) continue;
      const space = targets(root, `space:${id}`)[0]!.closest(".space")!;
      expect(space.querySelector(".need")!.textContent).toBe(String(need));
      if (owner !== null) expect(space.querySelector(".who")!.textContent).toBe(String(workers));
    }
  });

  it("all carts of the pit, light ones with lamps on the left", () => {
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

  it("who leads a category: now where all can count it, else at the last scoring", () => {
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
      [...hidden.querySelectorAll(".category")].some((one) =>
        /most at the last scoring/.test(one.getAttribute("aria-label")!),
      ),
    ).toBe(true);
  });

  it("a category's tooltip says who leads it, whatever they are called", () => {
    const category = viewAt("main").clock[0]!.category;
    const tip = (old: boolean) =>
      tooltip(categoryTip(category, { names: "A@B=C, Hanka", count: 3, old }), content, "en")!.text;
    expect(tip(true)).toMatch(/Most at the last scoring: A@B=C, Hanka \(3\)\.$/);
    expect(tip(false)).toMatch(/First place now: A@B=C, Hanka \(3\)\.$/);
    expect(tooltip(categoryTip(category, null), content, "en")!.text).not.toMatch(/scoring|first place/);
  });

  it("known items of a stack are in its tooltip, and the space says how many", () => {
    const [deck, stack] = Object.entries(viewAt("main").stacks).find(([, one]) => one.known.length > 0)!;
    const space = deck === "tile" ? "factory_draw" : "order_draw";
    const target = targets(show("main").root, `space:${space}`)[0]!;
    expect(target.getAttribute("aria-label")).toContain(`you know ${stack.known.length}`);
    expect(target.closest(".space")!.textContent).toContain(`you know ${stack.known.length}`);
    const tip = tooltip(target.dataset["tip"]!, content, "en")!;
    for (const [depth, item] of stack.known) expect(tip.note).toContain(`${depth + 1}. ${content.names.en[item]}`);
  });

  it("tiles that cannot be paid are shown, with the reason", () => {
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

  it("who is asked for a substitute in a look still sees the rest of it, and can reach the supply", () => {
    const moment = theatre.moment("substitute");
    expect(show("substitute").root.querySelector(".look")).toBeNull();
    cleanup();
    const decision = { ...decisionAt("substitute", "substitute_cube"), hand: ["G2L", "K1D"] };
    const { root } = show("substitute", "all", 0, { ...moment, view: { ...viewAt("substitute"), decision } });
    expect([...root.querySelectorAll(".look .item")].map((one) => one.getAttribute("aria-label"))).toEqual(
      ["G2L", "K1D"].map((tile) => content.names.en[tile]),
    );
    expect(root.querySelectorAll('.look [data-state="legal"]')).toHaveLength(0);
    expect(root.querySelectorAll('.heap[data-state="legal"]').length).toBeGreaterThan(0);
  });

  it("delivered orders can be looked through", async () => {
    const { root } = show("main");
    await fireEvent.click(root.querySelector<HTMLElement>(".gone button")!);
    await tick();
    expect(root.querySelectorAll("dialog .held")).toHaveLength(viewAt("main").pits[youAt("main")]!.delivered!.length);
  });
});

describe("scoring", () => {
  const scoring = () => scoringsOf(journalOf(theatre.moment("scored")), 4).at(-1)!;

  it("is told by the journal: categories, points before and after, cards, the next start player", () => {
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

  it("opens by itself once, row after row, and can be read again from the clock", async () => {
    settings.motion = "full";
    sessionStorage.clear();
    const { root, picker } = show("scored");
    expect(picker.covered).toBe(true);
    expect(root.querySelector(".scoring h2")!.textContent).toContain("Scoring of shift 2");
    const empty = () => root.querySelectorAll(".scoring tbody .later").length;
    expect(empty()).toBe(8);
    await fireEvent.click(root.querySelector<HTMLElement>('.scoring [aria-label="Next row"]')!);
    expect(empty()).toBe(7);
    await fireEvent.click(
      [...root.querySelectorAll<HTMLElement>(".scoring button")].find((one) =>
        one.textContent.includes("All at once"),
      )!,
    );
    expect(empty()).toBe(0);
    expect(root.querySelectorAll(".scoring .next li")).toHaveLength(4);
    await fireEvent.click(root.querySelector<HTMLElement>(".scoring .go-on")!);
    expect(root.querySelector(".scoring")).toBeNull();
    expect(picker.covered).toBe(false);
    await fireEvent.click(root.querySelector<HTMLElement>('[aria-label="Scoring of shift 1"]')!);
    expect(root.querySelectorAll(".scoring tbody tr")).toHaveLength(4);
    expect(empty()).toBe(0);
  });

  it("goes on by itself to its end, unless it is paused", async () => {
    vi.useFakeTimers();
    settings.motion = "full";
    sessionStorage.clear();
    const { root } = show("scored");
    const empty = () => root.querySelectorAll(".scoring tbody .later").length;
    await vi.advanceTimersByTimeAsync(2800);
    expect(empty()).toBe(5);
    const pause = [...root.querySelectorAll<HTMLElement>(".scoring button")].find((one) =>
      one.textContent.includes("Pause"),
    )!;
    pause.click();
    await vi.advanceTimersByTimeAsync(5000);
    expect(empty()).toBe(5);
    pause.click();
    await vi.advanceTimersByTimeAsync(5000);
    expect(empty()).toBe(0);
  });

  it("without motion it is there at once", () => {
    settings.motion = "none";
    sessionStorage.clear();
    expect(show("scored").root.querySelectorAll(".scoring tbody .later")).toHaveLength(0);
  });

  it("after the last shift the accounts follow", () => {
    const last = scoringsOf(journalOf(theatre.moment("over")), 3).at(-1)!;
    expect(last.rows).toHaveLength(12);
    expect(last.accounts.map(({ kind }) => kind)).toEqual(["money", "coal", "orders", "balance"]);
    const totals = last.before.map(
      (points, seat) => points + [...last.rows, ...last.accounts].reduce((sum, row) => sum + row.points[seat]!, 0),
    );
    expect(totals).toEqual(
      viewAt("over").pits.map(({ points }) => Object.values(points).reduce((sum, one) => sum + one, 0)),
    );
    expect(last.next).toBeNull();
  });

  it("is new to a seat until its next deed", () => {
    const moment = theatre.moment("scored");
    const scorings = scoringsOf(journalOf(moment), 4);
    expect(freshScoring(scorings, moment)).toBe(scorings.at(-1));
    const placed = { event: "placed", number: 999, seat: moment.seat!, space: "bank", workers: 1 };
    expect(freshScoring(scorings, { ...moment, journal: [...moment.journal, placed] })).toBeNull();
  });
});

it("a journal line speaks of spaces, and of one's own orders, levels and storage", () => {
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
  it("a pit in full, in which nothing can be picked", () => {
    const seat = viewAt("mine").pits.findIndex((_pit, at) => at !== youAt("mine"));
    const { root } = show("mine", "seat", seat);
    expect(lit(root)).toEqual([]);
    expect(root.querySelectorAll(".order")).toHaveLength(viewAt("mine").pits[seat]!.orders.length);
    expect(root.textContent).toContain("lie face down");
  });

  it("at a glance: Marks, workers, cage, orders, and the pit in small", () => {
    const seat = viewAt("main").pits.findIndex((_pit, at) => at !== youAt("main"));
    const pit = viewAt("main").pits[seat]!;
    const { root } = show("main", "glance", seat);
    const facts = [...root.querySelectorAll('li[title]:not([title="starts"])')].map(
      (one) => one.lastChild!.textContent,
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
