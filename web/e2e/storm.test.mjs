import assert from "node:assert/strict";
import { createServer, request } from "node:http";

import { BOT, CARDS, DWERGAR, houseForTests, ME, PHONE } from "./house.mjs";
import { clickOnce, playOut, tapOnce } from "./player.mjs";
import { framesOf, Storm } from "./storm.mjs";

const house = houseForTests();
/** How lost requests end; the page gives up on some of them itself. */
const LOST =
  /^net::ERR_(ABORTED|EMPTY_RESPONSE|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|FAILED) (GET|POST) .*\/api\/tables\/\w+(\/moves|\/undo)?$/;
/** What is lost with the live connection. */
const UNANSWERED = /^unanswered COMMAND .*\/live/;
const CUT = /^console (error|warning) .*WebSocket connection to .* failed/;

/** The decisions in a table's record, in order. */
async function record(page, id) {
  const text = await (await page.request.get(`${house.address}/api/tables/${id}/record`)).text();
  return text
    .split("\n")
    .slice(1)
    .filter((line) => /^[^:]+: /.test(line));
}

house.test("the storm itself: what each kind of trouble does to a request", async () => {
  let heard = 0;
  const plain = createServer((_, answer) => answer.end(String((heard += 1))));
  await new Promise((listening) => plain.listen(0, "127.0.0.1", listening));
  const results = {};
  for (const kind of [
    "pass",
    "delay",
    "drop before",
    "drop after",
    "double",
    "double, second answer",
    "hang up in the answer",
  ]) {
    const storm = await new Storm(`http://127.0.0.1:${plain.address().port}`, 1, { requests: [kind] }).open();
    heard = 0;
    const answer = await fetch(`${storm.address}/api/tables/x`)
      .then((response) => response.text())
      .catch(() => "lost");
    results[kind] = `${heard} heard, ${answer}`;
    await storm.close();
  }
  plain.close();
  assert.deepEqual(results, {
    pass: "1 heard, 1",
    delay: "1 heard, 1",
    "drop before": "0 heard, lost",
    "drop after": "1 heard, lost",
    double: "2 heard, 1",
    "double, second answer": "2 heard, 2",
    "hang up in the answer": "1 heard, lost",
  });
});

/** A frame of a client; its mask is zero, so the text stays as it is. */
function frame(text) {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

house.test("the storm itself: what each kind of trouble does to a command on the live connection", async () => {
  const heard = [];
  const plain = createServer().on("upgrade", (_asked, socket) => {
    let unread = Buffer.alloc(0);
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    socket.on("error", () => {});
    socket.on("data", (part) => {
      const { frames, rest } = framesOf(Buffer.concat([unread, part]));
      unread = rest;
      for (const { text } of frames) {
        heard.push(JSON.parse(text).id);
        socket.write("answer;");
      }
    });
  });
  await new Promise((listening) => plain.listen(0, "127.0.0.1", listening));
  const results = {};
  for (const kind of [
    "pass",
    "delay",
    "drop before",
    "drop after",
    "double",
    "cut line, then pass",
    "pass, then cut line",
    "delay answer",
    "hang up in the answer",
    "no answer",
  ]) {
    const target = `http://127.0.0.1:${plain.address().port}`;
    const storm = await new Storm(target, 1, { requests: [kind], news: ["pass"] }).open();
    heard.length = 0;
    let answered = "";
    const asked = request(`${storm.address}/api/tables/x/live`, {
      headers: { connection: "Upgrade", upgrade: "websocket" },
    }).end();
    const [socket] = await new Promise((open) => asked.on("upgrade", (_answer, ...more) => open(more)));
    const closed = new Promise((over) => socket.on("close", over));
    socket.on("error", () => {}).on("data", (part) => (answered += part));
    const until = async (condition) => {
      while (!condition()) await new Promise((over) => setTimeout(over, 5));
    };
    const send = (bytes) => {
      socket.write(bytes.subarray(0, 9)); // in the middle of the frame
      setTimeout(() => socket.write(bytes.subarray(9)), 5);
    };
    send(frame('{"type":"ping","id":1}'));
    await until(() => answered === "answer;");
    send(frame('{"seat":0,"type":"move","id":2}'));
    const whole = { pass: 2, delay: 2, double: 3, "delay answer": 2 }[kind];
    if (whole) await until(() => answered.split(";").length > whole);
    else if (kind === "no answer") await until(() => heard.length === 2);
    else await closed;
    const passed = kind === "drop before" || kind.startsWith("cut line") ? 1 : 2;
    await until(() => heard.length >= passed);
    results[kind] = `${heard} heard, ${answered}`;
    assert.deepEqual(storm.asked, [{ table: "x", seat: 0 }]);
    socket.destroy();
    await storm.close();
  }
  plain.close();
  assert.deepEqual(results, {
    pass: "1,2 heard, answer;answer;",
    delay: "1,2 heard, answer;answer;",
    "drop before": "1 heard, answer;",
    "drop after": "1,2 heard, answer;",
    double: "1,2,2 heard, answer;answer;answer;",
    "cut line, then pass": "1 heard, answer;",
    "pass, then cut line": "1,2 heard, answer;",
    "delay answer": "1,2 heard, answer;answer;",
    "hang up in the answer": "1,2 heard, answer;ans",
    "no answer": "1,2 heard, answer;",
  });
});

const GAMES = [
  {
    name: "the card game by mouse",
    game: CARDS,
    seed: 12,
    deed: clickOnce,
    tempers: ["passing", "hasty", "rare"],
    visitor: { motion: "full" },
  },
  {
    name: "Dwergar on a phone",
    game: DWERGAR,
    seed: 5,
    options: { length: "short" },
    deed: tapOnce,
    tempers: ["rare", "passing"],
    visitor: { size: PHONE, lang: "pl" },
  },
];

for (const { name, game, seed, options, deed, tempers, visitor } of GAMES) {
  house.test(`${name}: whatever gets lost, the record has every chosen move exactly once`, async () => {
    const storm = await new Storm(house.address, seed).open();
    try {
      const page = await house.visitor(visitor);
      // what is dropped is a request or a command on the live connection, as it happens; `storm.done` counts both
      house.allow(page, LOST, CUT, UNANSWERED);
      const { id } = await house.open(page, [ME, BOT], seed, game, options);
      await page.goto(`${storm.address}/table/${id}`);
      await playOut(page, { deed, seed, tempers, storm: true });
      const lines = await record(page, id);
      assert.deepEqual(
        storm.asked.map(({ number }) => lines[number]),
        storm.asked.map(({ text }) => `Ania: ${text}`),
      );
      assert.equal(storm.asked.length, lines.filter((line) => line.startsWith("Ania: ")).length);
      for (const kind of ["drop before", "drop after", "double", "cut in the middle"])
        assert.ok(storm.done[kind] > 0, `${kind}: ${JSON.stringify(storm.done)}`);
    } finally {
      await storm.close();
    }
  });
}
