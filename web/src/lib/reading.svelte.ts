/** The chapters of the rules that were read to their end in this browser, kept in localStorage. */

const KEY = "fajrant.read";

export type Read = Record<string, string[]>; // anchors of chapters, by game

function load(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Read;
  } catch {
    return {};
  }
}

let read: Read = $state.raw(load());

export function hasRead(game: string, chapter: string): boolean {
  return read[game]?.includes(chapter) ?? false;
}

export function allRead(): Read {
  return read;
}

export function markRead(game: string, chapter: string): void {
  if (hasRead(game, chapter)) return;
  read = { ...read, [game]: [...(read[game] ?? []), chapter] };
  try {
    localStorage.setItem(KEY, JSON.stringify(read));
  } catch {
    // without storage, the marks last until the page is closed
  }
}
