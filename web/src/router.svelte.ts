/** The page that the address names. */

import { leave } from "./lib/ui/layers";

export type Page =
  { name: "home" } | { name: "table"; id: string } | { name: "replay"; id: string } | { name: "missing" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { name: "home" };
  const [first, id, third] = parts;
  if (first === "table" && id && parts.length === 2) return { name: "table", id };
  if (first === "table" && id && third === "replay" && parts.length === 3) return { name: "replay", id };
  return { name: "missing" };
}

let page: Page = $state.raw(pageOf(location.pathname));
let path = location.pathname;
addEventListener("popstate", () => turn());

/** The page of the current address; the same address is the same page, whatever else the history says. */
function turn(): void {
  if (location.pathname === path) return;
  path = location.pathname;
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

/** For a plain link: follows it without loading the page again, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
