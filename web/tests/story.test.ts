import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { useNames } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { movers } from "../src/lib/table/marks.svelte";
import { LEAD, PACE, Story, UNHURRIED } from "../src/lib/table/story.svelte";
import { sayTurnBriefly, sayTurnFully, sayTurn } from "../src/lib/table/turnTexts";
import { turnsSince } from "../src/lib/table/turns";
import type { JournalEvent, Moment } from "../src/lib/table/types";
import { emptyView, eventInfos, NAMELESS } from "./views";

const YOU = 0;
const NAMES = ["Ania", "Bartek", "Celina"];
const TABLE = { seats: 3, local: [YOU] };

/** An event of a seat at a decision: `did(1, 4)` is Bartek's at decision 4. */
function did(seat: number, number: number, event = "placed"): JournalEvent {
  return { event, seat, number };
}

function moment(number: number, journal: JournalEvent[], change: Partial<Moment> = {}): Moment {
  const view = emptyView();
  const seat = change.seat === undefined ? YOU : change.seat;
  return {
    seat,
    number,
    answered: 0,
    acting: [YOU],
    clock: { kind: "shift", now: 1, last: 6 },
    moves: [],
    can_undo: false,
    scored: [],
    scores: [],
    view,
    journal,
    ...change,
  };
}

/** A game that has been followed decision by decision: you at 1, then the others. */
class Game {
  journal: JournalEvent[] = [did(YOU, 1)];
  now = moment(1, this.journal);
  readonly fetched: number[] = [];
  readonly story = new Story((number) => {
    this.fetched.push(number);
    return Promise.resolve(
      moment(
        number,
        this.journal.filter((event) => event.number <= number),
      ),
    );
  });

  constructor(private readonly you: number | null = YOU) {
    this.now = moment(1, this.journal, { seat: you });
    this.story.hear(null, this.now, TABLE);
  }

  /** More happens, up to a decision. */
  goOn(number: number, events: JournalEvent[], change: Partial<Moment> = {}): void {
    this.journal = [...this.journal, ...events];
    this.show(number, change);
  }

  show(number: number, change: Partial<Moment> = {}): void {
    const before = this.now;
    this.now = moment(number, this.journal, { seat: this.you, ...change });
    this.story.hear(before, this.now, { ...TABLE, local: this.you === null ? [] : [this.you] });
  }

  get told(): number | undefined {
    return this.story.told?.seat;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  settings.speed = "normal";
  useNames({
    ...NAMELESS,
    events: eventInfos({
      placed: {},
      took: {},
      revealed: {},
      bumped: { befalls: true },
      round_began: { heading: true },
      played: {},
      passed: {},
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  useNames(null);
});

describe("turns", () => {
  it("are what each of the others did since your own last decision", () => {
    const journal = [did(1, 1), did(YOU, 2), did(1, 3), did(1, 4, "took"), did(YOU, 4, "bumped"), did(2, 5)];
    expect(turnsSince(journal, YOU).map(({ seat, events, last }) => [seat, events.length, last])).toEqual([
      [1, 3, 4],
      [2, 1, 5],
    ]);
  });

  it("of one player in a row are told apart by what began the first", () => {
    const journal = [did(YOU, 1), did(1, 2), did(1, 3, "took"), did(1, 4), did(1, 5, "took")];
    expect(turnsSince(journal, YOU).map(({ last }) => last)).toEqual([3, 5]);
  });

  it("end with a heading, such as a new round", () => {
    const journal = [did(YOU, 1), did(1, 2), { event: "round_began", number: 2 }, did(1, 3, "took")];
    expect(turnsSince(journal, YOU).map(({ last }) => last)).toEqual([2, 3]);
  });

  it("that are taken simultaneously are told together, whatever their order in the journal", () => {
    const journal = [did(YOU, 1), did(1, 4, "revealed"), did(YOU, 4, "revealed"), did(2, 4, "revealed")];
    expect(turnsSince(journal, YOU).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("are told with one name", () => {
    const [turn] = turnsSince([did(1, 2, "bartek_places"), did(1, 3, "took"), did(YOU, 3, "bumped")], YOU);
    // without texts, an event is its kind
    expect(sayTurnBriefly(turn!, NAMES)).toBe("bartek_places; took");
    expect(sayTurn(turn!, NAMES)).toBe("Bartek_places; took.");
    expect(sayTurnFully(turn!, NAMES)).toBe("Bartek_places; took. bumped");
  });

  it("are one sentence: only names are capitalised within it", () => {
    const [turn] = turnsSince([did(1, 2, "Placed"), did(1, 3, "The lift rises"), did(1, 4, `${NAMES[2]} pays`)], YOU);
    expect(sayTurn(turn!, NAMES)).toBe(`Placed; the lift rises; ${NAMES[2]} pays.`);
    expect(sayTurnBriefly(turn!, NAMES)).toBe(`placed; the lift rises; ${NAMES[2]} pays`);
  });

  it("mark their things with who moved them last", () => {
    const touched = (event: JournalEvent): string[] => [`space:${event.number}`, "clock"];
    const moved = movers([did(1, 2), did(2, 3), { event: "laid", number: 4 }], touched, YOU);
    expect([...moved]).toEqual([
      ["space:2", 1],
      ["clock", null],
      ["space:3", 2],
      ["space:4", null],
    ]);
  });
});

describe("a story", () => {
  it("shows the first turn at once and the next ones at their pace", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)]);
    const first = game.now;
    expect([game.told, game.story.frame]).toEqual([1, null]);
    game.goOn(3, [did(2, 3)]);
    expect([game.told, game.story.frame]).toEqual([1, first]);
    vi.advanceTimersByTime(PACE.normal - 1);
    expect(game.told).toBe(1);
    vi.advanceTimersByTime(1);
    expect([game.told, game.story.frame]).toEqual([2, null]);
    vi.advanceTimersByTime(PACE.normal);
    expect(game.told).toBeUndefined();
    expect(game.story.turns).toHaveLength(2);
  });

  it.each(["slow", "normal", "fast"] as const)("has the pace that was set: %s", (speed) => {
    settings.speed = speed;
    const game = new Game();
    game.goOn(3, [did(1, 2), did(2, 3)]);
    vi.advanceTimersByTime(PACE[speed] - 1);
    expect(game.told).toBe(1);
    vi.advanceTimersByTime(1);
    expect(game.told).toBe(2);
  });

  it.each([
    ["instant", "full"],
    ["slow", "none"],
  ] as const)("only lists the turns at speed %s with animations %s", (speed, motion) => {
    settings.speed = speed;
    settings.motion = motion;
    const game = new Game();
    game.goOn(3, [did(1, 2), did(2, 3)]);
    expect([game.told, game.story.frame, vi.getTimerCount()]).toEqual([undefined, null, 0]);
    expect(game.story.turns).toHaveLength(2);
    expect(game.story.spoken.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("hurries if much has happened", () => {
    const game = new Game();
    game.goOn(
      21,
      Array.from({ length: 20 }, (_, index) => did(1 + (index % 2), index + 2)),
    );
    expect(game.story.turns).toHaveLength(20);
    vi.advanceTimersByTime(PACE.normal * UNHURRIED - 1);
    expect(game.told).toBe(2);
    vi.advanceTimersByTime(2);
    expect(game.told).toBeUndefined();
    expect(PACE.normal * UNHURRIED).toBeLessThan(8000);
  });

  it("goes on with a turn while it is being played", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)], { acting: [1] });
    vi.advanceTimersByTime(PACE.normal - 1);
    game.goOn(3, [did(1, 3, "took")], { acting: [2] });
    vi.advanceTimersByTime(PACE.normal - 1);
    expect([game.told, game.story.told?.events.length]).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(game.told).toBeUndefined();
  });

  it("is read out turn by turn, each once and when it is over", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)], { acting: [1] });
    expect(game.story.spoken).toEqual([]);
    game.goOn(3, [did(1, 3, "took")], { acting: [2] });
    expect(game.story.spoken.map(({ events }) => events.length)).toEqual([2]);
    const spoken = game.story.spoken;
    game.show(3);
    expect(game.story.spoken).toBe(spoken);
    game.goOn(4, [did(2, 4)]);
    expect(game.story.spoken.map(({ seat }) => seat)).toEqual([2]);
  });

  it("is read out when a decision ends it that leaves nothing in the journal", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)], { acting: [1] });
    game.goOn(3, [], { acting: [2] });
    expect(game.story.spoken.map(({ seat }) => seat)).toEqual([1]);
  });

  it("is skipped at once", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)]);
    game.goOn(3, [did(2, 3)]);
    game.story.skip();
    expect([game.told, game.story.frame, vi.getTimerCount()]).toEqual([undefined, null, 0]);
    expect(game.story.turns).toHaveLength(2);
  });

  it("stands still while it is paused, and can be paged through", async () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)]);
    game.goOn(3, [did(2, 3)]);
    game.story.pause();
    vi.advanceTimersByTime(60_000);
    expect(game.told).toBe(1);
    game.story.next();
    vi.advanceTimersByTime(60_000);
    expect(game.told).toBe(2);
    await game.story.back();
    expect([game.told, game.story.frame?.number]).toEqual([1, 1]); // the table before the turn
    vi.advanceTimersByTime(LEAD);
    expect([game.told, game.story.frame?.number]).toEqual([1, 2]);
    vi.advanceTimersByTime(60_000);
    expect(game.told).toBe(1);
    game.story.pause();
    vi.advanceTimersByTime(PACE.normal);
    expect(game.told).toBe(2);
    game.story.next();
    expect(game.told).toBeUndefined();
    game.story.pause();
    expect(game.story.paused).toBe(false);
  });

  it("can be heard again, even where turns are not told by themselves", async () => {
    settings.speed = "instant";
    const game = new Game();
    game.goOn(2, [did(1, 2)]);
    game.goOn(3, [did(2, 3)]);
    await game.story.replay();
    expect([game.told, game.story.frame?.number]).toEqual([1, 1]);
    vi.advanceTimersByTime(LEAD);
    expect(game.story.frame?.number).toBe(2);
    vi.advanceTimersByTime(PACE.normal);
    expect([game.told, game.story.frame]).toEqual([2, null]);
    expect(game.story.spoken.map(({ seat }) => seat)).toEqual([2]);
    vi.advanceTimersByTime(PACE.normal);
    expect(game.told).toBeUndefined();
    expect(game.fetched).toEqual([]);
  });

  it("goes back to the last turn when nothing is told", async () => {
    const game = new Game();
    game.goOn(3, [did(1, 2), did(2, 3)]);
    game.story.skip();
    await game.story.back();
    expect(game.told).toBe(2);
  });

  it("ends with your own move, and forgets what was before it", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)]);
    game.goOn(3, [did(YOU, 3)]);
    expect([game.told, game.story.frame, game.story.turns]).toEqual([undefined, null, []]);
    game.goOn(4, [did(2, 4)]);
    expect(game.story.turns.map(({ seat }) => seat)).toEqual([2]);
  });

  it("ends when a decision is undone, and tells only what happens then", () => {
    const game = new Game();
    game.goOn(2, [did(1, 2)]);
    game.goOn(3, [did(2, 3)]);
    game.journal = game.journal.filter(({ number }) => number <= 1);
    game.show(1);
    expect([game.told, game.story.frame, game.story.turns]).toEqual([undefined, null, []]);
    game.goOn(2, [did(2, 2)]);
    expect(game.told).toBe(2);
  });

  it("tells what was missed while the connection was lost, and fetches how the table was when asked again", async () => {
    const game = new Game();
    game.goOn(4, [did(1, 2), did(2, 4)]);
    // only the present is known: it is marked, turn by turn
    expect([game.told, game.story.frame]).toEqual([1, null]);
    await game.story.replay();
    expect(game.fetched).toEqual([2]);
    vi.advanceTimersByTime(LEAD);
    expect([game.told, game.story.frame?.number]).toEqual([1, 2]);
  });

  it("is listed but not told when a table is opened", () => {
    const story = new Story();
    story.hear(null, moment(3, [did(YOU, 1), did(1, 2), did(2, 3)]), TABLE);
    expect([story.told, story.turns.length, story.spoken.length]).toEqual([null, 2, 0]);
  });

  it("follows a whole game for a spectator, and lists the latest turns", () => {
    const game = new Game(null);
    for (const [index, seat] of [1, 2, 0, 1, 2].entries()) {
      game.goOn(index + 2, [did(seat, index + 2)]);
      expect(game.told).toBe(seat);
      vi.advanceTimersByTime(PACE.normal);
    }
    expect(game.story.turns.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it("around one screen starts again with each seat, and does not tell what people did here", () => {
    const game = new Game();
    const story = game.story;
    const other = moment(2, [did(YOU, 1), did(YOU, 2)], { seat: 1 });
    story.hear(other, moment(3, [did(YOU, 1), did(2, 3)], { seat: 1 }), { seats: 3, local: [0, 1] });
    expect(story.told).toBeNull();
    story.hear(
      moment(3, [did(YOU, 1), did(2, 3)], { seat: 1 }),
      moment(4, [did(YOU, 1), did(2, 3), did(YOU, 4)], { seat: 1 }),
      { seats: 3, local: [0, 1] },
    );
    expect(story.told).toBeNull();
    expect(story.turns.map(({ seat }) => seat)).toEqual([0, 2, 0]);
  });

  it("tells a decision that everyone makes at once when it is revealed", () => {
    const game = new Game();
    game.show(2); // somebody has chosen in secret
    expect(game.told).toBeUndefined();
    game.goOn(4, [did(1, 4, "revealed"), did(YOU, 4, "revealed"), did(2, 4, "revealed")]);
    expect(game.told).toBe(1);
    vi.advanceTimersByTime(PACE.normal);
    expect(game.told).toBe(2);
  });
});
