import { useNames } from "../src/lib/i18n.svelte";
import { describe, expect, it, vi } from "vitest";

import { choices, clean, newChair } from "../src/lib/seating";
import { gridStep, leads, markedPoints, spread } from "../src/lib/table/chart";
import { closingLast } from "../src/lib/table/closing";
import { nearest } from "../src/lib/table/keys";
import { places, travel } from "../src/lib/table/flip";
import { handOver, things } from "../src/lib/table/handover";
import { recentEvents } from "../src/lib/table/marks.svelte";
import { render } from "../src/lib/table/rules";
import { Session } from "../src/lib/table/session.svelte";
import type { GameInfo, Moment } from "../src/lib/table/types";
import { pageOf } from "../src/router.svelte";
import { FIRST_SHIFT, emptyTable, emptyView, eventInfos, NAMELESS } from "./views";

describe("arrow keys", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 110, y: 90 },
  ];
  it("go to the nearest target in their direction", () => {
    expect(nearest(places[0]!, places, "ArrowRight")).toBe(1);
    expect(nearest(places[0]!, places, "ArrowDown")).toBe(2);
    expect(nearest(places[3]!, places, "ArrowLeft")).toBe(2);
  });
  it("stay if there is no target", () => expect(nearest(places[0]!, places, "ArrowUp")).toBe(-1));
});

describe("closing moves", () => {
  const pass = { text: "pass", targets: [], closes: true };
  const store = { text: "store", targets: [] };
  it("come last", () => expect(closingLast([pass, store])).toEqual([store, pass]));
});

describe("a new table", () => {
  const game: GameInfo = {
    slug: "g",
    names: { en: "G", pl: "G" },
    lines: { en: "", pl: "" },
    weight: "light",
    seats: [2, 3],
    minutes: [1, 2],
    options: [],
    bots: ["random", "greedy"],
    usual_bot: "greedy",
    lesson: 0,
  };
  it("leaves the names of bots to the server", () => {
    const chairs = [newChair("me", 0, game), newChair("bot", 1, game), newChair("bot", 2, game)];
    expect(choices(chairs, "Ania")).toEqual([
      { kind: "me", name: "Ania" },
      { kind: "bot", level: "greedy" },
      { kind: "bot", level: "greedy" },
    ]);
  });
  it("keeps notation out of names", () => expect(clean('  A:n"i#a   B ')).toBe("Ania B"));
});

describe("the chart", () => {
  it("has a round grid", () => expect([5, 16, 63, 140].map(gridStep)).toEqual([1, 2, 10, 20]));
  it("marks the last point, and none twice", () => {
    expect(markedPoints(7)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(markedPoints(81)).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
    expect(markedPoints(84)).toEqual([10, 20, 30, 40, 50, 60, 70, 83]);
  });
  it("knows who led, and that a tie changes nothing", () => {
    expect(
      leads([
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 3],
        [3, 3],
        [3, 4],
      ]),
    ).toEqual([
      { from: 1, seat: 0 },
      { from: 4, seat: 1 },
    ]);
  });
  it("moves labels apart", () => expect(spread([100, 104, 20], 18)).toEqual([100, 118, 20]));
});

describe("recent events", () => {
  const journal = [
    { event: "placed", number: 1, seat: 0 },
    { event: "placed", number: 2, seat: 1 },
    { event: "took", number: 2, seat: 1 },
    { event: "placed", number: 3, seat: 2 },
  ];
  it("are those since the seat's own last event", () => {
    expect(recentEvents(journal, 0)).toEqual(journal.slice(1));
    expect(recentEvents(journal, 2)).toEqual([]);
  });
  it("include events after one that merely befell the seat", () => {
    const bumped = [...journal, { event: "bumped", number: 9, seat: 0 }];
    useNames({ names: { en: {}, pl: {} }, events: eventInfos({ bumped: { befalls: true } }) });
    expect(recentEvents(bumped, 0)).toEqual(bumped.slice(1));
    useNames(null);
  });
  it("are those of the latest decision for a spectator", () =>
    expect(recentEvents(journal, null)).toEqual(journal.slice(3)));
});

describe("addresses", () => {
  it("name pages", () => {
    expect(pageOf("/")).toEqual({ name: "home" });
    expect(pageOf("/record/eJw_-A")).toEqual({ name: "record", id: "eJw_-A" });
    expect(pageOf("/record")).toEqual({ name: "missing" });
    expect(pageOf("/table/abc")).toEqual({ name: "table", id: "abc" });
    expect(pageOf("/table/abc/replay")).toEqual({ name: "replay", id: "abc" });
    expect(pageOf("/elsewhere")).toEqual({ name: "missing" });
  });
});

it("gives the rules' chapters anchors", () => {
  const { html, chapters } = render("# Rules\n\n## 4 Paying {#pay PAY MAIN}\n\nPay **exactly**.");
  expect(chapters.at(-1)).toEqual({ anchor: "pay", title: "4 Paying", depth: 2 });
  expect(html).toContain('id="rules-pay"');
  expect(html).not.toContain("{#");
});

describe("looking back", () => {
  const moment = (number: number): Moment => ({
    seat: 0,
    number,
    answered: number,
    acting: [0],
    clock: FIRST_SHIFT,
    moves: [],
    can_undo: false,
    journal: [],
    scored: [],
    scores: [],
    view: emptyView(),
  });
  const answers: Record<number, (moment: Moment) => void> = {};
  function sessionWith(): Session {
    vi.stubGlobal(
      "fetch",
      vi.fn(
        (path: string) =>
          new Promise((resolve) => {
            const number = Number(/replay\/(\d+)\?seat=0$/.exec(path)?.[1]);
            answers[number] = (then) => resolve(Response.json(then));
          }),
      ),
    );
    const session = new Session("t");
    session.table = emptyTable({ moments: [moment(9)] });
    return session;
  }
  it("shows what this seat saw then, until the present is wanted", async () => {
    const session = sessionWith();
    const looks = session.lookBack(4);
    answers[4]!(moment(4));
    await looks;
    expect(session.past?.number).toBe(4);
    await session.lookBack(9);
    expect(session.past).toBeNull();
  });
  it("keeps moves locked while the others play on", async () => {
    const session = sessionWith();
    session.box = { content: NAMELESS, board: null };
    const moves = [{ text: "pass", targets: [] }];
    session.past = moment(4);
    const news = emptyTable({ version: 2, moments: [{ ...moment(10), moves }] });
    session.table = { ...news, version: 1 };
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json(news))),
    );
    await session.command(() => Promise.resolve());
    expect(session.picker.asked).toBe(true);
    expect(session.picker.locked).toBe(true);
    session.past = null;
    expect(session.picker.locked).toBe(false);
  });
  it("shows the moment asked for last, whichever answer comes first", async () => {
    const session = sessionWith();
    const looks = [session.lookBack(3), session.lookBack(5)];
    answers[5]!(moment(5));
    answers[3]!(moment(3));
    await Promise.all(looks);
    expect(session.past?.number).toBe(5);
  });
});

it("a hint that comes after the decision is not shown", async () => {
  const moment = (number: number): Moment => ({
    seat: 0,
    number,
    answered: number,
    acting: [0],
    clock: FIRST_SHIFT,
    moves: [{ text: "pass", targets: [] }],
    can_undo: false,
    journal: [],
    scored: [],
    scores: [],
    view: emptyView(),
  });
  let answer: (hint: unknown) => void = () => {};
  vi.stubGlobal(
    "fetch",
    vi.fn(() => new Promise((resolve) => (answer = (hint) => resolve(Response.json(hint))))),
  );
  const session = new Session("t");
  const showMoment = (number: number) => {
    session.table = emptyTable({ version: number, moments: [moment(number)] });
    session.uncover();
  };
  showMoment(3);
  const request = session.askHint();
  expect(session.hint).toBe("thinking");
  showMoment(4);
  expect(session.hint).toBeNull();
  answer({ move: "pass" });
  await request;
  expect(session.hint).toBeNull();
});

describe("a refusal", () => {
  const moment: Moment = {
    seat: 0,
    number: 3,
    answered: 0,
    acting: [0],
    clock: FIRST_SHIFT,
    moves: [{ text: "pass", targets: [] }],
    can_undo: true,
    journal: [],
    scored: [],
    scores: [],
    view: emptyView(),
  };
  function sessionWith(): Session {
    const no = { error: "not_yours", message: { en: "That is not yours to do." } };
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json(no, { status: 403 }))),
    );
    const session = new Session("t");
    session.table = emptyTable({ moments: [moment] });
    session.uncover();
    return session;
  }
  it("says whether a move or another command was refused", async () => {
    const session = sessionWith();
    await session.play("pass");
    expect(session.refused).toEqual({ why: "That is not yours to do.", move: true });
    expect(session.sent).toBeNull();
    await session.undo();
    expect(session.refused).toEqual({ why: "That is not yours to do.", move: false });
  });
});

describe("several people on one device", () => {
  const moment = (seat: number, acting: number[]): Moment => ({
    seat,
    number: 1,
    answered: 0,
    acting,
    clock: FIRST_SHIFT,
    moves: acting.includes(seat) ? [{ text: "pass", targets: [] }] : [],
    can_undo: false,
    journal: [],
    scored: [],
    scores: [],
    view: emptyView({ you: seat }),
  });
  function sessionWith(acting: number[]): Session {
    vi.stubGlobal("fetch", vi.fn());
    const session = new Session("t");
    session.table = emptyTable({ moments: [moment(0, acting), moment(1, acting)] });
    return session;
  }
  it("the table is covered until the next person uncovers it", () => {
    const session = sessionWith([1]);
    expect(session.covered).toBe(true);
    session.uncover();
    expect(session.covered).toBe(false);
    expect(session.moment?.seat).toBe(1);
    expect(session.picker.buttons()).toHaveLength(1);
  });
  it("stays uncovered while a remote player decides", () => {
    const session = sessionWith([0]);
    session.uncover();
    session.table = { ...session.table!, moments: [moment(0, [2]), moment(1, [2])] };
    expect(session.covered).toBe(false);
    session.table = { ...session.table, moments: [moment(0, [1]), moment(1, [1])] };
    expect(session.covered).toBe(true);
  });
  it("is never covered in a game without secrets: it turns to the seat that decides, and stays while others play", async () => {
    const open = (version: number, acting: number[]) =>
      emptyTable({
        game: "steamrollers",
        secrets: false,
        version,
        moments: [moment(0, acting), moment(1, acting)],
      });
    const session = new Session("t");
    const seen: unknown[] = [];
    for (const [version, acting] of [[0], [1], [2], [0, 1]].entries()) {
      vi.stubGlobal(
        "fetch",
        vi.fn(() => Promise.resolve(Response.json(open(version, acting)))),
      );
      await session.open();
      seen.push([session.covered, session.moment?.seat]);
    }
    session.close();
    expect(seen).toEqual([
      [false, 0],
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
  });
});

describe("a piece that moved", () => {
  it("is animated from its old place, together with the pieces in it", () => {
    document.body.innerHTML =
      '<main><div data-piece="cage"><i data-piece="one"></i><i data-piece="two"></i></div></main>';
    const root = document.querySelector<HTMLElement>("main")!;
    const tops: Record<string, number> = { cage: 300, one: 310, two: 120 };
    const ways: Record<string, string> = {};
    for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const name = element.dataset["piece"]!;
      element.getBoundingClientRect = () => ({ left: 0, top: tops[name], width: 10, height: 10 }) as DOMRect;
      element.animate = (frames) => {
        ways[name] = String((frames as Keyframe[])[0]!["transform"]);
        return {} as Animation;
      };
    }
    const before = places(root);
    Object.assign(tops, { cage: 0, one: 10, two: 20 });
    travel(root, before);
    // the cage rises by 300 and carries one; two rises by only 100, so inside the cage it moves down by 200
    expect(ways).toEqual({ cage: "translate(0px, 300px)", two: "translate(0px, -200px)" });
  });

  it("is the one of equal pieces that is somewhere new", () => {
    const { root, ways, put } = drawn('<i id="one" data-piece="die"></i><i id="two" data-piece="die"></i>');
    put({ one: 0, two: 200 });
    const before = places(root);
    // the first die was taken: what is drawn first is now the one that stayed
    put({ one: 200, two: 100 });
    expect(travel(root, before)).toEqual([{ from: { x: 5, y: 5 }, to: { x: 5, y: 105 }, leaves: false }]);
    expect(ways).toEqual({ two: "translate(0px, -100px)" });
  });

  it("leaves a trace, even if it animates itself, unless it only makes room", () => {
    const { root, ways, put } = drawn('<i id="loco" data-trace="loco"></i><i id="card" data-piece="card"></i>');
    put({ loco: 0, card: 0 });
    const before = places(root);
    put({ loco: 60, card: 30 });
    expect(travel(root, before).map(({ to }) => to.y)).toEqual([65]);
    expect(ways).toEqual({ card: "translate(0px, -30px)" });
  });
});

/** Elements with ids, 10 pixels wide and high, at given heights; and the animations that are started. */
function drawn(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const root = document.querySelector<HTMLElement>("main")!;
  const ways: Record<string, string> = {};
  const tops: Record<string, number> = {};
  for (const element of root.querySelectorAll<HTMLElement>("[id]")) {
    element.getBoundingClientRect = () => new DOMRect(0, tops[element.id], 10, 10);
    element.animate = (frames) => {
      ways[element.id] = String((frames as Keyframe[])[0]!["transform"]);
      return {} as Animation;
    };
  }
  return { root, ways, put: (now: Record<string, number>) => Object.assign(tops, now) };
}

describe("a thing that changes hands", () => {
  const panel = { x: 500, y: 20 };
  const shelf = new DOMRect(0, 0, 50, 50);
  const trips = (before: string, now: string, tops: Record<string, number>) => {
    const layer = document.createElement("div");
    layer.animate = () => ({}) as Animation;
    const was = drawn(before);
    was.put(tops);
    const seen = things(was.root, [shelf]);
    const is = drawn(now);
    is.put(tops);
    return handOver(seen, things(is.root, [shelf]), panel, layer).map(({ from, to }) => [from.y, to.y]);
  };

  it("goes to the player who took it; the next one of the stack does not come from there", () => {
    const top = (card: string) => `<i id="top" data-piece="${card}"></i>`;
    expect(trips(top("furnaces"), top("barracks"), { top: 0 })).toEqual([[5, 20]]);
  });
  it("comes from the player who laid it", () => {
    const worker = '<i id="worker" data-arrives="orders/0"></i>';
    expect(trips("", worker, { worker: 20 })).toEqual([[20, 25]]);
    expect(trips(worker, worker, { worker: 20 })).toEqual([]);
    expect(trips(worker, "", { worker: 20 })).toEqual([]);
  });
  it("lies at a place that the turn touched", () => {
    const card = '<i id="card" data-piece="card"></i>';
    expect(trips(card, "", { card: 100 })).toEqual([]);
    expect(trips(card, "", { card: 10 })).toEqual([[15, 20]]);
  });
  it("is not one of many: then the table was cleared", () => {
    const row = Array.from({ length: 7 }, (_, at) => `<i id="${at}" data-piece="card/${at}"></i>`).join("");
    const tops = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [String(at), at]));
    expect(trips(row, "", tops)).toEqual([]);
  });
});
