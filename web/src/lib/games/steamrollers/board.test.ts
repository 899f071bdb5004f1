import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { sayEvent } from "../../i18n.svelte";
import { settings } from "../../settings.svelte";
import { MARKS, Marks } from "../../table/marks.svelte";
import type { Content, Table } from "../../table/types";
import { targets, Theatre, decisionsOf } from "../fixtures/stage";
import { hexRow, hexRows, tileRow, trackOf } from "./box";
import Die from "./Die.svelte";
import { before, ewasTurn, Playback } from "./ewa.svelte";
import { around, borders, centre, edgeTo, rail, way } from "./geometry";
import { board } from "./index";
import { Journey } from "./journey.svelte";
import SheetMap from "./Map.svelte";
import { endsOf, likely, turned } from "./pieces";
import { tooltip } from "./tooltip";
import { touched } from "./touched";
import { boxOf, deliveriesOf, journalOf, outlookOf, viewOf } from "./types";

const files = import.meta.glob<Table>(["./fixtures/*.json", "!./fixtures/content.json"], {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<Content>("./fixtures/content.json", { eager: true, import: "default" });
const content = boxes["./fixtures/content.json"]!;
const theatre = new Theatre(board, content, files, /^[1-6][ab]$/); // tiles show their number and side
const show = theatre.show.bind(theatre);
const viewAt = (at: string) => viewOf(theatre.moment(at));
const decisionAt = decisionsOf(viewAt);
const lit = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-state="legal"]')];

theatre.opens();

describe("no id is shown", () => theatre.noIdIsShown());
describe("whatever is closed says why", () => theatre.everythingClosedSaysWhy());

describe("every legal move can be clicked", () => theatre.everyMoveCanBeClicked());

describe("every text exists", () => theatre.everythingIsSaid(/undefined|null|NaN|\{\s*\$|[a-z]+-[a-z_]+-why/));

describe("the map", () => {
  it("has the box's hexes, and every border between regions once", () => {
    const all = hexRows(content);
    const edges = borders(all);
    for (const { hex, other } of edges) expect(hex.region).not.toBe(other.region);
    const pairs = edges.map(({ hex, other }) => [hex.label, other.label].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    const count = all.flatMap((hex) => around(hex, all).filter((other) => other && other.region !== hex.region)).length;
    expect(pairs.length * 2).toBe(count);
    expect(edgeTo(hexRow(content, "A2"), hexRow(content, "B3"))).toBe(5);
  });

  it("walls are drawn on the borders that are blocked", () => {
    const { root } = show("build");
    expect(viewAt("build").walls).toHaveLength(12);
    expect(root.querySelectorAll(".own .wall")).toHaveLength(24); // a dark and a light line each
  });

  it("a review draws the track of the moves that it compares", () => {
    const { sheets, walls } = viewAt("build");
    const props = { sheet: sheets[0]!, walls, content, label: "" };
    const marks = new Marks();
    marks.played = new Set(["hex:C5", "piece:0_2"]);
    marks.better = new Set(["hex:C5", "piece:0_3"]);
    marks.chosen = new Set(["action:build"]); // no piece
    const context = new Map([[MARKS, marks]]);
    const { container, unmount } = render(SheetMap, { props: { ...props, live: true }, context });
    const [better] = container.querySelectorAll(".shown.better");
    expect(better!.getAttribute("d")).toBe(rail(hexRow(content, "C5"), "0_3"));
    expect(container.querySelectorAll(".shown.played")).toHaveLength(1);
    expect(container.querySelectorAll(".shown.chosen")).toHaveLength(0);
    unmount();
    // not on the maps of the others
    expect(render(SheetMap, { props, context }).container.querySelectorAll(".shown")).toHaveLength(0);
  });

  it("track that is part of a link is dark, other track grey", () => {
    const { root } = show("load");
    const sheet = viewAt("load").sheets[theatre.moment("load").seat!]!;
    const linked = new Set(sheet.links.flatMap(({ hexes }) => hexes));
    const dark = root.querySelectorAll('.own .rails path[stroke="#22292c"]').length;
    expect(dark).toBe(Object.keys(sheet.track).filter((hex) => linked.has(hex)).length);
    expect(root.querySelectorAll('.own .rails path[stroke="#737d80"]').length).toBe(
      Object.keys(sheet.track).length - dark,
    );
  });

  it("has a text alternative: every link with its towns", () => {
    const { root } = show("load");
    const seat = theatre.moment("load").seat!;
    for (const { cities } of viewAt("load").sheets[seat]!.links)
      expect(root.querySelector(".own .paper > .hidden-text")!.textContent).toContain(cities.join("–"));
  });
});

describe("a die", () => {
  it("is shown where it lies: in the middle, or in front of its player, in the order of the round", () => {
    const view = viewAt("main");
    const { root } = show("main");
    const front = [...root.querySelectorAll(".tray .taken > li")].map((element) => element.getAttribute("aria-label"));
    expect(front[0]).toContain(theatre.table("main").seats[view.first]!.name!);
    expect(front).toHaveLength(4);
    expect(root.querySelectorAll(".tray .used")).toHaveLength(1);
  });

  it("has four actions, each with its effect", () => {
    const { root } = show("main");
    const die = decisionAt("main", "choose_action").die;
    const plates = ["build", "upgrade", "deliver", "take"].map(
      (action) => targets(root.querySelector<HTMLElement>(".tray")!, `action:${action}`)[0]!,
    );
    expect(plates.map((plate) => plate.dataset["state"])).toEqual(["legal", "legal", "legal", "legal"]);
    expect(plates[0]!.textContent).toContain(`region ${die}`);
    expect(plates[1]!.textContent).toContain(`box ${die}`);
    const points = deliveriesOf(viewAt("main")).map((delivery) => delivery.points);
    expect(plates[2]!.textContent).toContain(`${Math.max(...points)} VP`);
    const owner = viewAt("main").tiles[die - 1]!.owner!;
    expect(plates[3]!.textContent).toContain(`from ${theatre.table("main").seats[owner]!.name}`);
  });

  it("shows why an action is not possible", () => {
    const moment = theatre.moment("main");
    const closed = { "action:deliver": "no_way" };
    const { root } = theatre.show("main", "all", 0, {
      ...moment,
      moves: moment.moves.filter(({ text }) => text !== "deliver"),
      view: { ...viewAt("main"), closed },
    });
    const deliver = targets(root.querySelector<HTMLElement>(".tray")!, "action:deliver")[0]!;
    expect(deliver.dataset["state"]).toBe("off");
    expect(deliver.getAttribute("aria-label")).toContain("no route within your power");
    expect(deliver.textContent).toContain("no route within your power");
  });

  it("a possible action that a lesson does not light has no such reason", async () => {
    const { root, picker } = show("main");
    picker.reset(theatre.moment("main").moves.filter(({ text }) => text === "build"));
    await tick();
    const deliver = targets(root.querySelector<HTMLElement>(".tray")!, "action:deliver")[0]!;
    expect(deliver.dataset["state"]).toBe("idle");
    expect(deliver.getAttribute("aria-label")).toContain("VP");
  });

  it("a hex clicked instead of the action is remembered for the next question", async () => {
    const shown = show("main");
    const die = decisionAt("main", "choose_action").die;
    const free = hexRows(content).find(
      ({ region, kind, label }) =>
        region === die && kind !== "city" && !viewAt("main").sheets[theatre.moment("main").seat!]!.track[label],
    )!;
    await fireEvent.click(targets(shown.root, `hex:${free.label}`)[0]!);
    expect(shown.played).toEqual(["build"]);
    shown.picker.reset([
      { text: `piece ${free.label} 0 2`, targets: [`hex:${free.label}`, "piece:0_2"] },
      { text: `piece ${free.label} 0 1`, targets: [`hex:${free.label}`, "piece:0_1"] },
      { text: "piece A3 0 1", targets: ["hex:A3", "piece:0_1"] },
    ]);
    await tick();
    expect(shown.picker.picked).toEqual([`hex:${free.label}`]);
  });

  it("shows three other faces when it is rolled, then lies still", async () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const { container, rerender } = render(Die, { value: 4, roll: 1 });
    const face = () => container.querySelector("use")!.getAttribute("href");
    expect([face(), container.querySelector(".rolling")]).toEqual(["#die-4", null]);
    await rerender({ value: 2, roll: 2 });
    const seen = [];
    for (let tumble = 0; tumble < 3; tumble += 1) {
      await vi.advanceTimersByTimeAsync(tumble ? 180 : 1);
      seen.push(face());
    }
    expect(container.querySelector(".rolling")).not.toBeNull();
    expect(new Set(seen).size).toBe(3);
    await vi.advanceTimersByTimeAsync(200);
    expect([face(), container.querySelector(".rolling")]).toEqual(["#die-2", null]);
  });

  it("does not move if motion is off", async () => {
    settings.motion = "none";
    const { container, rerender } = render(Die, { value: 4, roll: 1 });
    await rerender({ value: 2, roll: 2 });
    expect([container.querySelector("use")!.getAttribute("href"), container.querySelector(".rolling")]).toEqual([
      "#die-2",
      null,
    ]);
  });

  it("under the pointer marks its region, box, city and tile", async () => {
    const { root } = show("die");
    const die = viewAt("die").dice.white[0]!;
    await fireEvent.pointerEnter(targets(root, `die:${die}`)[0]!.parentElement!, { pointerType: "mouse" });
    await tick();
    expect(targets(root, `tile:${die}`)[0]!.dataset["pointed"]).toBe("true");
    expect(targets(root, `supply:${die}`)[0]!.dataset["pointed"]).toBe("true");
    expect(root.querySelectorAll(".own .pointed").length).toBe(7);
    await fireEvent.pointerLeave(targets(root, `die:${die}`)[0]!.parentElement!);
    await tick();
    expect(root.querySelectorAll(".own .pointed").length).toBe(0);
  });
});

describe("drawing", () => {
  const chosen = async () => {
    const shown = show("build");
    await fireEvent.click(
      targets(shown.root, `hex:${hex("build")}`).find((element) => element.dataset["state"] === "legal")!,
    );
    await tick();
    return shown;
  };
  const hex = (at: string) => theatre.moment(at).moves[0]!.targets[0]!.slice(4);
  const now = (root: HTMLElement) => root.querySelector<HTMLElement>(".piece.now")!.dataset["target"];

  it("shows a ghost of the likeliest piece; R, the wheel and a click on the hex turn it", async () => {
    const { root, played } = await chosen();
    expect(root.querySelectorAll(".ghost")).toHaveLength(1);
    const first = now(root)!.slice(6);
    await fireEvent.keyDown(window, { key: "r" });
    expect(now(root)).toBe(`piece:${turned(first, 1)}`);
    await fireEvent.keyDown(window, { key: "R", shiftKey: true });
    expect(now(root)).toBe(`piece:${first}`);
    await fireEvent.wheel(root.querySelector(".own .map")!, { deltaY: 10 });
    expect(now(root)).toBe(`piece:${turned(first, 1)}`);
    await fireEvent.click(root.querySelector(".turning")!);
    expect(now(root)).toBe(`piece:${turned(first, 2)}`);
    expect(played).toEqual([]);
    await fireEvent.click(
      [...root.querySelectorAll<HTMLElement>("button")].find((button) => button.textContent!.includes("Draw it"))!,
    );
    expect(played).toEqual([`piece ${hex("build")} ${turned(first, 2).replace("_", " ")}`]);
  });

  it("another hex can be chosen instead", async () => {
    const { root, picker } = await chosen();
    await fireEvent.click(root.querySelector(".instead")!);
    expect(picker.picked).toHaveLength(1);
    expect(picker.picked[0]).not.toBe(`hex:${hex("build")}`);
  });

  it("the first tap on a piece shows it, the second draws it", async () => {
    const { root, played } = await chosen();
    const other = [...root.querySelectorAll<HTMLElement>(".piece:not(.now)")][0]!;
    const touch = async () => {
      await fireEvent.pointerDown(other, { pointerType: "touch" });
      await fireEvent.click(other);
    };
    await touch();
    expect(played).toEqual([]);
    expect(now(root)).toBe(other.dataset["target"]);
    await touch();
    expect(played).toHaveLength(1);
  });

  it("shows where the piece leads, and the link it makes", () => {
    const outlook = outlookOf(viewAt("build"))!;
    expect(Object.keys(outlook.leads).length).toBeGreaterThan(0);
    const made = {
      ...outlook,
      leads: { D4: ["hex:E4", "city:3", null, "hex:C4", "hex:D5", "city:4"] },
      links: { "piece D4 1 5": { cities: ["3", "4"] as [string, string], points: 1 } },
    };
    expect(endsOf(made, "D4", "1_5")).toEqual(["city:3", "city:4"]);
    expect(likely(made, "D4", ["0_2", "1_5", "0_3"])).toBe("1_5");
  });

  it("turning keeps the kind of track, and six turns return to the start", () => {
    for (const piece of ["0_3", "0_2", "4_5", "1_5"]) {
      expect(trackOf(turned(piece, 1))).toBe(trackOf(piece));
      expect(turned(piece, 6)).toBe(piece);
    }
    expect(turned("4_5", 1)).toBe("0_5");
  });

  it("kinds that the black die does not show say so, as do those that need tile 6", async () => {
    const { root } = await chosen();
    expect(root.querySelector(".kinds .off")!.textContent).toContain("not on the black die");
    cleanup();
    const any = show("any_track");
    await fireEvent.click(
      targets(any.root, `hex:${hex("any_track")}`).find((element) => element.dataset["state"] === "legal")!,
    );
    await tick();
    expect(any.root.querySelectorAll(".kinds .piece")).toHaveLength(15);
    expect(any.root.querySelector(".kinds")!.textContent).toContain("uses tile 6");
  });
});

describe("a delivery", () => {
  it("shows its route with numbered stops, and all possible deliveries", () => {
    const { root } = show("load");
    const deliveries = deliveriesOf(viewAt("load"));
    expect(root.querySelectorAll(".asks .way")).toHaveLength(deliveries.length);
    const most = Math.max(...deliveries.map(({ points }) => points));
    const stops = [...root.querySelectorAll(".own .count")].map((element) => element.textContent);
    expect(stops[0]).toBe("0");
    expect(root.querySelector(".asks .do")!.textContent).toContain(`${most} VP`);
  });

  it("is previewed first and made by one button, whatever questions follow", async () => {
    const { root, played, picker } = show("load");
    const row = [...root.querySelectorAll<HTMLElement>(".asks .way")].at(-1)!;
    await fireEvent.click(row);
    expect(played).toEqual([]);
    expect(row.getAttribute("aria-pressed")).toBe("true");
    const last = [...deliveriesOf(viewAt("load"))]
      .sort((a, b) => b.points - a.points || a.tiles.length - b.tiles.length)
      .at(-1)!;
    await fireEvent.click(root.querySelector<HTMLElement>(".asks .do .btn")!);
    expect(played).toEqual([last.moves[0]]);
    picker.reset([
      { text: last.moves[1]!, targets: [`city:${last.destination}`] },
      { text: "to 9", targets: ["city:9"] },
    ]);
    await tick();
    expect(played).toEqual(last.moves.slice(0, 2));
  });

  it("names the tiles that it would use", () => {
    const { root } = show("detour");
    const uses = deliveriesOf(viewAt("detour")).filter(({ tiles }) => tiles.length > 0);
    expect(root.querySelectorAll(".asks .uses")).toHaveLength(uses.length);
  });

  it("own cargo waits at its city on one's own map", () => {
    const { root } = show("load_own");
    const { good, city } = viewAt("load_own").sheets[theatre.moment("load_own").seat!]!.cargo!;
    expect(targets(root, `own_cargo:${city}_${good}`)[0]!.dataset["state"]).toBe("legal");
  });
});

describe("goods, tiles, orders", () => {
  it("each city has its goods, each with its destinations", () => {
    const { root } = show("main");
    const cities = [...root.querySelectorAll(".supply .city")];
    for (const [index, goods] of Object.values(viewAt("main").supply).entries())
      expect(cities[index]!.querySelectorAll("li")).toHaveLength(goods.length);
  });

  it("a taken tile lies sideways, with a lock and its owner", () => {
    const { root } = show("main");
    const tiles = viewAt("main").tiles;
    expect(root.querySelectorAll(".action-tile .sideways")).toHaveLength(
      tiles.filter(({ facing }) => facing === "sideways").length,
    );
    for (const tile of tiles) {
      const drawn = targets(root, `tile:${tile.number}`)[0]!;
      expect(drawn.querySelectorAll(".seat")).toHaveLength(tile.owner === null ? 0 : 1);
    }
  });

  it("every side of every tile has an explanation", () => {
    for (const { id } of boxOf(content).action_side)
      for (const lang of ["en", "pl"] as const) {
        const tip = tooltip(`tile:${id}`, content, lang)!;
        expect(tip.text).toBeTruthy();
        const vp = tileRow(content, id)!.vp;
        expect(tip.note).toContain(vp > 0 ? `+${vp}` : `−${-vp}`);
      }
  });

  it("an order shows what is missing, and takes one coal for one of its goods", async () => {
    const { root, picker } = show("claim");
    const order = theatre.moment("claim").moves.find(({ text }) => text.startsWith("claim_with_coal"))!.targets[0]!;
    await fireEvent.click(targets(root, order)[0]!);
    expect(picker.picked).toEqual([order]);
    await tick();
    expect(root.querySelectorAll(".pay").length).toBeGreaterThan(0);
  });
});

describe("tile 2b", () => {
  it("asks during another player's turn, with both answers and their consequences", async () => {
    const { root, played } = show("steal");
    const [take, leave] = [...root.querySelectorAll<HTMLElement>(".interrupt button")];
    const victim = theatre.table("steal").seats[decisionAt("steal", "steal_interrupt").victim]!.name!;
    expect(take!.textContent).toContain(victim);
    await fireEvent.click(leave!);
    await fireEvent.click(take!);
    expect(played).toEqual(["decline", "steal"]);
  });
});

describe("solo", () => {
  it("goods are laid from left to right, and can be put back", async () => {
    const { root, picker } = show("arrange");
    const heap = () => [...root.querySelectorAll<HTMLElement>(".heap .one")];
    const count = heap().length;
    await fireEvent.click(heap()[0]!);
    expect(picker.picked[0]).toMatch(/^row:1_/);
    await fireEvent.click(heap()[0]!);
    expect(picker.picked[1]).toMatch(/^row:2_/);
    expect(heap()).toHaveLength(count - 2);
    await fireEvent.click(targets(root, picker.picked[0]!)[0]!);
    expect(picker.picked).toEqual([]);
  });

  it("goods can stay as they were drawn", async () => {
    const { root, played } = show("arrange");
    await fireEvent.click(
      [...root.querySelectorAll<HTMLElement>("button")].find((button) =>
        button.textContent!.includes("Keep the order drawn"),
      )!,
    );
    expect(played).toEqual([theatre.moment("arrange").moves[0]!.text]);
  });

  it("Ewa's turn is read from the journal, including what she looks for in vain", () => {
    const turn = ewasTurn(journalOf(theatre.moment("solo")), viewAt("solo"))!;
    const kinds = turn.steps.map(({ kind }) => kind);
    expect(kinds[0]).toBe("began");
    expect(kinds.at(-1)).toBe("removed");
    expect(kinds.filter((kind) => kind === "lost_tile" || kind === "no_tile").length).toBe(
      kinds.filter((kind) => kind === "crossed").length,
    );
  });

  it("her turn stops at her questions", () => {
    const kinds = (at: string) => ewasTurn(journalOf(theatre.moment(at)), viewAt(at))!.steps.map(({ kind }) => kind);
    expect(kinds("shield").at(-1)).toBe("asks_guard");
    expect(kinds("reroll_ewa")).toEqual(["began", "asks_reroll"]);
    expect(kinds("lost").at(-1)).toBe("won");
  });

  it("before a step is shown, its good still lies there and its hex is not crossed out", () => {
    const view = viewAt("solo");
    const { steps } = ewasTurn(journalOf(theatre.moment("solo")), view)!;
    const was = before(view, steps);
    const removed = steps.find(({ kind }) => kind === "removed")!;
    expect(was.rows[removed.city]).toEqual([...view.supply[removed.city]!, removed.good]);
    const crossed = steps.flatMap(({ hex }) => hex ?? []);
    expect(was.hexes).toEqual(view.ewa!.hexes.filter((hex) => !crossed.includes(hex)));
    expect(Object.values(was.crosses).reduce((sum, count) => sum + count, 0)).toBe(was.hexes.length);
  });

  it("a turn is shown step by step, once; the rest can be skipped", () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const playback = new Playback();
    const step = { kind: "began", city: "1", die: 1 } as const;
    playback.update({ from: 3, steps: [step] });
    expect(playback.playing).toBe(false); // it happened before the player came
    playback.update({ from: 9, steps: [step, step, step] });
    expect(playback.shown).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(playback.shown).toBe(2);
    playback.skip();
    expect(playback.playing).toBe(false);
    playback.update({ from: 9, steps: [step, step, step] });
    expect(playback.playing).toBe(false);
    playback.again();
    expect(playback.shown).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(playback.playing).toBe(false);
  });

  it("looking back repeats nothing", () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const playback = new Playback();
    const step = { kind: "began", city: "1", die: 1 } as const;
    playback.update(null);
    playback.update({ from: 9, steps: [step, step] });
    playback.update({ from: 2, steps: [step, step, step] });
    expect(playback.shown).toBe(Infinity);
    playback.update({ from: 9, steps: [step, step] });
    expect(playback.playing).toBe(false);
  });

  it("a turn that continues after her question is shown from there", () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const playback = new Playback();
    const step = { kind: "began", city: "1", die: 1 } as const;
    playback.update(null); // she has not played yet: her first turn is shown too
    playback.update({ from: 9, steps: [step, step] });
    expect(playback.shown).toBe(1);
    vi.advanceTimersByTime(5000);
    playback.update({ from: 9, steps: [step, step, step, step] });
    expect(playback.shown).toBe(2);
    playback.stop();
  });

  it("without motion it is complete at once", () => {
    settings.motion = "none";
    const playback = new Playback();
    playback.update({ from: 1, steps: [] });
    playback.update({ from: 9, steps: [{ kind: "began", city: "1", die: 1 }] });
    expect(playback.playing).toBe(false);
  });

  it("shows her crosses and points, and the good that she is about to take", () => {
    const { root } = show("shield");
    const ewa = viewAt("shield").ewa!;
    expect(root.querySelectorAll(".ewa .cross")).toHaveLength(ewa.hexes.length);
    expect(root.querySelector(".ewa h3")!.textContent).toContain(`${ewa.total}`);
    expect(root.querySelectorAll(".supply .hers")).toHaveLength(1);
  });
});

describe("a finger on the map of a phone", () => {
  const touch = (on: Element, kind: string, timeStamp: number) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    Object.assign(event, { touches: kind === "touchend" ? [] : [{ clientX: 5, clientY: 5 }] });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    on.dispatchEvent(event);
    return event;
  };
  const hold = async () => {
    vi.useFakeTimers();
    const { root } = show("build", "mine");
    const map = root.querySelector<SVGSVGElement>(".held svg.map")!;
    map.getScreenCTM = () => ({ a: 1, inverse: () => ({}) }) as DOMMatrix;
    vi.stubGlobal(
      "DOMPoint",
      class {
        matrixTransform = () => ({ x: -500, y: -500 });
      },
    );
    const hex = lit(root).find((element) => element.dataset["target"]!.startsWith("hex:"))!;
    touch(hex, "touchstart", 1000);
    return { root, hex, lens: () => root.querySelector(".lens") };
  };
  afterEach(() => vi.unstubAllGlobals());

  it("holding opens the lens; lifting away from all lit targets picks nothing", async () => {
    const { hex, lens } = await hold();
    await vi.advanceTimersByTimeAsync(300);
    expect(lens()).not.toBeNull();
    expect(touch(hex, "touchend", 1300).defaultPrevented).toBe(true);
    await tick();
    expect(lens()).toBeNull();
  });

  it("a short tap stays a tap, even if a busy page sees its end late", async () => {
    const { hex, lens } = await hold();
    await vi.advanceTimersByTimeAsync(300);
    expect(touch(hex, "touchend", 1050).defaultPrevented).toBe(false); // the browser's click follows
    await tick();
    expect(lens()).toBeNull();
  });

  it("the lens closes if the touched element vanishes", async () => {
    const { hex, lens } = await hold();
    hex.remove();
    touch(hex, "touchend", 1100);
    await vi.advanceTimersByTimeAsync(300);
    expect(lens()).toBeNull();
  });
});

describe("a good that is delivered", () => {
  /** Deliveries by any seat, each with the moment at which it had just been made. */
  const delivered = (at: string) =>
    theatre
      .moment(at)
      .journal.filter(({ event }) => event === "delivered")
      .map((made) => ({ made, seat: made.seat!, number: made.number, route: made["route"] as string[] }));
  const when = (at: string, number: number, seat: number) => ({
    ...theatre.moment(at),
    seat,
    number,
    journal: theatre.moment(at).journal.filter((event) => event.number <= number),
  });

  it("has a route without gaps, through the centres of both cities", () => {
    const all = theatre.tables.flatMap(({ at }) => delivered(at));
    expect(all.length).toBeGreaterThan(20);
    for (const { route } of all) {
      const hexes = route.map((label) => hexRow(content, label));
      const points = way(hexes)
        .match(/-?[\d.]+ -?[\d.]+/g)!
        .map((point) => point.split(" ").map(Number) as [number, number]);
      for (const [index, end] of [
        [0, hexes[0]!],
        [-1, hexes.at(-1)!],
      ] as const) {
        const { x, y } = centre(end);
        expect(Math.hypot(points.at(index)![0] - x, points.at(index)![1] - y)).toBeLessThan(0.2);
      }
      points
        .slice(1)
        .forEach(([x, y], index) => expect(Math.hypot(x - points[index]![0], y - points[index]![1])).toBeLessThan(70));
    }
  });

  it("travels on the large sheet until it arrives", async () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const { seat, number } = delivered("main").at(-1)!;
    const trips = (root: HTMLElement) => root.querySelectorAll(".own .trip").length;
    for (const [part, eyes, whose] of [
      ["all", seat, 0],
      ["seat", (seat + 1) % 4, seat],
    ] as const) {
      const { root, goOn } = show("main", part, whose, when("main", number - 1, eyes));
      expect(trips(root)).toBe(0);
      await goOn(when("main", number, eyes));
      expect(trips(root)).toBe(1);
      await vi.advanceTimersByTimeAsync(1500);
      expect(trips(root)).toBe(0);
      cleanup();
    }
    const other = show("main", "seat", (seat + 1) % 4, when("main", number - 1, seat));
    await other.goOn(when("main", number, seat));
    expect(trips(other.root)).toBe(0);
  });

  it("does not travel again when looking back, nor if motion is off", () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const { seat, number } = delivered("main").at(-1)!;
    const journey = new Journey();
    const look = (decision: number) => journey.update(when("main", decision, seat), seat);
    look(number);
    expect(journey.trip).toBeNull(); // it happened before the player came
    look(number - 5);
    look(number);
    expect(journey.trip).toBeNull(); // back to now
    look(number - 1);
    look(number);
    expect(journey.trip?.number).toBe(number); // one step of a replay
    look(number - 1);
    expect(journey.trip).toBeNull();
    settings.motion = "none";
    look(number);
    expect(journey.trip).toBeNull();
  });
});

it("a journal line touches tiles and goods, and hexes on one's own sheet", () => {
  const built = { event: "built", number: 1, seat: 1, hex: "B2", piece: "0_3", track: "straight" };
  expect(touched(built, 1)).toEqual(["hex:B2"]);
  expect(touched(built, 0)).toEqual([]);
  expect(touched({ event: "took", number: 1, seat: 1, tile: "S2a" }, 0)).toEqual(["tile:2"]);
  expect(touched({ event: "upgraded", number: 1, seat: 0, box: 3, power: 1 }, 0)).toEqual(["box:3"]);
  expect(touched({ event: "ewa_removed", number: 1, city: "4", good: "red", points: 3 }, 0)).toEqual(["supply:4"]);
});

it("the player who loses a tile is named", () => {
  expect(sayEvent({ event: "took_from", number: 1, seat: 0, victim: 1, tile: "6a" }, ["Ania", "Bartek"])).toBe(
    "Ania takes a tile from Bartek: Master Surveyor.",
  );
});

describe("other players", () => {
  it("their sheets are small beside one's own, and can be enlarged", async () => {
    const { root } = show("main");
    const small = [...root.querySelectorAll<HTMLElement>(".others button")];
    expect(small).toHaveLength(3);
    HTMLDialogElement.prototype.showModal ??= () => {};
    await fireEvent.click(small[0]!);
    await tick();
    expect(document.querySelectorAll("dialog .paper")).toHaveLength(1);
  });

  it("a whole sheet, in which nothing can be picked", () => {
    const { root } = show("main", "seat", 1);
    expect(lit(root)).toEqual([]);
    expect(root.querySelectorAll(".map")).toHaveLength(1);
  });

  it("a glance shows power, links, deliveries, tiles", () => {
    const view = viewAt("main");
    const seat = view.tiles.find(({ owner }) => owner !== null)!.owner!;
    const { root } = show("main", "glance", seat);
    const sheet = view.sheets[seat]!;
    const facts = [...root.querySelectorAll("li")].slice(0, 3).map((element) => element.lastChild!.textContent);
    expect(facts).toEqual([`${sheet.power}`, `${sheet.links.length}`, `${sheet.deliveries}`]);
    expect(root.querySelectorAll("i")).toHaveLength(view.tiles.filter(({ owner }) => owner === seat).length);
  });
});

it("a spectator sees the sheet of the player on turn, and can pick nothing", () => {
  const { root } = show("watching");
  expect(lit(root)).toEqual([]);
  const turn = viewAt("watching").turn!;
  expect(root.querySelector(".paper h2")!.textContent).toContain(theatre.table("watching").seats[turn]!.name!);
});
