import { describe, expect, it } from "vitest";

import { placeTip, type Rect } from "../src/lib/table/tipPlace";

const WINDOW = { width: 1000, height: 800 };
const TIP = { width: 240, height: 100 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a tooltip", () => {
  it("goes to the right of its piece, level with its top", () => {
    expect(placeTip(rect(100, 300, 50, 50), TIP, WINDOW, [])).toEqual({ left: 160, top: 300 });
  });

  it("goes to the left at the right edge of the window, and stays within its height", () => {
    expect(placeTip(rect(900, 760, 50, 30), TIP, WINDOW, [])).toEqual({ left: 650, top: 692 });
  });

  it("leaves the neighbouring choice visible", () => {
    const row = [rect(160, 300, 50, 50), rect(220, 300, 50, 50)];
    expect(placeTip(rect(400, 300, 50, 50), TIP, WINDOW, [rect(460, 300, 50, 50)])).toEqual({ left: 150, top: 300 });
    expect(placeTip(rect(100, 300, 50, 50), TIP, WINDOW, row)).toEqual({ left: 100, top: 360 });
    expect(placeTip(rect(100, 300, 50, 50), TIP, WINDOW, [...row, rect(100, 360, 50, 50)])).toEqual({
      left: 100,
      top: 190,
    });
  });

  it("covers what it must where everything can be pressed: as little as possible", () => {
    const others = [rect(160, 300, 240, 100), rect(100, 360, 240, 100), rect(100, 190, 240, 90)];
    expect(placeTip(rect(100, 300, 50, 50), TIP, WINDOW, others)).toEqual({ left: 100, top: 190 });
  });

  it("has a place on a piece as large as the window", () => {
    expect(placeTip(rect(0, 0, 1000, 800), TIP, WINDOW, [])).toEqual({ left: 8, top: 8 });
  });
});
