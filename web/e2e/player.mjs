/** Somebody who plays any lit thing, by mouse, by touch or by keyboard. They know no rule: they see what glows. */

const ASKED = '.prompt[data-asked="true"]';
const LIT = '.table [data-state="legal"]';
const BUTTON = ".prompt [data-move]:not([disabled])";

/** Waits until something is asked, the device is to be handed over, or the game is over. */
export async function attention(page) {
  const found = await page.waitForFunction(
    ([asked, lit, button]) => {
      if (document.querySelector(".end-page")) return "over";
      if (document.querySelector(".hold")) return "hand over";
      if (document.querySelector("dialog[open] [data-move]")) return "confirm";
      if (document.querySelector(asked) && document.querySelector(`${lit}, ${button}`)) return "asked";
      return null;
    },
    [ASKED, LIT, BUTTON],
    { timeout: 60_000, polling: 20 },
  );
  return found.jsonValue();
}

/** A small own generator, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** One click on something lit; buttons count as lit, closing moves only when there is nothing else. */
export async function clickOnce(page, roll) {
  const lit = page.locator(LIT);
  const count = await lit.count();
  // cards lie in a fan: the part that shows of each is its left edge
  if (count > 0) await lit.nth(roll(count)).click({ position: { x: 5, y: 24 }, timeout: 2000 }).catch(ignoreGone);
  else await page.locator(BUTTON).first().click({ timeout: 2000 }).catch(ignoreGone);
}

/** The same by keyboard alone: arrows to a lit thing and Enter, or a digit for a button. */
export async function keyOnce(page, roll) {
  const count = await page.locator(LIT).count();
  if (count === 0) return page.keyboard.press("1");
  const steps = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let n = 0; n <= roll(4); n += 1) await page.keyboard.press(steps[roll(4)]);
  return page.keyboard.press("Enter");
}

/** Plays on until the game is over; returns how many things were done. */
export async function playOut(page, { act = clickOnce, seed = 1, most = 2000, until = () => false } = {}) {
  const roll = dice(seed);
  for (let done = 0; done < most; done += 1) {
    const what = await attention(page);
    if (what === "over" || (await until(done))) return done;
    if (what === "confirm") await page.locator("dialog[open] [data-move]").click();
    else if (what === "hand over") await uncover(page);
    else await act(page, roll);
  }
  throw new Error("the game does not end");
}

export async function uncover(page) {
  await page.locator(".hold").focus();
  await page.keyboard.press("Enter");
}

/** The table may have moved on between looking and clicking. */
function ignoreGone(error) {
  if (!/Timeout|detached|not attached|intercepts/.test(String(error))) throw error;
}
