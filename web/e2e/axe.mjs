import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe finds nothing on the page as it is now. */
export async function assertAccessible(page, where) {
  await page.evaluate(source); // evaluated by the debugger, so the page's own security policy stays as it is
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  const said = found.map(
    (one) =>
      `${one.id}: ${one.help}\n    ${one.nodes
        .slice(0, 4)
        .map((node) => node.html.slice(0, 160))
        .join("\n    ")}`,
  );
  assert.deepEqual(said, [], `axe on ${where}:\n${said.join("\n")}`);
}
