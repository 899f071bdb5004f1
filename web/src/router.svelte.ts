/** The page for the current address. */

import { here, pathIn } from "./lib/address";
import { leave } from "./lib/ui/layers";

export type Page =
  | { name: "home" }
  | { name: "learn" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "review"; id: string }
  | { name: "exercise"; id: string }
  | { name: "lesson"; id: string }
  | { name: "puzzle"; id: string }
  | { name: "record"; id: string }
  | { name: "profile" }
  | { name: "missing" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { name: "home" };
  const [first, id, third] = parts;
  if (first === "learn" && parts.length === 1) return { name: "learn" };
  if (first === "table" && id && parts.length === 2) return { name: "table", id };
  if (first === "table" && id && third === "replay" && parts.length === 3) return { name: "replay", id };
  if (first === "table" && id && third === "review" && parts.length === 3) return { name: "review", id };
  if (first === "table" && id && third === "exercises" && parts.length === 3) return { name: "exercise", id };
  if (first === "learn" && id && parts.length === 2) return { name: "lesson", id };
  if (first === "learn" && id && third === "puzzles" && parts.length === 3) return { name: "puzzle", id };
  if (first === "record" && id && parts.length === 2) return { name: "record", id };
  if (first === "me" && parts.length === 1) return { name: "profile" };
  return { name: "missing" };
}

let page: Page = $state.raw(pageOf(here().path));
let path = here().path;
addEventListener("popstate", () => turn());

/** Updates the page from the address. History entries with the same address are the same page. */
function turn(): void {
  if (here().path === path) return;
  path = here().path;
  page = pageOf(path);
}

export const router = {
  get page(): Page {
    return page;
  },
};

export function go(address: string): void {
  leave(address);
  turn();
  scrollTo(0, 0);
}

/** Handles a click on a link without reloading, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(pathIn(link.getAttribute("href") ?? "/"));
}
