import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PATIENCE } from "../src/lib/api/client";
import { againstBots, sameSeats } from "../src/lib/seating";
import { settings } from "../src/lib/settings.svelte";
import { Session } from "../src/lib/table/session.svelte";
import type { Moment, Move, Seat, Table } from "../src/lib/table/types";
import { FIRST_SHIFT, emptyTable, emptyView, NAMELESS } from "./views";

const MOVES: Move[] = [
  { text: "take a", targets: ["thing:a"] },
  { text: "take b", targets: ["thing:b"] },
];

function moment(change: Partial<Moment> = {}): Moment {
  const view = emptyView();
  return {
    seat: 0,
    number: 3,
    answered: 0,
    acting: [0, 1],
    clock: FIRST_SHIFT,
    moves: MOVES,
    can_undo: false,
    journal: [],
    scored: [],
    scores: [],
    view,
    ...change,
  };
}

function seat(change: Partial<Seat> = {}): Seat {
  return {
    kind: "human",
    name: "Ania",
    yours: true,
    online: true,
    away: null,
    level: null,
    resigned: false,
    ...change,
  };
}

function tableOf(
  version: number,
  now: Partial<Moment> = {},
  seats: Seat[] = [seat(), seat({ yours: false, name: "Bartek" })],
): Table {
  return emptyTable({ version, seats, moments: [moment(now)] });
}

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** How the server answers a move: it hangs, fails or succeeds. */
let onMove: () => Promise<Response>;
let table: Table;
let posted: unknown[];

async function opened(first: Table = tableOf(1)): Promise<Session> {
  table = first;
  const session = new Session("t");
  session.box = { content: NAMELESS, board: null };
  await session.open();
  FakeSocket.last.onopen?.();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  onMove = () => Promise.resolve(Response.json({ number: 4 }));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path.endsWith("/moves")) {
      posted.push(JSON.parse(String(init.body)));
      const given = new Promise<Response>((_, reject) =>
        init.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
      );
      return Promise.race([onMove(), given]);
    }
    return Promise.resolve(Response.json(table));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a move that gets no answer", () => {
  const move = { seat: 0, number: 3, text: "take a" };

  it("is sent again when the connection is back, even without news", async () => {
    const session = await opened();
    onMove = () => Promise.reject(new Error("dropped"));
    await session.play("take a");
    expect(session.line.state).toBe("down");
    onMove = () => Promise.resolve(Response.json({ number: 4 }));
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([move, move]);
    FakeSocket.last.say({ type: "table", table: tableOf(2, { number: 4, answered: 4, acting: [1], moves: [] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.sent).toBeNull();
    session.close();
  });

  it("is given up in time when the answer hangs, and sent again", async () => {
    const session = await opened();
    onMove = () => new Promise(() => {});
    void session.play("take a");
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(session.line.state).toBe("down");
    onMove = () => Promise.resolve(Response.json({ number: 4 }));
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([move, move]);
    session.close();
  });

  it("is not sent again if the table shows that it was made", async () => {
    const session = await opened();
    onMove = () => Promise.reject(new Error("the answer was lost"));
    await session.play("take a");
    table = tableOf(2, { number: 4, answered: 4, acting: [1], moves: [] });
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([move]);
    expect(session.sent).toBeNull();
    session.close();
  });

  it("is looked up if it was made but no news came", async () => {
    const session = await opened();
    await session.play("take a");
    table = tableOf(2, { number: 4, answered: 4, acting: [1], moves: [] });
    expect(session.sent).toEqual(move);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.sent).toBeNull();
    expect(posted).toEqual([move]);
    session.close();
  });

  it("does not hold back the next one, if the table shows it before its answer comes", async () => {
    const session = await opened();
    onMove = () => new Promise(() => {});
    void session.play("take a");
    FakeSocket.last.say({ type: "table", table: tableOf(2, { number: 4, answered: 4 }) });
    await vi.advanceTimersByTimeAsync(0);
    void session.play("take b");
    expect(posted).toEqual([move, { seat: 0, number: 4, text: "take b" }]);
    session.close();
  });

  it("is sent to the server even if a bot that stands in has answered meanwhile", async () => {
    const session = await opened();
    onMove = () => Promise.reject(new Error("dropped"));
    await session.play("take a");
    onMove = () =>
      Promise.resolve(
        Response.json({ error: "not_yours", message: { en: "A bot plays." }, details: {} }, { status: 403 }),
      );
    table = tableOf(2, { number: 4, answered: 4 }, [seat({ level: "medium" }), seat({ yours: false })]);
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([session.sent, session.refused?.why]).toEqual([null, "A bot plays."]);
    session.close();
  });

  it("ends in a refusal if the server refuses it", async () => {
    const session = await opened();
    onMove = () =>
      Promise.resolve(Response.json({ error: "stale", message: { en: "Too late." }, details: {} }, { status: 409 }));
    await session.play("take a");
    expect([session.sent, session.refused?.why]).toEqual([null, "Too late."]);
    expect(session.picker.locked).toBe(false);
    session.close();
  });
});

describe("when several seats decide at once", () => {
  it("neither picks nor hint get lost when another seat answers", async () => {
    const moves: Move[] = [
      { text: "give a b", targets: ["thing:a", "seat:b"] },
      { text: "give a c", targets: ["thing:a", "seat:c"] },
    ];
    const session = await opened(tableOf(1, { moves }));
    session.picker.pick("thing:a");
    session.hint = { move: "give a b", expected: { points: 1, chance: 1 }, next: null, reasons: [] };
    FakeSocket.last.say({ type: "table", table: tableOf(2, { moves, number: 4, acting: [0] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.moment?.number).toBe(4);
    expect(session.picker.picked).toEqual(["thing:a"]);
    expect(session.hint).not.toBeNull();
    session.close();
  });

  it("a move being sent stays so until it is answered", async () => {
    const session = await opened();
    onMove = () => new Promise(() => {});
    void session.play("take a");
    FakeSocket.last.say({ type: "table", table: tableOf(2, { number: 4, acting: [0] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.sent).not.toBeNull();
    FakeSocket.last.say({ type: "table", table: tableOf(3, { number: 5, answered: 5, acting: [], moves: [] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.sent).toBeNull();
    session.close();
  });
});

describe("people", () => {
  it("are away for longer and longer, until a bot may stand in", async () => {
    const gone = seat({ yours: false, name: "Bartek", online: false, away: 290 });
    const session = await opened(tableOf(1, {}, [seat(), gone]));
    expect([session.away(0), session.away(1)]).toEqual([null, 290]);
    expect(session.replaceable(1)).toBe(false);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(session.away(1)).toBe(301);
    expect(session.replaceable(1)).toBe(true);
    session.close();
  });

  it("are not asked while a bot stands in, and are shown so", async () => {
    const session = await opened(
      tableOf(1, { moves: [], acting: [0] }, [seat({ level: "medium" }), seat({ yours: false })]),
    );
    expect([session.standIn, session.asked, session.picker.asked]).toEqual([0, null, false]);
    session.close();
  });

  it("who share a device are covered from each other, even while a bot stands in for one", async () => {
    const first = { ...tableOf(1, { acting: [0] }, [seat(), seat()]), secrets: true } as Table;
    const both = (now: Table, acting: number[]): Table => ({
      ...now,
      moments: [moment({ acting }), moment({ seat: 1, acting })],
    });
    const session = await opened(both(first, [0]));
    session.uncover();
    FakeSocket.last.say({
      type: "table",
      table: both({ ...first, version: 2, seats: [seat({ level: "medium" }), seat()] }, [0]),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect([session.covered, session.moment?.seat]).toEqual([false, 0]); // still the uncovered seat
    FakeSocket.last.say({
      type: "table",
      table: both({ ...first, version: 3, seats: [seat({ level: "medium" }), seat()] }, [1]),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.covered).toBe(true);
    session.close();
  });

  it("have unread chat lines until they look", async () => {
    const session = await opened();
    const line = (at: string) => ({ at, name: "Bartek", text: "Hi", seat: 1 });
    FakeSocket.last.say({
      type: "table",
      table: { ...tableOf(2), chat: [line("2026-01-01T10:00"), line("2026-01-01T10:01")] },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.unread).toBe(2);
    session.readChat();
    expect(session.unread).toBe(0);
    session.close();
  });
});

it("players who continue a record keep their seats, and bots stay bots", () => {
  const bot = seat({ kind: "bot", yours: false, level: "hard" });
  const other = seat({ yours: false });
  expect(sameSeats([seat(), bot, other], ["Ania", "Bot", "Bartek"])).toEqual([
    { kind: "me", name: "Ania" },
    { kind: "bot", level: "hard", name: "Bot" },
    { kind: "hotseat", name: "Bartek" },
  ]);
  expect(sameSeats([bot, bot], ["A", "B"]).map(({ kind }) => kind)).toEqual(["me", "bot"]);
});

it("somebody who continues a record against bots plays one seat, and bots all others", () => {
  const bot = seat({ kind: "bot", yours: false, level: "hard" });
  const other = seat({ yours: false });
  const names = ["Ania", "Bot", "Bartek"];
  expect(againstBots([seat(), bot, other], names, { seat: 0, name: "Ania" }, "medium")).toEqual([
    { kind: "me", name: "Ania" },
    { kind: "bot", level: "hard", name: "Bot" },
    { kind: "bot", level: "medium" }, // a bot has its own name, not that of the person it replaces
  ]);
  // a spectator takes over a seat
  expect(againstBots([bot, bot], ["A", "B"], { seat: 1, name: "Ewa" }, "medium")).toEqual([
    { kind: "bot", level: "hard", name: "A" },
    { kind: "me", name: "Ewa" },
  ]);
});

describe("a turn to be confirmed", () => {
  beforeEach(() => (settings.confirm = true));
  afterEach(() => (settings.confirm = false));
  const move = { seat: 0, number: 3, text: "take a" };

  async function held(): Promise<Session> {
    const session = await opened();
    onMove = () => Promise.resolve(Response.json({ number: 3, held: true }));
    await session.play("take a");
    return session;
  }

  it("waits, and is sent when it is confirmed", async () => {
    const session = await held();
    expect(session.sent).toBeNull();
    expect(session.picker.held?.text).toBe("take a");
    expect(session.picker.locked).toBe(true);
    onMove = () => Promise.resolve(Response.json({ number: 4 }));
    await session.confirm();
    expect(posted).toEqual([{ ...move, hold: true }, move]);
    expect(session.picker.held).toBeNull();
    session.close();
  });

  it("is taken back without asking the server", async () => {
    const session = await held();
    await session.undo();
    expect(session.picker.held).toBeNull();
    expect(session.picker.locked).toBe(false);
    expect(posted).toEqual([{ ...move, hold: true }]);
    session.close();
  });

  it("waits on while others answer, and is forgotten when the question has changed", async () => {
    const session = await held();
    FakeSocket.last.say({ type: "table", table: { ...table, version: 2 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.picker.held?.text).toBe("take a");
    FakeSocket.last.say({ type: "table", table: tableOf(3, { number: 5, answered: 5, acting: [1], moves: [] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.picker.held).toBeNull();
    session.close();
  });

  it("is asked again after a lost connection", async () => {
    const session = await opened();
    onMove = () => Promise.reject(new Error("dropped"));
    await session.play("take a");
    onMove = () => Promise.resolve(Response.json({ number: 3, held: true }));
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([
      { ...move, hold: true },
      { ...move, hold: true },
    ]);
    expect(session.picker.held?.text).toBe("take a");
    session.close();
  });
});
