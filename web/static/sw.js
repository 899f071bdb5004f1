/**
 * Lets the static files start without a network. A version is stored as a whole before it is used. It stays in use
 * until the last of its tabs is closed: so a running table finishes on the version that it began with.
 */

const VERSION = "{version}";
const FILES = ["{files}"];
/** These keep their names when their contents change. */
const FIXED = /^(\.\/|[^/]*|art\/.*|licences\/.*)$/;

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: FIXED.test(file) ? "no-cache" : "default" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("{scope}") && name !== VERSION).map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const wanted = event.request.mode === "navigate" ? "./" : event.request;
  event.respondWith(
    caches
      .open(VERSION)
      .then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }))
      .then((stored) => stored ?? fetch(event.request)),
  );
});
