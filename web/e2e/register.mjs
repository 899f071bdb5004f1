/**
 * The register of controls: which exist, and which were pressed. Their names come from the build (see ../controls.js).
 * Targets and moves, which depend on the game, are counted by kind and by verb. Each test file writes its notes;
 * run.mjs combines them at the end.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { allControls } from "../controls.js";

const here = dirname(fileURLToPath(import.meta.url));
const notes = join(here, "..", "..", "build", "controls");
const source = join(here, "..", "src");

/** Runs in every page before its own code: reports what can be pressed, and what is pressed. */
function listen() {
  const CONTROL = "a, button, input, select, summary, textarea, [role=button], [data-control]";
  const reported = new Set();
  const tell = (kind, name) => {
    if (reported.has(`${kind} ${name}`)) return;
    reported.add(`${kind} ${name}`);
    globalThis.tellControl(kind, name);
  };
  const isLit = (element) =>
    element.dataset.target !== undefined && element.dataset.state !== "idle" && element.dataset.state !== "off";

  /** The names of an element; a lit target has one too. */
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

  /** A disabled control that says why can still be reached, but pressing it does nothing. */
  const isDisabled = (element) => element.disabled || element.ariaDisabled === "true";
  const press = (element) => {
    if (isDisabled(element) || (element.dataset.target !== undefined && !isLit(element))) return;
    for (const name of named(element)) tell("pressed", name);
  };
  const isField = (element) => element.matches("input:not([readonly]), select, textarea");
  const onClick = ({ target }) => {
    for (let element = target.closest(CONTROL); element; element = element.parentElement?.closest(CONTROL))
      if (!isField(element)) press(element);
  };
  const onKey = (event) => {
    const { target, key } = event;
    if (key === "Enter" && target.matches?.(CONTROL) && !isField(target)) press(target);
    // a key that the page handles is a shortcut; that is known after all listeners have run
    const { pathname } = location;
    const [, part] = /\/(replay|review)$/.exec(pathname) ?? [];
    const page = part ?? (pathname.startsWith("/learn/") ? "lesson" : "table");
    const later = new MessageChannel(); // a test may have stopped the page's timers
    later.port1.onmessage = () => event.defaultPrevented && tell("pressed", `${page} key ${key}`);
    later.port2.postMessage(null);
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
  for (const kind of ["input", "change"])
    addEventListener(kind, ({ target }) => target.matches?.(CONTROL) && press(target), true);

  /** Targets and moves are reported by the player, who chooses among them. */
  let waiting = false;
  const look = () => {
    waiting = false;
    for (const element of document.querySelectorAll(CONTROL)) {
      if (element.dataset.target !== undefined && element.dataset.control === undefined) continue;
      const name = element.dataset.control ?? named(element)[0];
      if (name === undefined || reported.has(`seen ${name}`) || element.disabled || !element.checkVisibility())
        continue;
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

/** Records what a player could have pressed, by its name in the register. */
export function couldPress(names) {
  for (const name of names) seen.add(name);
}

/** What was pressed in this file: targets and moves, or another kind of control. */
export function pressedSoFar(kind = / (target|move|choice) /) {
  return [...pressed].filter((name) => kind.test(name));
}

/**
 * True if this was pressed in this file. Until its window is drawn, a choice is briefly a button of the prompt; a move
 * chosen in its window need not be pressed there.
 */
export function wasPressed(name, all = pressed) {
  return all.has(name) || all.has(name.replace(" move ", " choice "));
}

/** Writes this file's notes; called at its end. */
export function writeDown() {
  mkdirSync(notes, { recursive: true });
  const notebook = { seen: [...seen].sort(), pressed: [...pressed].sort() };
  writeFileSync(join(notes, `${basename(process.argv[1], ".test.mjs")}.json`), JSON.stringify(notebook, null, 1));
}

export function forget() {
  rmSync(notes, { recursive: true, force: true });
}

const fits = (pattern, name) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".+")}$`).test(name);

/** The controls that were never pressed, and listed exceptions that were pressed after all. */
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
  const idle = [...names].filter((name) => !wasPressed(name, done) && ![...done].some((other) => fits(name, other)));
  idle.push(...keys.filter((key) => !key.pressed).map(({ name }) => name));
  const reasons = JSON.parse(readFileSync(join(here, "unpressed.json"), "utf8"));
  const excused = Object.keys(reasons);
  return {
    idle: idle.filter((name) => !excused.some((pattern) => fits(pattern, name))).sort(),
    needless: excused.filter((pattern) => !idle.some((name) => fits(pattern, name))),
    all: names.size + keys.length,
  };
}
