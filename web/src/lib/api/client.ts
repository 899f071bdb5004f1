/** The server's commands. Every failure is an ApiError that can say itself in both languages. */

import type { Content, GameInfo, Lang, Moment, Table, TableRow } from "../table/types";

export interface Me {
  id: string | null;
  name: string | null;
}

export type SeatChoice =
  | { kind: "me"; name?: string }
  | { kind: "hotseat"; name: string }
  | { kind: "open" }
  | { kind: "bot"; level: string; name?: string };

export interface Rules {
  markdown: string;
  chapters: Record<string, string>;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Partial<Record<Lang, string>> = {},
    readonly details: Record<string, unknown> = {},
  ) {
    super(said.en ?? code);
  }
}

/** Thrown when there was no answer at all. */
export class NoAnswer extends Error {}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: method === "POST" ? { "content-type": "application/json", "x-fajrant": "1" } : {},
      body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    });
  } catch (error) {
    throw new NoAnswer(String(error));
  }
  if (answer.ok) return (await answer.json()) as T;
  let said: { error?: string; message?: Partial<Record<Lang, string>>; details?: Record<string, unknown> } = {};
  try {
    said = await answer.json();
  } catch {
    // a proxy answered, not our server
  }
  if (!said.error && answer.status >= 502) throw new NoAnswer(String(answer.status));
  throw new ApiError(answer.status, said.error ?? "failed", said.message, said.details);
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("POST", "/me", { name }),
  games: () => call<GameInfo[]>("GET", "/games"),
  content: (slug: string) => call<Content>("GET", `/games/${slug}/content`),
  rules: (slug: string, lang: Lang) => call<Rules>("GET", `/games/${slug}/rules?lang=${lang}`),
  tables: () => call<TableRow[]>("GET", "/tables"),
  open: (table: { game: string; options: Record<string, string>; seats: SeatChoice[] }) =>
    call<Table>("POST", "/tables", table),
  table: (id: string) => call<Table>("GET", at(id)),
  claim: (id: string, seat: number, name: string) => call<unknown>("POST", `${at(id)}/claim`, { seat, name }),
  release: (id: string, seat: number) => call<unknown>("POST", `${at(id)}/release`, { seat }),
  bot: (id: string, seat: number, level: string) => call<unknown>("POST", `${at(id)}/bot`, { seat, level }),
  start: (id: string) => call<unknown>("POST", `${at(id)}/start`),
  move: (id: string, seat: number, number: number, text: string) =>
    call<{ number: number }>("POST", `${at(id)}/moves`, { seat, number, text }),
  undo: (id: string, seat: number, number: number) => call<unknown>("POST", `${at(id)}/undo`, { seat, number }),
  chat: (id: string, text: string) => call<unknown>("POST", `${at(id)}/chat`, { text }),
  rematch: (id: string) => call<{ id: string }>("POST", `${at(id)}/rematch`),
  replay: (id: string, number: number, seat: number | null) =>
    call<Moment>("GET", `${at(id)}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  recordUrl: (id: string) => `/api${at(id)}/record`,
  qrUrl: (id: string) => `/api${at(id)}/qr.svg`,
};
