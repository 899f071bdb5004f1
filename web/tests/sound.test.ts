import { beforeEach, describe, expect, it } from "vitest";

import type { GameBoard } from "../src/lib/games";
import { settings } from "../src/lib/settings.svelte";
import { loudest, SOUNDS, type Sound, type SoundsOf } from "../src/lib/sound/kinds";
import { Listener } from "../src/lib/sound/listener";
import { GAP, NOTES, Synthesiser } from "../src/lib/sound/synthesis";
import type { Content, Moment } from "../src/lib/table/types";
import { emptyMoment, emptyView } from "./views";

const MAP: SoundsOf = { placed: "place", rolled: "dice", sent: "train" };

function moment(number: number, events: [number, string][], change: Partial<Moment> = {}, over = false): Moment {
  const journal = events.map(([at, event]) => ({ number: at, event }));
  return emptyMoment({ number, journal, view: emptyView({ over }), ...change });
}

describe("the choice of a sound", () => {
  let listener: Listener;
  beforeEach(() => {
    listener = new Listener();
    listener.hear(moment(1, [[1, "placed"]]), false, MAP);
  });

  it("is silent at the first moment, even if it is your turn", () => {
    expect(new Listener().hear(moment(5, [[5, "rolled"]]), true, MAP)).toBeNull();
  });

  it("takes the sound of a new event, once", () => {
    const after = moment(2, [
      [1, "placed"],
      [2, "rolled"],
    ]);
    expect(listener.hear(after, false, MAP)).toBe("dice");
    expect(listener.hear(after, false, MAP)).toBeNull();
  });

  it("takes one sound for several events, the most important", () => {
    const events: [number, string][] = [
      [2, "placed"],
      [2, "sent"],
      [3, "rolled"],
    ];
    expect(listener.hear(moment(3, events), false, MAP)).toBe("train");
  });

  it("is silent for events that make no sound", () => {
    expect(listener.hear(moment(2, [[2, "passed"]]), false, MAP)).toBeNull();
  });

  it("announces your turn after somebody else's move, but not within your own turn", () => {
    expect(listener.hear(moment(2, [[2, "placed"]]), true, MAP)).toBe("turn");
    listener.hear(moment(3, [[3, "placed"]], { answered: 3 }), false, MAP);
    expect(listener.hear(moment(4, [[4, "rolled"]], { answered: 4 }), true, MAP)).toBe("dice");
  });

  it("announces the end once", () => {
    const last = moment(2, [[2, "placed"]], {}, true);
    expect(listener.hear(last, false, MAP)).toBe("end");
    expect(listener.hear(last, false, MAP)).toBeNull();
  });

  it("is silent when a move is taken back, and when another seat is shown", () => {
    listener.hear(moment(4, []), false, MAP);
    expect(listener.hear(moment(3, [[3, "rolled"]]), false, MAP)).toBeNull();
    expect(listener.hear(moment(5, [[5, "rolled"]], { seat: 1 }), false, MAP)).toBeNull();
  });

  it("prefers the end and your turn to anything else", () => {
    expect(loudest(["place", undefined, "turn", "train"])).toBe("turn");
    expect(loudest([...SOUNDS].reverse())).toBe("end");
    expect(loudest([undefined])).toBeNull();
  });
});

describe("every game", () => {
  const boards = import.meta.glob<GameBoard>("../src/lib/games/*/index.ts", { import: "board", eager: true });
  const contents = import.meta.glob<Content>("../src/lib/games/*/fixtures/content.json", {
    import: "default",
    eager: true,
  });
  const cases = Object.entries(boards).map(([path, board]) => {
    const content = contents[path.replace("index.ts", "fixtures/content.json")]!;
    return [content.game, board, content] as const;
  });

  it.each(cases)("%s names only its own events, and has several sounds", (_, board, content) => {
    expect(Object.keys(board.sounds).filter((kind) => !(kind in content.events))).toEqual([]);
    expect(new Set(Object.values(board.sounds)).size).toBeGreaterThanOrEqual(4);
    expect(content.events).toHaveProperty(board.round.event);
  });
});

// ---------------------------------------------------------------- with a fake AudioContext

interface Started {
  at: number;
  until: number;
}

class FakeParam {
  peak = 0;
  setValueAtTime(value: number): void {
    this.peak = Math.max(this.peak, value);
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError("an exponential ramp cannot reach 0");
    this.peak = Math.max(this.peak, value);
  }
}

class FakeContext {
  currentTime = 10;
  sampleRate = 8000;
  destination = {};
  started: Started[] = [];
  gains: FakeParam[] = [];

  private node(): Record<string, unknown> {
    const started: Started = { at: 0, until: 0 };
    return {
      frequency: new FakeParam(),
      connect: (next: unknown) => next,
      start: (at: number) => this.started.push(Object.assign(started, { at })),
      stop: (until: number) => (started.until = until),
    };
  }
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createGain = () => {
    const gain = new FakeParam();
    this.gains.push(gain);
    return { gain, connect: () => {} };
  };
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe("the synthesiser", () => {
  let context: FakeContext;
  let synthesiser: Synthesiser;
  beforeEach(() => {
    context = new FakeContext();
    synthesiser = new Synthesiser(context as unknown as AudioContext);
  });
  const starts = (sound: Sound): number[] => NOTES[sound].map(({ from }) => from);

  it.each(SOUNDS)("plays all notes of %s, each for a short time", (sound) => {
    synthesiser.play(sound, 0.5);
    expect(context.started.map(({ at }) => at - 10)).toEqual(starts(sound).map((from) => expect.closeTo(from)));
    for (const { at, until } of context.started) {
      expect(until).toBeGreaterThan(at);
      expect(until - 10).toBeLessThan(1.5);
    }
  });

  it("makes one sound of several at once", () => {
    synthesiser.play("card", 0.5);
    synthesiser.play("place", 0.5);
    synthesiser.play("dice", 0.5);
    expect(context.started).toHaveLength(NOTES.card.length);
    context.currentTime += GAP;
    synthesiser.play("place", 0.5);
    expect(context.started).toHaveLength(NOTES.card.length + NOTES.place.length);
  });

  it("lets your turn and the end wait instead of dropping them", () => {
    synthesiser.play("train", 0.5);
    synthesiser.play("turn", 0.5);
    expect(context.started[NOTES.train.length]!.at).toBeCloseTo(10 + GAP);
    expect(context.started).toHaveLength(NOTES.train.length + NOTES.turn.length);
  });

  it("follows the volume", () => {
    synthesiser.play("turn", 0.2);
    context.currentTime += GAP;
    synthesiser.play("turn", 0.4);
    const [first, , third] = context.gains.map(({ peak }) => peak);
    expect(third! / first!).toBeCloseTo(2);
  });
});

describe("the volume setting", () => {
  it("remembers how loud it was while sound is off", () => {
    expect(settings.soundChosen).toBe(false);
    settings.volume = "quiet";
    expect([settings.sound, settings.soundChosen]).toEqual([true, true]);
    settings.sound = false;
    expect(settings.volume).toBe("off");
    settings.sound = true;
    expect(settings.volume).toBe("quiet");
    settings.volume = "off";
    expect(settings.sound).toBe(false);
  });
});
