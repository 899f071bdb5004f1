/** The page that the address names. */

export type Page =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "missing" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { name: "home" };
  const [first, id, third] = parts;
  if (first === "table" && id && parts.length === 2) return { name: "table", id };
  if (first === "table" && id && third === "replay" && parts.length === 3) return { name: "replay", id };
  return { name: "missing" };
}

let page: Page = $state.raw(pageOf(location.pathname));
addEventListener("popstate", () => (page = pageOf(location.pathname)));

export const router = {
  get page(): Page {
    return page;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  page = pageOf(location.pathname);
  scrollTo(0, 0);
}

/** For a plain link: follows it without loading the page anew, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
