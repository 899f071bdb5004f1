/**
 * A simulated bad network in front of the real server. With its own seeded generator it delays, drops and repeats
 * requests and commands, and cuts the live connection. It remembers which moves the page asked to play.
 */

import { createServer, request } from "node:http";
import { connect } from "node:net";

import { dice } from "./player.mjs";

/**
 * What can happen to a request, or to a command on the live connection. Every kind happens once before any happens
 * again.
 */
const REQUESTS = [
  "pass",
  "delay",
  "drop before",
  "pass",
  "drop after",
  "double",
  "pass",
  "double, second answer",
  "cut line, then pass",
  "pass",
  "pass, then cut line",
  "delay answer",
  "hang up in the answer",
  "no answer",
];
/** What can happen to the live connection at a message; mostly nothing, so that the game can go on. */
const NEWS = [
  "pass",
  "pass",
  "pass",
  "delay",
  "pass",
  "pass",
  "cut before",
  "pass",
  "pass",
  "pass",
  "cut in the middle",
  "pass",
  "pass",
  "cut after",
];
const LONG = 250; // milliseconds of the longest delay
const SILENCES = 1; // requests or commands that get no answer at all: the page waits long before it gives up
const MASK = 4; // bytes

/** The whole frames at the start of what a client has sent: their bytes and their text. Clients mask their frames. */
export function framesOf(bytes) {
  const frames = [];
  let begin = 0;
  for (;;) {
    const rest = bytes.subarray(begin);
    const short = rest.length > 1 ? rest[1] & 0x7f : 0;
    const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
    if (rest.length < head) return { frames, rest };
    const length = short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short;
    const end = head + MASK + length;
    if (rest.length < end || rest.length < 2) return { frames, rest };
    const mask = rest.subarray(head, head + MASK);
    const text = Buffer.from(
      rest.subarray(head + MASK, end).map((byte, index) => byte ^ mask[index % MASK]),
    ).toString();
    frames.push({ bytes: rest.subarray(0, end), text });
    begin += end;
  }
}

/** The command in a frame; null if it has none. */
function commandIn(text) {
  return /"type":"(move|undo)"/.test(text) ? JSON.parse(text) : null;
}

export class Storm {
  /** The moves that the page asked to play: {table, seat, number, text}, in the order of their first request. */
  asked = [];
  /** The number of times that each kind of trouble happened. */
  done = {};
  #lines = new Set();
  #calm = false;

  constructor(target, seed, { requests = REQUESTS, news = NEWS } = {}) {
    this.target = new URL(target);
    this.roll = dice(seed);
    this.#requests = this.#deck(requests);
    this.#news = this.#deck(news);
    this.server = createServer((asked, answer) => void this.#serve(asked, answer));
    this.server.on("upgrade", (asked, socket, head) => this.#connect(asked, socket, head));
  }
  #requests;
  #news;

  async open() {
    await new Promise((listening) => this.server.listen(0, "127.0.0.1", listening));
    this.address = `http://127.0.0.1:${this.server.address().port}`;
    return this;
  }

  async close() {
    this.cut();
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** From now on everything passes. */
  calm() {
    this.#calm = true;
  }

  /** Cuts every live connection. */
  cut() {
    for (const socket of this.#lines) socket.destroy();
    this.#lines.clear();
  }

  /** Deals kinds of trouble from a shuffled deck, which is reshuffled when empty. */
  #deck(kinds) {
    let left = [];
    return () => {
      if (this.#calm) return "pass";
      if (left.length === 0) left = [...kinds];
      const [kind] = left.splice(this.roll(left.length), 1);
      if (kind === "no answer" && this.done[kind] === SILENCES) return "pass";
      this.done[kind] = (this.done[kind] ?? 0) + 1;
      return kind;
    };
  }

  async #serve(asked, answer) {
    const parts = [];
    for await (const part of asked) parts.push(part);
    const body = Buffer.concat(parts);
    // only requests of a game, not pages or images
    const kind = /^\/api\/tables\/\w+(\/moves|\/undo)?$/.test(asked.url) ? this.#requests() : "pass";
    this.#remember(asked, body);
    const wait = () => new Promise((over) => setTimeout(over, this.roll(LONG)));
    try {
      if (kind === "drop before") return asked.socket.destroy();
      if (kind === "delay") await wait();
      if (kind.startsWith("cut line")) this.cut();
      const first = await this.#forward(asked, body);
      const second = kind.startsWith("double") ? await this.#forward(asked, body) : first;
      if (kind === "drop after") return asked.socket.destroy();
      if (kind === "no answer") return undefined;
      if (kind === "delay answer") await wait();
      const { status, headers, content } = kind === "double, second answer" ? second : first;
      answer.writeHead(status, headers);
      if (kind === "hang up in the answer") {
        answer.write(content.subarray(0, content.length / 2));
        return setTimeout(() => asked.socket.destroy(), 5);
      }
      answer.end(content);
      if (kind === "pass, then cut line") this.cut();
    } catch {
      asked.socket.destroy(); // the server is gone
    }
  }

  #remember({ method, url }, body) {
    const table = /^\/api\/tables\/(\w+)\/moves$/.exec(url)?.[1];
    if (method === "POST" && table) this.#rememberMove(table, JSON.parse(body));
  }

  #rememberMove(table, wanted) {
    const move = { table, ...wanted };
    if (!this.asked.some((other) => JSON.stringify(other) === JSON.stringify(move))) this.asked.push(move);
  }

  #forward({ method, url, headers }, body) {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.target;
      const sent = request({ hostname, port, method, path: url, headers, agent: false }, async (answer) => {
        const parts = [];
        for await (const part of answer) parts.push(part);
        const { "transfer-encoding": _chunked, connection: _connection, ...kept } = answer.headers;
        resolve({ status: answer.statusCode, headers: kept, content: Buffer.concat(parts) });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  /** Forwards a live connection in both directions, frame by frame towards the server. */
  #connect(asked, socket, head) {
    const line = { table: /^\/api\/tables\/(\w+)/.exec(asked.url)?.[1], answer: "" };
    const server = connect(Number(this.target.port), this.target.hostname, () => {
      const lines = asked.rawHeaders.reduce((all, part, index) => (index % 2 ? `${all}: ${part}\r\n` : all + part), "");
      server.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
    });
    this.#lines.add(socket);
    const end = () => {
      this.#lines.delete(socket);
      socket.destroy();
      server.destroy();
    };
    for (const side of [socket, server]) side.on("error", end).on("close", end);
    let unread = head;
    let sent = Promise.resolve();
    const read = (part) => {
      const { frames, rest } = framesOf(Buffer.concat([unread, part]));
      unread = rest;
      for (const frame of frames) sent = sent.then(() => this.#say(server, frame, end, line));
    };
    socket.on("data", read);
    read(Buffer.alloc(0));
    let before = Promise.resolve();
    server.on("data", (part) => {
      // in order: a delayed message holds up those after it
      before = before.then(() => this.#tell(socket, part, end, line));
    });
  }

  /** Passes a frame on to the server. What can happen to requests can happen to commands. */
  async #say(server, { bytes, text }, end, line) {
    const command = commandIn(text);
    const kind = command ? this.#requests() : "pass";
    const wait = () => new Promise((over) => setTimeout(over, this.roll(LONG)));
    if (command?.type === "move") {
      const { type: _type, id: _id, ...move } = command;
      this.#rememberMove(line.table, move);
    }
    if (kind === "drop before") return end();
    if (kind === "delay") await wait();
    if (kind.startsWith("cut line")) return this.cut();
    if (kind === "delay answer") line.answer = "delay";
    if (kind === "hang up in the answer") line.answer = "cut in the middle";
    if (kind === "no answer") line.answer = "silence";
    if (kind.startsWith("double")) server.write(bytes);
    await new Promise((written) => server.write(bytes, written));
    if (kind === "drop after") end();
    if (kind === "pass, then cut line") this.cut();
    return undefined;
  }

  async #tell(socket, part, end, line) {
    const kind = line.answer || this.#news();
    if (kind === "silence") return undefined; // from now on: the connection only seems to be open
    line.answer = "";
    if (kind === "delay") await new Promise((over) => setTimeout(over, this.roll(LONG)));
    if (kind === "cut before") return end();
    if (kind === "cut in the middle") {
      socket.write(part.subarray(0, part.length / 2));
      return end();
    }
    socket.write(part);
    if (kind === "cut after") end();
    return undefined;
  }
}
