/** The reasons why a move is better are sentences, in both languages. */

import { beforeEach, expect, it } from "vitest";

import { loadTexts } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Compared, GameReview } from "../src/lib/table/types";
import { sayUnseen } from "../src/pages/study/unseen";
import { sayWhy } from "../src/pages/study/why";

function move(gains: Record<string, number>): Compared {
  return {
    move: "a",
    targets: [],
    points: 10,
    chance: 0.5,
    margin: 0.02,
    gains: Object.entries(gains).map(([term, gain]) => ({ term, gain })),
  };
}

beforeEach(() => loadTexts("steamrollers", ["en", "pl"]));

const NOTHING = move({});

it("what a move promises and what it gives up are told apart", () => {
  const best = move({ goods: 9.8, points: -4, engine: 1.1, tiles: 0.3 });
  expect(sayWhy(best, NOTHING, "played")).toBe(
    "Compared with the move played, it promises more points: goods that can be delivered (+9.8), " +
      "locomotive and network (+1.1). It gives up: points at once (−4.0).",
  );
  settings.lang = "pl";
  expect(sayWhy(best, NOTHING, "yours")).toBe(
    "W porównaniu z twoim ruchem obiecuje więcej punktów: towary do przewiezienia (+9,8), " +
      "lokomotywa i sieć (+1,1). Strata: punkty od razu (−4,0).",
  );
});

it("what the strongest rival loses or gains is a sentence of its own", () => {
  expect(sayWhy(move({ rivals: 7.2 }), NOTHING, "played")).toBe("The strongest rival can expect 7.2 points less.");
  expect(sayWhy(move({ goods: 9.5 }), move({ rivals: 6.1 }), "yours")).toBe(
    "Compared with your move, it promises more points: goods that can be delivered (+9.5). " +
      "The strongest rival can expect 6.1 points more.",
  );
  expect(sayWhy(move({ rivals: -0.4 }), NOTHING, "played")).toBe("");
  settings.lang = "pl";
  expect(sayWhy(move({ rivals: 7.2 }), NOTHING, "played")).toBe("Najsilniejszy rywal może liczyć na 7,2 pkt mniej.");
});

it("a move that gives up more than it brings at once does not promise more points", () => {
  const best = move({ goods: 2.7, engine: 1.5, points: -5 });
  expect(sayWhy(best, NOTHING, "played")).toBe(
    "Compared with the move played, it looks worse at first: points at once (−5.0). " +
      "What it brings is worth more later: goods that can be delivered (+2.7), locomotive and network (+1.5).",
  );
  settings.lang = "pl";
  expect(sayWhy(best, NOTHING, "played")).toBe(
    "W porównaniu z zagranym ruchem na początku wygląda gorzej: punkty od razu (−5,0). " +
      "To, co daje, będzie później warte więcej: towary do przewiezienia (+2,7), lokomotywa i sieć (+1,5).",
  );
});

it("a move that only looks worse pays off later", () => {
  expect(sayWhy(move({ points: -2 }), NOTHING, "next", "die 4")).toBe(
    "Compared with the next best move (die 4), it looks worse at first: points at once (−2.0). It pays off later.",
  );
});

it("luck without an event says who knew different things", () => {
  const decisions = [{ seat: 0 }, { seat: 1 }, { seat: 1 }] as GameReview["decisions"];
  const say = (number: number) => sayUnseen({ decisions }, number, ["Ania", "Zeflik"]);
  expect(say(1)).toBe("Ania and Zeflik, who decided next, knew different things, such as their own cards.");
  expect([say(2), say(3)]).toEqual(["After the move of Zeflik.", "After the move of Zeflik."]);
});

it("without a difference there is nothing to say", () => {
  expect(sayWhy(NOTHING, NOTHING, "played")).toBe("");
  expect(sayWhy(NOTHING, undefined, "played")).toBe("");
});
