import { useNames } from "../src/lib/i18n.svelte";
import { describe, expect, it, vi } from "vitest";

import { choices, clean, newChair } from "../src/lib/seating";
import { gridStep, leads, marked, spread } from "../src/lib/table/chart";
import { inOrder } from "../src/lib/table/closing";
import { nearest } from "../src/lib/table/keys";
import { places, travel } from "../src/lib/table/flip";
import { lately } from "../src/lib/table/marks.svelte";
import { render } from "../src/lib/table/rules";
import { Session } from "../src/lib/table/session.svelte";
import type { Content, GameInfo, Moment, Table } from "../src/lib/table/types";
import { pageOf } from "../src/router.svelte";
import { emptyView, told } from "./views";

describe("arrow keys", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 110, y: 90 },
  ];
  it("go to the nearest thing in their direction", () => {
    expect(nearest(places[0]!, places, "ArrowRight")).toBe(1);
    expect(nearest(places[0]!, places, "ArrowDown")).toBe(2);
    expect(nearest(places[3]!, places, "ArrowLeft")).toBe(2);
  });
  it("stay where there is nothing", () => expect(nearest(places[0]!, places, "ArrowUp")).toBe(-1));
});

describe("closing moves", () => {
  const pass = { text: "pass", targets: [], closes: true };
  const store = { text: "store", targets: [] };
  it("come last", () => expect(inOrder([pass, store])).toEqual([store, pass]));
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
  };
  it("gives everybody a name of their own", () => {
    const chairs = [newChair("me", 0, game), newChair("bot", 1, game), newChair("bot", 2, game)];
    expect(choices(chairs, "Ania")).toEqual([
      { kind: "me", name: "Ania" },
      { kind: "bot", level: "greedy", name: "Bot" },
      { kind: "bot", level: "greedy", name: "Bot 2" },
    ]);
  });
  it("keeps notation out of names", () => expect(clean('  A:n"i#a   B ')).toBe("Ania B"));
});

describe("the chart", () => {
  it("has a round grid", () => expect([5, 16, 63, 140].map(gridStep)).toEqual([1, 2, 10, 20]));
  it("marks the last point, and none twice", () => {
    expect(marked(7)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(marked(81)).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
    expect(marked(84)).toEqual([10, 20, 30, 40, 50, 60, 70, 83]);
  });
  it("knows who was ahead, and that a tie changes nothing", () => {
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

describe("what moved last", () => {
  const journal = [
    { event: "placed", number: 1, seat: 0 },
    { event: "placed", number: 2, seat: 1 },
    { event: "took", number: 2, seat: 1 },
    { event: "placed", number: 3, seat: 2 },
  ];
  it("is what others did since this seat's own deed", () => {
    expect(lately(journal, 0)).toEqual(journal.slice(1));
    expect(lately(journal, 2)).toEqual([]);
  });
  it("is not cut short by what merely befell it", () => {
    const bumped = [...journal, { event: "bumped", number: 9, seat: 0 }];
    useNames({ names: { en: {}, pl: {} }, events: told({ bumped: { befalls: true } }) });
    expect(lately(bumped, 0)).toEqual(bumped.slice(1));
    useNames(null);
  });
  it("is the latest decision for who only watches", () => expect(lately(journal, null)).toEqual(journal.slice(3)));
});

describe("addresses", () => {
  it("name pages", () => {
    expect(pageOf("/")).toEqual({ name: "home" });
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
    moves: [],
    can_undo: false,
    journal: [],
    scores: [],
    view: emptyView(),
  });
  const answers: Record<number, (moment: Moment) => void> = {};
  function at(): Session {
    vi.stubGlobal(
      "fetch",
      vi.fn(
        (path: string) =>
          new Promise((resolve) => {
            const number = Number(/replay\/(\d+)\?seat=0$/.exec(path)?.[1]);
            answers[number] = (then) => resolve({ ok: true, json: () => Promise.resolve(then) });
          }),
      ),
    );
    const session = new Session("t");
    session.table = { status: "running", seats: [], moments: [moment(9)] } as unknown as Table;
    return session;
  }
  it("shows what this seat saw then, until now is wanted", async () => {
    const session = at();
    const looks = session.lookBack(4);
    answers[4]!(moment(4));
    await looks;
    expect(session.past?.number).toBe(4);
    await session.lookBack(9);
    expect(session.past).toBeNull();
  });
  it("keeps moves locked while the others play on", async () => {
    const session = at();
    session.box = { content: { names: { en: {}, pl: {} } } as unknown as Content, board: null };
    const moves = [{ text: "pass", targets: [] }];
    session.past = moment(4);
    const news = { status: "running", version: 2, game: "g", seats: [], moments: [{ ...moment(10), moves }] };
    session.table = { ...news, version: 1 } as unknown as Table;
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(news) })),
    );
    await session.command(() => Promise.resolve());
    expect(session.picker.asked).toBe(true);
    expect(session.picker.locked).toBe(true);
    session.past = null;
    expect(session.picker.locked).toBe(false);
  });
  it("of several looks the last one counts, whichever answer comes first", async () => {
    const session = at();
    const looks = [session.lookBack(3), session.lookBack(5)];
    answers[5]!(moment(5));
    answers[3]!(moment(3));
    await Promise.all(looks);
    expect(session.past?.number).toBe(5);
  });
});

it("a hint that comes after the decision was made is not shown", async () => {
  const moment = (number: number): Moment => ({
    seat: 0,
    number,
    answered: number,
    acting: [0],
    moves: [{ text: "pass", targets: [] }],
    can_undo: false,
    journal: [],
    scores: [],
    view: emptyView(),
  });
  let answer: (hint: unknown) => void = () => {};
  vi.stubGlobal(
    "fetch",
    vi.fn(
      () => new Promise((resolve) => (answer = (hint) => resolve({ ok: true, json: () => Promise.resolve(hint) }))),
    ),
  );
  const session = new Session("t");
  const at = (number: number) => {
    session.table = { status: "running", version: number, seats: [], moments: [moment(number)] } as unknown as Table;
    session.uncover();
  };
  at(3);
  const asked = session.askHint();
  expect(session.hint).toBe("thinking");
  at(4);
  expect(session.hint).toBeNull();
  answer({ move: "pass" });
  await asked;
  expect(session.hint).toBeNull();
});

describe("a refusal", () => {
  const moment: Moment = {
    seat: 0,
    number: 3,
    answered: 0,
    acting: [0],
    moves: [{ text: "pass", targets: [] }],
    can_undo: true,
    journal: [],
    scores: [],
    view: emptyView(),
  };
  function at(): Session {
    const no = { error: "not_yours", message: { en: "That is not yours to do." } };
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve({ ok: false, status: 403, json: () => Promise.resolve(no) })),
    );
    const session = new Session("t");
    session.table = { status: "running", version: 1, seats: [], moments: [moment] } as unknown as Table;
    session.uncover();
    return session;
  }
  it("of a move is told apart from that of another wish", async () => {
    const session = at();
    await session.play("pass");
    expect(session.refused).toEqual({ why: "That is not yours to do.", move: true });
    expect(session.sent).toBeNull();
    await session.undo();
    expect(session.refused).toEqual({ why: "That is not yours to do.", move: false });
  });
});

describe("several people at one screen", () => {
  const moment = (seat: number, acting: number[]): Moment => ({
    seat,
    number: 1,
    answered: 0,
    acting,
    moves: acting.includes(seat) ? [{ text: "pass", targets: [] }] : [],
    can_undo: false,
    journal: [],
    scores: [],
    view: emptyView({ you: seat }),
  });
  function at(acting: number[]): Session {
    vi.stubGlobal("fetch", vi.fn());
    const session = new Session("t");
    session.table = {
      status: "running",
      seats: [],
      moments: [moment(0, acting), moment(1, acting)],
    } as unknown as Table;
    return session;
  }
  it("the table is covered until the next person uncovers it", () => {
    const session = at([1]);
    expect(session.covered).toBe(true);
    session.uncover();
    expect(session.covered).toBe(false);
    expect(session.moment?.seat).toBe(1);
    expect(session.picker.buttons()).toHaveLength(1);
  });
  it("stays open while somebody far away plays", () => {
    const session = at([0]);
    session.uncover();
    session.table = { ...session.table!, moments: [moment(0, [2]), moment(1, [2])] };
    expect(session.covered).toBe(false);
    session.table = { ...session.table, moments: [moment(0, [1]), moment(1, [1])] };
    expect(session.covered).toBe(true);
  });
  it("is never covered in a game that hides nothing: it turns to whoever is asked, and stays while others play", async () => {
    const open = (version: number, acting: number[]) =>
      ({
        game: "steamrollers",
        status: "running",
        secrets: false,
        version,
        seats: [],
        chat: [],
        moments: [moment(0, acting), moment(1, acting)],
      }) as unknown as Table;
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
  it("travels from its old place, and what lies in it goes with it", () => {
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
    // the cage rises by 300 and carries one; two came from only 100 below, so it comes down 200 inside the cage
    expect(ways).toEqual({ cage: "translate(0px, 300px)", two: "translate(0px, -200px)" });
  });
});
