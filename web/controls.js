/**
 * Names of controls, derived from their place in the source, so that they need no upkeep and no language.
 *
 * `<button onclick={undo}>{t("prompt-undo")}</button>` in UndoButton.svelte becomes the control
 * "UndoButton/prompt-undo": the file and the first text key in it, or another distinguishing attribute. The build
 * writes the name into the page
 * as `data-control`, and the browser tests check that every name was pressed. A control can set its own name with a
 * `data-control` in the source.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { parse } from "svelte/compiler";

/** Elements that a person can press or fill in. */
const PRESSED = ["a", "button", "input", "select", "summary", "textarea"];
/** Shared components: they get the name of the component that uses them, and name their controls after it. */
const SHARED = { Dialog: "/close", PileLine: "/look", Segments: ":*" };

/** All nodes of a part of the syntax tree, in source order. */
function* within(node) {
  if (Array.isArray(node)) {
    for (const child of node) yield* within(child);
  } else if (node && typeof node === "object") {
    if (typeof node.type === "string") yield node;
    for (const [key, child] of Object.entries(node)) if (key !== "metadata") yield* within(child);
  }
}

/** The first text key in an element outside its event handlers, as source: `prompt-undo` or `tab-${item}`. */
function keyIn(element, source) {
  const spoken = [...element.attributes.filter(({ name }) => !/^on|^bind/.test(name ?? "")), element.fragment];
  for (const node of within(spoken)) {
    if (node.type !== "CallExpression" || !["t", "say"].includes(node.callee.name)) continue;
    let key = node.arguments[0];
    while (key?.type === "ConditionalExpression") key = key.consequent;
    if (key?.type === "Literal") return key.value;
    if (key?.type === "TemplateLiteral") return source.slice(key.start + 1, key.end - 1);
  }
  return "";
}

/** The value of an attribute that is a plain string: `class="btn pri to-result"`. */
function written(element, name) {
  const value = element.attributes.find(
    (attribute) => attribute.type === "Attribute" && attribute.name === name,
  )?.value;
  return Array.isArray(value) && value.every((part) => part.type === "Text")
    ? value.map((part) => part.data).join("")
    : "";
}

function isControl(node) {
  if (node.type === "Component") return node.name in SHARED;
  if (node.type !== "RegularElement") return false;
  return PRESSED.includes(node.name) || written(node, "role") === "button";
}

/** The controls of a component: their names, the suffix of a shared component, and their place in the source. */
export function controlsOf(source, file) {
  const component = basename(file, ".svelte");
  const folder = /lib\/games\/(\w+)\//.exec(file)?.[1];
  const taken = new Map();
  const controls = [];
  for (const node of within(parse(source, { modern: true }).fragment)) {
    if (!isControl(node) || written(node, "aria-hidden") === "true") continue;
    if (node.attributes.some(({ name }) => name === "data-control" || name === "control")) continue;
    const says =
      keyIn(node, source) ||
      written(node, "id") ||
      written(node, "class").split(" ").at(-1) ||
      written(node, "type") ||
      node.name;
    const name = `${folder ? `${folder}/` : ""}${component}/${says}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const end = node.type === "Component" ? SHARED[node.name] : "";
    controls.push({ name: count > 1 ? `${name} ${count}` : name, end, at: node.start + 1 + node.name.length });
  }
  return controls;
}

/** A Svelte preprocessor that writes the names into the source. */
export function nameControls() {
  return {
    name: "name-controls",
    markup({ content, filename }) {
      if (!filename?.endsWith(".svelte") || filename.includes("node_modules")) return;
      let code = content;
      for (const { name, end, at } of controlsOf(content, filename).reverse()) {
        const value = name.includes("${") ? `{\`${name}\`}` : `"${name}"`;
        code = `${code.slice(0, at)} ${end ? "control" : "data-control"}=${value}${code.slice(at)}`;
      }
      return { code };
    },
  };
}

/** The names of all controls in the source, with a star for each variable part. */
export function allControls(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".svelte"));
  return files
    .flatMap((file) =>
      controlsOf(readFileSync(join(folder, file), "utf8"), join(folder, file)).map(
        ({ name, end }) => name.replace(/\$\{[^}]*\}/g, "*") + end,
      ),
    )
    .sort();
}
