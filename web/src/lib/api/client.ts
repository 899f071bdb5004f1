/** The server's API. Every refusal is an ApiError with a message in both languages. */

import { transport } from "#transport";

import { edition } from "../edition.svelte";
import type { Answer as Reply, Listener, Method } from "./transport";
import type { Content, GameInfo, Hint, Lang, Lesson, Moment, Table, TableRow, Wire } from "../table/types";

/** The visitor; without an id until the server has answered. */
export type Me = Wire["Me"] | { id: null; name: null; kept: false };
export type Rules = Wire["Rules"];

/** The seats of a new table that make sense, out of all that the server accepts. */
export type SeatChoice = Wire["SeatChoice"] &
  (
    | { kind: "me"; name?: string }
    | { kind: "hotseat"; name: string }
    | { kind: "open" }
    | { kind: "bot"; level: string; name?: string }
  );

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: Partial<Record<Lang, string>> = {},
    readonly details: Record<string, unknown> = {},
  ) {
    super(messages.en ?? code);
  }
}

/** Thrown when no answer came, or none in time. */
export class NoAnswer extends Error {}

/** How long an answer may take, in milliseconds. */
export const PATIENCE = 10_000;
/** A hint may have to wait for a worker process before the search starts. */
const HINT_PATIENCE = 60_000;
/** All tables of a person have to be read. */
const DATA_PATIENCE = 300_000;

/** Sends a request and reads the answer; gives up after `patience` milliseconds. */
async function request<Answer>(
  method: Method,
  path: string,
  body: unknown,
  patience: number,
  read: (answer: Reply) => Promise<Answer>,
): Promise<Answer> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    if (transport.ready) await transport.ready;
    timer = setTimeout(() => giveUp.abort(), patience);
    const answer = await transport.call(method, path, body, giveUp.signal);
    edition.compare(answer.headers.get("x-fajrant-edition"));
    if (answer.ok) return await read(answer);
    // the answer may come from a proxy
    const refusal = (await answer.json().catch(() => ({}))) as Partial<Wire["Refusal"]>;
    if (!refusal.error && answer.status >= 502) throw new NoAnswer(String(answer.status));
    throw new ApiError(answer.status, refusal.error ?? "failed", refusal.message, refusal.details);
  } catch (error) {
    throw error instanceof ApiError ? error : new NoAnswer(String(error));
  } finally {
    clearTimeout(timer);
  }
}

function call<Answer, Body = undefined>(
  method: Method,
  path: string,
  body?: Body,
  patience = PATIENCE,
): Promise<Answer> {
  return request(method, path, body, patience, (answer) => answer.json() as Promise<Answer>);
}

const pathOf = (id: string) => `/tables/${encodeURIComponent(id)}`;

let early: { id: string; answer: Promise<Table> } | null = null;

/** Fetches a table while the code of its page is still loading. The live connection brings later changes. */
export function askEarly(id: string): Promise<Table> {
  const answer = call<Table>("GET", pathOf(id));
  early = { id, answer };
  return answer;
}

export const api = {
  me: () => call<Wire["Me"]>("GET", "/me"),
  rename: (name: string) => call<Wire["Me"], Wire["NameRequest"]>("POST", "/me", { name }),
  setPassword: (password: string, old?: string) =>
    call<Wire["Me"], Wire["PasswordRequest"]>("POST", "/me/password", { password, old }),
  login: (name: string, password: string) => call<Wire["Me"], Wire["Login"]>("POST", "/login", { name, password }),
  logout: () => call<Wire["Me"]>("POST", "/logout"),
  ownData: () => call<Wire["OwnData"]>("GET", "/me/data", undefined, DATA_PATIENCE),
  deleteMe: (password?: string) =>
    call<Wire["Me"], Wire["DeletionRequest"]>("POST", "/me/delete", { password }, DATA_PATIENCE),
  games: () => call<GameInfo[]>("GET", "/games"),
  limits: () => call<Wire["Limits"]>("GET", "/limits"),
  content: (slug: string) => call<Content>("GET", `/games/${slug}/content`),
  /** The contents of the box that a table plays with, if it is a variant. */
  contentOf: (id: string) => call<Content>("GET", `${pathOf(id)}/content`),
  rules: (slug: string, lang: Lang) => call<Rules>("GET", `/games/${slug}/rules?lang=${lang}`),
  lesson: (slug: string) => call<Lesson>("GET", `/games/${slug}/lesson`),
  lessonRecord: (slug: string) =>
    request("GET", `/games/${slug}/lesson/record`, null, PATIENCE, (answer) => answer.text()),
  tables: () => call<TableRow[]>("GET", "/tables"),
  open: async (wanted: {
    game: string;
    options: Record<string, string>;
    seats: SeatChoice[];
    free_undo?: boolean;
    variant?: string;
  }) => {
    const table = await call<Table, Wire["TableRequest"]>("POST", "/tables", wanted);
    early = { id: table.id, answer: Promise.resolve(table) }; // saves the table's page a request
    return table;
  },
  fromRecord: (record: string, number?: number, seats?: SeatChoice[]) =>
    call<Table, Wire["RecordRequest"]>("POST", "/tables/from-record", { record, number, seats }),
  table: (id: string) => {
    const answer = early?.id === id ? early.answer : call<Table>("GET", pathOf(id));
    early = null;
    return answer;
  },
  claim: (id: string, seat: number, name?: string) =>
    call<Table, Wire["Claim"]>("POST", `${pathOf(id)}/claim`, { seat, name }),
  release: (id: string, seat: number) => call<Table, Wire["SeatRequest"]>("POST", `${pathOf(id)}/release`, { seat }),
  bot: (id: string, seat: number, level: string) =>
    call<Table, Wire["BotRequest"]>("POST", `${pathOf(id)}/bot`, { seat, level }),
  resign: (id: string, seat: number, level: string) =>
    call<Table, Wire["BotRequest"]>("POST", `${pathOf(id)}/resign`, { seat, level }),
  hide: (id: string) => call<Wire["NewTable"]>("POST", `${pathOf(id)}/hide`),
  delete: (id: string) => call<Wire["NewTable"]>("DELETE", pathOf(id)),
  start: (id: string) => call<Table>("POST", `${pathOf(id)}/start`),
  move: (id: string, seat: number, number: number, text: string, hold = false) =>
    call<Wire["Played"], Wire["MoveRequest"]>("POST", `${pathOf(id)}/moves`, {
      seat,
      number,
      text,
      ...(hold && { hold }),
    }),
  undo: (id: string, seat: number, number: number) =>
    call<Wire["Number"], Wire["UndoRequest"]>("POST", `${pathOf(id)}/undo`, { seat, number }),
  hint: (id: string, seat: number, number: number) =>
    call<Hint, Wire["HintRequest"]>("POST", `${pathOf(id)}/hint`, { seat, number }, HINT_PATIENCE),
  chat: (id: string, text: string) => call<Table, Wire["ChatRequest"]>("POST", `${pathOf(id)}/chat`, { text }),
  rematch: (id: string) => call<Wire["NewTable"]>("POST", `${pathOf(id)}/rematch`),
  replay: (id: string, number: number, seat: number | null) =>
    call<Moment>("GET", `${pathOf(id)}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  review: (id: string) => call<Wire["ReviewState"]>("GET", `${pathOf(id)}/review`),
  beginReview: (id: string) => call<Wire["ReviewState"]>("POST", `${pathOf(id)}/review`),
  exercise: (id: string, number: number) => call<Moment>("GET", `${pathOf(id)}/review/${number}`),
  tryExercise: (id: string, number: number, move: string) =>
    call<Wire["ComparedMove"], Wire["AnswerRequest"]>(
      "POST",
      `${pathOf(id)}/review/${number}`,
      { move },
      HINT_PATIENCE,
    ),
  puzzles: () => call<Wire["PuzzleRow"][]>("GET", "/puzzles"),
  puzzle: (slug: string, id: string) => call<Wire["Puzzle"]>("GET", `/puzzles/${slug}/${id}`),
  tryPuzzle: (slug: string, id: string, move: string) =>
    call<Wire["ComparedMove"], Wire["AnswerRequest"]>("POST", `/puzzles/${slug}/${id}`, { move }),
  /** Everything that is stored on this device, as one text. Only a house on this device has it. */
  copy: () => request("GET", "/device", null, DATA_PATIENCE, (answer) => answer.text()),
  /** Adds what a copy has and this device has not. */
  restore: (copy: string) => call<{ tables: number }, { copy: string }>("POST", "/device", { copy }, DATA_PATIENCE),
  results: () => call<Wire["Result"][]>("GET", "/me/results"),
  record: (id: string) => request("GET", `${pathOf(id)}/record`, null, PATIENCE, (answer) => answer.text()),
  qrUrl: (id: string) => transport.link(`${pathOf(id)}/qr.svg`),
  /** The live connection to a table that is known in this version. */
  watch: (id: string, version: number | undefined, listener: Listener) =>
    transport.watch(`${pathOf(id)}/live${version === undefined ? "" : `?version=${version}`}`, listener),
};
