/** The live line to a table: one WebSocket, tried again after 1, 2, 4, 8 … 30 seconds when it is lost. */

import type { Wire } from "./types";

export type Said = Wire["TableNews"] | Wire["PresenceNews"] | Wire["ThinkingNews"] | Wire["Pong"];

export const PING_EVERY = 20_000;
const LONGEST = 30;
const UNKNOWN_TABLE = 4404;

/** How many seconds to wait before the n-th try (from 0). */
export function backOff(tries: number): number {
  return Math.min(LONGEST, 2 ** tries);
}

export class Line {
  state: "connecting" | "up" | "down" | "closed" = $state("connecting");
  /** Seconds until the next try. */
  waits = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private heard = 0;

  constructor(
    private readonly address: () => string,
    private readonly hear: (said: Said) => void,
    private readonly gone: () => void = () => {},
  ) {}

  open(): void {
    this.clear();
    this.waits = 0;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.state = "up";
      this.heard = Date.now();
      this.timers.push(setInterval(() => this.ping(), PING_EVERY));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as Said);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.state === "closed") return;
      if (event.code === UNKNOWN_TABLE) {
        this.close();
        this.gone();
      } else {
        this.lost();
      }
    };
  }

  /** Tries at once, without waiting. */
  now(): void {
    if (this.state === "up" || this.state === "closed") return;
    this.drop();
    this.open();
  }

  /** Something else got no answer: whatever the socket says, it is tried anew. */
  doubt(): void {
    if (this.state !== "up") return this.now();
    this.drop();
    this.lost();
  }

  close(): void {
    this.state = "closed";
    this.clear();
    this.drop();
  }

  private ping(): void {
    if (Date.now() - this.heard > 2.5 * PING_EVERY) {
      this.drop();
      this.lost();
    } else {
      this.socket?.send(JSON.stringify({ type: "ping" }));
    }
  }

  private lost(): void {
    this.clear();
    this.state = "down";
    this.waits = backOff(this.tries);
    this.tries += 1;
    this.count();
  }

  private count(): void {
    this.timers.push(
      setTimeout(() => {
        this.waits -= 1;
        if (this.waits <= 0) this.open();
        else this.count();
      }, 1000),
    );
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
