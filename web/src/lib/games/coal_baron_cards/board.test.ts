import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import type { Content, EventOf, Table } from "../../table/types";
import { targets, Theatre } from "../fixtures/stage";
import { board } from "./index";
import { tooltip } from "./tooltip";
import { touched } from "./touched";
import { type CardGameView, viewOf } from "./types";

const files = import.meta.glob<Table>(["./fixtures/*.json", "!./fixtures/content.json"], {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<Content>("./fixtures/content.json", { eager: true, import: "default" });
const content = boxes["./fixtures/content.json"]!;
const theatre = new Theatre(board, content, files);
const show = theatre.show.bind(theatre);
const viewAt = (at: string): CardGameView => viewOf(theatre.moment(at));

theatre.opens();

describe("no id is shown", () => theatre.noIdIsShown());
describe("whatever is closed says why", () => theatre.everythingClosedSaysWhy());

describe("every legal move can be clicked", () => {
  theatre.everyMoveCanBeClicked();

  it("one click on a wagon of a lit dock loads it", async () => {
    const { root, played } = show("mine");
    const move = theatre.moment("mine").moves.find((offer) => offer.text.startsWith("load_row"))!;
    const [dock, wagon] = move.targets;
    const place = targets(root, dock!)[0]!.closest("li")!;
    const through = [...place.querySelectorAll(".through")].find((element) =>
      element.querySelector(`[data-tip="${wagon}"]`),
    )!;
    await fireEvent.click(through.firstElementChild!);
    expect(played).toEqual([move.text]);
  });

  it("a click on a wagon chooses the lit dock that it stands at", async () => {
    const { root, played } = show("engine_dock");
    const place = targets(root, "dock:2")[0]!.closest("li")!;
    await fireEvent.click(place.querySelector(".wagon .target")!);
    expect(played).toEqual(["engine_dock 2"]);
  });

  it("nothing is lit twice: wagons only at the picked dock, cards being looked at only in the look", async () => {
    const { root } = show("wild_card");
    for (const lit of root.querySelectorAll('[data-state="legal"]')) expect(lit.closest(".look")).not.toBeNull();
    cleanup();
    const mine = show("mine");
    expect(mine.root.querySelectorAll('g[data-state="legal"]')).toHaveLength(0);
  });
});

it("mining is about one's own mine, also if only a button is left; a zone is not", () => {
  expect(board.asksOwn?.(theatre.moment("mine"))).toBe(true);
  expect(board.asksOwn?.(theatre.moment("main"))).toBe(false);
});

describe("the board", () => {
  theatre.everythingIsSaid(/undefined|null|NaN|closed-|score-|caption-|zone-|tip-|table-/, (root, at) => {
    for (const zone of Object.keys(viewAt(at).zones)) expect(targets(root, `zone:${zone}`)).toHaveLength(1);
  });

  it("a closed zone shows why", () => {
    const { root } = show("main");
    const closed = Object.entries(viewAt("main").zones).filter(([, zone]) => zone.closed);
    expect(closed.length).toBeGreaterThan(0);
    for (const [id] of closed) {
      const zone = targets(root, `zone:${id}`)[0]!;
      expect(zone.dataset["state"]).toBe("off");
      expect(zone.closest("li")!.textContent).toContain("you cannot pay exactly");
    }
  });

  it("shows required numbers, cards left and accessible names", () => {
    const { root } = show("start");
    expect(targets(root, "zone:lorry_1")[0]!.getAttribute("aria-label")).toMatch(
      /^Lorry stack 1: .*, costs 1 worker, 20 cards left/,
    );
    expect(targets(root, "zone:wild")[0]!.closest("li")!.querySelector(".need b")!.textContent).toBe("2");
    expect(targets(root, "zone:mining_12")).toHaveLength(0);
  });

  it("the next card of the mining row is at the right end", () => {
    const { root } = show("main");
    const mine = viewAt("main").mines[viewAt("main").you!]!;
    const cards = [...root.querySelectorAll<HTMLElement>(".tunnel [data-tip]")].map(
      (element) => element.dataset["tip"],
    );
    expect(cards).toEqual(mine.row.map((card) => `card:${card}`).reverse());
    expect(root.querySelector(".tunnel li:last-child")!.textContent).toContain("next");
  });

  it("shows points by category and the total", () => {
    const { root } = show("main");
    const points = viewAt("main").mines[viewAt("main").you!]!.points!;
    const total = Object.values(points).reduce((sum, value) => sum + value, 0);
    expect(root.querySelector(".standing h3")!.textContent).toContain(String(total));
    expect([...root.querySelectorAll(".standing dd")].map((element) => Number(element.textContent))).toEqual(
      Object.values(points),
    );
  });

  it("known cards of a stack are in its tooltip", () => {
    const [id, stack] = Object.entries(viewAt("main").stacks).find(([, candidate]) => candidate.known.length > 0)!;
    const { root } = show("main");
    const tip = tooltip(targets(root, `zone:${id}`)[0]!.dataset["tip"]!, content, "en")!;
    for (const [depth, card] of stack.known) expect(tip.note).toContain(`${depth + 1}. ${content.names.en[card]}`);
  });

  it("delivered trains can be viewed", async () => {
    const { root } = show("main");
    await fireEvent.click(root.querySelector<HTMLElement>(".gone button")!);
    await tick();
    const mine = viewAt("main").mines[viewAt("main").you!]!;
    expect(root.querySelectorAll("dialog ol > li")).toHaveLength(mine.delivered!.length);
  });
});

it("a journal line touches zones, and one's own docks and cards", () => {
  const placed = { event: "placed", number: 1, seat: 1, zone: "order" };
  expect(touched(placed, 0)).toEqual(["zone:order"]);
  const stands: EventOf<"coal_baron_cards"> = {
    event: "wagon_stands",
    number: 1,
    seat: 1,
    card: "wagon_fox",
    dock: "2",
  };
  expect(touched(stands, 1)).toEqual(["dock:2", "card:wagon_fox"]);
  expect(touched(stands, 0)).toEqual([]);
  expect(touched(stands, null)).toEqual([]);
});

describe("other players", () => {
  const hidden = (at: string): number =>
    viewAt(at).mines.findIndex((mine) => [...mine.orders, ...mine.innovations].includes(null));

  it("shows hidden cards as backs, and nothing can be picked", () => {
    const seat = hidden("main");
    const mine = viewAt("main").mines[seat]!;
    const backs = [...mine.orders, ...mine.innovations].filter((card) => card === null).length;
    const { root } = show("main", "seat", seat);
    expect(root.querySelectorAll('svg[aria-label="hidden card"]')).toHaveLength(backs);
    expect(root.querySelectorAll('[data-state="legal"]')).toHaveLength(0);
    expect(root.textContent).toContain("not seen");
  });

  it("at a table only public cards are shown", () => {
    const seat = viewAt("table_history").mines.findIndex((_mine, number) => number !== viewAt("table_history").you);
    const { root } = show("table_history", "seat", seat);
    expect(root.querySelector(".standing dd")).toBeNull();
    expect(root.querySelector(".gone button")).toBeNull();
  });

  it("a glance shows worker cards, trains and counts", () => {
    const view = viewAt("main");
    const seat = view.mines.findIndex((_mine, number) => number !== view.you);
    const { root } = show("main", "glance", seat);
    expect([...root.querySelectorAll(".workers b")].map((element) => Number(element.textContent))).toEqual(
      view.mines[seat]!.workers,
    );
    expect(root.querySelectorAll(".trains li")).toHaveLength(3);
  });
});
