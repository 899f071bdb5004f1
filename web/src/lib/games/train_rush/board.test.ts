import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import { sayMove, t } from "../../i18n.svelte";
import { settings } from "../../settings.svelte";
import type { Content, Lang, Table } from "../../table/types";
import { targets, Theatre } from "../fixtures/stage";
import { cityRows, nodeRow, nodeRows, tileEffect } from "./box";
import { driven, edge, network, wayPath } from "./geometry";
import { board } from "./index";
import { isOwn } from "./places";
import { sayIn } from "./texts";
import { tooltip } from "./tooltip";
import { touched } from "./touched";
import { boxOf, journalOf, ordersOf, ridesOf, type RushEvent, type RushView, viewOf } from "./types";

const files = import.meta.glob<Table>(["./fixtures/*.json", "!./fixtures/content.json"], {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<Content>("./fixtures/content.json", { eager: true, import: "default" });
const content = boxes["./fixtures/content.json"]!;
const theatre = new Theatre(board, content, files);
const show = theatre.show.bind(theatre);
const viewAt = (at: string): RushView => viewOf(theatre.moment(at));
const youAt = (at: string): number => theatre.moment(at).seat!;
const lit = (root: HTMLElement, kind = ""): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-state="legal"]')]
    .map((element) => element.dataset["target"] ?? "")
    .filter((id) => id.startsWith(kind));

theatre.opens();

describe("no id is shown", () => theatre.noIdIsShown());
describe("whatever is closed says why", () => theatre.everythingClosedSaysWhy());

describe("every legal move can be clicked", () => theatre.everyMoveCanBeClicked());

/** Positions that together show every text. */
const TALKATIVE = /(lobby|invest|main|city|rent|contract|market|exchange|draft|watching|over)\.json$/;
describe("every text exists", () => {
  const spoken = new Theatre(
    board,
    content,
    Object.fromEntries(Object.entries(files).filter(([path]) => TALKATIVE.test(path))),
  );
  spoken.everythingIsSaid(/undefined|NaN|null\b/);
});

describe("riding", () => {
  it("without a token, only rides that need none are lit, and a click drives there", async () => {
    const { root, played } = show("main");
    const moves = theatre.moment("main").moves;
    const plain = moves.filter(({ text }) => text.startsWith("movement_step 0 "));
    expect(lit(root, "node:").sort()).toEqual(plain.map(({ targets: [node] }) => node).sort());
    await fireEvent.click(targets(root, plain[0]!.targets[0]!)[0]!);
    expect(played).toEqual([plain[0]!.text]);
  });

  it("a chosen token shows its rides", async () => {
    const { root, picker } = show("main");
    const own = viewAt("main").factions[youAt("main")]!;
    const token = own.tokens[0]!;
    picker.pick(`token:${token}`);
    await tick();
    const rides = ridesOf(theatre.moment("main")).filter((ride) => ride.token === token);
    expect(rides.length).toBeGreaterThan(0);
    expect(lit(root, "node:").sort()).toEqual(rides.map(({ node }) => `node:${node}`).sort());
  });

  it("every end shows its steps and what it would bring, and its route", async () => {
    const { root } = show("main");
    const rides = ridesOf(theatre.moment("main")).filter((ride) => ride.token === 0);
    expect(root.querySelectorAll(".way")).toHaveLength(rides.length);
    const ride = rides.find((option) => option.zone !== undefined) ?? rides[0]!;
    const stop = targets(root, `node:${ride.node}`)[0]!;
    expect(stop.getAttribute("aria-label")).toContain(`${ride.way.length} step`);
    if (ride.tile)
      expect(stop.getAttribute("aria-label")!.toLowerCase()).toContain(
        content.names.en[`${ride.tile}_text`]!.toLowerCase(),
      );
    await fireEvent.focus(stop);
    expect(root.querySelector(".way.strong")!.getAttribute("d")).toBe(
      wayPath(content, [viewAt("main").factions[youAt("main")]!.location, ...ride.way]),
    );
    await fireEvent.blur(stop);
    expect(root.querySelector(".way.strong")).toBeNull();
  });

  it("does not depend on colour: every end has its number of steps beside it", () => {
    const { root } = show("main");
    const steps = [...root.querySelectorAll(".label text:first-of-type")].map((element) => element.textContent);
    expect(steps.sort()).toEqual(
      ridesOf(theatre.moment("main"))
        .filter((ride) => ride.token === 0)
        .map(({ way }) => String(way.length))
        .sort(),
    );
  });

  it("its label can be clicked too, and lies under all ends", async () => {
    const { root, played } = show("main");
    const [end] = ridesOf(theatre.moment("main")).filter((ride) => ride.token === 0 && ride.city === undefined);
    const [chip] = root.querySelectorAll(".chip");
    await fireEvent.click(chip!);
    expect(played).toEqual([`movement_step 0 ${end!.node}`]);
    for (const stop of root.querySelectorAll(".map > .room > svg > .ride"))
      expect(chip!.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe("windows", () => {
  it("the City action has three parts, and a reason for each closed one", async () => {
    const { root, played } = show("city");
    const legal = theatre.moment("city").moves.map(({ text }) => text);
    for (const part of ["mark", "rent", "contracts", "finish"]) {
      const [target] = targets(root, `part:${part}`);
      expect(target!.dataset["state"]).toBe(legal.includes(`city_step ${part}`) ? "legal" : "off");
      if (target!.dataset["state"] === "off") expect(target!.dataset["reason"]).toBeTruthy();
    }
    await fireEvent.click(targets(root, "part:mark")[0]!);
    expect(played).toEqual(["city_step mark"]);
  });

  it("a closed investment action shows why", () => {
    const { root } = show("invest");
    for (const [action, { closed }] of Object.entries(viewAt("invest").actions)) {
      const [target] = targets(root, `action:${action}`);
      expect(target!.dataset["state"]).toBe(closed ? "off" : "legal");
      if (closed) expect(target!.getAttribute("aria-label")).toContain(t(`closed-${closed}`));
    }
  });

  it("renting takes one click", async () => {
    const { root, played } = show("rent");
    const buttons = [...root.querySelectorAll<HTMLButtonElement>(".choice")];
    expect(buttons).toHaveLength(theatre.moment("rent").moves.length);
    await fireEvent.click(buttons[0]!);
    expect(played).toEqual([theatre.moment("rent").moves[0]!.text]);
  });

  it("can be set aside to look at the map, and comes back", async () => {
    const { root } = show("lobby");
    expect(root.querySelectorAll(".large")).toHaveLength(1);
    await fireEvent.click(root.querySelector(".look")!);
    expect(root.querySelectorAll(".large")).toHaveLength(0);
    await fireEvent.click(root.querySelector(".look")!);
    expect(root.querySelectorAll(".large")).toHaveLength(1);
  });

  it("says why the offer cannot be viewed while a question covers it", async () => {
    const { root } = show("lobby");
    const button = root.querySelector<HTMLElement>(".offer")!;
    expect(button.dataset.reason).toBe("answer the question in the window first");
    await fireEvent.click(button);
    expect(root.querySelectorAll(".large")).toHaveLength(1);
    expect(show("play_card").root.querySelector<HTMLElement>(".offer")!.dataset.reason).toBeUndefined();
  });

  it("the offer can be viewed any time, without picking anything", async () => {
    const { root } = show("play_card");
    await fireEvent.click(root.querySelector(".offer")!);
    for (const card of viewAt("play_card").cards.display)
      expect(root.querySelector(`[data-tip="card:${card}"]`)).not.toBeNull();
    expect(lit(root).every((id) => id.startsWith("card:"))).toBe(true);
  });
});

describe("moves as text", () => {
  it("a ride has its end and token, a slot its wagon, an exchange both wagons", () => {
    settings.lang = "en";
    expect(sayMove({ text: "movement_step 0 CM3b", targets: ["node:CM3b"] })).toBe("go to siding 7 (Calestia zone 2)");
    expect(sayMove({ text: "movement_step 3 CM6", targets: ["token:3", "node:CM6"] })).toBe(
      "go to Vardimium, with token +3",
    );
    expect(sayMove({ text: "sell_good W203 1", targets: ["slot:W203.1"] })).toBe(
      "sell from: wagon (brass, food), slot 2",
    );
    expect(sayMove({ text: "lobby awhar finance", targets: ["sector:awhar.finance"] })).toBe("finance sector (Awhar)");
    expect(sayMove({ text: "choose_exchange W105 X201", targets: ["wagon:W105", "new_wagon:X201"] })).toBe(
      "exchange the wagon (any good) for the special wagon for 2 parcels",
    );
  });
});

describe("the auction", () => {
  it("every spy shows the turn order that it would give, in signs and in words", () => {
    const { root } = show("auction");
    const you = youAt("auction");
    const orders = ordersOf(theatre.moment("auction"));
    expect(orders.map(({ spy }) => spy)).toEqual(viewAt("auction").factions[you]!.spies);
    for (const { spy, order, later } of orders) {
      const plate = targets(root, `spy:${spy}`)[0]!;
      expect(plate.parentElement!.querySelectorAll(".places .seat")).toHaveLength(order.length);
      expect(plate.parentElement!.querySelectorAll(".places .later")).toHaveLength(later.length);
      for (const seat of order)
        expect(plate.getAttribute("aria-label")).toContain(theatre.table("auction").seats[seat]!.name);
    }
  });

  it("the considered spy shows its order beside the bids", async () => {
    const { root } = show("auction");
    for (const { spy, order } of ordersOf(theatre.moment("auction"))) {
      await fireEvent.pointerEnter(targets(root, `spy:${spy}`)[0]!.closest(".own > div")!);
      expect(root.querySelector(".order h4")!.textContent).toContain(String(spy));
      expect([...root.querySelectorAll(".order li b")].map((element) => element.textContent)).toEqual(
        order.map((seat) => theatre.table("auction").seats[seat]!.name),
      );
    }
  });
});

it("things that moved last have corners on the map: plain spaces, zones, and the city where a locomotive stopped", () => {
  const [city] = cityRows(content);
  const { root } = show("main", "all", 0, theatre.moment("main"), [
    "node:CI2",
    "zone:CZ1",
    `node:${city!.node}`,
    "wagon:W101",
  ]);
  expect(
    [...root.querySelectorAll<HTMLElement>("[data-moved]")].map((element) => element.dataset["moved"]).sort(),
  ).toEqual([`city:${city!.id}`, "node:CI2", "zone:CZ1"]);
});

it("the final scoring shows what it counts, unlike points scored in play", () => {
  const moment = theatre.moment("over");
  for (const [seat, { counts, points }] of viewOf(moment).factions.entries()) {
    for (const category of content.categories) {
      const note = board.counted!(moment, seat, category);
      if (!(category in counts)) expect(note).toBeNull();
      else expect(note).toBe(counts[category] ? sayIn("en", `count-${category}`, { count: counts[category]! }) : "");
      if (counts[category] === 0) expect(points[category]).toBe(0);
    }
  }
});

describe("a phone", () => {
  it("knows which things are one's own", () => {
    for (const at of ["income", "hero", "draft", "exchange", "goods", "sell", "main", "invest"]) {
      const board = new Set(lit(show(at, "board").root));
      cleanup();
      const mine = new Set(lit(show(at, "mine").root));
      cleanup();
      for (const id of board)
        if (!mine.has(id) && !id.startsWith("card:")) expect(isOwn(id), `${at}: ${id}`).toBe(false);
      for (const id of mine) expect(isOwn(id), `${at}: ${id}`).toBe(true);
    }
  });

  it("opens the sheet that the question needs, and any other", async () => {
    const { root } = show("track", "board");
    expect(lit(root, "progress:").length).toBeGreaterThan(0);
    const map = [...root.querySelectorAll<HTMLButtonElement>(".sheets button")][0]!;
    await fireEvent.click(map);
    expect(root.querySelector(".map")).not.toBeNull();
    expect(map.getAttribute("aria-pressed")).toBe("true");
  });

  it("has the hand under the map when a card is to be played", () => {
    expect(lit(show("play_card", "board").root, "card:").length).toBe(theatre.moment("play_card").moves.length);
  });
});

describe("the map's lines come from content.toml", () => {
  it("every edge is a line from space to space", () => {
    const { rails } = network(content);
    expect(rails).toHaveLength(nodeRows(content).reduce((sum, { successors }) => sum + successors.length, 0));
    for (const { from, to } of rails) expect(edge(content, from.id, to.id)).toMatch(new RegExp(` ?${to.x} ${to.y}$`));
  });

  it("a locomotive drives the route from the journal", () => {
    const moved = (seat: number, ...way: string[]): RushEvent => ({
      event: "moved",
      number: 1,
      seat,
      node: way.at(-1)!,
      way,
    });
    const journal: RushEvent[] = [
      moved(0, "CI1", "CI2"),
      moved(1, "RM6"),
      moved(0, "CI3"),
      { event: "passed", number: 2, seat: 0 },
      moved(0, "CI4", "CI5"),
    ];
    expect(driven(journal, 0, "CI3", "CI5")).toEqual(["CI3", "CI4", "CI5"]);
    expect(driven(journal, 0, "CI2", "CI5")).toEqual(["CI2", "CI3", "CI4", "CI5"]);
    expect(driven(journal, 0, "START", "CI5")).toEqual(["START", "CI1", "CI2", "CI3", "CI4", "CI5"]);
    // an undone ride is no ride
    expect(driven(journal, 0, "CI5", "CI3")).toEqual([]);
    expect(driven(journal.slice(0, 3), 0, "CI5", "CI3")).toEqual([]);
  });

  it("every ride of the fixtures follows edges", () => {
    const rides = journalOf(theatre.moment("main")).filter((event) => event.event === "moved");
    expect(rides.length).toBeGreaterThan(0);
    for (const ride of rides)
      for (const [index, id] of ride.way.slice(1).entries())
        expect(nodeRow(content, ride.way[index]!).successors).toContain(id);
  });
});

describe("texts", () => {
  it("every effect has a short name in both languages", () => {
    for (const { id } of boxOf(content).effects) {
      if (id.startsWith("bm_contract")) continue; // only on the Black Market, which has its own names
      for (const lang of ["en", "pl"] as Lang[]) expect(sayIn(lang, `effect-${id}`), id).toBeTruthy();
    }
    expect(tileEffect(content, "B12")).toBe("warehouse1");
  });

  it("both languages have the same texts", () => {
    const [en, pl] = Object.values(
      import.meta.glob<string>("./texts/*.ftl", { eager: true, import: "default", query: "?raw" }),
    ).map((text) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key).sort());
    expect(en).toEqual(pl);
  });

  it("every target of every move has a tooltip", () => {
    for (const { table } of theatre.tables)
      for (const { targets: ids } of table.moments[0]!.moves)
        for (const id of ids)
          for (const lang of ["en", "pl"] as Lang[]) expect(tooltip(id, content, lang)?.text, id).toBeTruthy();
  });

  it("a journal line touches things", () => {
    expect(touched({ event: "lobbied", number: 1, seat: 1, place: "awhar_finance", space: 1 }, 0)).toEqual([
      "sector:awhar.finance",
    ]);
    expect(touched({ event: "filled", number: 1, seat: 1, wagon: "W101" }, 0)).toEqual([]);
    expect(touched({ event: "filled", number: 1, seat: 0, wagon: "W101" }, 0)).toEqual(["wagon:W101"]);
    expect(content.events["turn_order"]?.befalls).toBe(true);
  });
});

it("each player's board can be enlarged, and the seat panel sums it up", () => {
  for (const at of ["main", "over", "start_good"]) {
    for (const seat of viewAt(at).factions.keys()) {
      const { root } = show(at, "seat", seat);
      expect(root.querySelectorAll("[data-state='legal']")).toHaveLength(0);
      expect(root.textContent).toContain(String(viewAt(at).factions[seat]!.total));
      cleanup();
      expect(show(at, "glance", seat).root.textContent).toContain("of 9");
      cleanup();
    }
  }
});

describe("a table with another box", () => {
  const other = structuredClone(content);
  const box = boxOf(other);
  box.goods[0]!.value = 7;
  box.progress_tracks[0]!.top_vp = 12;
  box.sectors[0]!.award_first = 9;
  box.action_cards[0]!.special_coal_cost = 2;
  box.groups.heroes.vp_table.at(-1)!.vp = 13;
  Object.assign(box.final_scoring, { all_cities: 22, track_first: 15, contract_area_second: 4 });
  const text = (id: string, lang: Lang = "pl"): string => tooltip(id, other, lang)!.text!;
  const note = (id: string, lang: Lang = "pl"): string => tooltip(id, other, lang)!.note!;

  it("its numbers are in the tooltips", () => {
    expect(text(`good:${box.goods[0]!.id}`)).toContain("jest wart 7.");
    expect(note(`sector:calestia.${box.sectors[0]!.id}`)).toContain("9 PZ za najwięcej pionków i 2 PZ za drugie");
    expect(note(`card:${box.action_cards[0]!.id}`)).toContain("za 2 węgla");
    expect(note(`hero:${box.heroes[0]!.id}`)).toContain("1, 2, 3, 5 lub 13 PZ za 1, 2, 3, 4 lub co najmniej 5.");
    expect(text("track:infrastructure_calestia", "en")).toContain("15 VP for first place, 6 VP for second");
    expect(text("score:all_cities")).toContain("22 PZ");
    expect(text("score:progress")).toContain("10–12 PZ");
    expect(text("score:sectors")).toContain("6–9 i 2 PZ");
    expect(text("score:contractors")).toContain("15 i 6 PZ");
    expect(text("score:contract_area")).toContain("12 i 4 PZ");
    expect(tooltip("score:progress", content, "pl")!.text).toContain("10 PZ za każdy tor");
  });

  it("and on the management board", () => {
    const { root } = new Theatre(board, other, files).show("main");
    expect(root.textContent).toContain("the top gives 10–12 VP");
    expect(root.textContent).toContain("15 / 6 VP");
  });
});
