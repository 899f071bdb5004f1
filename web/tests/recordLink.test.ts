/** Records in links. */

import { describe, expect, it } from "vitest";

import { recordPath } from "../src/lib/address";
import { LONGEST_LINK, LONGEST_RECORD, recordIn } from "../src/lib/recordLink";

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

describe("a record in a link", () => {
  it("is unpacked", async () => {
    const record = "dwergar 1   seats Zoë Łukasz   seed 3\nZoë: place foreman mine_1\n";
    expect(await recordIn(await packed(record))).toBe(record);
  });

  it("is found behind the hash only", () => {
    expect(recordPath("#/record/abc")).toBe("/record/abc");
    expect(recordPath("#/table/abc")).toBeNull();
    expect(recordPath("")).toBeNull();
  });

  it("is refused if the link is damaged or its contents are too long", async () => {
    const link = await packed("dwergar 1   seats A B   seed 3\n".repeat(20));
    for (const bad of [
      "",
      "!",
      link.slice(0, -6),
      `x${link}`,
      "A".repeat(LONGEST_LINK + 4),
      await packed("x".repeat(LONGEST_RECORD + 1)),
    ])
      await expect(recordIn(bad), bad.slice(0, 20)).rejects.toThrow();
  });
});
