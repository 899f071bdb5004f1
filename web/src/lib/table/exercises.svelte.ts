/** Where exercises come from: the mistakes of a reviewed game, or the puzzles of a title. One page shows both. */

import { api, ApiError } from "../api/client";
import { sayError } from "../api/words";
import { openBox, type Box } from "../games/box";
import { lang, sayMove, t } from "../i18n.svelte";
import { type Rounds, roundsOf, sayDecision } from "./chart";
import { FinishedGame } from "./finished.svelte";
import { costOf, iconOf, moveOf, percent, unsound } from "./review";
import { scriptedTable } from "./scripted";
import type { Compared, GameReview, Mark, Moment, Puzzle, PuzzleRow, Reviewed, Table } from "./types";

/** An exercise in the list. */
export interface Exercise {
  id: string;
  icon: string;
  mark?: Mark;
  label: string;
  note: string;
  solved: boolean;
}

/** An exercise on the board. The move of the decision is the one to better, or a tempting one. */
export interface Position {
  moment: Moment;
  one: Reviewed;
}

/** Everything in words, in the current language. */
interface Words {
  title: string;
  /** What is asked, in a few words. */
  ask: string;
  /** What it is about. */
  about: string;
  list: string;
  back: string;
}

export interface Source {
  readonly kind: "mistake" | "puzzle";
  readonly table: Table | null;
  readonly box: Box | null;
  readonly missing: boolean;
  readonly trouble: string | null;
  readonly names: string[];
  readonly exercises: Exercise[];
  /** The reviewed game that an exercise is from, its rounds, and the player who asks themselves what was better. */
  past?(id: string): { review: GameReview; rounds: Rounds; number: number; seat: number } | null;
  /** The page that one comes from. */
  back(id: string): string;
  words(id: string): Words;
  open(): Promise<void>;
  see(id: string): Promise<Position>;
  answer(id: string, move: string): Promise<Compared>;
  solve(id: string): void;
}

/** The mistakes of this person in a reviewed game, from all their seats; everybody's for a spectator. */
export class Mistakes implements Source {
  readonly kind = "mistake";
  readonly #game: FinishedGame;
  #review: GameReview | null = $state.raw(null);
  #solved: number[] = $state.raw([]);
  readonly #rounds = $derived.by(() =>
    roundsOf(this.#game.table?.moments[0]?.journal ?? [], this.#game.box?.board?.round),
  );
  readonly #mistakes = $derived.by(() => (this.#review ? unsound(this.#review, this.#game.own) : []));

  constructor(readonly id: string) {
    this.#game = new FinishedGame(id);
  }

  get table(): Table | null {
    return this.#game.table;
  }
  get box(): Box | null {
    return this.#game.box;
  }
  get missing(): boolean {
    return this.#game.missing;
  }
  get trouble(): string | null {
    return this.#game.trouble;
  }
  get names(): string[] {
    return this.#game.names;
  }
  get exercises(): Exercise[] {
    return this.#mistakes.map((one) => ({
      id: String(one.number),
      icon: iconOf(one.mark!),
      mark: one.mark!,
      label: sayDecision(this.#rounds, one.number),
      note: percent(-costOf(one)),
      solved: this.#solved.includes(one.number),
    }));
  }
  back(id: string): string {
    return `/table/${this.id}/review?at=${Number(id) - 1}`;
  }
  words(id: string): Words {
    const one = this.#one(id);
    const played = one?.compared.find(({ move }) => move === one.move);
    return {
      title: t("exercise-title"),
      ask: t("exercise-ask", { when: sayDecision(this.#rounds, Number(id)) }),
      about: one
        ? t("exercise-was", {
            move: played ? sayMove(moveOf(played)) : one.move,
            name: this.names[one.seat] ?? "",
            loss: percent(costOf(one)),
          })
        : "",
      list: t("exercise-list", { solved: this.#solved.length, all: this.#mistakes.length }),
      back: t("exercise-leave"),
    };
  }
  past(id: string): ReturnType<NonNullable<Source["past"]>> {
    const one = this.#one(id);
    return one && this.#review
      ? { review: this.#review, rounds: this.#rounds, number: one.number - 1, seat: one.seat }
      : null;
  }
  #one(id: string): Reviewed | undefined {
    return this.#mistakes.find(({ number }) => String(number) === id);
  }

  open(): Promise<void> {
    return this.#game.open(async () => {
      const { review, solved } = await api.review(this.id);
      this.#review = review;
      this.#solved = solved.filter((number) => this.#one(String(number)));
    });
  }
  async see(id: string): Promise<Position> {
    return { moment: await api.exercise(this.id, Number(id)), one: this.#one(id)! };
  }
  answer(id: string, move: string): Promise<Compared> {
    return api.tryExercise(this.id, Number(id), move);
  }
  solve(id: string): void {
    this.#solved = [...new Set([...this.#solved, Number(id)])];
  }
}

/** The puzzles that come with a game. */
export class Puzzles implements Source {
  readonly kind = "puzzle";
  box: Box | null = $state.raw(null);
  missing = $state(false);
  trouble: string | null = $state(null);
  #rows: PuzzleRow[] = $state.raw([]);
  #shown: Puzzle | null = $state.raw(null);
  #me: string | null = $state.raw(null);

  constructor(readonly slug: string) {}

  readonly names = $derived.by(() =>
    (this.#shown?.names ?? []).map((guide) => guide || this.#me || t("new-default-name")),
  );
  readonly table = $derived.by(() =>
    this.#shown ? scriptedTable(this.#shown, this.#shown.names, this.names, this.#shown.moment) : null,
  );
  get exercises(): Exercise[] {
    return this.#rows.map(({ id, title, level, seats, solved }) => ({
      id,
      icon: "objective",
      label: title[lang()],
      note: `${t("puzzle-level", { level })}, ${t("bar-players", { count: seats })}`,
      solved,
    }));
  }
  back(): string {
    return `/learn?game=${this.slug}`;
  }
  words(id: string): Words {
    const row = this.#rows.find((each) => each.id === id);
    return {
      title: t("puzzle-title"),
      ask: row?.title[lang()] ?? "",
      about: row?.text[lang()] ?? "",
      list: t("puzzle-list", { solved: this.#rows.filter(({ solved }) => solved).length, all: this.#rows.length }),
      back: t("puzzle-leave"),
    };
  }

  async open(): Promise<void> {
    try {
      const [rows, me] = await Promise.all([api.puzzles(), api.me()]);
      this.#me = me.name;
      this.#rows = rows.filter(({ game }) => game === this.slug);
      this.missing = this.#rows.length === 0;
      if (!this.missing) this.box = await openBox(this.slug);
    } catch (error) {
      this.missing = error instanceof ApiError;
      this.trouble = sayError(error);
    }
  }
  async see(id: string): Promise<Position> {
    const puzzle = await api.puzzle(this.slug, id);
    this.#shown = puzzle;
    return { moment: puzzle.moment, one: puzzle.decision };
  }
  answer(id: string, move: string): Promise<Compared> {
    return api.tryPuzzle(this.slug, id, move);
  }
  solve(id: string): void {
    this.#rows = this.#rows.map((row) => (row.id === id ? { ...row, solved: true } : row));
  }
}
