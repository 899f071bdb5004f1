/** One visit to a table: what the server last said, whose eyes we look through, and what we have sent. */

import { api, ApiError, NoAnswer } from "../api/client";
import { sayError } from "../api/words";
import { openBox, type Box } from "../games/box";
import { clock } from "../clock.svelte";
import { t } from "../i18n.svelte";
import { usualBot } from "../seating";
import { Line, type Said } from "./line.svelte";
import { changed } from "./news";
import { Picker } from "./picker.svelte";
import type { Hint, Moment, Seat, Table } from "./types";

/** How long to wait for news of a move that was made, in milliseconds, before asking for the table. */
const LATE = 2000;

interface Sent {
  seat: number;
  number: number;
  text: string;
}

interface Refusal {
  why: string;
  /** It was a move that was refused, not another wish. */
  move: boolean;
}

export class Session {
  table: Table | null = $state.raw(null);
  box: Box | null = $state.raw(null);
  missing = $state(false);
  /** A move on its way, or one that got no answer; it is sent again when the line is up. */
  sent: Sent | null = $state.raw(null);
  /** Why the last command was refused. */
  refused: Refusal | null = $state.raw(null);
  /** On one device with several people: the seat that looks now; null while the table is covered. */
  uncovered: number | null = $state(null);
  /** The table as it was, if the person at the screen looks back; null for now. */
  past: Moment | null = $state.raw(null);
  thinking: number | null = $state(null);
  /** What an expert would do now; "thinking" while it is being found. */
  hint: Hint | "thinking" | null = $state.raw(null);

  readonly picker: Picker;
  readonly line: Line;

  constructor(readonly id: string) {
    this.picker = new Picker(
      [],
      (text) => void this.play(text),
      () => this.sent !== null || this.past !== null || this.line.state === "down",
    );
    this.line = new Line(
      (listener) => api.watch(id, this.table?.version, listener),
      (said) => this.hear(said),
      () => (this.missing = true),
      () => void this.catchUp(),
      () => location.reload(), // who was logged out elsewhere is somebody new here
    );
  }

  async open(): Promise<void> {
    try {
      await this.show(await api.table(this.id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        this.missing = true;
        return;
      }
    }
    this.line.open();
  }

  /** For good: an answer that is still on its way opens nothing any more. */
  close(): void {
    clearTimeout(this.late);
    this.line.close();
  }

  /** The seats that are ours. */
  get mine(): number[] {
    return (this.table?.moments ?? []).flatMap((moment) => (moment.seat === null ? [] : [moment.seat]));
  }

  /** Those of them that we play ourselves: no bot stands in. */
  private get played(): number[] {
    return this.mine.filter((seat) => !this.table?.seats[seat]?.level);
  }

  /** Our seat that a bot plays for us, if there is one. */
  get standIn(): number | null {
    return this.table?.status === "running" ? (this.mine.find((seat) => !this.played.includes(seat)) ?? null) : null;
  }

  /** Of our seats, the one that is asked now; one that already looks comes first. */
  get asked(): number | null {
    const acting = this.table?.moments[0]?.acting ?? [];
    const ours = this.played.filter((seat) => acting.includes(seat));
    if (this.uncovered !== null && ours.includes(this.uncovered)) return this.uncovered;
    return ours[0] ?? null;
  }

  /** True while one person hands the device to the next. */
  get covered(): boolean {
    if (this.table?.status !== "running" || this.mine.length < 2) return false;
    return this.uncovered === null || (this.asked !== null && this.asked !== this.uncovered);
  }

  /** Several people at this screen, in a game that hides nothing: the table turns to whoever is asked. */
  get openly(): boolean {
    return this.table?.secrets === false && this.mine.length > 1;
  }

  /** The table as the person at the screen sees it. */
  get moment(): Moment | null {
    const moments = this.table?.moments ?? [];
    const seat = this.mine.length < 2 ? this.mine[0] : (this.uncovered ?? this.asked);
    return moments.find((one) => one.seat === seat) ?? moments[0] ?? null;
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map(nameOf);
  }

  private turnTo(seat: number | null): void {
    if (seat !== this.uncovered) this.past = null;
    this.uncovered = seat;
  }

  uncover(): void {
    this.uncovered = this.asked ?? this.played[0] ?? this.mine[0] ?? null;
    this.past = null;
    this.deal();
  }

  /** Shows the table as this seat saw it after so many decisions; the latest one is now. */
  async lookBack(number: number): Promise<void> {
    const now = this.moment;
    this.wanted = number;
    if (!now || number >= now.number) {
      this.past = null;
      return;
    }
    try {
      const then = await api.replay(this.id, Math.max(0, number), now.seat);
      if (this.wanted === number && !this.covered) this.past = then;
    } catch (error) {
      await this.refuse(error);
    }
  }
  private wanted = 0; // of several looks back, the last one counts

  async askHint(): Promise<void> {
    const moment = this.moment;
    if (!moment || moment.seat === null || !this.picker.asked || this.picker.locked || this.hint === "thinking") return;
    const { seat, number } = moment;
    const question = this.question;
    this.hint = "thinking";
    const found = await api.hint(this.id, seat, number).catch((error: unknown) => {
      void this.refuse(error);
      return null;
    });
    // meanwhile the decision may have been made
    if (this.question === question) this.hint = found;
  }

  async play(text: string): Promise<void> {
    const moment = this.moment;
    if (!moment || moment.seat === null || this.sent) return;
    this.sent = { seat: moment.seat, number: moment.number, text };
    this.refused = null;
    this.hint = null;
    await this.deliver();
  }

  /** Whose latest decision can be taken back from here: also one after which the table turned to somebody else. */
  get undoable(): Moment | null {
    if (this.moment?.can_undo) return this.moment;
    return this.openly ? (this.table?.moments.find((one) => one.can_undo) ?? null) : null;
  }

  async undo(): Promise<void> {
    const moment = this.undoable;
    if (!moment || moment.seat === null || this.sent || this.past) return;
    const { seat, number } = moment;
    await this.command(() => api.undo(this.id, seat, number));
  }

  /** Does something at the table; a refusal is shown, not thrown. */
  async command(act: () => Promise<unknown>): Promise<boolean> {
    this.refused = null;
    try {
      await act();
      if (this.line.state !== "up") await this.refresh();
      return true;
    } catch (error) {
      await this.refuse(error);
      return false;
    }
  }

  /** Sends the move, and sees to it that it ends in done or refused. Sent twice, it counts once. */
  private async deliver(): Promise<void> {
    const sent = this.sent;
    if (!sent || this.delivering === sent) return;
    this.delivering = sent;
    try {
      await api.move(this.id, sent.seat, sent.number, sent.text);
      if (this.line.state !== "up") await this.refresh();
      else this.late = setTimeout(() => this.sent === sent && void this.catchUp(), LATE);
    } catch (error) {
      if (error instanceof NoAnswer) {
        this.line.doubt(); // when the line is up again, the move is sent again
        return;
      }
      if (this.sent === sent) this.settle();
      await this.refuse(error, true);
    } finally {
      if (this.delivering === sent) this.delivering = null;
    }
  }
  private delivering: Sent | null = null; // the live line may tell of a move before its own answer comes
  private late: ReturnType<typeof setTimeout> | undefined;

  /** The move is made or refused: the table is free again. */
  private settle(): void {
    clearTimeout(this.late);
    this.sent = null;
    this.dealt = "";
    this.deal();
  }

  /** The line is up, or news is overdue: is there a move that nobody has confirmed? */
  private async catchUp(): Promise<void> {
    if (!this.sent) return;
    await this.refresh();
    if (this.line.state === "up") await this.deliver();
  }

  private async refuse(error: unknown, move = false): Promise<void> {
    if (error instanceof ApiError) {
      const current = error.details.table as Table | undefined;
      if (current) await this.show(current);
      else if (error.status === 409 || error.code === "illegal_move") await this.refresh();
    }
    this.refused = { why: sayError(error), move };
  }

  private async refresh(): Promise<void> {
    try {
      await this.show(await api.table(this.id));
    } catch (error) {
      if (error instanceof NoAnswer) this.line.doubt();
      else if (error instanceof ApiError && error.status === 404) this.missing = true;
    }
  }

  private hear(said: Said): void {
    if (said.type === "table") {
      this.thinking = null;
      void this.show(said.table).catch(() => this.line.doubt()); // the box could not be fetched
    } else if (said.type === "change") {
      this.thinking = null;
      if (this.table?.version === said.base) void this.show(changed(this.table, said));
      else if ((this.table?.version ?? -1) < said.version) void this.refresh(); // what it changes is not here
    } else if (said.type === "presence" && this.table) {
      const seats = this.table.seats.map((seat, number) => ({ ...seat, ...said.seats[number] }));
      this.table = { ...this.table, seats, watching: said.watching };
      this.heard = Date.now();
    } else if (said.type === "thinking") {
      this.thinking = said.seat;
    }
  }

  private async show(table: Table): Promise<void> {
    this.box ??= await openBox(table.game);
    if (this.table && table.version < this.table.version) return;
    const first = !this.table;
    this.table = table;
    if (first) this.readChat();
    this.heard = Date.now();
    if (this.mine.length === 1) this.uncovered = this.mine[0] ?? null;
    if (this.openly && table.status === "running") this.turnTo(this.asked ?? this.uncovered ?? this.mine[0] ?? null);
    const answered = table.moments.find((one) => one.seat === this.sent?.seat)?.answered;
    const ours = !table.seats[this.sent?.seat ?? -1]?.level; // else the bot that stands in may have answered
    if (this.sent && answered !== undefined && answered > this.sent.number && ours) this.settle();
    this.deal();
  }

  /**
   * Puts the moves of the current question before the picker. Others who move meanwhile change neither picks nor hint.
   */
  private deal(): void {
    const moment = this.moment;
    const moves = moment && !this.covered && moment.acting.includes(moment.seat ?? -1) ? moment.moves : [];
    const dealt = `${moment?.seat} ${moment?.answered}`;
    const same =
      moves.length === this.picker.moves.length &&
      this.dealt === dealt &&
      moves.every((move, place) => move.text === this.picker.moves[place]?.text);
    this.dealt = dealt;
    if (same) return;
    this.question += 1;
    this.hint = null;
    this.picker.reset(moves);
  }
  private dealt = ""; // whose question the picker holds, and after which of that seat's decisions
  private question = 0; // counts the questions that the picker held

  // ---------------------------------------------------------------- people

  /** When the server last said who is here. */
  private heard = $state(0);

  /** For how many seconds the owner of a seat has been away; null while here. */
  away(seat: number): number | null {
    const then = this.table?.seats[seat]?.away ?? null;
    return then === null ? null : then + Math.max(0, Math.floor((clock.now - this.heard) / 1000));
  }

  /** May a bot be put on this seat of a running game: it is ours, free, or its owner has been away for long? */
  replaceable(seat: number): boolean {
    const sitter = this.table?.seats[seat];
    if (!sitter || !this.table || this.table.status !== "running" || this.mine.length === 0) return false;
    if (sitter.kind === "open") return true;
    return sitter.kind === "human" && !sitter.level && (sitter.yours || (this.away(seat) ?? 0) > this.table.patience);
  }

  /** Puts a bot of the usual level on a seat; at an owner's seat it stands in until they return. */
  async seatBot(seat: number): Promise<void> {
    await this.command(async () => api.bot(this.id, seat, await usualBot(this.table?.game ?? "")));
  }

  /** Plays on at our own seat, where a bot stood in. */
  async takeBack(seat: number): Promise<void> {
    await this.command(() => api.claim(this.id, seat));
  }

  /** How many lines of chat came since it was last looked at. */
  get unread(): number {
    return this.table?.chat.filter(({ at }) => at > this.read).length ?? 0;
  }
  private read = $state(""); // when the last line that was read was said

  readChat(): void {
    this.read = this.table?.chat.at(-1)?.at ?? "";
  }
}

/** A seat's name; a free seat has a number, and a bot that was given none the name of its level. */
export function nameOf(seat: Seat, number: number): string {
  if (seat.kind === "bot" && seat.name === seat.level) return t(`level-${seat.level}`);
  return seat.name ?? t("seat-number", { number: number + 1 });
}
