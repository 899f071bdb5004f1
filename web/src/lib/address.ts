/**
 * Addresses of pages. A server answers any path, so pages have paths of their own. A folder of static files can be
 * anywhere on a web space and has one page only, so there they stand behind a hash. A record in a link always does.
 */

const RECORD = "/record/";
const HASHED = import.meta.env.MODE === "static";

/** The path of a record in the part of an address after the hash; null if there is none. */
export function recordPath(hash: string): string | null {
  return hash.startsWith(`#${RECORD}`) ? hash.slice(1) : null;
}

/** Where this window is: path and query, as the pages know them. */
export function here(): { path: string; query: URLSearchParams } {
  const record = recordPath(location.hash);
  if (record !== null) return { path: record, query: new URLSearchParams() };
  if (!HASHED) return { path: location.pathname, query: new URLSearchParams(location.search) };
  const [path = "", query = ""] = location.hash.slice(1).split("?");
  return { path: path || "/", query: new URLSearchParams(query) };
}

/** The address of a page, for links. */
export function addressOf(path: string): string {
  return HASHED ? `#${path}` : path;
}

/** The path and query in a link that `addressOf` has made. */
export function pathIn(href: string): string {
  return HASHED ? href.replace(/^[^#]*#/, "") : href;
}

/** A link to a page for other people. */
export function linkTo(path: string): string {
  return new URL(addressOf(path), HASHED ? location.href : location.origin).href;
}

/** A file that is published beside the page. */
export function file(path: string): string {
  return import.meta.env.BASE_URL + path;
}

/** Changes the address without leaving the page. */
export function rewrite(path: string, state: unknown = history.state): void {
  history.replaceState(state, "", addressOf(path));
}
