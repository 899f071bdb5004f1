import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Asserts that axe finds no violation on the page. */
export async function assertAccessible(page, where) {
  await page.evaluate(source); // evaluated by the debugger, so the page's security policy still applies
  const violations = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  const lines = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n    ${violation.nodes
        .slice(0, 4)
        .map((node) => node.html.slice(0, 160))
        .join("\n    ")}`,
  );
  assert.deepEqual(lines, [], `axe on ${where}:\n${lines.join("\n")}`);
}
