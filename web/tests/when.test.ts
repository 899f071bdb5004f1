import { describe, expect, it } from "vitest";

import { sayWhen } from "../src/lib/when";

const now = new Date(2026, 10, 17, 12, 30); // a Tuesday

describe("when something was", () => {
  it.each([
    [new Date(2026, 10, 17, 9, 5), "today, 09:05", "dzisiaj, 09:05"],
    [new Date(2026, 10, 16, 20, 14), "yesterday, 20:14", "wczoraj, 20:14"],
    [new Date(2026, 10, 16, 0, 0), "yesterday, 00:00", "wczoraj, 00:00"],
    [new Date(2026, 10, 13, 20, 14), "Friday, 20:14", "piątek, 20:14"],
    [new Date(2026, 10, 10, 20, 14), "10 Nov", "10 lis"],
    [new Date(2025, 11, 31, 20, 14), "31 Dec 2025", "31 gru 2025"],
    [new Date(2026, 10, 18, 0, 10), "18 Nov", "18 lis"], // the server's clock is ahead
  ])("%s", (then, english, polish) => {
    expect(sayWhen(then, now, "en")).toBe(english);
    expect(sayWhen(then, now, "pl")).toBe(polish);
  });
});
