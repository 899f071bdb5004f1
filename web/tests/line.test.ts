import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { http, type Listener } from "../src/lib/api/transport";
import { ANSWER_WITHIN, backOff, Line, PING_EVERY } from "../src/lib/table/line.svelte";

const watch = (listener: Listener) => http.watch("/tables/t/live", listener);

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits 1, 2, 4, 8, 16, then 30 seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(backOff)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
});

it("reconnects, counting the seconds, and starts over once it is up", () => {
  const line = new Line(watch, () => {});
  line.open();
  const last = () => FakeSocket.made.at(-1)!;
  last().onclose?.({ code: 1006 });
  expect([line.state, line.waits]).toEqual(["down", 1]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  last().onclose?.({ code: 1006 });
  expect(line.waits).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(line.waits).toBe(1);
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(line.state).toBe("up");
  last().onclose?.({ code: 1006 });
  expect(line.waits).toBe(1);
  line.close();
});

it("reconnects at once when asked to", () => {
  const line = new Line(watch, () => {});
  line.open();
  FakeSocket.made[0]!.onclose?.({ code: 1006 });
  line.now();
  expect(FakeSocket.made).toHaveLength(2);
  line.close();
});

it("reconnects at once when the server restarts, and then waits as usual", () => {
  const line = new Line(watch, () => {});
  line.open();
  FakeSocket.made[0]!.onopen?.();
  FakeSocket.made[0]!.onclose?.({ code: 1012 });
  expect(FakeSocket.made).toHaveLength(2);
  expect([line.state, line.waits]).toEqual(["connecting", 0]);
  FakeSocket.made[1]!.onclose?.({ code: 1012 });
  expect(FakeSocket.made).toHaveLength(2);
  expect([line.state, line.waits]).toEqual(["down", 1]);
  line.close();
});

it("gives up on a table that does not exist", () => {
  const gone = vi.fn();
  const line = new Line(watch, () => {}, gone);
  line.open();
  FakeSocket.made[0]!.onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(gone).toHaveBeenCalledOnce();
  expect(FakeSocket.made).toHaveLength(1);
});

it("passes on messages and sends pings", () => {
  const hear = vi.fn();
  const line = new Line(watch, hear);
  line.open();
  const socket = FakeSocket.made[0]!;
  socket.onopen?.();
  socket.onmessage?.({ data: '{"type":"thinking","seat":2}' });
  expect(hear).toHaveBeenCalledWith({ type: "thinking", seat: 2 });
  vi.advanceTimersByTime(PING_EVERY);
  expect(socket.sent).toEqual(['{"type":"ping"}']);
  line.close();
});

it("reconnects when a request got no answer", () => {
  const line = new Line(watch, () => {});
  line.open();
  FakeSocket.made.at(-1)!.onopen?.();
  line.doubt();
  expect([line.state, line.waits]).toEqual(["down", 1]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  line.close();
});

it("keeps to its plan when a request got no answer while it reconnects", () => {
  const line = new Line(watch, () => {});
  line.open();
  FakeSocket.made[0]!.onopen?.();
  FakeSocket.made[0]!.onclose?.({ code: 1006 });
  line.doubt(); // a move was lost with the connection
  expect([line.state, line.waits]).toEqual(["down", 1]);
  vi.advanceTimersByTime(1000);
  FakeSocket.made[1]!.onopen?.();
  FakeSocket.made[1]!.onclose?.({ code: 1012 });
  line.doubt();
  expect([line.state, FakeSocket.made.length]).toEqual(["connecting", 3]);
  line.close();
});

it("reconnects when it does not open in time", () => {
  const line = new Line(watch, () => {});
  line.open();
  vi.advanceTimersByTime(ANSWER_WITHIN);
  expect([line.state, line.waits]).toEqual(["down", 1]);
  line.close();
});

it("reconnects when a ping gets no answer, and stays when it gets one", () => {
  const line = new Line(watch, () => {});
  line.open();
  const socket = FakeSocket.made[0]!;
  socket.onopen?.();
  vi.advanceTimersByTime(PING_EVERY);
  socket.onmessage?.({ data: '{"type":"pong"}' });
  vi.advanceTimersByTime(ANSWER_WITHIN);
  expect(line.state).toBe("up");
  vi.advanceTimersByTime(PING_EVERY + ANSWER_WITHIN);
  expect(line.state).toBe("down");
  line.close();
});

it("reports each time that it is up, and reconnects at once when the device is online again", () => {
  const up = vi.fn();
  const line = new Line(
    watch,
    () => {},
    () => {},
    up,
  );
  line.open();
  FakeSocket.made[0]!.onopen?.();
  FakeSocket.made[0]!.onclose?.({ code: 1006 });
  dispatchEvent(new Event("online"));
  FakeSocket.made[1]!.onopen?.();
  expect(up).toHaveBeenCalledTimes(2);
  line.close();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2);
});

it("stays closed once closed, and reports a logout of this browser", () => {
  const ended = vi.fn();
  const line = new Line(
    watch,
    () => {},
    () => {},
    () => {},
    ended,
  );
  line.open();
  FakeSocket.made[0]!.onclose?.({ code: 4401 });
  expect(ended).toHaveBeenCalledOnce();
  line.open();
  expect([line.state, FakeSocket.made.length]).toEqual(["closed", 1]);
});
