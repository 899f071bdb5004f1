import { beforeAll, describe, expect, it } from "vitest";

import { loadTexts, sayClosing, sayEvent, sayMove, sayPrompt, t, useNames } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import en from "../src/lib/texts/en.ftl?raw";
import pl from "../src/lib/texts/pl.ftl?raw";
import { told } from "./views";

beforeAll(async () => {
  await loadTexts("coal_baron_cards");
  useNames({
    names: {
      en: { lorry_1: "lorries 1", wagon_fox: "fox wagon" },
      pl: { lorry_1: "wózki 1", wagon_fox: "wagon z lisem" },
    },
    events: told({ passed: {} }),
  });
});

const keys = (text: string): string[] => text.split("\n").flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);

it("says everything in both languages", () => {
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
  ])("%i", (count, said) => {
    settings.lang = "pl";
    expect(t("chat-unread", { count })).toBe(said);
  });

  it("may be shorter on the screen, where the things are seen", () => {
    const said = sayPrompt({ point: "WILD_CARD", seats: [0], stack: "order", count: 2, cards: ["lorry_1", "lorry_1"] });
    expect(said).toMatch(/: which of these cards do you take\?$/);
    expect(said.charAt(0)).toBe(said.charAt(0).toUpperCase());
  });
  it("are right in a game's prompt", () => {
    settings.lang = "pl";
    expect(sayPrompt({ point: "PAY", seats: [0], required: 1, zone: "lorry_1" })).toContain(
      "1 górnika w strefie „wózki 1”",
    );
    expect(sayPrompt({ point: "PAY", seats: [0], required: 5, zone: "lorry_1" })).toContain("5 górników");
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
      "load the next lorry card at dock 2: fox wagon",
    );
  });

  it("take an argument of several words whole", () => {
    expect(sayMove({ text: "pay 1 1 3", targets: ["worker:1", "worker:1", "worker:3"] })).toBe("pay with: 1, 1, 3");
  });

  it("speak for themselves where there is no text", () => {
    expect(sayMove({ text: "juggle 3", targets: [] })).toBe("juggle 3");
  });
});

it("tells events with the players' names", () => {
  expect(sayEvent({ number: 1, event: "passed", seat: 1 }, ["Ania", "Bartek"])).toBe("Bartek passes.");
});

describe("what Coal Baron says", () => {
  const scored = { number: 1, event: "scored", category: "delivered_grey", counts: [0, 3, 1], points: [0, 4, 2] };
  const seats = ["Ania", "Bartek", "Celina"];
  const EVENTS = told({
    scored: { seats: [], by_seat: ["counts", "points"] },
    factory_counted: { seats: [], by_seat: ["workers"] },
    accounted: {},
  });
  const done = { text: "done", targets: [] };

  it("numbers of all seats come with their names, who has none is left out", async () => {
    await loadTexts("coal_baron");
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
    await loadTexts("coal_baron");
    useNames({ names: { en: {}, pl: {} }, events: EVENTS });
    const accounted = { number: 1, event: "accounted", seat: 0, money: 1, coal: 1, orders: -1, balance: -6 };
    expect(sayEvent(accounted, seats)).toBe(
      "Ania, final accounting: Marks 1, coal 1, outstanding orders −1, balance −6 VP.",
    );
  });

  it("the closing button says what is lost", async () => {
    await loadTexts("coal_baron");
    const said = (left: number): string => sayClosing(done, { point: "mining_step", seats: [0], left });
    expect([said(1), said(10)]).toEqual(["finish (1 step lost)", "finish (10 steps lost)"]);
    settings.lang = "pl";
    expect([said(1), said(3), said(10)]).toEqual([
      "zakończ (przepadnie 1 krok)",
      "zakończ (przepadną 3 kroki)",
      "zakończ (przepadnie 10 kroków)",
    ]);
    expect(sayClosing(done, null)).toBe("zakończ wydobycie");
  });
});
