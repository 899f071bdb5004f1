/**
 * Whether everything on the screen can be read and touched. `legible(page)` is an `until` of `playOut`: it measures at
 * every prompt and never stops the game. `smallTexts` and `smallTargets` measure once.
 */

import assert from "node:assert/strict";

/** Pixels on the screen. */
export const LEAST_TEXT = 12;
export const LEAST_TARGET = 44;

/** All visible texts that are smaller than `least` on the screen, each with its size and where it is. */
export function smallTexts(page, least = LEAST_TEXT) {
  return page.evaluate((least) => {
    const scales = new Map();
    /** Pixels on the screen per pixel of the element's style. */
    const scaleOf = (element) => {
      if (element instanceof SVGElement && element.ownerSVGElement) {
        const { a, b } = element.getScreenCTM();
        return Math.hypot(a, b);
      }
      const sheet = element.closest(".sheet") ?? document.body;
      if (!scales.has(sheet)) scales.set(sheet, sheet.getBoundingClientRect().width / sheet.offsetWidth);
      return scales.get(sheet);
    };
    const seen = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const element = walker.currentNode.parentElement;
      if (!text || !element || element.closest(".hidden-text, script, style, defs, symbol, option")) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size >= least - 0.05) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const names = [];
      for (let at = element; at && names.length < 4; at = at.parentElement)
        names.unshift(at.tagName.toLowerCase() + [...at.classList].map((name) => `.${name}`).join(""));
      const where = names.join(" ").replace(/\.svelte-\w+/g, "");
      const known = seen.get(where) ?? { where, size: size.toFixed(1), texts: [] };
      known.texts.push(text);
      seen.set(where, known);
    }
    return [...seen.values()].map(({ where, size, texts }) => `${size} px “${texts.slice(0, 5).join(" ")}” ${where}`);
  }, least);
}

/**
 * All lit things and buttons in view that a finger hits only within less than `least` pixels. A thing that is drawn
 * twice, small on the board and large in a window, is judged by the large one.
 */
export function smallTargets(page, least = LEAST_TARGET) {
  return page.evaluate((least) => {
    const half = least / 2 - 1;
    const found = [];
    const large = new Set();
    /** Where the thing can be seen: the box that it scrolls in, or the window. */
    const roomOf = (thing) => {
      for (let at = thing.parentElement; at; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1)
          if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at.getBoundingClientRect();
      return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    };
    const within = ({ left, top, right, bottom }, x, y) => x > left && x < right && y > top && y < bottom;
    for (const thing of document.querySelectorAll('[data-state="legal"], button, a[href], select, input')) {
      if (thing.disabled || !thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hits = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        const over = hit?.closest(".window"); // a window may lie over the edge of something
        return hit !== null && (thing === hit || thing.contains(hit) || (over && !over.contains(thing)));
      };
      if (!thing.contains(document.elementFromPoint(x, y))) continue; // covered, or out of view
      const room = roomOf(thing);
      const short = [
        [-half, 0],
        [half, 0],
        [0, -half],
        [0, half],
      ].filter(([dx, dy]) => within(room, x + dx, y + dy) && !hits(dx, dy));
      const name = thing.dataset.target ?? thing.ariaLabel ?? thing.innerText;
      if (short.length === 0 || Math.min(box.width, box.height) > 1.5 * least) large.add(name);
      else found.push({ name, size: `${Math.round(box.width)}×${Math.round(box.height)}` });
    }
    return found.filter(({ name }) => !large.has(name)).map(({ name, size }) => `${size} ${name}`);
  }, least);
}

/** Measures the texts at each prompt. `also` is another `until` of the same game. */
export function legible(page, also = () => false) {
  return async (done) => {
    assert.deepEqual(await smallTexts(page), [], "texts that are too small");
    return also(done);
  };
}
