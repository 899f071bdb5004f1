/** The house in this browser: no request leaves the device. The other transport is `transport.ts`. */

import type { FromHouse, ToHouse } from "../../local/messages";
import { edition } from "../edition.svelte";
import "../installing.svelte"; // the browser offers that only once, early
import { worded, type Unworded } from "./refusals";
import type { Answer, Listener, Stage, Transport } from "./transport";

/** How a channel ends when the house is gone: the line then tries again. */
const GONE = 1006;

const calls = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>();
const channels = new Map<number, Listener>();
let count = 0;
let stage: Stage = "loading";
let share = 0;
const watchers: ((stage: Stage, share: number) => void)[] = [];
const SIZE = Number(import.meta.env.VITE_PYTHON_BYTES);

function enter(next: Stage): void {
  stage = next;
  for (const hear of watchers) hear(stage, share);
}

/** Everybody who waits for the house learns that it is gone. */
function hangUp(why: Error): void {
  for (const { reject } of calls.values()) reject(why);
  calls.clear();
  const lost = [...channels.values()];
  channels.clear();
  for (const listener of lost) listener.close(GONE);
}

let worker: Worker;
const say = (message: ToHouse) => worker.postMessage(message);

function open(): Promise<void> {
  const own = new Worker(new URL("../../local/house.worker.ts", import.meta.url), { type: "module" });
  worker = own;
  const ready = new Promise<void>((resolve, reject) => {
    own.onmessage = ({ data }: MessageEvent<FromHouse>) => {
      if ("ready" in data) {
        enter("ready");
        resolve();
      } else if ("loaded" in data) {
        share = Math.min(1, data.loaded / SIZE);
        enter(stage);
      } else if ("waiting" in data) enter(data.waiting ? "elsewhere" : "loading");
      else if ("full" in data) enter(data.full ? "full" : "ready");
      else if ("lost" in data) {
        own.terminate();
        opened = open(); // it waits until the other tab is closed
        resolve(opened);
        hangUp(new Error("another tab has taken over"));
      } else if ("call" in data) {
        calls.get(data.call)?.resolve(answerOf(data.status, data.text));
        calls.delete(data.call);
      } else if ("watch" in data) channels.get(data.watch)?.message(data.text);
      else if ("closed" in data) channels.get(data.closed)?.close(data.code);
      else fail(new Error(data.failed));
    };
    own.onerror = (event) => fail(new Error(event.message));

    function fail(why: Error): void {
      console.error(why);
      enter("failed");
      reject(why);
      hangUp(why);
    }
  });
  ready.catch(() => {}); // every call reports it
  const place = new URL(".", document.baseURI);
  say({ folder: new URL(`${import.meta.env.VITE_PYTHON}/`, place).href, place: place.pathname });
  return ready;
}

let opened = open();

/** Stores the files for a start without a network, and offers a new version once it is stored. */
async function storeFiles(container: ServiceWorkerContainer): Promise<void> {
  const script = new URL("sw.js", document.baseURI).href;
  /** A page that is opened for the first time may belong to a copy in a folder above. */
  const isOurs = () => container.controller?.scriptURL === script;
  let controlled = isOurs();
  container.addEventListener("controllerchange", () => {
    if (controlled) location.reload(); // this tab or another one has asked for the new version
    controlled = isOurs();
  });
  const registration = await container.register(script);
  const offer = () => {
    const { waiting } = registration;
    if (waiting && isOurs()) edition.offer(() => waiting.postMessage("take over"));
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  // an installed app may stay open for days
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {}); // there may be no network
  });
}

void opened.then(() => {
  if (navigator.serviceWorker) storeFiles(navigator.serviceWorker).catch((why) => console.warn(String(why)));
});

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
  get ready() {
    return opened;
  },
  watchStage(hear) {
    watchers.push(hear);
    hear(stage, share);
  },
  onDevice: true,
  size: SIZE,
  takeOver: () => say({ takeOver: true }),
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
    let begun = false; // a house that is not open yet knows of no channel
    channels.set(watch, listener);
    void opened.then(
      () => {
        if (!channels.has(watch)) return;
        begun = true;
        say({ watch, path });
        listener.open();
      },
      () => listener.close(GONE),
    );
    return {
      send: (text) => {
        if (begun && channels.has(watch)) say({ hear: watch, text });
      },
      close: () => {
        if (channels.delete(watch) && begun) say({ leave: watch });
      },
    };
  },
};
