/** One visit to a table: its latest state from the server, the seat that is shown, and the move that is being sent. */

import { api, ApiError, NoAnswer } from "../api/client";
import { sayError } from "../api/words";
import { openBox, type Box } from "../games/box";
import { clock } from "../clock.svelte";
import { edition } from "../edition.svelte";
import { t } from "../i18n.svelte";
import { usualBot } from "../seating";
import { settings } from "../settings.svelte";
import { Line, type Message } from "./line.svelte";
import { applyChange } from "./news";
import { Picker } from "./picker.svelte";
import { closedOf } from "./reasons";
import { Story } from "./story.svelte";
import type { Hint, Moment, Seat, Table } from "./types";

/** Milliseconds to wait for news of an accepted move before fetching the table. */
const LATE = 2000;

interface Sent {
  seat: number;
  number: number;
  text: string;
  /** The server does not play the move if it ends the turn: it has to be confirmed first. */
  hold?: true;
}

interface Refusal {
  why: string;
  /** True if the refused command was a move. */
  move: boolean;
}

export class Session {
  table: Table | null = $state.raw(null);
  box: Box | null = $state.raw(null);
  missing = $state(false);
  /** A move that the server has not confirmed yet; it is sent again when the connection is back. */
  sent: Sent | null = $state.raw(null);
  /** Why the last command was refused. */
  refused: Refusal | null = $state.raw(null);
  /** Several people on one device: the seat whose view is shown; null while the table is covered. */
  uncovered: number | null = $state(null);
  /** The past moment that the person looks back at; null for the present. */
  past: Moment | null = $state.raw(null);
  thinking: number | null = $state(null);
  /** The hint for the current decision; "thinking" while it is computed. */
  hint: Hint | "thinking" | null = $state.raw(null);

  private closed = false;
  readonly picker: Picker;
  readonly line: Line;
  /** Tells what the others did. */
  readonly story = new Story((number) => api.replay(this.id, number, this.moment?.seat ?? null));

  constructor(readonly id: string) {
    this.picker = new Picker(
      [],
      (text) => void this.play(text),
      () => this.sent !== null || this.past !== null || this.line.state === "down",
    );
    this.line = new Line(
      (listener) => api.watch(id, this.table?.version, listener),
      (message) => this.hear(message),
      () => (this.missing = true),
      () => void this.catchUp(),
      () => location.reload(), // after a logout in another tab, this browser is a new visitor
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

  /** Closes the session for good: late answers do not reopen the connection. */
  close(): void {
    this.closed = true;
    this.story.skip();
    clearTimeout(this.late);
    this.story.skip();
    this.line.close();
  }

  /** Our seats. */
  get mine(): number[] {
    return (this.table?.moments ?? []).flatMap((moment) => (moment.seat === null ? [] : [moment.seat]));
  }

  /** Our seats where no bot stands in. */
  private get played(): number[] {
    return this.mine.filter((seat) => !this.table?.seats[seat]?.level);
  }

  /** Our seat where a bot stands in, if there is one. */
  get standIn(): number | null {
    return this.table?.status === "running" ? (this.mine.find((seat) => !this.played.includes(seat)) ?? null) : null;
  }

  /** Our seat that must decide now; the uncovered seat comes first. */
  get asked(): number | null {
    const acting = this.table?.moments[0]?.acting ?? [];
    const ours = this.played.filter((seat) => acting.includes(seat));
    if (this.uncovered !== null && ours.includes(this.uncovered)) return this.uncovered;
    return ours[0] ?? null;
  }

  /** True while the table is covered because one person hands the device to the next. */
  get covered(): boolean {
    if (this.table?.status !== "running" || this.mine.length < 2) return false;
    return this.uncovered === null || (this.asked !== null && this.asked !== this.uncovered);
  }

  /** Several people share this device and the game has no secrets, so the table turns to the seat that must decide. */
  get openly(): boolean {
    return this.table?.secrets === false && this.mine.length > 1;
  }

  /** The moment that the person at the screen sees. */
  get moment(): Moment | null {
    const moments = this.table?.moments ?? [];
    const seat = this.mine.length < 2 ? this.mine[0] : (this.uncovered ?? this.asked);
    return moments.find((moment) => moment.seat === seat) ?? moments[0] ?? null;
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
    this.tell([]);
  }

  /** Shows the table as this seat saw it after this many decisions; the latest number shows the present. */
  async lookBack(number: number): Promise<void> {
    const now = this.moment;
    this.story.skip();
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
  private wanted = 0; // the number asked for last; answers for others are dropped

  async askHint(): Promise<void> {
    const moment = this.moment;
    if (!moment || moment.seat === null || !this.picker.asked || this.picker.locked || this.hint === "thinking") return;
    const { seat, number } = moment;
    const question = this.question;
    this.hint = "thinking";
    const hint = await api.hint(this.id, seat, number).catch((error: unknown) => {
      void this.refuse(error);
      return null;
    });
    // the decision may have been made meanwhile
    if (this.question === question) this.hint = hint;
  }

  /** Plays a move. With the setting "confirm my turn", a move that ends the turn is held until it is confirmed. */
  async play(text: string, hold = settings.confirm): Promise<void> {
    const moment = this.moment;
    if (!moment || moment.seat === null || this.sent) return;
    this.sent = { seat: moment.seat, number: moment.number, text, ...(hold && { hold }) };
    this.story.skip();
    this.refused = null;
    this.hint = null;
    await this.deliver();
  }

  /** Plays the move that was held. */
  async confirm(): Promise<void> {
    const held = this.picker.held;
    if (!held || this.line.state === "down") return;
    this.picker.held = null;
    await this.play(held.text, false);
  }

  /** Takes back the move that was held: nothing was sent, so the decision starts again. */
  release(): void {
    this.picker.reset(this.picker.moves);
  }

  /** The moment whose latest decision can be undone here. In an open game it may belong to another seat of ours. */
  get undoable(): Moment | null {
    if (this.moment?.can_undo) return this.moment;
    return this.openly ? (this.table?.moments.find((moment) => moment.can_undo) ?? null) : null;
  }

  /** Takes back the latest decision, or the move that is held. */
  async undo(): Promise<void> {
    if (this.picker.held) return this.release();
    const moment = this.undoable;
    if (!moment || moment.seat === null || this.sent || this.past) return;
    const { seat, answered } = moment;
    await this.command(() => api.undo(this.id, seat, answered));
  }

  /** Runs a command at the table. A refusal is shown, not thrown; the result is then false. */
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

  /** Sends the move until it is confirmed or refused. The server counts a repeated move once. */
  private async deliver(): Promise<void> {
    const sent = this.sent;
    if (!sent || this.delivering === sent) return;
    this.delivering = sent;
    try {
      const { held } = await api.move(this.id, sent.seat, sent.number, sent.text, sent.hold);
      if (held && this.sent === sent) {
        this.sent = null;
        this.picker.hold(sent.text);
      } else if (this.line.state !== "up") await this.refresh();
      else this.late = setTimeout(() => this.sent === sent && void this.catchUp(), LATE);
    } catch (error) {
      if (error instanceof NoAnswer) {
        this.line.doubt(); // once the connection is back, the move is sent again
        return;
      }
      if (this.sent === sent) this.settle();
      await this.refuse(error, true);
    } finally {
      if (this.delivering === sent) this.delivering = null;
    }
  }
  private delivering: Sent | null = null; // news of a move may arrive before the answer to its request
  private late: ReturnType<typeof setTimeout> | undefined;

  /** Unlocks the table after a move was confirmed or refused. */
  private settle(): void {
    clearTimeout(this.late);
    this.sent = null;
    this.dealt = "";
    this.deal();
  }

  /** Called when the connection is up or news is overdue: refreshes, and sends an unconfirmed move again. */
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

  private hear(message: Message): void {
    if (message.type === "hello") {
      edition.compare(message.edition);
    } else if (message.type === "table") {
      this.thinking = null;
      this.show(message.table).catch((error: unknown) => {
        if (this.box) edition.stumble(error);
        else this.line.doubt(); // the box could not be fetched
      });
    } else if (message.type === "change") {
      this.thinking = null;
      if (this.table?.version === message.base)
        this.show(applyChange(this.table, message)).catch((error: unknown) => edition.stumble(error));
      else if ((this.table?.version ?? -1) < message.version) void this.refresh(); // we missed its base version
    } else if (message.type === "presence") {
      if (!this.table) return;
      const seats = this.table.seats.map((seat, number) => ({ ...seat, ...message.seats[number] }));
      this.table = { ...this.table, seats, watching: message.watching };
      this.heard = Date.now();
    } else if (message.type === "thinking") {
      this.thinking = message.seat;
    } else if (message.type !== "pong") {
      throw new Error(`unknown message: ${JSON.stringify(message)}`);
    }
  }

  private async show(table: Table): Promise<void> {
    this.box ??= await openBox(table);
    if (this.closed) return;
    if (this.table && table.version < this.table.version) return;
    const first = !this.table;
    const before = this.table?.moments ?? [];
    this.table = table;
    if (first) this.readChat();
    this.heard = Date.now();
    if (this.mine.length === 1) this.uncovered = this.mine[0] ?? null;
    if (this.openly && table.status === "running") this.turnTo(this.asked ?? this.uncovered ?? this.mine[0] ?? null);
    const answered = table.moments.find((moment) => moment.seat === this.sent?.seat)?.answered;
    const ours = !table.seats[this.sent?.seat ?? -1]?.level; // otherwise a bot that stands in may have answered
    if (this.sent && answered !== undefined && answered > this.sent.number && ours) this.settle();
    this.deal();
    this.tell(before);
  }

  /** Lets the story tell what is new to the shown seat. */
  private tell(before: Moment[]): void {
    const now = this.covered ? null : this.moment;
    const known = before.find(({ seat }) => seat === now?.seat) ?? null;
    this.story.hear(known, now, { seats: this.table?.seats.length ?? 0, local: this.played });
    if (this.past || this.picker.picked.length > 0) this.story.skip();
  }

  /** Gives the picker the current moves. While the question stays the same, picks and hint stay too. */
  private deal(): void {
    const moment = this.moment;
    const moves = moment && !this.covered && moment.acting.includes(moment.seat ?? -1) ? moment.moves : [];
    const dealt = `${moment?.seat} ${moment?.answered}`;
    const same =
      moves.length === this.picker.moves.length &&
      this.dealt === dealt &&
      moves.every((move, index) => move.text === this.picker.moves[index]?.text);
    this.dealt = dealt;
    this.picker.closed = moves.length > 0 ? closedOf(moment?.view) : {};
    if (same) return;
    this.question += 1;
    this.hint = null;
    this.picker.reset(moves);
  }
  private dealt = ""; // the seat that the picker's moves belong to, and how many decisions it had made
  private question = 0; // how many questions the picker has had

  // ---------------------------------------------------------------- people

  /** When the server last reported presence. */
  private heard = $state(0);

  /** Seconds since the owner of a seat was last seen; null while online. */
  away(seat: number): number | null {
    const away = this.table?.seats[seat]?.away ?? null;
    return away === null ? null : away + Math.max(0, Math.floor((clock.now - this.heard) / 1000));
  }

  /** True if a bot may take this seat of a running game: the seat is ours or free, or its owner is away for long. */
  replaceable(seat: number): boolean {
    const sitter = this.table?.seats[seat];
    if (!sitter || !this.table || this.table.status !== "running" || this.mine.length === 0) return false;
    if (sitter.kind === "open") return true;
    return sitter.kind === "human" && !sitter.level && (sitter.yours || (this.away(seat) ?? 0) > this.table.patience);
  }

  /** Seats a bot of the usual level. At a person's seat it stands in until they return. */
  async seatBot(seat: number): Promise<void> {
    await this.command(async () => api.bot(this.id, seat, await usualBot(this.table?.game ?? "")));
  }

  /** Takes our own seat back from the bot that stands in. */
  async takeBack(seat: number): Promise<void> {
    await this.command(() => api.claim(this.id, seat));
  }

  /** The number of unread chat lines. */
  get unread(): number {
    return this.table?.chat.filter(({ at }) => at > this.read).length ?? 0;
  }
  private read = $state(""); // the time of the last line that was read

  readChat(): void {
    this.read = this.table?.chat.at(-1)?.at ?? "";
  }
}

/** A seat's name: for a free seat its number, for a bot without a name its level, for somebody who is gone words. */
export function nameOf(seat: Seat, number: number): string {
  if (seat.kind === "bot" && seat.name === seat.level) return t(`level-${seat.level}`);
  return (seat.name === "" ? t("seat-gone") : seat.name) ?? t("seat-number", { number: number + 1 });
}

/** The table with words in place of the names of people who have deleted their data. */
export function named(table: Table): Table {
  if (table.seats.every((seat) => seat.name !== "")) return table;
  return { ...table, seats: table.seats.map((seat, number) => ({ ...seat, name: nameOf(seat, number) })) };
}
