/** The server's commands. Every failure is an ApiError that can say itself in both languages. */

import { http as transport, type Answer as Reply, type Listener, type Method } from "./transport";
import type { Content, GameInfo, Hint, Lang, Moment, Table, TableRow, Wire } from "../table/types";

/** Nobody yet, until the server has said who we are. */
export type Me = Wire["Me"] | { id: null; name: null; kept: false };
export type Rules = Wire["Rules"];

/** Of the seats that the server understands, those that make sense. */
export type SeatChoice = Wire["SeatWanted"] &
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
    readonly said: Partial<Record<Lang, string>> = {},
    readonly details: Record<string, unknown> = {},
  ) {
    super(said.en ?? code);
  }
}

/** Thrown when there was no answer at all, or none in time. */
export class NoAnswer extends Error {}

/** How long an answer may take, in milliseconds. */
export const PATIENCE = 10_000;
/** An expert may have to wait for a worker, and then thinks. */
const HINT_PATIENCE = 60_000;

/** Sends a request and reads its answer; whatever hangs on the way is given up in time. */
async function request<Answer>(
  method: Method,
  path: string,
  body: unknown,
  patience: number,
  read: (answer: Reply) => Promise<Answer>,
): Promise<Answer> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const answer = await transport.call(method, path, body, giveUp.signal);
    if (answer.ok) return await read(answer);
    // a proxy may have answered, not our server
    const said = (await answer.json().catch(() => ({}))) as Partial<Wire["Refusal"]>;
    if (!said.error && answer.status >= 502) throw new NoAnswer(String(answer.status));
    throw new ApiError(answer.status, said.error ?? "failed", said.message, said.details);
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

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

let early: { id: string; answer: Promise<Table> } | null = null;

/** Asks for a table while its page is still on its way. What came in the meantime is told by the live line. */
export function askEarly(id: string): Promise<Table> {
  const answer = call<Table>("GET", at(id));
  early = { id, answer };
  return answer;
}

export const api = {
  me: () => call<Wire["Me"]>("GET", "/me"),
  rename: (name: string) => call<Wire["Me"], Wire["NameSaid"]>("POST", "/me", { name }),
  setPassword: (password: string, old?: string) =>
    call<Wire["Me"], Wire["PasswordSaid"]>("POST", "/me/password", { password, old }),
  login: (name: string, password: string) => call<Wire["Me"], Wire["Login"]>("POST", "/login", { name, password }),
  logout: () => call<Wire["Me"]>("POST", "/logout"),
  games: () => call<GameInfo[]>("GET", "/games"),
  limits: () => call<Wire["Limits"]>("GET", "/limits"),
  content: (slug: string) => call<Content>("GET", `/games/${slug}/content`),
  rules: (slug: string, lang: Lang) => call<Rules>("GET", `/games/${slug}/rules?lang=${lang}`),
  tables: () => call<TableRow[]>("GET", "/tables"),
  open: async (wanted: { game: string; options: Record<string, string>; seats: SeatChoice[] }) => {
    const table = await call<Table, Wire["TableWanted"]>("POST", "/tables", wanted);
    early = { id: table.id, answer: Promise.resolve(table) }; // its page need not ask again
    return table;
  },
  fromRecord: (record: string, number?: number, seats?: SeatChoice[]) =>
    call<Table, Wire["RecordWanted"]>("POST", "/tables/from-record", { record, number, seats }),
  table: (id: string) => {
    const answer = early?.id === id ? early.answer : call<Table>("GET", at(id));
    early = null;
    return answer;
  },
  claim: (id: string, seat: number, name?: string) =>
    call<Table, Wire["Claim"]>("POST", `${at(id)}/claim`, { seat, name }),
  release: (id: string, seat: number) => call<Table, Wire["SeatSaid"]>("POST", `${at(id)}/release`, { seat }),
  bot: (id: string, seat: number, level: string) =>
    call<Table, Wire["BotWanted"]>("POST", `${at(id)}/bot`, { seat, level }),
  resign: (id: string, seat: number, level: string) =>
    call<Table, Wire["BotWanted"]>("POST", `${at(id)}/resign`, { seat, level }),
  hide: (id: string) => call<Wire["NewTable"]>("POST", `${at(id)}/hide`),
  delete: (id: string) => call<Wire["NewTable"]>("DELETE", at(id)),
  start: (id: string) => call<Table>("POST", `${at(id)}/start`),
  move: (id: string, seat: number, number: number, text: string) =>
    call<Wire["Number"], Wire["MoveSaid"]>("POST", `${at(id)}/moves`, { seat, number, text }),
  undo: (id: string, seat: number, number: number) =>
    call<Wire["Number"], Wire["UndoSaid"]>("POST", `${at(id)}/undo`, { seat, number }),
  hint: (id: string, seat: number, number: number) =>
    call<Hint, Wire["HintWanted"]>("POST", `${at(id)}/hint`, { seat, number }, HINT_PATIENCE),
  chat: (id: string, text: string) => call<Table, Wire["ChatSaid"]>("POST", `${at(id)}/chat`, { text }),
  rematch: (id: string) => call<Wire["NewTable"]>("POST", `${at(id)}/rematch`),
  replay: (id: string, number: number, seat: number | null) =>
    call<Moment>("GET", `${at(id)}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  record: (id: string) => request("GET", `${at(id)}/record`, null, PATIENCE, (answer) => answer.text()),
  recordUrl: (id: string) => transport.link(`${at(id)}/record`),
  qrUrl: (id: string) => transport.link(`${at(id)}/qr.svg`),
  /** The live line to a table of which this version is known. */
  watch: (id: string, version: number | undefined, listener: Listener) =>
    transport.watch(`${at(id)}/live${version === undefined ? "" : `?version=${version}`}`, listener),
};
