/** The worker that holds the house. Its doors are in `fajrant.local.door`. */

import { Brain } from "./brain";
import { DeviceDatabase } from "./database";
import type { FromHouse, ToHouse } from "./messages";
import { startPython } from "./python";

interface Door {
  open(): Promise<void>;
  call(method: string, path: string, body: string, language: string): Promise<string>;
  watch(number: number, path: string, tell: (text: string) => void, closed: (code: number) => void): void;
  hear(number: number, text: string): void;
  leave(number: number): void;
}

const say = (message: FromHouse) => postMessage(message);
let door: Door;

/** Ends the wait for the other tab; set while there is one. */
let takeOver = () => {};

/**
 * Waits until no other tab has this house open: two houses would not see each other's moves. The lock is held until
 * the worker ends, however that happens, or another tab takes over.
 */
async function enterAlone(name: string): Promise<void> {
  if (!navigator.locks) return; // a page without https has none
  const enter = (options: LockOptions) =>
    new Promise<boolean>((resolve, reject) => {
      let inside = false;
      navigator.locks
        .request(name, options, (lock) => {
          inside = lock !== null;
          resolve(inside);
          return inside ? new Promise<void>(() => {}) : undefined;
        })
        .catch((error: unknown) => (inside ? say({ lost: true }) : reject(error as Error)));
    });
  if (await enter({ ifAvailable: true })) return;
  say({ waiting: true });
  const turn = new AbortController();
  const wanted = new Promise<void>((resolve) => (takeOver = resolve)).then(() => {
    turn.abort();
    return enter({ steal: true });
  });
  await Promise.any([enter({ signal: turn.signal }), wanted]);
  takeOver = () => {};
  say({ waiting: false });
}

async function open(folder: string, place: string): Promise<void> {
  const name = `fajrant ${place}`;
  await enterAlone(name);
  const brain = new Brain(folder);
  let loaded = 0;
  const arrived = (bytes: number) => say({ loaded: (loaded += bytes) });
  const [python, database] = await Promise.all([startPython(folder, arrived), DeviceDatabase.open(name)]);
  const report = (trouble: string) => console.warn(trouble);
  const full = (now: boolean) => say({ full: now });
  door = python
    .pyimport("fajrant.local.door")
    .Door(database, (task: string) => brain.think(task), report, full) as Door;
  await door.open();
  say({ ready: true });
  brain.wake().catch(() => {}); // whoever needs it next learns why
}

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  try {
    if ("folder" in data) await open(data.folder, data.place);
    else if ("takeOver" in data) takeOver();
    else if ("call" in data) {
      const [status, text] = JSON.parse(await door.call(data.method, data.path, data.body, data.language));
      say({ call: data.call, status, text });
    } else if ("watch" in data) {
      const number = data.watch;
      door.watch(
        number,
        data.path,
        (text) => say({ watch: number, text }),
        (code) => say({ closed: number, code }),
      );
    } else if ("hear" in data) door.hear(data.hear, data.text);
    else door.leave(data.leave);
  } catch (error) {
    say({ failed: String(error) });
  }
};
