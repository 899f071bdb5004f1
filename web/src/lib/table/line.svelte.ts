/**
 * The live connection to a table. It reconnects with backoff (1, 2, 4, 8 … 30 seconds) when the channel is lost, does
 * not open or does not answer in time. It reconnects at once when the server announces a restart.
 */

import { edition } from "../edition.svelte";
import type { Channel, Listener } from "../api/transport";
import type { Wire } from "./types";

export type Message =
  Wire["Hello"] | Wire["TableNews"] | Wire["TableChange"] | Wire["PresenceNews"] | Wire["ThinkingNews"] | Wire["Pong"];

export const PING_EVERY = 15_000;
/** How long opening the channel or answering a ping may take. */
export const ANSWER_WITHIN = 10_000;
const LONGEST = 30;
const UNKNOWN_TABLE = 4404;
const LOGGED_OUT = 4401;
/** The server is being replaced by another process, which will answer in a moment. */
const RESTARTING = 1012;

/** Seconds to wait before the n-th attempt, counted from 0. */
export function backOff(tries: number): number {
  return Math.min(LONGEST, 2 ** tries);
}

export class Line {
  state: "connecting" | "up" | "down" | "closed" = $state("connecting");
  /** Seconds until the next attempt. */
  waits = $state(0);

  private channel: Channel | null = null;
  private tries = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** The number of messages received. */
  private heard = 0;

  constructor(
    private readonly watch: (listener: Listener) => Channel,
    private readonly hear: (message: Message) => void,
    /** Called when there is no such table. */
    private readonly gone: () => void = () => {},
    /** Called whenever the connection is up, at first or again. */
    private readonly up: () => void = () => {},
    /** Called when this browser is no longer logged in. */
    private readonly ended: () => void = () => {},
  ) {}

  open(): void {
    if (this.state === "closed") return;
    this.clear();
    this.waits = 0;
    addEventListener("online", this.now);
    this.timers.push(setTimeout(() => this.giveUp(), ANSWER_WITHIN));
    const channel = this.watch({
      open: () => {
        this.clear();
        this.tries = 0;
        this.state = "up";
        this.timers.push(setInterval(() => this.ping(), PING_EVERY));
        this.up();
      },
      message: (text) => {
        this.heard += 1;
        try {
          this.hear(JSON.parse(text) as Message);
        } catch (error) {
          edition.stumble(error); // the connection stays: later messages may make sense
        }
      },
      close: (code) => {
        if (this.channel !== channel || this.state === "closed") return;
        if (code === UNKNOWN_TABLE) {
          this.close();
          this.gone();
        } else if (code === LOGGED_OUT) {
          this.close();
          this.ended();
        } else if (code === RESTARTING && this.state === "up") {
          this.state = "connecting";
          this.open();
        } else {
          this.lost();
        }
      },
    });
    this.channel = channel;
  }

  /** Reconnects at once, without waiting. */
  readonly now = (): void => {
    if (this.state === "up" || this.state === "closed") return;
    this.drop();
    this.open();
  };

  /** Call when a request got no answer: the connection is opened again, even though it seems to be up. */
  doubt(): void {
    if (this.state === "up") this.giveUp(); // otherwise it is being opened again, or will be
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.now);
    this.clear();
    this.drop();
  }

  private ping(): void {
    const before = this.heard;
    this.channel?.send(JSON.stringify({ type: "ping" }));
    this.timers.push(setTimeout(() => this.heard === before && this.giveUp(), ANSWER_WITHIN));
  }

  private giveUp(): void {
    this.drop();
    this.lost();
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
    const old = this.channel;
    this.channel = null;
    old?.close();
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
