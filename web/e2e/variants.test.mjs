/** A table with another box: chosen from a file, refused with its line, shown to everybody who sits there. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { houseForTests } from "./house.mjs";
import { attention } from "./player.mjs";

const house = houseForTests();

const control = (page, name) => page.locator(`[data-control="${name}"]`).first();
const press = (page, name) => control(page, name).click();

/** Chooses a file of values for the new table. */
async function useVariant(page, text, name = "rich.toml") {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "VariantFile/new-variant")]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText(`Values from ${name}`).waitFor();
}

house.test("a table is opened with a variant, and says what it changes", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.getByRole("button", { name: "New table" }).first().click({ timeout: 60_000 });
  const dialog = page.getByRole("dialog");
  await dialog.locator(".pick label", { hasText: "Dwergar" }).click();
  await useVariant(page, "[projects.10]\nvp = 99\n", "wrong.toml");
  house.announce(page, /^400 POST .*\/api\/tables$/);
  await press(page, "NewTable/new-open_table");
  await dialog.getByRole("alert").getByText("line 2: projects.10.vp cannot be 99; possible: 0–30").waitFor();
  await press(page, "VariantFile/new-variant-remove");
  await dialog.getByText("All values are those of the box.").waitFor();
  await useVariant(page, "[mine.levels.mine_4]\nyield = { gold = 3 }\n[projects.10]\nvp = 9\n");
  await assertAccessible(page);
  await press(page, "NewTable/new-open_table");
  await page.waitForURL(/\/table\/\w+$/);
  await attention(page);
  await page
    .getByText(/Variant [0-9a-f]{6}/)
    .first()
    .waitFor();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog");
  await help.getByText("projects.10.vp").waitFor();
  assert.match(await help.getByText("mine.levels.mine_4.yield").locator("..").innerText(), /1 × .+ → 3 × /s);
  await assertAccessible(page);
});
