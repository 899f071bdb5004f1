/** Asks bots, which think in a worker of their own. The house asks one question at a time. */

import type { FromBrain, ToBrain } from "./messages";

/** How long a bot may think, in milliseconds: the slowest one, on a slow phone. */
const PATIENCE = 90_000;

export class Brain {
  private worker: Worker | null = null;
  private ready: Promise<void> = Promise.resolve();
  private hear: (message: FromBrain) => void = () => {};

  constructor(private readonly folder: string) {}

  /** Starts the worker, unless it runs. */
  wake(): Promise<void> {
    if (this.worker) return this.ready;
    const worker = new Worker(new URL("./brain.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromBrain>) => this.hear(data);
    worker.onerror = (event) => this.hear({ failed: event.message });
    this.ready = this.ask({ folder: this.folder }).then(() => {});
    return this.ready;
  }

  /** The answer to a task for `fajrant.local.brain`. A worker that fails or takes too long is replaced. */
  async think(task: string): Promise<string> {
    await this.wake();
    const message = await this.ask({ task });
    return "answer" in message ? message.answer : "null";
  }

  private ask(message: ToBrain): Promise<FromBrain> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        this.worker?.terminate();
        this.worker = null;
        reject(new Error(why));
      };
      const timer = setTimeout(() => fail("the bot takes too long"), PATIENCE);
      this.hear = (answer) => {
        clearTimeout(timer);
        if ("failed" in answer) fail(answer.failed);
        else resolve(answer);
      };
      this.worker?.postMessage(message);
    });
  }
}
