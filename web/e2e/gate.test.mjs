/** Tests of the test tools: what the gate catches, and how controls are named. */

import assert from "node:assert/strict";

import { controlsOf } from "../controls.js";
import { Gate } from "./gate.mjs";
import { houseForTests } from "./house.mjs";

const house = houseForTests();

/** What the gate reports about a page that does this; null if nothing. */
async function reported(deed, prepare = () => {}) {
  const gate = new Gate();
  const context = await house.browser.newContext();
  gate.watch(context);
  try {
    return await gate
      .guard(async () => {
        const page = await context.newPage();
        prepare(gate, page);
        await page.route("**/api/lost", (route) => route.abort("connectionreset"));
        await page.route("**/api/slow", () => {}); // no answer at all
        await page.goto(house.address);
        await page.getByRole("article").first().getByRole("button").first().waitFor();
        await page.evaluate(deed);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      })
      .then(
        () => null,
        (error) => error.message,
      );
  } finally {
    await context.close();
  }
}

const DEEDS = [
  [
    "an uncaught error",
    /uncaught .*: Error: broken/,
    () =>
      void setTimeout(() => {
        throw new Error("broken");
      }),
  ],
  ["an unhandled rejection", /uncaught .*: Error: broken/, () => void Promise.reject(new Error("broken"))],
  ["a console error", /console error .*: broken/, () => console.error("broken")],
  ["a console warning", /console warning .*: broken/, () => console.warn("broken")],
  ["a refused request", /404 GET .*\/api\/tables\/none/, () => fetch("/api/tables/none").then(() => {})],
  ["a request without an answer", /net::ERR_\w+ GET .*\/api\/lost/, () => fetch("/api/lost").catch(() => {})],
  [
    "a command whose answer the page does not wait for",
    /net::ERR_ABORTED POST .*\/api\/slow/,
    () => {
      const patience = new AbortController();
      void fetch("/api/slow", { method: "POST", signal: patience.signal }).catch(() => {});
      patience.abort();
    },
  ],
  [
    "a refused command",
    /403 COMMAND .*\/live/,
    async () => {
      const { id } = await (
        await fetch("/api/tables", {
          method: "POST",
          headers: { "x-fajrant": "1" },
          body: JSON.stringify({ game: "dwergar", seats: [{ kind: "me" }, { kind: "bot", level: "random" }] }),
        })
      ).json();
      const socket = new WebSocket(`/api/tables/${id}/live`);
      await new Promise((open) => (socket.onopen = open));
      socket.send(JSON.stringify({ type: "move", id: 1, seat: 1, number: 0, text: "pass" }));
      await new Promise((answered) => {
        socket.onmessage = ({ data }) => data.startsWith('{"type":"answer"') && answered();
      });
    },
  ],
  [
    "a command that is left without an answer",
    /unanswered COMMAND .*\/live/,
    async () => {
      const socket = new WebSocket("/api/tables/none/live");
      await new Promise((open) => (socket.onopen = open));
      socket.send(JSON.stringify({ type: "move", id: 1, seat: 1, number: 0, text: "pass" }));
      await new Promise((closed) => (socket.onclose = closed));
    },
  ],
  [
    "an error in a page that the page opened",
    /uncaught .*: Error: broken/,
    () =>
      void open("/").setTimeout(() => {
        throw new Error("broken");
      }),
  ],
];

for (const [name, says, deed] of DEEDS) {
  house.test(`the gate catches ${name}, unless it was announced`, async () => {
    assert.match(String(await reported(deed)), says);
    assert.equal(await reported(deed, (gate, page) => gate.announce(page, says)), null);
  });
}

house.test("the gate catches warnings and errors in the server's log, unless they were announced", async () => {
  const failed = '{"event": "bot_failed", "level": "error"}';
  const read = (gate) =>
    ["Fajrant is running", '{"event": "request", "level": "info"}', failed].forEach(gate.readLog, gate);
  assert.match(await reported(() => {}, read), /server error: \{"event":"bot_failed"\}/);
  const announced = (gate) => (gate.announce(undefined, /bot_failed/), read(gate));
  assert.equal(await reported(() => {}, announced), null);
});

house.test("the gate accepts a page without problems, and reports announced problems that did not happen", async () => {
  assert.equal(await reported(() => {}), null);
  assert.match(
    String(
      await reported(
        () => {},
        (gate, page) => gate.announce(page, /storm/),
      ),
    ),
    /announced, but it did not come: \/storm\//,
  );
});

house.test("the gate ends a test that waits for ever", async () => {
  await assert.rejects(
    new Gate(10).guard(() => new Promise(() => {})),
    /no end after 0\.01 seconds/,
  );
});

house.test("controls are named after their file and text", () => {
  const names = (source, file = "src/pages/Play.svelte") => controlsOf(source, file).map(({ name }) => name);
  assert.deepEqual(names('<button onclick={() => t("no")}>{t("prompt-undo")}</button>'), ["Play/prompt-undo"]);
  assert.deepEqual(names('<a href="/" aria-label={t(day ? "to-night" : "to-day")}>x</a>'), ["Play/to-night"]);
  assert.deepEqual(names("<button>{t(`tab-${one}`)}</button>"), ["Play/tab-${one}"]);
  assert.deepEqual(names('<button class="btn pri">x</button><button class="pri">y</button>'), [
    "Play/pri",
    "Play/pri 2",
  ]);
  assert.deepEqual(names('<g role="button">x</g>', "web/src/lib/games/dwergar/Map.svelte"), ["dwergar/Map/g"]);
  assert.deepEqual(names('<input data-control="own" /><p>{t("words")}</p>'), []);
  return Promise.resolve();
});
