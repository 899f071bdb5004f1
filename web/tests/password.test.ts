import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, expect, it, vi } from "vitest";

import { settings } from "../src/lib/settings.svelte";
import NameOnDevices from "../src/lib/ui/NameOnDevices.svelte";

interface Told {
  status: number;
  body: unknown;
}

const ANIA = { id: "a", name: "Ania", kept: false };
const WRONG: Told = {
  status: 403,
  body: {
    error: "wrong_password",
    message: { en: "Name or password is wrong.", pl: "Imię albo hasło się nie zgadza." },
    details: {},
  },
};

let asked: { path: string; body: unknown }[];
let answers: Record<string, Told>;

beforeEach(() => {
  asked = [];
  answers = { "GET /api/me": { status: 200, body: ANIA } };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, how: RequestInit) => {
      asked.push({ path, body: how.body ? JSON.parse(String(how.body)) : null });
      const answer = answers[`${how.method} ${path}`] ?? { status: 404, body: {} };
      return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
    }),
  );
});

const sent = (path: string) =>
  asked.filter((request) => request.path === path && request.body).map((request) => request.body);

async function shown(changed = vi.fn()) {
  const { container } = render(NameOnDevices, { changed });
  await waitFor(() => expect(screen.queryAllByRole("button")).not.toEqual([]));
  return { user: userEvent.setup(), changed, container };
}

it("sets a password for the name, taking the name first if it is new", async () => {
  answers["POST /api/me"] = { status: 200, body: { ...ANIA, name: "Anna" } };
  answers["POST /api/me/password"] = { status: 200, body: { ...ANIA, name: "Anna", kept: true } };
  const { user, changed } = await shown();
  const name = screen.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Anna");
  await user.type(screen.getByLabelText("New password"), "kilof i lampa{Enter}");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("The password is set."));
  expect(sent("/api/me")).toEqual([{ name: "Anna" }]);
  expect(sent("/api/me/password")).toEqual([{ password: "kilof i lampa" }]);
  expect(screen.getByText(/You are Anna/)).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

it("logs in by keyboard alone", async () => {
  answers["POST /api/login"] = { status: 200, body: { ...ANIA, kept: true } };
  const { user, changed } = await shown();
  await user.click(screen.getByRole("radio", { name: "log in" }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await user.tab();
  await user.keyboard("kilof i lampa{Enter}");
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(sent("/api/login")).toEqual([{ name: "Ania", password: "kilof i lampa" }]);
});

it("shows in both languages that the password is wrong, and stays", async () => {
  answers["POST /api/login"] = WRONG;
  const { user, changed } = await shown();
  await user.click(screen.getByRole("radio", { name: "log in" }));
  await user.type(screen.getByLabelText("Password"), "guess{Enter}");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Name or password is wrong."));
  settings.lang = "pl";
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Imię albo hasło się nie zgadza."));
  expect(changed).not.toHaveBeenCalled();
});

it("changes a password, given the old one, and logs out", async () => {
  answers["GET /api/me"] = { status: 200, body: { ...ANIA, kept: true } };
  answers["POST /api/me/password"] = { status: 200, body: { ...ANIA, kept: true } };
  answers["POST /api/logout"] = { status: 200, body: { id: "b", name: null, kept: false } };
  const { user, changed } = await shown();
  await user.click(screen.getByRole("button", { name: "Change the password" }));
  await user.type(screen.getByLabelText("Current password"), "kilof i lampa");
  await user.type(screen.getByLabelText("New password"), "lampa i kilof{Enter}");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("The password is set."));
  expect(sent("/api/me/password")).toEqual([{ password: "lampa i kilof", old: "kilof i lampa" }]);
  await user.click(screen.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
});

it("reports that the server does not answer", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("no server"))),
  );
  render(NameOnDevices, {});
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("did not answer"));
});

it.each([false, true])("passes axe (kept: %s)", async (kept) => {
  answers["GET /api/me"] = { status: 200, body: { ...ANIA, kept } };
  const { user, container } = await shown();
  if (kept) await user.click(screen.getByRole("button", { name: "Change the password" }));
  const result = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(result.violations.map((violation) => violation.id)).toEqual([]);
});
