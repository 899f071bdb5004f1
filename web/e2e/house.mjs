/** A real server on a free port with its own database, and a real Chromium. */

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { Gate, READS } from "./gate.mjs";
import { register, writeDown } from "./register.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const python = process.env.FAJRANT_PYTHON ?? join(root, ".venv", "bin", "python");
const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
export const CARDS = "coal_baron_cards";
export const BARON = "coal_baron";
export const DWERGAR = "dwergar";
export const STEAM = "steamrollers";
export const RUSH = "train_rush";
export const GAMES = [CARDS, BARON, DWERGAR, STEAM, RUSH];
/**
 * What Chromium is to do without. The two popups are hidden pages of its own in every window, and cost a fifth of the
 * time of all tests. The others are the ones that Playwright turns off: only the last list counts.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
const QUIET = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${WITHOUT.join()}`,
];

export const LAPTOP = { width: 1440, height: 900 };
export const LOW_LAPTOP = { width: 1440, height: 760 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/**
 * Requests that fail on a page without its server, and do no harm: what it fetches ahead is fetched again when it is
 * needed, and Chromium asks for the page's icon whenever it likes.
 */
export const FETCHED_AHEAD =
  /^net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|EMPTY_RESPONSE) GET .*\/(assets\/[\w.-]+|favicon\.svg)$/;

export const ME = { kind: "me", name: "Ania" };
export const BOT = { kind: "bot", level: "random", name: "Robot" };

export async function openHouse() {
  const house = new House();
  await house.start();
  return house;
}

/** The house for a test file. */
export function houseForTests(house = new House()) {
  before(() => house.start());
  after(async () => {
    writeDown();
    await house.close();
  });
  return house;
}

function chromiumHere() {
  const path = process.env.CHROMIUM || CHROMIUM.find(existsSync);
  if (!path) throw new Error("Chromium was not found; set CHROMIUM to its path");
  return path;
}

/** The record of a game among greedy bots. */
export function recordOfBots(game, players, seed = 1) {
  const folder = mkdtempSync(join(tmpdir(), "fajrant-record-"));
  try {
    execFileSync(python, [
      "-m",
      "fajrant",
      "sim",
      game,
      "--bots",
      "greedy",
      "--players",
      String(players),
      "--games",
      "1",
      "--seed",
      String(seed),
      "--records",
      folder,
    ]);
    return readFileSync(join(folder, readdirSync(folder)[0]), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The record of the last decisions of a random game between two players. */
export function endOfGame(game, decisions) {
  const program = `
import sys, fajrant
from fajrant.core.dice import seeded

def played(match, until):
    dice = seeded(3)
    while not match.over() and match.decisions() < until:
        seat = match.acting()[0]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match

whole = played(fajrant.new(sys.argv[1], 2, 3), 10**6)
begun = fajrant.from_json(played(fajrant.new(sys.argv[1], 2, 3), whole.decisions() - int(sys.argv[2])).to_json())
for entry in whole.entries()[-int(sys.argv[2]):]:
    begun.play(entry.seat, entry.move.text)
print(begun.record(), end="")
`;
  return execFileSync(python, ["-c", program, game, String(decisions)], { encoding: "utf8" });
}

/** All visitors of a test come from one address, and a test that waits for something asks again and again. */
const LIMITS = { FAJRANT_REVIEW_BURST: "1000", FAJRANT_LOOK_RATE: "10000", FAJRANT_LOOK_BURST: "10000" };

/** Starts the server and waits until it prints its address. `hear` gets every line of its output. */
async function serve(folder, port, hear) {
  const child = spawn(
    python,
    [
      "-m",
      "fajrant",
      "serve",
      "--port",
      String(port),
      "--database",
      join(folder, "tables.db"),
      "--any-seed",
      "--bot-pause",
      "0",
      "--lang",
      "en",
    ],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...LIMITS } },
  );
  const output = [];
  const address = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        output.push(line);
        hear(line);
        const address = /http:\/\/[\d.]+:\d+/.exec(line);
        if (address) resolve(address[0]);
      });
    }
    child.on("exit", () => reject(new Error(`the server stopped:\n${output.join("\n")}`)));
  });
  return { child, address };
}

/** Lets a page go elsewhere only when all its commands are answered: leaving it earlier would abort them, or not. */
function leaveInPeace(page) {
  const open = new Set();
  let settle = () => {};
  const end = (request) => open.delete(request) && open.size === 0 && settle();
  page.on("request", (request) => !READS.includes(request.method()) && open.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  for (const way of ["goto", "reload"]) {
    const leave = page[way].bind(page);
    page[way] = async (...rest) => {
      if (open.size > 0) await new Promise((settled) => (settle = settled));
      return leave(...rest);
    };
  }
  return page;
}

export class House {
  #gate = new Gate();
  #contexts = new Set();

  async start() {
    this.folder = mkdtempSync(join(tmpdir(), "fajrant-e2e-"));
    [this.server, this.browser] = await Promise.all([
      this.serve(),
      chromium.launch({ executablePath: chromiumHere(), args: QUIET }),
    ]);
  }

  serve(port = 0) {
    return serve(this.folder, port, (line) => this.#gate.readLog(line));
  }

  get address() {
    return this.server.address;
  }

  /**
   * A visitor with their own browser context. Anything that goes wrong on their pages fails the test. With `learnt`,
   * they know all games already, and nothing offers them a lesson.
   */
  async visitor({
    lang = "en",
    size = LAPTOP,
    touch = size.width < 1000,
    theme = "day",
    motion = "none",
    speed = "instant",
    learnt = true,
  } = {}) {
    const context = await this.browser.newContext({ viewport: size, hasTouch: touch, reducedMotion: "reduce" });
    await this.#enter(context);
    await context.addInitScript(
      (settings) =>
        location.protocol.startsWith("http") &&
        (localStorage.getItem("fajrant.settings") ?? localStorage.setItem("fajrant.settings", settings)),
      JSON.stringify({ lang, theme, motion, speed }),
    );
    if (learnt)
      await context.addInitScript(
        (lessons) => location.protocol.startsWith("http") && localStorage.setItem("fajrant.lessons", lessons),
        JSON.stringify(Object.fromEntries(GAMES.map((game) => [game, { step: 0, done: true }]))),
      );
    return leaveInPeace(await context.newPage());
  }

  /** A visitor whose browser keeps its cache, as browsers do outside tests. */
  async resident() {
    const kept = join(this.folder, "browser");
    const context = await chromium.launchPersistentContext(kept, {
      executablePath: chromiumHere(),
      args: QUIET,
      viewport: LAPTOP,
      reducedMotion: "reduce",
    });
    await this.#enter(context);
    return context.newPage();
  }

  /** Does something on a resident's page and kills the browser at once, as a crash would. */
  async crash(page, act) {
    const mine = ["-P", String(process.pid), "-f", join(this.folder, "browser")];
    const [browser] = execFileSync("pgrep", mine, { encoding: "utf8" }).split("\n");
    const gone = new Promise((closed) => page.context().once("close", closed));
    await act();
    process.kill(Number(browser), "SIGKILL");
    await gone;
  }

  async #enter(context) {
    this.#contexts.add(context);
    this.#gate.watch(context);
    await register(context);
  }

  /** Declares a problem that the test must provoke on the page: see Gate. */
  announce(page, ...patterns) {
    this.#gate.announce(page, ...patterns);
  }

  /** Declares a problem that the test may provoke on the page. */
  allow(page, ...patterns) {
    this.#gate.allow(page, ...patterns);
  }

  /** A test in this house. A problem on one of its pages fails it at once; its pages are closed afterwards. */
  test(name, body) {
    return test(name, async () => {
      try {
        await this.#gate.guard(body);
      } finally {
        await Promise.all([...this.#contexts].map((context) => context.close()));
        this.#contexts.clear();
        await this.recover();
      }
    });
  }

  /** Starts the server again if a test has stopped it. */
  async recover() {
    const { child } = this.server;
    if (child.exitCode !== null || child.signalCode !== null) await this.startServer();
  }

  /** Sends a command with the visitor's cookie; retries if the rate limit refused it. */
  async command(page, path, data) {
    for (;;) {
      const answer = await page.request.post(`${this.address}/api${path}`, {
        headers: { "X-Fajrant": "1", Origin: this.address },
        data,
      });
      if (answer.ok()) return answer.json();
      if (answer.status() !== 429) throw new Error(await answer.text());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Reads from the API with the visitor's cookie. */
  async read(page, path) {
    const answer = await page.request.get(`${this.address}/api${path}`);
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  }

  /** Opens a table through the API with the visitor's cookie, and goes there. */
  async sitDown(page, seats, { seed = 7, game = CARDS, options = {} } = {}) {
    const { id } = await this.open(page, seats, seed, game, options);
    await page.goto(`${this.address}/table/${id}`);
    return id;
  }

  async open(page, seats, seed, game = CARDS, options = {}) {
    await page.goto(this.address);
    return this.command(page, "/tables", { game, options, seats, seed });
  }

  /**
   * Opens a table on a shared device, makes this many random decisions (liked ones first, idle ones last), and goes
   * there.
   */
  async comeLate(
    page,
    players,
    decisions,
    { seed = 7, game = CARDS, options = {}, roll, idle = ["pass", "done"], liked = /./, until = () => false },
  ) {
    const others = ["Bartek", "Celina", "Darek"].slice(0, players - 1);
    let table = await this.open(page, [ME, ...others.map((name) => ({ kind: "hotseat", name }))], seed, game, options);
    for (let number = 0; number < decisions && table.status === "running"; number += 1) {
      const { seat, moves, view } = table.moments.find((moment) => moment.moves.length > 0);
      if (until(view, moves)) break;
      const busy = moves.filter((move) => !idle.includes(move.text) && liked.test(move.text));
      const { text } = (busy.length > 0 ? busy : moves)[roll(Math.max(1, busy.length))];
      await this.command(page, `/tables/${table.id}/moves`, { seat, number, text });
      table = await this.read(page, `/tables/${table.id}`);
    }
    await page.goto(`${this.address}/table/${table.id}`);
    return table;
  }

  async stopServer() {
    const child = this.server?.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** Runs a statement on the server's database; only while the server is stopped. */
  changeDatabase(statement) {
    const work = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()";
    execFileSync(python, ["-c", work, join(this.folder, "tables.db"), statement]);
  }

  async startServer() {
    this.server = await this.serve(Number(new URL(this.address).port));
  }

  async close() {
    await this.browser?.close();
    await this.stopServer();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
