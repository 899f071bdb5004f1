/**
 * Lets the static files start without a network. A version is stored as a whole before it is used, and every file is
 * checked by its hash. It stays in use until the last of its tabs is closed, or one asks for the new version: so a
 * running table finishes on the version that it began with.
 */

const VERSION = "{version}";
/** Every file and its hash. The app itself is "./". */
const FILES = { "{file}": "{hash}" };
/** These get a new name when their contents change, so that what the browser has loaded can be used again. */
const LASTING = /^(assets|python-\w+)\//;

const { href: APP, pathname: PLACE } = new URL("./", location);
/** Other copies on this origin have caches of their own. */
const CACHES = `fajrant ${PLACE} `;
const CACHE = CACHES + VERSION;
/** A record that another program has shared, until the page takes it. */
const SHARED = "shared-record";
const STORED = new Set(Object.keys(FILES).map((file) => new URL(file, APP).href));

/**
 * Stores a file. If loading it breaks off, it is loaded once more, past the browser's own cache: Chromium ends a
 * request for a large file that it is just storing there for the page.
 */
async function store(cache, file, integrity) {
  const usual = LASTING.test(file) ? "force-cache" : "no-cache";
  try {
    await cache.add(new Request(file, { integrity, cache: usual }));
  } catch {
    await cache.add(new Request(file, { integrity, cache: "no-store" }));
  }
}

/** Stores all files, or none. */
async function storeAll() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([file, integrity]) => store(cache, file, integrity)));
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

self.addEventListener("install", (event) => event.waitUntil(storeAll()));

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(CACHES) && ![CACHE, CACHES + SHARED].includes(name);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Sent by a page when the person wants the new version now. */
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

async function receive(request) {
  const form = await request.formData();
  const file = form.get("record");
  const cache = await caches.open(CACHES + SHARED);
  await cache.put(new URL(SHARED, APP), new Response(file?.size ? await file.text() : (form.get("text") ?? "")));
  return Response.redirect(APP, 303);
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  address.search = "";
  address.hash = "";
  const wanted = address.href === `${APP}index.html` ? APP : address.href;
  if (event.request.method === "POST" && wanted === APP) event.respondWith(receive(event.request));
  if (event.request.method !== "GET" || !STORED.has(wanted)) return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreVary: true }))
      .then((stored) => stored ?? fetch(event.request)),
  );
});
