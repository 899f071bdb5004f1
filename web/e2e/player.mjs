/** Somebody who plays any lit thing, by mouse, by touch or by keyboard. They know no rule: they see what glows. */

const PATIENCE = 20_000;

/** What the page wants of the person before it; null while others think. Runs in the page. */
function wanted() {
  if (document.querySelector(".end-page")) return "over";
  if (document.querySelector(".hold")) return "hand over";
  if (document.querySelector(".scoring .go-on")) return "read";
  if (document.querySelector(".prompt .to-result")) return "ended";
  if (document.querySelector("dialog[open] [data-move]")) return "confirm";
  const lit = document.querySelector('.table [data-state="legal"], .prompt [data-move]:not([disabled])');
  return document.querySelector('.prompt[data-asked="true"]') && lit ? "asked" : null;
}

/** Waits until something is asked, a scoring is there to be read, the device is to be handed over, or the game has ended. */
export async function attention(page) {
  const found = await page.waitForFunction(wanted, undefined, { timeout: PATIENCE, polling: "raf" });
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

/**
 * A spot where a press reaches a lit thing, or a button of the prompt if nothing is lit; closing moves come last.
 * It scrolls to the thing as a person would. What lies under something else cannot be pressed, and that is an error.
 */
async function spot(page, roll) {
  return page.evaluate((chosen) => {
    const lit = [...document.querySelectorAll('.table [data-state="legal"]')];
    const things = lit.length > 0 ? lit : [...document.querySelectorAll(".prompt [data-move]:not([disabled])")].slice(0, 1);
    const thing = things[chosen % things.length];
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    // cards lie in a fan: of some only the left edge shows
    for (const [across, down] of [[0.5, 0.5], [0.15, 0.5], [0.06, 0.5], [0.06, 0.15], [0.5, 0.1], [0.5, 0.9], [0.9, 0.5]]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit && (thing === hit || thing.contains(hit) || hit.closest("[data-target]")?.dataset.target === thing.dataset.target)) {
        return { x, y };
      }
    }
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    throw new Error(`${thing.dataset.target ?? thing.textContent} is covered by ${over?.outerHTML.slice(0, 200) ?? "nothing: it is off the screen"}`);
  }, roll(1_000_003));
}

/** One press on something lit. */
export async function clickOnce(page, roll) {
  const { x, y } = await spot(page, roll);
  await page.mouse.click(x, y);
}

/** The same with a finger. */
export async function tapOnce(page, roll) {
  const { x, y } = await spot(page, roll);
  await page.touchscreen.tap(x, y);
}

/** The same by keyboard alone: arrows to a lit thing and Enter, or a digit for a button. */
export async function keyOnce(page, roll) {
  if ((await page.locator('.table [data-state="legal"]').count()) === 0) return page.keyboard.press("1");
  const steps = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let n = 0; n <= roll(4); n += 1) await page.keyboard.press(steps[roll(4)]);
  return page.keyboard.press("Enter");
}

/** Acts, and waits until the page answers: the next pick, the next decision, or another page. Else it is an error. */
export async function act(page, deed, roll) {
  const now = () => document.querySelector(".prompt")?.dataset.step;
  const before = await page.evaluate(now);
  await deed(page, roll);
  await page.waitForFunction(
    (then) => document.querySelector(".prompt")?.dataset.step !== then || document.querySelector("dialog[open] [data-move]"),
    before,
    { timeout: 5000, polling: "raf" },
  );
}

/** Plays on until the game is over and its result is shown; returns how many things were done. */
export async function playOut(page, { deed = clickOnce, seed = 1, most = 2000, until = () => false } = {}) {
  const roll = dice(seed);
  let asked = false;
  for (let done = 0; done < most; done += 1) {
    const what = await attention(page);
    if (what === "over" && !asked) throw new Error("the result took over before anybody asked for it");
    if (what === "over" || (await until(done))) return done;
    asked = what === "ended" || what === "read";
    if (what === "confirm") await page.locator("dialog[open] [data-move]").click();
    else if (what === "hand over") await uncover(page);
    else if (what === "ended") await page.locator(".prompt .to-result").click();
    else if (what === "read") await page.locator(".scoring .go-on").click();
    else await act(page, deed, roll);
  }
  throw new Error("the game does not end");
}

export async function uncover(page) {
  await page.locator(".hold").focus();
  await page.keyboard.press("Enter");
}

/** The window gets another size, and the page its time to be laid out anew: what measures itself answers a frame later. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}
