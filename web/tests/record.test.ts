import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";

import OpenRecord from "../src/pages/home/OpenRecord.svelte";

let asked: { path: string; body: unknown }[];

function answer(status: number, body: unknown): void {
  asked = [];
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, how: RequestInit) => {
      asked.push({ path, body: JSON.parse(String(how.body)) });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    }),
  );
}

beforeEach(() => history.replaceState(null, "", "/"));

const RECORD = "coal_baron_cards 1   seats Ania Bartek   seed 7\n";

async function choose(): Promise<void> {
  render(OpenRecord);
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const clicked = vi.spyOn(input, "click");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Open a record…" }));
  expect(clicked).toHaveBeenCalledOnce();
  await user.upload(input, new File([RECORD], "record.txt", { type: "text/plain" }));
}

it.each([
  ["over", "/table/abc/replay"],
  ["running", "/table/abc"],
])("a game that is %s opens at %s", async (status, path) => {
  answer(201, { id: "abc", status });
  await choose();
  await waitFor(() => expect(location.pathname).toBe(path));
  expect(asked).toEqual([{ path: "/api/tables/from-record", body: { record: RECORD } }]);
});

it("shows what is wrong with a record", async () => {
  answer(400, { error: "bad_request", message: { en: "This record cannot be opened: line 2", pl: "…" }, details: {} });
  await choose();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("This record cannot be opened: line 2"));
  expect(location.pathname).toBe("/");
});
