import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Edition, edition } from "../src/lib/edition.svelte";
import { http } from "../src/lib/api/transport";
import { Line } from "../src/lib/table/line.svelte";

const reported = vi.fn();
beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal("reportError", reported);
});
afterEach(() => vi.unstubAllGlobals());

describe("the edition of a page", () => {
  it("is outdated once the server has another one, and stays so", () => {
    const page = new Edition("a");
    page.compare("a");
    expect(page.outdated).toBe(false);
    page.compare("b");
    page.compare("a");
    expect(page.outdated).toBe(true);
  });

  it("is never outdated if the page or the answer does not say its edition", () => {
    const unknown = new Edition("");
    unknown.compare("b");
    const page = new Edition("a");
    for (const silence of [null, undefined, ""]) page.compare(silence);
    expect([unknown.outdated, page.outdated]).toEqual([false, false]);
  });

  it("excuses what an outdated page does not understand, and reports everything else as a bug", () => {
    const page = new Edition("a");
    page.stumble("bug");
    page.compare("b");
    page.stumble("new format");
    expect(page.confused).toBe(true);
    expect(reported.mock.calls).toEqual([["bug"]]);
  });
});

it("a message that makes no sense breaks neither the page nor the connection", () => {
  let say: (text: string) => void = () => {};
  vi.spyOn(http, "watch").mockImplementation((_path, listener) => {
    say = (text) => listener.message(text);
    listener.open();
    return { send: () => {}, close: () => {} };
  });
  const heard: unknown[] = [];
  const line = new Line(
    (listener) => http.watch("/tables/t/live", listener),
    (message) => {
      if (message.type === "pong") throw new TypeError("new format");
      heard.push(message.type);
    },
  );
  line.open();
  say("<html>");
  say('{"type": "pong"}');
  say('{"type": "hello", "edition": ""}');
  expect([line.state, heard, edition.confused]).toEqual(["up", ["hello"], true]);
  line.close();
});
