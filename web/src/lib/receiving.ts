/** Records that other programs hand to the installed app: shared with it, or opened with it. */

/** Only Chromium has it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Where the service worker puts what was shared; see `static/sw.js`. */
const SHARED = "shared-record";

async function takeShared(): Promise<string | undefined> {
  if (typeof caches === "undefined") return undefined; // a page without https has none
  const address = new URL(SHARED, document.baseURI).href;
  for (const name of (await caches.keys()).filter((each) => each.endsWith(SHARED))) {
    const cache = await caches.open(name);
    const stored = await cache.match(address);
    if (stored && (await cache.delete(address))) return stored.text();
  }
  return undefined;
}

export function receiveRecords(hear: (record: string) => void): void {
  void takeShared().then((record) => record && hear(record));
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files[0]
      ?.getFile()
      .then((file) => file.text())
      .then(hear);
  });
}
