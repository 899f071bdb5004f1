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
const LOCK = "fajrant";
let door: Door;

/**
 * Waits until no other tab has this house open: two houses would not see each other's moves. The lock is held until
 * the worker ends, however that happens.
 */
async function enterAlone(): Promise<void> {
  if (!navigator.locks) return; // a page without https has none
  const hold = (entered: () => void) => {
    entered();
    return new Promise<void>(() => {});
  };
  const free = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold(() => resolve(true));
      resolve(false);
      return undefined;
    });
  });
  if (free) return;
  say({ waiting: true });
  await new Promise<void>((resolve) => void navigator.locks.request(LOCK, () => hold(resolve)));
  say({ waiting: false });
}

async function open(folder: string): Promise<void> {
  await enterAlone();
  const brain = new Brain(folder);
  const [python, database] = await Promise.all([startPython(folder), DeviceDatabase.open()]);
  const report = (trouble: string) => console.warn(trouble);
  door = python.pyimport("fajrant.local.door").Door(database, (task: string) => brain.think(task), report) as Door;
  await door.open();
  say({ ready: true });
  brain.wake().catch(() => {}); // whoever needs it next learns why
}

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  try {
    if ("folder" in data) await open(data.folder);
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
