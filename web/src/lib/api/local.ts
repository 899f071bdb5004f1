/** The house in this browser: no request leaves the device. The other transport is `transport.ts`. */

import type { FromHouse, ToHouse } from "../../local/messages";
import { worded, type Unworded } from "./refusals";
import type { Answer, Listener, Stage, Transport } from "./transport";

/** How a channel ends when the house is gone: the line then tries again. */
const GONE = 1006;

const calls = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>();
const channels = new Map<number, Listener>();
let count = 0;
let stage: Stage = "loading";
const watchers: ((stage: Stage) => void)[] = [];

function enter(next: Stage): void {
  stage = next;
  for (const hear of watchers) hear(stage);
}

const worker = new Worker(new URL("../../local/house.worker.ts", import.meta.url), { type: "module" });
const say = (message: ToHouse) => worker.postMessage(message);

const opened = new Promise<void>((resolve, reject) => {
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
    if ("ready" in data) {
      enter("ready");
      resolve();
    } else if ("waiting" in data) enter(data.waiting ? "elsewhere" : "loading");
    else if ("call" in data) {
      calls.get(data.call)?.resolve(answerOf(data.status, data.text));
      calls.delete(data.call);
    } else if ("watch" in data) channels.get(data.watch)?.message(data.text);
    else if ("closed" in data) channels.get(data.closed)?.close(data.code);
    else fail(new Error(data.failed));
  };
  worker.onerror = (event) => fail(new Error(event.message));

  function fail(why: Error): void {
    console.error(why);
    enter("failed");
    reject(why);
    for (const { reject: refuse } of calls.values()) refuse(why);
    calls.clear();
    for (const listener of channels.values()) listener.close(GONE);
    channels.clear();
  }
});
opened.catch(() => {}); // every call reports it
say({ folder: new URL(`${import.meta.env.VITE_PYTHON}/`, document.baseURI).href });

// from the second visit on, the page starts without a network
void opened.then(() =>
  navigator.serviceWorker?.register(new URL("sw.js", document.baseURI)).catch((why) => console.warn(String(why))),
);

function answerOf(status: number, text: string): Answer {
  const ok = status < 400;
  return {
    ok,
    status,
    headers: new Headers(),
    text: async () => text,
    json: async () => (ok ? JSON.parse(text) : worded(JSON.parse(text) as Unworded)),
  };
}

export const transport: Transport = {
  ready: opened,
  watchStart(hear) {
    watchers.push(hear);
    hear(stage);
  },
  async call(method, path, body, signal) {
    await opened;
    // tables should stay: without this, a browser that is short of room may drop them
    if (method === "POST" && path.startsWith("/tables")) void navigator.storage?.persist?.();
    const call = (count += 1);
    return new Promise((resolve, reject) => {
      calls.set(call, { resolve, reject });
      signal.addEventListener("abort", () => calls.delete(call) && reject(new Error("no answer in time")));
      const language = document.documentElement.lang;
      say({ call, method, path, body: JSON.stringify(body ?? {}), language });
    });
  },
  link: () => "", // other devices cannot reach this house
  watch(path, listener) {
    const watch = (count += 1);
    channels.set(watch, listener);
    void opened.then(
      () => {
        if (!channels.has(watch)) return;
        say({ watch, path });
        listener.open();
      },
      () => listener.close(GONE),
    );
    return {
      send: (text) => say({ hear: watch, text }),
      close: () => {
        if (channels.delete(watch)) say({ leave: watch });
      },
    };
  },
};
