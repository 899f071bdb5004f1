/** All texts in both languages: the client's, the boards', the games' and their guides. */

import { describe, expect, it } from "vitest";

const messages = {
  ...import.meta.glob<string>("../src/lib/{,device/}texts/*.ftl", { eager: true, query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../src/pages/*/texts/*.ftl", { eager: true, query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/fajrant/games/*/lesson/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../src/lib/games/*/texts/*.ftl", { eager: true, query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/fajrant/texts/*.ftl", { eager: true, query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/fajrant/games/*/texts/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
};
const guides = import.meta.glob<string>("../../src/fajrant/games/*/guide/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const boxes = import.meta.glob<{ names: Record<string, Record<string, string>> }>(
  "../src/lib/games/*/fixtures/content.json",
  { eager: true, import: "default" },
);

const everything = Object.entries({ ...messages, ...guides }).map(([path, text]) => ({
  path: path.replace(/^[./]+/, ""),
  text,
}));
const inLanguage = (code: string) => everything.filter(({ path }) => new RegExp(`/${code}\\.(ftl|md)$`).test(path));

/** The lines that match a pattern, with their file. */
function linesWith(files: { path: string; text: string }[], wrong: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => !line.startsWith("#") && wrong.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

/** The keys, and the variables of each message in order. */
function shape(text: string): Record<string, string[]> {
  const variables: Record<string, string[]> = {};
  let key = "";
  for (const line of text.split("\n")) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    if (!key || line.startsWith("#")) continue;
    variables[key] = [
      ...new Set([...(variables[key] ?? []), ...[...line.matchAll(/\$(\w+)/g)].map((match) => match[1]!)]),
    ].sort();
  }
  return variables;
}

describe("every message exists in both languages, with the same variables", () => {
  const english = Object.keys(messages).filter((path) => path.endsWith("/en.ftl"));
  it.each(english)("%s", (path) => {
    expect(shape(messages[path.replace("/en.ftl", "/pl.ftl")]!)).toEqual(shape(messages[path]!));
  });
});

describe("no text uses these phrases", () => {
  it.each([
    [/\bwhoever\b/i, "en"],
    [/\banew\b/i, "en"],
    [/\bfor nothing\b/i, "en"],
    [/(^|[.;:] |= )Who (has|is|opens|stops|wants|chooses|comes|passes)\b[^?]*$/, "en"],
    [/\bcomputer players\b/i, "en"],
    [/Really:/, "en"],
    [/do teraz/, "pl"],
    [/na stół\b(?! trafia)/, "pl"],
    [/rusz(y|ą) się/, "pl"],
    [/\bwind(a|ę|ą|y)\b/, "pl"], // a cage is „szola”, a lift „wyciąg”
    [/[Gg]racze komputerowi/, "pl"],
  ])("%s", (wrong, code) => {
    expect(linesWith(inLanguage(code), wrong)).toEqual([]);
  });
});

describe("Train Rush writes nouns in lower case within sentences", () => {
  const nouns = {
    en: "Active Region|Black Market|City action|Economic Zone|Corruption|Sector|Wagon|Contract|Hero|Mission",
    pl: "Surow|Wagon|Magazyn|Stacj|Szpie|Agen[ct]|Sektor|Tor(y|u|ze|ów|ach)?\\b|Kontra[kh]|Misj|Bohater|Miast|Przesył|Lokomotyw|Region|Akcj|Inwestycj|Stref|Bocznic|Czarn",
  };
  it.each(Object.entries(nouns))("%s", (code, some) => {
    const within = new RegExp(`[\\p{Ll}\\d,;)] (${some})`, "u");
    const files = inLanguage(code).filter(({ path }) => path.includes("/train_rush/"));
    expect(files).toHaveLength(4);
    expect(linesWith(files, within)).toEqual([]);
    const [, box] = Object.entries(boxes).find(([path]) => path.includes("/train_rush/"))!;
    expect(Object.values(box.names[code]!).filter((name) => within.test(name))).toEqual([]);
  });
});
