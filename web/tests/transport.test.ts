import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { http, type Channel } from "../src/lib/api/transport";

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
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const MOVE = { seat: 0, number: 3, text: "pass" };
const heard = vi.fn();
const closed = vi.fn();
const requests = vi.fn(() => Promise.resolve(new Response("{}")));
let signal: AbortController;
let channels: Channel[];

beforeEach(() => {
  vi.clearAllMocks();
  FakeSocket.made = [];
  channels = [];
  signal = new AbortController();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", requests);
});
afterEach(() => {
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
});

function watch(table: string, commands = true): FakeSocket {
  channels.push(http.watch(`/tables/${table}/live?version=2`, { open: () => {}, message: heard, close: closed }));
  const socket = FakeSocket.made.at(-1)!;
  socket.onopen?.();
  socket.hear({ type: "hello", edition: "", commands });
  return socket;
}

const move = (table = "t") => http.call("POST", `/tables/${table}/moves`, MOVE, signal.signal);
const commands = (socket: FakeSocket) => socket.sent.map((text) => JSON.parse(text) as Record<string, unknown>);

it("sends moves and undos over the table's socket, and gives each the answer with its number", async () => {
  const socket = watch("t");
  const first = move();
  const second = http.call("POST", "/tables/t/undo", { seat: 0, number: 3 }, signal.signal);
  expect(commands(socket)).toEqual([
    { type: "move", id: 1, ...MOVE },
    { type: "undo", id: 2, seat: 0, number: 3 },
  ]);
  const refusal = { error: "stale", message: {}, details: {} };
  socket.hear({ type: "answer", id: 2, status: 409, body: refusal });
  socket.hear({ type: "answer", id: 1, status: 200, body: { number: 4 } });
  socket.hear({ type: "answer", id: 1, status: 200, body: { number: 4 } }); // the answer to a repeated command
  const [played, refused] = await Promise.all([first, second]);
  expect([played.ok, played.status, await played.json()]).toEqual([true, 200, { number: 4 }]);
  expect([refused.ok, refused.status, await refused.json()]).toEqual([false, 409, refusal]);
  expect(requests).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1); // the greeting; answers are not news
});

it("sends everything else as requests", async () => {
  const socket = watch("t");
  for (const path of ["/tables/t/chat", "/tables/other/moves", "/tables/t/review/moves"])
    await http.call("POST", path, {}, signal.signal);
  await http.call("GET", "/tables/t", undefined, signal.signal);
  expect(requests).toHaveBeenCalledTimes(4);
  expect(socket.sent).toEqual([]);
});

it("sends moves as requests while the socket is not open or takes none", async () => {
  await move();
  watch("t", false);
  await move();
  expect(requests).toHaveBeenCalledTimes(2);
});

it("a command fails when the connection is lost or closed, and when its time is over", async () => {
  const lost = watch("t");
  const first = move();
  lost.onclose?.({ code: 1006 });
  await expect(first).rejects.toThrow("lost");
  expect(closed).toHaveBeenCalledWith(1006);

  watch("t");
  const second = move();
  channels.at(-1)!.close();
  await expect(second).rejects.toThrow("lost");

  watch("t");
  const third = move();
  signal.abort();
  await expect(third).rejects.toThrow("late");
  expect(requests).not.toHaveBeenCalled();
});

it("an old socket that closes late does not take the new one's commands away", async () => {
  const old = watch("t");
  const socket = watch("t");
  old.onclose?.({ code: 1006 });
  const played = move();
  socket.hear({ type: "answer", id: 1, status: 200, body: { number: 4 } });
  expect((await played).status).toBe(200);
});
