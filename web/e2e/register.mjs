/**
 * Which controls there are, and which of them were pressed. Their names come from the build (see ../controls.js); what
 * the page offers by the game's own words is counted by kind: a lit thing by what it is, a button for a move by its
 * verb. Each test file writes down what it met; run.mjs puts them together when all have run.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { allControls } from "../controls.js";

const here = dirname(fileURLToPath(import.meta.url));
const notes = join(here, "..", "..", "build", "controls");
const source = join(here, "..", "src");

/** Runs in every page before its own code: tells what can be pressed, and what is. */
function listen() {
  const CONTROL = "a, button, input, select, summary, textarea, [role=button], [data-control]";
  const told = new Set();
  const tell = (kind, name) => {
    if (told.has(`${kind} ${name}`)) return;
    told.add(`${kind} ${name}`);
    globalThis.tellControl(kind, name);
  };
  const isLit = (element) =>
    element.dataset.target !== undefined && element.dataset.state !== "idle" && element.dataset.state !== "off";

  /** What an element is called; a thing on the table that is lit has a name too. */
  const named = (element) => {
    const game = document.querySelector("[data-game]")?.dataset.game ?? "";
    const { control, target, move, choice } = element.dataset;
    const names = [];
    if (control !== undefined) names.push(control);
    else if (target === undefined && !element.closest("[aria-hidden=true]"))
      names.push(`without a name: ${element.tagName.toLowerCase()} ${element.className}`);
    if (choice !== undefined) names.push(`${game} choice ${choice.split(" ")[0]}`);
    else if (isLit(element))
      names.push(`${game} target ${[...new Set(target.split(" ").map((id) => id.split(":")[0]))].join("+")}`);
    if (move !== undefined && element.closest(".prompt")) names.push(`${game} move ${move.split(" ")[0]}`);
    return names;
  };

  const press = (element) => {
    if (element.disabled || (element.dataset.target !== undefined && !isLit(element))) return;
    for (const name of named(element)) tell("pressed", name);
  };
  const isField = (element) => element.matches("input:not([readonly]), select, textarea");
  const onClick = ({ target }) => {
    for (let one = target.closest(CONTROL); one; one = one.parentElement?.closest(CONTROL))
      if (!isField(one)) press(one);
  };
  const onKey = (event) => {
    const { target, key } = event;
    if (key === "Enter" && target.matches?.(CONTROL) && !isField(target)) press(target);
    // what the page takes for its own is a shortcut; that is known when everybody has heard of it
    setTimeout(
      () =>
        event.defaultPrevented &&
        tell("pressed", `${location.pathname.endsWith("/replay") ? "replay" : "table"} key ${key}`),
    );
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
  for (const kind of ["input", "change"])
    addEventListener(kind, ({ target }) => target.matches?.(CONTROL) && press(target), true);

  /** Things on the table and moves are told by the player, who chooses among them. */
  let waiting = false;
  const look = () => {
    waiting = false;
    for (const element of document.querySelectorAll(CONTROL)) {
      if (element.dataset.target !== undefined && element.dataset.control === undefined) continue;
      const name = element.dataset.control ?? named(element)[0];
      if (name === undefined || told.has(`seen ${name}`) || element.disabled || !element.checkVisibility()) continue;
      tell("seen", name);
    }
  };
  const soon = () => {
    if (!waiting) setTimeout(look, 60);
    waiting = true;
  };
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "data-control"],
  });
}

const seen = new Set();
const pressed = new Set();

export async function register(context) {
  await context.exposeFunction("tellControl", (kind, name) => (kind === "seen" ? seen : pressed).add(name));
  await context.addInitScript(listen);
}

/** What a player could have pressed, in the words of the register. */
export function couldPress(names) {
  for (const name of names) seen.add(name);
}

/** By anybody in this file: things and moves, or controls of another kind. */
export function pressedSoFar(kind = / (target|move|choice) /) {
  return [...pressed].filter((name) => kind.test(name));
}

/**
 * Was this pressed in this file? For a moment, until its window is drawn, a choice is a button of the prompt: a move
 * that was chosen in its window needs no press there.
 */
export function wasPressed(name, all = pressed) {
  return all.has(name) || all.has(name.replace(" move ", " choice "));
}

/** At the end of a test file. */
export function writeDown() {
  mkdirSync(notes, { recursive: true });
  const said = { seen: [...seen].sort(), pressed: [...pressed].sort() };
  writeFileSync(join(notes, `${basename(process.argv[1], ".test.mjs")}.json`), JSON.stringify(said, null, 1));
}

export function forget() {
  rmSync(notes, { recursive: true, force: true });
}

const fits = (pattern, name) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".+")}$`).test(name);

/** What stands in the source or was seen in a run and was never pressed, and reasons for what was pressed after all. */
export function neverPressed() {
  const files = readdirSync(notes).map((file) => JSON.parse(readFileSync(join(notes, file), "utf8")));
  const met = new Set(files.flatMap((file) => file.seen));
  const done = new Set(files.flatMap((file) => file.pressed));
  const shortcuts = JSON.parse(readFileSync(join(source, "lib", "table", "shortcuts.json"), "utf8"));
  const keys = Object.entries(shortcuts).flatMap(([page, all]) =>
    all.map(({ name, keys: some }) => ({
      name: `${page} shortcut ${name}`,
      pressed: some.some((key) => done.has(`${page} key ${key}`)),
    })),
  );
  const names = new Set([...allControls(source), ...met]);
  const idle = [...names].filter((name) => !wasPressed(name, done) && ![...done].some((one) => fits(name, one)));
  idle.push(...keys.filter((one) => !one.pressed).map(({ name }) => name));
  const reasons = JSON.parse(readFileSync(join(here, "unpressed.json"), "utf8"));
  const excused = Object.keys(reasons);
  return {
    idle: idle.filter((name) => !excused.some((pattern) => fits(pattern, name))).sort(),
    needless: excused.filter((pattern) => !idle.some((name) => fits(pattern, name))),
    all: names.size + keys.length,
  };
}
