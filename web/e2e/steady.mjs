/**
 * Whether the table keeps its size from one prompt to the next. `steady(page)` is an `until` of `playOut`: it measures
 * at every prompt, compares with the first one in the same window, and never stops the game.
 */

import assert from "node:assert/strict";

/** The sizes that must not change, and what does not fit. Runs in the page. A font that arrives changes sizes. */
async function measure() {
  await document.fonts.ready;
  const box = (selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return [x, y, width, height].map(Math.round);
  };
  // these are opened by the person and take their room from the table
  if (!document.querySelector(".prompt") || document.querySelector(".advice, .rules, .past, .side.slide")) return null;
  const say = document.querySelector(".prompt .say");
  const sheet = document.querySelector(".sheet");
  return {
    window: `${innerWidth}×${innerHeight}`,
    sizes: {
      prompt: box(".prompt"),
      table: box(".table, .players, .log"),
      tools: [...document.querySelectorAll(".prompt .tools button")].map((tool) =>
        Math.round(tool.getBoundingClientRect().x),
      ),
      scale: sheet ? getComputedStyle(sheet).getPropertyValue("--fit") : "",
    },
    text: say.innerText.replaceAll("\n", " "),
    cut: say.scrollHeight > say.clientHeight + 1,
    beyond: [...document.querySelectorAll(".prompt button")]
      .filter((button) => {
        const { left, right, top, bottom, width } = button.getBoundingClientRect();
        const bar = document.querySelector(".prompt").getBoundingClientRect();
        return width > 0 && (left < bar.left || right > bar.right || top < bar.top - 1 || bottom > bar.bottom + 1);
      })
      .map((button) => button.innerText),
  };
}

/** Measures at each prompt. `also` is another `until` of the same game. */
export function steady(page, also = () => false) {
  const first = new Map();
  return async (done) => {
    const now = await page.evaluate(measure);
    if (now) {
      const { window, sizes, text, cut, beyond } = now;
      if (!first.has(window)) first.set(window, sizes);
      assert.deepEqual(sizes, first.get(window), `the table keeps its size at “${text}” (${window})`);
      assert.ok(!cut, `the prompt shows all of “${text}” (${window})`);
      assert.deepEqual(beyond, [], `all buttons lie within the prompt at “${text}” (${window})`);
    }
    return also(done);
  };
}
