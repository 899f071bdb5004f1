import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES, loadTexts, sayClosing, sayEvent, sayMove, sayPrompt, t, useNames } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import en from "../src/lib/texts/en.ftl?raw";
import pl from "../src/lib/texts/pl.ftl?raw";
import { eventInfos } from "./views";

beforeAll(async () => {
  await loadTexts("coal_baron_cards", LANGUAGES);
  useNames({
    names: {
      en: { lorry_1: "lorries 1", wagon_fox: "fox wagon" },
      pl: { lorry_1: "wózki 1", wagon_fox: "wagon z lisem" },
    },
    events: eventInfos({ passed: {} }),
  });
});

const keys = (text: string): string[] => text.split("\n").flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);

it("has every text in both languages", () => {
  expect(keys(pl)).toEqual(keys(en));
});

describe("Polish plurals", () => {
  it.each([
    [1, "1 nowa wiadomość"],
    [2, "2 nowe wiadomości"],
    [5, "5 nowych wiadomości"],
    [12, "12 nowych wiadomości"],
    [22, "22 nowe wiadomości"],
    [25, "25 nowych wiadomości"],
  ])("%i", (count, text) => {
    settings.lang = "pl";
    expect(t("chat-unread", { count })).toBe(text);
  });

  it("may be shorter on the screen, where the things are visible", () => {
    const prompt = sayPrompt({
      point: "WILD_CARD",
      seats: [0],
      stack: "order",
      count: 2,
      cards: ["lorry_1", "lorry_1"],
    });
    expect(prompt).toMatch(/: which of these cards do you take\?$/);
    expect(prompt.charAt(0)).toBe(prompt.charAt(0).toUpperCase());
  });
  it("are right in a game's prompt", () => {
    settings.lang = "pl";
    expect(sayPrompt({ point: "PAY", seats: [0], required: 1, next: 2, zone: "lorry_1" })).toContain(
      "Strefa „wózki 1” kosztuje dokładnie 1 górnika.",
    );
    expect(sayPrompt({ point: "PAY", seats: [0], required: 5, next: 6, zone: "lorry_1" })).toContain("5 górników");
  });
});

it("switches at once", () => {
  expect(t("home-play_now")).toBe("Play now");
  settings.lang = "pl";
  expect(t("home-play_now")).toBe("Graj od razu");
});

describe("moves", () => {
  it("name their targets", () => {
    expect(sayMove({ text: "place lorry_1", targets: ["zone:lorry_1"] })).toBe("place workers: lorries 1");
    expect(sayMove({ text: "load_row 2 wagon_fox", targets: ["dock:2", "card:wagon_fox"] })).toBe(
      "load the next lorry card into the fox wagon at dock 2",
    );
  });

  it("join an argument of several words", () => {
    expect(sayMove({ text: "pay 1 1 3", targets: ["worker:1", "worker:1", "worker:3"] })).toBe("pay with: 1, 1, 3");
  });

  it("are shown in notation if there is no text", () => {
    expect(sayMove({ text: "juggle 3", targets: [] })).toBe("juggle 3");
  });
});

it("shows events with the players' names", () => {
  expect(sayEvent({ number: 1, event: "passed", seat: 1 }, ["Ania", "Bartek"])).toBe("Bartek passes.");
});

describe("Coal Baron's texts", () => {
  const scored = { number: 1, event: "scored", category: "delivered_grey", counts: [0, 3, 1], points: [0, 4, 2] };
  const seats = ["Ania", "Bartek", "Celina"];
  const EVENTS = eventInfos({
    scored: { seats: [], by_seat: ["counts", "points"] },
    factory_counted: { seats: [], by_seat: ["workers"] },
    accounted: {},
  });
  const done = { text: "done", targets: [] };

  it("one number per seat comes with names, without seats that have none", async () => {
    await loadTexts("coal_baron", LANGUAGES);
    useNames({ names: { en: {}, pl: {} }, events: EVENTS });
    expect(sayEvent(scored, seats)).toBe("delivered_grey: Bartek 3, Celina 1; VP: Bartek 4, Celina 2.");
    expect(sayEvent({ ...scored, counts: [0, 0, 0], points: [0, 0, 0] }, seats)).toBe(
      "delivered_grey: nobody has any.",
    );
    expect(sayEvent({ number: 1, event: "factory_counted", workers: [2, 0, 1] }, seats)).toBe(
      "Workers in the factory: Ania 2, Celina 1.",
    );
  });

  it("a loss has a real minus", async () => {
    await loadTexts("coal_baron", LANGUAGES);
    useNames({ names: { en: {}, pl: {} }, events: EVENTS });
    const accounted = { number: 1, event: "accounted", seat: 0, money: 1, coal: 1, orders: -1, balance: -6 };
    expect(sayEvent(accounted, seats)).toBe(
      "Ania, final accounting in VP: Marks 1, coal 1, outstanding orders −1, balance −6.",
    );
  });

  it("the closing button says what is lost", async () => {
    await loadTexts("coal_baron", LANGUAGES);
    const closing = (left: number): string => sayClosing(done, { point: "mining_step", seats: [0], left, room: 5 });
    expect([closing(1), closing(10)]).toEqual(["finish (1 step lost)", "finish (10 steps lost)"]);
    settings.lang = "pl";
    expect([closing(1), closing(3), closing(10)]).toEqual([
      "zakończ (przepadnie 1 krok)",
      "zakończ (przepadną 3 kroki)",
      "zakończ (przepadnie 10 kroków)",
    ]);
    expect(sayClosing(done, null)).toBe("zakończ wydobycie");
  });
});

it("tells a negative number of a move from others", async () => {
  await loadTexts("steamrollers", LANGUAGES);
  const both = () => [-1, 1].map((step) => sayMove({ text: `step ${step}`, targets: [`step:${step}`] }));
  expect(both()).toEqual(["one down", "one up"]);
  settings.lang = "pl";
  expect(both()).toEqual(["o jeden mniej", "o jeden więcej"]);
});
