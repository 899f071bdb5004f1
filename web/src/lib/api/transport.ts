/** How the client reaches the house that keeps the tables. Nothing else in the client knows how. */

export type Method = "GET" | "POST" | "DELETE";

export interface Answer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** An open watch of a table. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

/** What a watcher hears. */
export interface Listener {
  open(): void;
  message(text: string): void;
  /** The channel was closed by the other side, with its code. */
  close(code: number): void;
}

export interface Transport {
  call(method: Method, path: string, body: unknown, signal: AbortSignal): Promise<Answer>;
  watch(path: string, listener: Listener): Channel;
  /** An address for links and pictures. */
  link(path: string): string;
}

const ROOT = "/api";

/** Over HTTP and a WebSocket, to the server that this page came from. */
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
