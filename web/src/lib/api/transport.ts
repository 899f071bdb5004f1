/**
 * How the client reaches the house: over HTTP and WebSocket here, or in this browser (`local.ts`). The build chooses
 * (`#transport` in vite.config.ts), and nothing else knows.
 */

import type { Wire } from "../table/types";

export type Method = "GET" | "POST" | "DELETE";

export interface Answer {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** An open live connection to a table. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a channel. */
export interface Listener {
  open(): void;
  message(text: string): void;
  /** Called when the other side closed the channel. */
  close(code: number): void;
}

/**
 * How far a house is that has to start first. It may wait because another tab has opened it. When it is full, a bot's
 * move cannot be stored and is tried again.
 */
export type Stage = "loading" | "elsewhere" | "failed" | "ready" | "full";

export interface Transport {
  /** `share` is how much of the house has been loaded, from 0 to 1. */
  watchStage?(hear: (stage: Stage, share: number) => void): void;
  /** True if the house is in this browser; it is known before the house has started. */
  readonly onDevice?: boolean;
  /** How many bytes the house has to load. */
  readonly size?: number;
  /** Opens the house here instead of elsewhere. */
  takeOver?(): void;
  /** Set while the house itself has to start first: an answer cannot be late before that. */
  readonly ready?: Promise<void>;
  call(method: Method, path: string, body: unknown, signal: AbortSignal): Promise<Answer>;
  watch(path: string, listener: Listener): Channel;
  /** A URL for links and images. */
  link(path: string): string;
}

const ROOT = "/api";

/** A table's commands that its WebSocket takes too, and what they are called there. */
const COMMANDS: Record<string, string> = { moves: "move", undo: "undo" };
/** How the answer to such a command begins. Other messages can be long, so they are not parsed here. */
const ANSWER = '{"type":"answer"';
const HELLO = '{"type":"hello"';

/** The WebSockets that take commands, by the path of their table. */
const lines = new Map<string, Commander>();

/** Commands over a WebSocket. Each gets an answer, or fails when the connection is lost. */
class Commander {
  private asked = new Map<number, { answer: (answer: Answer) => void; fail: (why: Error) => void }>();
  private latest = 0;

  constructor(private readonly socket: WebSocket) {}

  call(type: string, body: unknown, signal: AbortSignal): Promise<Answer> {
    const id = (this.latest += 1);
    return new Promise((answer, fail) => {
      this.asked.set(id, { answer, fail });
      signal.addEventListener("abort", () => this.forget(id, "too late"));
      this.socket.send(JSON.stringify({ ...(body as object), type, id }));
    });
  }

  hear(text: string): void {
    const { id, status, body } = JSON.parse(text) as Wire["Answer"];
    this.asked.get(id)?.answer({
      ok: status < 300,
      status,
      headers: { get: () => null },
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    });
    this.asked.delete(id);
  }

  close(): void {
    for (const id of [...this.asked.keys()]) this.forget(id, "the connection was lost");
  }

  private forget(id: number, why: string): void {
    this.asked.get(id)?.fail(new Error(why));
    this.asked.delete(id);
  }
}

function fetched(method: Method, path: string, body: unknown, signal: AbortSignal): Promise<Answer> {
  return fetch(ROOT + path, {
    method,
    headers: method === "GET" ? {} : { "content-type": "application/json", "x-fajrant": "1" },
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    signal,
  });
}

/**
 * HTTP and WebSocket, to the server of this page. A move goes over the WebSocket of its table if that is open: it costs
 * the server less, and there is no other connection that could be lost.
 */
export const http: Transport = {
  call(method, path, body, signal) {
    const [, table = "", name = ""] = /^(\/tables\/[^/]+)\/(\w+)$/.exec(path) ?? [];
    const type = method === "POST" ? COMMANDS[name] : undefined;
    const line = lines.get(table);
    return type && line ? line.call(type, body, signal) : fetched(method, path, body, signal);
  },
  watch(path, listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${ROOT}${path}`);
    const commander = new Commander(socket);
    const table = path.replace(/\/live(\?.*)?$/, "");
    const end = () => {
      if (lines.get(table) === commander) lines.delete(table);
      commander.close();
    };
    socket.onopen = () => listener.open();
    socket.onmessage = (event) => {
      const text = String(event.data);
      if (text.startsWith(ANSWER)) return commander.hear(text);
      if (text.startsWith(HELLO) && (JSON.parse(text) as Wire["Hello"]).commands) lines.set(table, commander);
      listener.message(text);
    };
    socket.onclose = (event) => {
      end();
      listener.close(event.code);
    };
    return {
      send: (text) => socket.send(text),
      close() {
        end(); // the event comes late if the other side is silent
        socket.close();
      },
    };
  },
  link: (path) => ROOT + path,
};

export const transport = http;
