import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Only violations are read, and no rule that is on needs the style sheets fetched once more. */
const OPTIONS = { resultTypes: ["violations"], preload: false };

/** Asserts that axe finds no violation on the page. */
export async function assertAccessible(page, where) {
  // evaluated by the debugger, so the page's security policy still applies
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => (await globalThis.axe.run(options)).violations, OPTIONS);
  const lines = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n    ${violation.nodes
        .slice(0, 4)
        .map((node) => node.html.slice(0, 160))
        .join("\n    ")}`,
  );
  assert.deepEqual(lines, [], `axe on ${where}:\n${lines.join("\n")}`);
}
