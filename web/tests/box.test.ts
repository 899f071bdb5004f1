import { afterEach, expect, it, vi } from "vitest";

import { fetchBox, openBox } from "../src/lib/games/box";
import { name } from "../src/lib/i18n.svelte";

const content = (word: string) => ({ names: { en: { lorry: word }, pl: {} } });

/** A server that knows every game's content, or fails. */
function server(works: () => boolean) {
  const fetch = vi.fn((path: string) =>
    works() ? Promise.resolve(Response.json(content(path.split("/")[3]!))) : Promise.reject(new Error("no line")),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

it("a box is fetched once, however often it is used", async () => {
  const fetch = server(() => true);
  const [one, two] = await Promise.all([fetchBox("first_game"), fetchBox("first_game")]);
  expect(one).toBe(two);
  expect(one.board).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("a box that could not be fetched is fetched again", async () => {
  let works = false;
  server(() => works);
  await expect(fetchBox("second_game")).rejects.toThrow("no line");
  works = true;
  await expect(fetchBox("second_game")).resolves.toMatchObject({ content: content("second_game") });
});

it("fetching a box ahead does not change the current texts", async () => {
  server(() => true);
  await openBox("third_game");
  await fetchBox("fourth_game");
  expect(name("lorry")).toBe("third_game");
  await openBox("fourth_game");
  expect(name("lorry")).toBe("fourth_game");
});
