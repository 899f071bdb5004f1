import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PATIENCE } from "../src/lib/api/client";
import { sameSeats } from "../src/lib/seating";
import { Session } from "../src/lib/table/session.svelte";
import type { Content, Moment, Move, Seat, Table } from "../src/lib/table/types";
import { emptyView } from "./views";

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
    moves: MOVES,
    can_undo: false,
    journal: [],
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
  return {
    id: "t",
    game: "g",
    status: "running",
    version,
    seats,
    chat: [],
    watching: [],
    patience: 300,
    moments: [moment(now)],
  } as unknown as Table;
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
  say(said: unknown): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
}

/** What the server answers; a move hangs, fails, or is told. */
let onMove: () => Promise<Response>;
let table: Table;
let posted: unknown[];

async function opened(first: Table = tableOf(1)): Promise<Session> {
  table = first;
  const session = new Session("t");
  session.box = { content: { names: { en: {}, pl: {} } } as unknown as Content, board: null };
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

  it("is sent again when the line is up, though the line brings no news", async () => {
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

  it("that was made but is not shown is asked for", async () => {
    const session = await opened();
    await session.play("take a");
    table = tableOf(2, { number: 4, answered: 4, acting: [1], moves: [] });
    expect(session.sent).toEqual(move);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.sent).toBeNull();
    expect(posted).toEqual([move]);
    session.close();
  });

  it("does not keep back the next one, if the table shows it before its answer comes", async () => {
    const session = await opened();
    onMove = () => new Promise(() => {});
    void session.play("take a");
    FakeSocket.last.say({ type: "table", table: tableOf(2, { number: 4, answered: 4 }) });
    await vi.advanceTimersByTimeAsync(0);
    void session.play("take b");
    expect(posted).toEqual([move, { seat: 0, number: 4, text: "take b" }]);
    session.close();
  });

  it("that a bot standing in has answered meanwhile is put to the server, not forgotten", async () => {
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

describe("where several are asked at once", () => {
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

  it("a move on its way stays so until it is answered", async () => {
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
  it("who are away are so for longer and longer, until a bot may stand in", async () => {
    const gone = seat({ yours: false, name: "Bartek", online: false, away: 290 });
    const session = await opened(tableOf(1, {}, [seat(), gone]));
    expect([session.away(0), session.away(1)]).toEqual([null, 290]);
    expect(session.replaceable(1)).toBe(false);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(session.away(1)).toBe(301);
    expect(session.replaceable(1)).toBe(true);
    session.close();
  });

  it("for whom a bot stands in are not asked, and are told so", async () => {
    const session = await opened(
      tableOf(1, { moves: [], acting: [0] }, [seat({ level: "medium" }), seat({ yours: false })]),
    );
    expect([session.standIn, session.asked, session.picker.asked]).toEqual([0, null, false]);
    session.close();
  });

  it("around one screen are covered from each other, also while a bot stands in for one", async () => {
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
    expect([session.covered, session.moment?.seat]).toEqual([false, 0]); // still the one who looks
    FakeSocket.last.say({
      type: "table",
      table: both({ ...first, version: 3, seats: [seat({ level: "medium" }), seat()] }, [1]),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.covered).toBe(true);
    session.close();
  });

  it("have not read what was said since they looked", async () => {
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

it("those who play on from a record keep their seats: bots stay bots", () => {
  const bot = seat({ kind: "bot", yours: false, level: "hard" });
  const other = seat({ yours: false });
  expect(sameSeats([seat(), bot, other], ["Ania", "Bot", "Bartek"])).toEqual([
    { kind: "me", name: "Ania" },
    { kind: "bot", level: "hard", name: "Bot" },
    { kind: "hotseat", name: "Bartek" },
  ]);
  expect(sameSeats([bot, bot], ["A", "B"]).map(({ kind }) => kind)).toEqual(["me", "bot"]);
});
