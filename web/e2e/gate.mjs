/**
 * Fails a test when something goes wrong on one of its pages: an uncaught error or rejection, an error in the console,
 * a failed or refused request or command; or on its server: a warning or an error in the log. A test that provokes such
 * a problem announces it first; an announced problem that does not happen is a failure too.
 */

/** Chromium's console line about a request, which the gate reports itself, with its URL. */
const REPORTED_TWICE = /^Failed to load resource: /;
/**
 * A page that is left, or no longer waits, aborts its requests and its live connection. That is fine for reading. An
 * aborted command may or may not have been carried out, so a test that leaves the page too early depends on luck.
 */
const GIVEN_UP = "net::ERR_ABORTED";
export const READS = ["GET", "HEAD"];
/** Milliseconds after which a test has failed. The longest ones take a few minutes on a busy machine. */
const LIMIT = 600_000;
const HUNG_UP = /^WebSocket connection to .* failed: WebSocket is closed before the connection is established\.$/;

export class Gate {
  #trouble = [];
  #announced = [];
  #shut = () => {};
  #limit;

  constructor(limit = LIMIT) {
    this.#limit = limit;
  }

  /** Watches every page of a browser context, including those that it opens itself. */
  watch(context) {
    const tell = (what) => this.#hear(context, what);
    const describe = (request) => `${request.method()} ${request.url()}`;
    context.on("weberror", (error) =>
      tell(`uncaught on ${error.page()?.url()}: ${error.error().stack ?? error.error()}`),
    );
    context.on("console", (message) => {
      if (
        !["error", "warning", "assert"].includes(message.type()) ||
        [REPORTED_TWICE, HUNG_UP].some((pattern) => pattern.test(message.text()))
      )
        return;
      tell(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      if (reason !== GIVEN_UP || !READS.includes(request.method())) tell(`${reason} ${describe(request)}`);
    });
    context.on(
      "response",
      (answer) => answer.status() >= 400 && tell(`${answer.status()} ${describe(answer.request())}`),
    );
    context.on("page", (page) => page.on("websocket", (socket) => watchCommands(socket, tell)));
  }

  /** Reads a line of the server's log, which may also print other lines. */
  readLog(line) {
    const { level, ...entry } = line.startsWith("{") ? JSON.parse(line) : {};
    if (["warning", "error", "critical"].includes(level))
      this.#hear(undefined, `server ${level}: ${JSON.stringify(entry)}`);
  }

  #hear(context, what) {
    const expected = this.#announced.filter((entry) => entry.context === context && entry.pattern.test(what));
    for (const entry of expected) entry.came = true;
    if (expected.length > 0) return;
    this.#trouble.push(what);
    this.#shut(this.#failure());
  }

  #failure(...more) {
    const error = new Error(
      ["something went wrong on the pages or the server of this test:", ...this.#trouble, ...more].join("\n"),
    );
    error.stack = error.message; // the gate's own stack would not help
    return error;
  }

  /** Declares that this must go wrong on the page, or on the server if there is none, before the test ends. */
  announce(page, ...patterns) {
    this.#expect(page, patterns, true);
  }

  /** Declares that this may go wrong on the page, or on the server if there is none. */
  allow(page, ...patterns) {
    this.#expect(page, patterns, false);
  }

  #expect(page, patterns, must) {
    for (const pattern of patterns) this.#announced.push({ context: page?.context(), pattern, must, came: false });
  }

  /**
   * Does some work. Rejects at once on an unannounced problem or if the work takes too long, and at the end if an
   * announced problem did not happen.
   */
  async guard(work) {
    this.#trouble = [];
    this.#announced = [];
    const shut = new Promise((_, reject) => (this.#shut = reject));
    const working = work();
    working.catch(() => {}); // it ends when its pages close
    const clock = setTimeout(() => this.#shut(new Error(`no end after ${this.#limit / 1000} seconds`)), this.#limit);
    await Promise.race([working, shut]).finally(() => clearTimeout(clock));
    const missed = this.#announced
      .filter(({ must, came }) => must && !came)
      .map(({ pattern }) => `announced, but it did not come: ${pattern}`);
    if (this.#trouble.length + missed.length > 0) throw this.#failure(...missed);
  }
}

/** Watches the commands on a live connection: those that are refused, and those that are left without an answer. */
function watchCommands(socket, tell) {
  const open = new Set();
  socket.on("framesent", ({ payload }) => {
    const { type, id } = JSON.parse(payload);
    if (type !== "ping") open.add(id);
  });
  socket.on("framereceived", ({ payload }) => {
    if (!String(payload).startsWith('{"type":"answer"')) return;
    const { id, status } = JSON.parse(payload);
    open.delete(id);
    if (status >= 400) tell(`${status} COMMAND ${socket.url()}`);
  });
  socket.on("close", () => open.size > 0 && tell(`unanswered COMMAND ${socket.url()}`));
}
