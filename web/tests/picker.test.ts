import { describe, expect, it, vi } from "vitest";

import { Picker } from "../src/lib/table/picker.svelte";
import type { Move } from "../src/lib/table/types";

const move = (text: string, ...targets: string[]): Move => ({ text, targets });

const PLACE = [move("place lorry_1", "zone:lorry_1"), move("place wild", "zone:wild"), move("pass")];
const PAY = [
  move("pay 1 1 2", "worker:1", "worker:1", "worker:2"),
  move("pay 1 3", "worker:1", "worker:3"),
  move("pay 1 inno_worker_3", "worker:1", "card:inno_worker_3"),
];
const LOAD = [
  move("load_row 1 wagon_fox", "dock:1", "card:wagon_fox"),
  move("load_row 1 wagon_wild", "dock:1", "card:wagon_wild"),
  move("load_row 2 wagon_fox", "dock:2", "card:wagon_fox"),
  move("load_storage lorry_fox_1 2 wagon_fox", "card:lorry_fox_1", "dock:2", "card:wagon_fox"),
  move("stop"),
];

function picking(moves: Move[]) {
  const sent = vi.fn();
  return { picker: new Picker(moves, sent), sent };
}

describe("narrowing", () => {
  it("lights the targets of legal moves, and nothing else", () => {
    const { picker } = picking(PLACE);
    expect(picker.lit("zone:lorry_1")).toBe(true);
    expect(picker.lit("zone:order")).toBe(false);
  });

  it("plays when one move is left", () => {
    const { picker, sent } = picking(PLACE);
    picker.pick("zone:wild");
    expect(sent).toHaveBeenCalledExactlyOnceWith("place wild");
  });

  it("keeps the order in which a move lists its targets", () => {
    const { picker, sent } = picking(LOAD);
    expect(picker.lights.sort()).toEqual(["card:lorry_fox_1", "dock:1", "dock:2"]);
    picker.pick("dock:1");
    expect(picker.lights.sort()).toEqual(["card:wagon_fox", "card:wagon_wild"]);
    picker.pick("card:wagon_wild");
    expect(sent).toHaveBeenCalledExactlyOnceWith("load_row 1 wagon_wild");
  });

  it("knows the targets that a move can begin with, even if later ones are lit already", () => {
    const rides = [
      move("ride 0 CI2", "node:CI2"),
      move("ride 3 CI2", "token:3", "node:CI2"),
      move("ride 3 CI5", "token:3", "node:CI5"),
      move("stop"),
    ];
    const { picker } = picking(rides);
    expect(picker.lit("node:CI5")).toBe(true);
    expect(picker.starts.sort()).toEqual(["node:CI2", "token:3"]);
    picker.pick("token:3");
    expect(picker.starts.sort()).toEqual(["node:CI2", "node:CI5"]);
  });

  it("ignores targets that are not lit", () => {
    const { picker, sent } = picking(PLACE);
    picker.pick("zone:order");
    expect(picker.picked).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("repeated targets", () => {
  it("counts how often a target is picked", () => {
    const { picker, sent } = picking([...PAY, move("pay 1 1 3", "worker:1", "worker:1", "worker:3")]);
    picker.pick("worker:1");
    picker.pick("worker:1");
    expect(picker.chosen("worker:1")).toBe(2);
    expect(picker.lit("worker:1")).toBe(false);
    picker.pick("worker:2");
    expect(sent).toHaveBeenCalledExactlyOnceWith("pay 1 1 2");
  });

  it("takes a payment in any order", () => {
    const { picker, sent } = picking(PAY);
    picker.pick("card:inno_worker_3");
    expect(sent).toHaveBeenCalledExactlyOnceWith("pay 1 inno_worker_3");
  });
});

describe("stepping back", () => {
  it("takes back the last pick", () => {
    const { picker } = picking(LOAD);
    picker.pick("dock:1");
    expect(picker.back()).toBe(true);
    expect(picker.lit("dock:2")).toBe(true);
    expect(picker.back()).toBe(false);
  });

  it("takes a pick back when its target is clicked again", () => {
    const { picker } = picking(LOAD);
    picker.pick("dock:1");
    picker.pick("dock:1");
    expect(picker.picked).toEqual([]);
  });
});

describe("buttons", () => {
  it("are the moves that need no further target", () => {
    const { picker, sent } = picking(LOAD);
    expect(picker.buttons().map((move) => move.text)).toEqual(["stop"]);
    picker.play("stop");
    expect(sent).toHaveBeenCalledExactlyOnceWith("stop");
  });

  it("disappear while something is picked, and come back", () => {
    const { picker } = picking(LOAD);
    picker.pick("dock:1");
    expect(picker.buttons()).toEqual([]);
    picker.back();
    expect(picker.buttons()).toHaveLength(1);
  });

  it("offer a move that is complete while others need more targets", () => {
    const { picker, sent } = picking([move("take 1", "pile:1"), move("take 1 2", "pile:1", "pile:2")]);
    picker.pick("pile:1");
    expect(sent).not.toHaveBeenCalled();
    expect(picker.buttons().map((move) => move.text)).toEqual(["take 1"]);
  });
});

it("does nothing while it is locked", () => {
  const sent = vi.fn();
  const picker = new Picker(PLACE, sent, () => true);
  expect(picker.lit("zone:wild")).toBe(false);
  picker.pick("zone:wild");
  picker.play("pass");
  expect(sent).not.toHaveBeenCalled();
});
