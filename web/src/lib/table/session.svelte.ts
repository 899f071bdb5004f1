/** One visit to a table: what the server last said, whose eyes we look through, and what we have sent. */

import { api, ApiError, NoAnswer } from "../api/client";
import { sayError } from "../api/words";
import { openBox, type Box } from "../games/box";
import { t } from "../i18n.svelte";
import { Line, type Said } from "./line.svelte";
import { Picker } from "./picker.svelte";
import type { Hint, Moment, Table } from "./types";

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
  /** A move on its way, or one that got no answer; it is sent first when the line is up again. */
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
      () => {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const known = this.table ? `?version=${this.table.version}` : "";
        return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live${known}`;
      },
      (said) => this.hear(said),
      () => (this.missing = true),
    );
  }

  async open(): Promise<void> {
    try {
      await this.show(await api.table(this.id));
    } catch (error) {
      if (error instanceof ApiError) {
        this.missing = true;
        return;
      }
    }
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  /** The seats that are ours. */
  get mine(): number[] {
    return (this.table?.moments ?? []).flatMap((moment) => (moment.seat === null ? [] : [moment.seat]));
  }

  /** Of our seats, the one that is asked now; one that already looks comes first. */
  get asked(): number | null {
    const acting = this.table?.moments[0]?.acting ?? [];
    const ours = this.mine.filter((seat) => acting.includes(seat));
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
    return (this.table?.seats ?? []).map((seat, number) => seat.name ?? t("seat-number", { number: number + 1 }));
  }

  private turnTo(seat: number | null): void {
    if (seat !== this.uncovered) this.past = null;
    this.uncovered = seat;
  }

  uncover(): void {
    this.uncovered = this.asked ?? this.mine[0] ?? null;
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
    this.hint = "thinking";
    const found = await api.hint(this.id, seat, number).catch((error: unknown) => {
      void this.refuse(error);
      return null;
    });
    // meanwhile the decision may have been made
    if (this.dealt === `${seat} ${number}`) this.hint = found;
  }

  async play(text: string): Promise<void> {
    const moment = this.moment;
    if (!moment || moment.seat === null || this.sent) return;
    this.sent = { seat: moment.seat, number: moment.number, text };
    this.refused = null;
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

  private async deliver(): Promise<void> {
    const sent = this.sent;
    if (!sent) return;
    try {
      await api.move(this.id, sent.seat, sent.number, sent.text);
      if (this.line.state !== "up") await this.refresh();
    } catch (error) {
      if (error instanceof NoAnswer) {
        this.line.doubt();
        return;
      }
      this.sent = null;
      this.dealt = "";
      await this.refuse(error, true);
      this.deal();
    }
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
    } catch {
      // the line's next try will bring it
    }
  }

  private hear(said: Said): void {
    if (said.type === "table") {
      this.thinking = null;
      void this.show(said.table);
      if (this.sent) void this.resend();
    } else if (said.type === "presence" && this.table) {
      const seats = this.table.seats.map((seat, number) => ({ ...seat, ...said.seats[number] }));
      this.table = { ...this.table, seats };
    } else if (said.type === "thinking") {
      this.thinking = said.seat;
    }
  }

  /** After a lost connection: the same command again; sent twice, it counts once. */
  private async resend(): Promise<void> {
    const number = this.table?.moments.find((one) => one.seat === this.sent?.seat)?.number;
    if (this.sent && number === this.sent.number) await this.deliver();
  }

  private async show(table: Table): Promise<void> {
    if (this.table && table.version < this.table.version) return;
    this.box ??= await openBox(table.game);
    this.table = table;
    if (this.mine.length === 1) this.uncovered = this.mine[0] ?? null;
    if (this.openly && table.status === "running") this.turnTo(this.asked ?? this.uncovered ?? this.mine[0] ?? null);
    const now = table.moments.find((one) => one.seat === this.sent?.seat)?.number;
    if (this.sent && now !== undefined && now !== this.sent.number) this.sent = null;
    this.deal();
  }

  /** Puts the current decision's moves before the picker, unless they are there already. */
  private deal(): void {
    const moment = this.moment;
    const moves = moment && !this.covered && moment.acting.includes(moment.seat ?? -1) ? moment.moves : [];
    const same =
      moves.length === this.picker.moves.length &&
      this.dealt === `${moment?.seat} ${moment?.number}` &&
      moves.every((move, place) => move.text === this.picker.moves[place]?.text);
    if (this.dealt !== `${moment?.seat} ${moment?.number}`) this.hint = null;
    this.dealt = `${moment?.seat} ${moment?.number}`;
    if (!same) this.picker.reset(moves);
  }
  private dealt = ""; // whose decision, and which, the picker holds
}
