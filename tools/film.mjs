/**
 * Films a few turns of a real game for the README, as an animated WebP.
 *
 *     node tools/film.mjs docs/pictures/turn.webp [--game coal_baron] [--seed 7] [--clicks 7]
 *
 * It clicks legal targets on a real server, against bots. Chromium encodes the frames; this script joins them.
 */

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { BOT, ME, openHouse } from "../web/e2e/house.mjs";
import { attention, dice } from "../web/e2e/player.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "coal_baron" },
    seed: { type: "string", default: "7" },
    clicks: { type: "string", default: "7" },
  },
});
const WINDOW = { width: 1440, height: 900 };
const PICTURE = { width: 1000, height: 625 };
const QUALITY = 0.7;
const HOVER = 1100; // milliseconds that a frame is shown
const RESULT = 1300;

/** Scales a screenshot and encodes it; returns the base64 of a WebP file with one frame. */
async function encode([png, { width, height }, quality]) {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d", { alpha: false });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}

/** A chunk of a RIFF file: name, size, content, padded to an even length. */
function chunk(name, content) {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The chunk with the picture itself, without the file's header and colour profile. */
function picture(webp) {
  for (let at = 12; at < webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (webp.toString("latin1", at, at + 4) === "VP8 ") return webp.subarray(at, end);
    at = end;
  }
  throw new Error("Chromium wrote a WebP without a lossy picture");
}

function frame({ webp, shown }) {
  const head = Buffer.alloc(16);
  head.writeUIntLE(PICTURE.width - 1, 6, 3);
  head.writeUIntLE(PICTURE.height - 1, 9, 3);
  head.writeUIntLE(shown, 12, 3);
  head[15] = 2; // each frame replaces the one before
  return chunk("ANMF", Buffer.concat([head, picture(webp)]));
}

function animated(frames) {
  const size = Buffer.alloc(10);
  size[0] = 2; // the flag for an animation
  size.writeUIntLE(PICTURE.width - 1, 4, 3);
  size.writeUIntLE(PICTURE.height - 1, 7, 3);
  const forever = Buffer.from([255, 255, 255, 255, 0, 0]); // white background, infinite loop
  const parts = [Buffer.from("WEBP"), chunk("VP8X", size), chunk("ANIM", forever), ...frames.map(frame)];
  return chunk("RIFF", Buffer.concat(parts));
}

/** Shows where the pointer is: screenshots have none. */
async function point(page, { x, y }) {
  await page.mouse.move(x, y);
  await page.evaluate(
    ([left, top]) => {
      const arrow = document.getElementById("film-pointer") ?? document.createElement("div");
      arrow.id = "film-pointer";
      arrow.innerHTML =
        '<svg width="34" height="34" viewBox="0 0 24 24"><path d="M4 2l15 11-7 1 4 7-3 1.5-4-7-5 5z" fill="#fff" stroke="#111" stroke-width="1.5"/></svg>';
      arrow.style.cssText = `position:fixed;z-index:99;pointer-events:none;left:${left}px;top:${top}px`;
      document.body.append(arrow);
    },
    [x, y],
  );
}

const house = await openHouse();
try {
  const page = await house.visitor({ size: WINDOW });
  const studio = await (await house.browser.newContext()).newPage();
  const frames = [];
  const shoot = async (shown) => {
    const png = (await page.screenshot()).toString("base64");
    const webp = Buffer.from(await studio.evaluate(encode, [png, PICTURE, QUALITY]), "base64");
    frames.push({ webp, shown });
  };
  const people = [ME, { ...BOT, name: "Zeflik", level: "greedy" }, { ...BOT, name: "Truda", level: "greedy" }];
  await house.sitDown(page, people, { game: values.game, seed: Number(values.seed) });
  const roll = dice(Number(values.seed));
  await attention(page);
  await shoot(RESULT);
  for (let click = 0; click < Number(values.clicks); click += 1) {
    if ((await attention(page)) !== "asked") break;
    const lit = await page.locator('.table [data-state="legal"]').all();
    const buttons = page.locator(".prompt [data-move]");
    const target = lit.length > 0 ? lit[roll(lit.length)] : buttons.first();
    const { x, y, width, height } = await target.boundingBox();
    await point(page, { x: x + width / 2, y: y + height / 2 });
    await shoot(HOVER);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForLoadState("networkidle");
    await attention(page);
    await shoot(RESULT);
  }
  const film = animated(frames);
  writeFileSync(positionals[0], film);
  console.log(`${frames.length} frames, ${Math.round(film.length / 1024)} kB`);
} finally {
  await house.close();
}
