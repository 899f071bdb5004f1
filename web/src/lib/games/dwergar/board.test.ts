import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import { sayMove } from "../../i18n.svelte";
import type { Content, Lang, Table } from "../../table/types";
import { click, targets, Theatre, decisionsOf } from "../fixtures/stage";
import { KINDS, projectRow } from "./box";
import { board } from "./index";
import { place, risen } from "./shaft";
import { say, sayIn } from "./texts";
import { spaceTip, tooltip } from "./tooltip";
import { touched } from "./touched";
import { boxOf, type DwergarView, viewOf } from "./types";
import { sayBase, sayBonus } from "./words";

const files = import.meta.glob<Table>(["./fixtures/*.json", "!./fixtures/content.json"], {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<Content>("./fixtures/content.json", { eager: true, import: "default" });
const content = boxes["./fixtures/content.json"]!;
const theatre = new Theatre(board, content, files);
const show = theatre.show.bind(theatre);
const viewAt = (at: string): DwergarView => viewOf(theatre.moment(at));
const decisionAt = decisionsOf(viewAt);
const youAt = (at: string): number => theatre.moment(at).seat!;
const lit = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-state="legal"]')].map((element) => element.dataset["target"] ?? "");

theatre.opens();

describe("no id is shown", () => theatre.noIdIsShown());
describe("whatever is closed says why", () => theatre.everythingClosedSaysWhy());

describe("every legal move can be clicked", () => theatre.everyMoveCanBeClicked());

describe("placing a dwarf", () => {
  it("marks the bonuses that the picked dwarf would have, not by colour alone", async () => {
    const { root, picker } = show("main");
    const own = viewAt("main").clans[youAt("main")]!;
    const dwarf = Object.keys(own.pool).find((kind) => kind !== "foreman" && own.pool[kind]! > 0)!;
    expect(root.querySelectorAll(".guild li.on")).toHaveLength(0);
    picker.pick(`dwarf:${dwarf}`);
    await tick();
    const marked = [...root.querySelectorAll(".guild li.on")];
    expect(marked).toHaveLength(4); // every speciality has four halls
    for (const bonus of marked) {
      expect(bonus.querySelector('use[href="#check"]')).not.toBeNull();
      expect(bonus.closest(".guild")!.querySelector('[data-target^="space:"]')!.getAttribute("aria-label")).toContain(
        "your dwarf has the bonus",
      );
    }
  });

  it("with one kind of dwarf, one click picks a space", async () => {
    const { root, picker, played } = show("start");
    const moves = theatre.moment("start").moves.filter(({ text }) => !text.startsWith("place foreman"));
    picker.reset(moves);
    await tick();
    await fireEvent.click(targets(root, "space:gear").find((element) => element.dataset["state"] === "legal")!);
    expect(played).toEqual([moves.find(({ text }) => text.endsWith(" gear"))!.text]);
  });

  it("as another specialist: dwarf, space, then speciality", async () => {
    const shown = show("gnomes");
    const moves = theatre.moment("gnomes").moves;
    const move = moves.find(({ targets: [, second] }) => second?.startsWith("speciality:"))!;
    expect(await click(shown, moves, move)).toBe(true);
    expect(shown.played).toEqual([move.text]);
    expect(sayMove(move)).toMatch(/ as .* → /);
  });

  it("knocking off: every dwarf at work can be fetched", () => {
    const { root } = show("knock_off");
    const standing = Object.entries(viewAt("knock_off").spaces).filter(([, { dwarf }]) => dwarf && dwarf !== "foreman");
    expect(lit(root).sort()).toEqual(standing.map(([space]) => `space:${space}`).sort());
  });
});

describe("the window", () => {
  it("shows what each height of the lift costs and brings", async () => {
    const { root } = show("gear");
    const prices = decisionAt("gear", "lift").prices;
    const levels = [...root.querySelectorAll<HTMLButtonElement>(".levels .choice")];
    expect(levels).toHaveLength(5);
    for (const [index, level] of levels.entries()) {
      const legal = theatre.moment("gear").moves.some(({ text }) => text === `raise ${index + 1}`);
      expect(level.dataset["state"] === "legal").toBe(legal);
      if (legal)
        expect(level.querySelector(".hidden-text")!.textContent).toContain(
          prices[index] ? `for ${prices[index]} heat` : "free",
        );
    }
    expect(root.querySelectorAll(".would")).toHaveLength(0);
    await fireEvent.focus(levels[1]!);
    expect([...root.querySelectorAll(".would")].map((element) => element.textContent)).toEqual([
      "1. unloads",
      "2. unloads",
      "to: closed level",
      "to: level 1",
      "to: level 2",
    ]);
    await fireEvent.blur(levels[1]!);
    expect(root.querySelectorAll(".would")).toHaveLength(0);
  });

  it("shows points where there are some", () => {
    const { root } = show("gear_points");
    const points = decisionAt("gear_points", "lift").points;
    const labels = [...root.querySelectorAll(".levels .choice")].map(
      (element) => element.querySelector("em")?.textContent ?? "",
    );
    expect(labels).toEqual(points.map((vp) => (vp ? `+${vp} VP` : "")));
  });

  it("a stone can be dropped in the window or on the lift", async () => {
    const { root, played } = show("gear");
    const tiles = targets(root, "position:level_2");
    expect(tiles.filter((tile) => tile.dataset["state"] === "legal")).toHaveLength(2);
    for (const tile of tiles) await fireEvent.click(tile);
    expect(played).toEqual(["drop_stone level_2", "drop_stone level_2"]);
  });

  it("one click makes an exchange", async () => {
    for (const [at, verb] of [
      ["lab", "exchange"],
      ["forge", "forge"],
    ] as const) {
      const { root, played } = show(at);
      const moves = theatre.moment(at).moves.filter(({ text }) => text.startsWith(`${verb} `));
      const swaps = [...root.querySelectorAll<HTMLButtonElement>(".swaps .choice:not(:disabled)")];
      expect(swaps).toHaveLength(moves.length);
      for (const swap of swaps) await fireEvent.click(swap);
      expect(played.sort()).toEqual(moves.map(({ text }) => text).sort());
      cleanup();
    }
  });

  it("a furnace can be built in from the window or by picking one of one's own", async () => {
    const { root, played } = show("build_in");
    const own = viewAt("build_in").clans[youAt("build_in")]!;
    const state = own.lit > 0 ? "lit" : "unlit";
    const furnaces = targets(root, `furnace:${state}`).filter((furnace) => furnace.dataset["state"] === "legal");
    expect(furnaces).toHaveLength(own[state] + 1);
    for (const furnace of furnaces) await fireEvent.click(furnace);
    expect(new Set(played)).toEqual(new Set([`build_in ${state}`]));
  });

  it("closed parts stay visible and show why", () => {
    const { root } = show("stove");
    const closed = decisionAt("stove", "action_window").closed;
    expect(Object.keys(closed)).toContain("build_in");
    const parts = [...root.querySelectorAll(".window section.closed")].map((part) => part.textContent);
    expect(parts.some((text) => text.includes("only a foreman"))).toBe(true);
  });

  it("a bonus that the dwarf lacks is available for the token", async () => {
    const { root, played } = show("silverbeard");
    const token = root.querySelector<HTMLElement>(".bonus .token")!;
    await fireEvent.click(token);
    expect(played[0]).toMatch(/^silverbeard /);
  });

  it("shows every way to pay heat, with what is left", () => {
    const { root } = show("pay");
    const heat = decisionAt("pay", "pay_heat").heat;
    const own = viewAt("pay").clans[youAt("pay")]!;
    const ways = [...root.querySelectorAll(".split")];
    expect(ways).toHaveLength(theatre.moment("pay").moves.length);
    for (const [index, move] of theatre.moment("pay").moves.entries()) {
      const furnaces = Number(move.text.split(" ")[1]);
      expect(ways[index]!.querySelectorAll('use[href="#furnace-lit"]')).toHaveLength(furnaces);
      expect(ways[index]!.textContent).toContain(
        `leaves ${own.heat - heat + furnaces} heat, ${own.lit - furnaces} lit`,
      );
    }
  });

  it("does not cover its hall", () => {
    for (const at of ["mine", "gear", "stove", "lab", "forge", "architect"]) {
      const right = ["gear", "forge", "architect"].includes(viewAt(at).action!.space);
      expect(show(at).root.querySelector(".window")!.classList.contains("right")).toBe(!right);
      cleanup();
    }
  });

  it("opens only for the player who decides", () => {
    expect(show("watching").root.querySelector(".window")).toBeNull();
    expect(lit(show("watching").root)).toEqual([]);
  });
});

describe("the board", () => {
  theatre.everythingIsSaid(
    /undefined|null|NaN|(hall|base|bonus|tiny|deck|effect|closed|score|tip|glance|some|at|pay|one)-[a-z0-9]/,
    (root, at) => {
      const view = viewAt(at);
      for (const space of Object.keys(view.spaces)) {
        expect(targets(root, `space:${space}`)).toHaveLength(1);
        expect(targets(root, `area:${space}`)).toHaveLength(1);
      }
      for (const deck of view.decks) expect(targets(root, `deck:${deck}`)).toHaveLength(1);
      for (const { project } of view.row) expect(targets(root, `project:${project}`).length).toBeGreaterThan(0);
      expect(root.querySelectorAll(".shaft .cart")).toHaveLength(5 * view.clans.length);
    },
  );

  it("every project and event has texts in both languages", () => {
    for (const lang of ["en", "pl"] as Lang[]) {
      for (const { number } of boxOf(content).projects) {
        expect(sayIn(lang, `effect-${number}`), String(number)).not.toBe("");
        expect(tooltip(`project:${number}`, content, lang)!.text).toBeTruthy();
        expect(tooltip(`project:${number}`, content, lang)!.note).not.toMatch(/\$|undefined/);
      }
      for (const { number } of boxOf(content).events)
        expect(tooltip(`event:${number}`, content, lang)!.note).toBeTruthy();
    }
  });

  it("a project shows whether you can pay for it, or what is missing", () => {
    const { root } = show("main");
    const row = viewAt("main").row;
    expect(row.some(({ payable }) => payable) && row.some(({ payable }) => !payable)).toBe(true);
    for (const { project, payable, missing } of row) {
      const label = targets(root, `project:${project}`)[0]!.getAttribute("aria-label")!;
      expect(label.includes("you can afford it")).toBe(payable);
      if (!payable) {
        const [kind, count] = Object.entries(missing!)[0]!;
        expect(label).toContain(`missing: ${sayIn("en", `some-${kind}`, { count })}`);
      }
    }
  });

  it("at the Architect, projects that cannot be paid for are not lit and show why", () => {
    const { root } = show("architect");
    for (const { project, payable } of viewAt("architect").row) {
      const card = root.querySelector<HTMLElement>(`.offers [data-target="project:${project}"]`)!;
      expect(card.dataset["state"]).toBe(payable ? "legal" : "off");
      if (!payable) expect(card.getAttribute("aria-label")).toContain(": missing:");
    }
  });

  it("a discounted project shows your price", () => {
    const { root } = show("cheaper");
    const row = viewAt("cheaper").row.filter(({ cheaper }) => cheaper);
    expect(row.length).toBeGreaterThan(1);
    for (const { project, cost } of row) {
      const card = targets(root, `project:${project}`)[0]!;
      for (const kind of KINDS)
        if (cost![kind])
          expect(card.getAttribute("aria-label")).toContain(sayIn("en", `some-${kind}`, { count: cost![kind] }));
      expect(card.closest(".card")!.querySelector(".cheaper")).not.toBeNull();
    }
    expect(root.querySelectorAll(".less").length).toBeGreaterThan(0);
  });

  it("shows furnaces by state, and the track", () => {
    const { root } = show("main");
    const own = viewAt("main").clans[youAt("main")]!;
    const furnaces = root.querySelector(".furnaces")!;
    expect(furnaces.querySelectorAll(".lit")).toHaveLength(own.lit);
    expect(furnaces.querySelectorAll(".unlit")).toHaveLength(own.unlit);
    expect(furnaces.querySelectorAll("li.reserve")).toHaveLength(own.reserve);
    expect(root.querySelector(".track .now")!.textContent).toBe(String(own.heat));
  });

  it("shows the event of the round, or that there is none", () => {
    expect(show("start").root.querySelector(".event-card")!.textContent).toContain("No event yet");
    cleanup();
    const { root } = show("closed");
    expect(root.querySelector(".event-card")!.textContent).toContain("No specialist bonus can be used");
    expect(root.querySelectorAll(".guild li.closed")).toHaveLength(2);
    const concerned = Object.entries(viewAt("closed").spaces)
      .filter(([, row]) => row.event)
      .map(([space]) => space);
    expect(concerned).toEqual(["lab"]);
    expect(targets(root, "space:lab")[0]!.getAttribute("aria-label")).toContain("the event applies here");
    expect(root.querySelectorAll(".concerned")).toHaveLength(1);
  });

  it("shows who leads a deck, and who holds the token", () => {
    const { root } = show("silverbeard");
    const view = viewAt("silverbeard");
    expect(root.querySelectorAll(".deck .token:not(.free)")).toHaveLength(view.token.holder === null ? 0 : 1);
    expect(root.querySelectorAll(".deck .token")).toHaveLength(1);
    for (const deck of view.decks) {
      const plate = targets(root, `deck:${deck}`)[0]!;
      expect(plate.querySelectorAll(".first")).toHaveLength(view.leaders[deck]!.length);
    }
  });

  it("shows what is left in the pile", async () => {
    const { root } = show("main");
    await fireEvent.click(root.querySelector(".pile")!);
    const pile = viewAt("main").pile;
    const dialog = root.ownerDocument.querySelector("dialog")!;
    for (const card of [...pile.basic, ...pile.advanced]) expect(dialog.textContent).toContain(content.names.en[card]!);
  });

  it("shows a seat in a few lines and enlarged", () => {
    const glance = show("late", "glance", 0).root.textContent;
    expect(glance).toContain("13 projects, 8 developed");
    cleanup();
    const whole = show("late", "seat", 0).root;
    expect(whole.querySelectorAll(".projects li")).toHaveLength(13);
    expect(lit(whole)).toEqual([]);
  });
});

describe("words and marks", () => {
  it("a project has a name, an amount is a number", () => {
    const realise = theatre.moment("architect").moves.find(({ text }) => text.startsWith("realise "))!;
    expect(sayMove(realise)).toBe(`realise: ${content.names.en[realise.text.split(" ")[1]!]}`);
    const raise = theatre.moment("gear").moves.find(({ text }) => text === "raise 2")!;
    expect(sayMove(raise)).toBe("raise the lift by 2 levels");
  });

  it("a space's tooltip says who would leave it, and whose furnace it warms", () => {
    const space = {
      dwarf: "engineer",
      owner: null,
      built_in: 1,
      build_in_cost: {},
      build_in_vp: 4,
      bonuses: [],
      event: false,
    };
    expect(tooltip(spaceTip("gear", space, 0), content, "en")!.text).toContain(
      "The engineer here joins your pool. The owner of the furnace",
    );
    expect(tooltip(spaceTip("gear", { ...space, dwarf: "foreman", owner: 1 }, 1), content, "en")!.text).toMatch(
      /goes back to his owner\.$/,
    );
    expect(tooltip(spaceTip("mine_1", { ...space, dwarf: null }, 0), content, "en")!.text).toMatch(
      /Nobody stands here\.$/,
    );
  });

  it("a journal line touches the things it mentions", () => {
    expect(touched({ number: 1, event: "placed", seat: 1, dwarf: "smelter", space: "gear" }, 0)).toEqual([
      "space:gear",
    ]);
    expect(touched({ number: 1, event: "built_in", seat: 1, space: "gear" }, 0)).toEqual(["area:gear"]);
    expect(touched({ number: 1, event: "projects_laid", projects: ["10", "11"] }, 0)).toEqual([
      "project:10",
      "project:11",
    ]);
    expect(touched({ number: 1, event: "unloaded", seat: 0, pieces: ["2_stone"] }, 0)).toEqual(["give:stone"]);
    expect(touched({ number: 1, event: "unloaded", seat: 1, pieces: ["2_stone"] }, 0)).toEqual([]);
    expect(content.events["fire_spread"]?.befalls).toBe(true);
  });

  it("the lift has risen as often as the journal says", () => {
    expect(
      risen([
        { number: 1, event: "lifted" },
        { number: 1, event: "unloaded", seat: 0 },
        { number: 2, event: "lifted" },
      ]),
    ).toBe(2);
    const ends = [0, 1, 2, 3, 4, 5].map((level) => place(level).top + place(level).height);
    expect(ends.at(-1)).toBeCloseTo(100);
    expect(projectRow(content, "10")!.deck).toBe("new_shaft");
  });
});

describe("a table with another box", () => {
  /** The values of version 1 of the rules, and others that only a variant has. */
  const other = structuredClone(content);
  const box = boxOf(other);
  box.stove_maker = { base_price: { stone: 3 }, bonus_price: { stone: 2, iron: 1 } };
  box.laboratory.table[0]!.takes_amount = 5;
  box.forge.table[2]!.heat = 4;
  box.forge.table[0]!.heat = 0;
  box.mine.levels[0]!.yield = { crystal: 1 };
  box.mine.levels[1]!.yield = {};

  it("halls tell its prices", () => {
    expect(sayBase(content, "stove_maker")).toBe("a furnace for 2 stone");
    expect(sayBase(other, "stove_maker")).toBe("a furnace for 3 stone");
    expect(sayBonus(other, "second_furnace", "pl")).toBe("drugi za 2 kamienie, 1 żelazo");
    expect(tooltip("dwarf:engineer", other, "en")!.text).toContain("another for 2 stone, 1 iron");
    expect(tooltip("space:stove_maker@", other, "pl")!.text).toContain("Cena: 3 kamienie.");
    box.stove_maker.bonus_price = {};
    expect(sayBonus(other, "second_furnace")).toBe(`another ${say("free")}`);
  });

  it("so do the exchanges", () => {
    expect(tooltip("space:lab@", other, "pl")!.text).toContain(
      "żelazo na 5 kamieni, złoto na 2 żelaza albo 3 kamienie, kryształ na 2 złota albo 3 żelaza.",
    );
    expect(tooltip("space:forge@", other, "pl")!.text).toContain(
      "kamień na żelazo za darmo, żelazo na złoto za 1 ciepło, złoto na kryształ za 4 ciepła.",
    );
    expect(tooltip("space:forge@", content, "en")!.text).toContain("gold to crystal for 2 heat.");
  });

  it("and its mine tells what it has", () => {
    expect(tooltip("kind:stone", content, "pl")!.text).toMatch(/^Wydobywa się na poziomach 1 i 2\./);
    expect(tooltip("kind:stone", other, "pl")!.text).toMatch(/^Nie wydobywa się go na żadnym poziomie\./);
    expect(tooltip("kind:crystal", other, "en")!.text).toMatch(/^Mined on levels 1 and 4\./);
    expect(tooltip("space:mine_2@", other, "en")!.text).toContain("Loads nothing into");
  });
});
