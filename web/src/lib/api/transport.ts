/**
 * How the client reaches the house: over HTTP and WebSocket here, or in this browser (`local.ts`). The build chooses
 * (`#transport` in vite.config.ts), and nothing else knows.
 */

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

/** HTTP and WebSocket, to the server of this page. */
export const http: Transport = {
  call: (method, path, body, signal) =>
    fetch(ROOT + path, {
      method,
      headers: method === "GET" ? {} : { "content-type": "application/json", "x-fajrant": "1" },
      body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
      signal,
    }),
  watch(path, listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${ROOT}${path}`);
    socket.onopen = () => listener.open();
    socket.onmessage = (event) => listener.message(String(event.data));
    socket.onclose = (event) => listener.close(event.code);
    return socket;
  },
  link: (path) => ROOT + path,
};

export const transport = http;
