/**
 * What goes wrong on a page fails the test that was on it: an uncaught error or rejection, a complaint in the console,
 * a request without an answer or with a refusal. A test that causes such a thing announces it; what was announced and
 * did not come is a failure too.
 */

/** Chromium's own line about a request that the gate hears of itself, with its address. */
const TOLD_TWICE = /^Failed to load resource: /;
/** A page that is left, or asks no longer, gives up its requests and its line. */
const GIVEN_UP = "net::ERR_ABORTED";
const HUNG_UP = /^WebSocket connection to .* failed: WebSocket is closed before the connection is established\.$/;

export class Gate {
  #trouble = [];
  #announced = [];
  #shut = () => {};

  /** Listens to every page of a browser context, to those that it opens itself too. */
  watch(context) {
    const tell = (what) => this.#hear(context, what);
    const said = (request) => `${request.method()} ${request.url()}`;
    context.on("weberror", (error) =>
      tell(`uncaught on ${error.page()?.url()}: ${error.error().stack ?? error.error()}`),
    );
    context.on("console", (message) => {
      if (
        !["error", "warning", "assert"].includes(message.type()) ||
        [TOLD_TWICE, HUNG_UP].some((one) => one.test(message.text()))
      )
        return;
      tell(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`);
    });
    context.on(
      "requestfailed",
      (request) =>
        request.failure()?.errorText !== GIVEN_UP && tell(`${request.failure()?.errorText} ${said(request)}`),
    );
    context.on("response", (answer) => answer.status() >= 400 && tell(`${answer.status()} ${said(answer.request())}`));
  }

  #hear(context, what) {
    const meant = this.#announced.filter((one) => one.context === context && one.pattern.test(what));
    for (const one of meant) one.came = true;
    if (meant.length > 0) return;
    this.#trouble.push(what);
    this.#shut(this.#said());
  }

  #said(...more) {
    const error = new Error(["something went wrong on the pages of this test:", ...this.#trouble, ...more].join("\n"));
    error.stack = error.message; // where the gate heard of it says nothing
    return error;
  }

  /** From here to the end of the test this is meant to go wrong on this page, at least once. */
  announce(page, ...patterns) {
    for (const pattern of patterns) this.#announced.push({ context: page.context(), pattern, must: true, came: false });
  }

  /** The same where it depends on the moment whether it comes. */
  allow(page, ...patterns) {
    for (const pattern of patterns)
      this.#announced.push({ context: page.context(), pattern, must: false, came: false });
  }

  /**
   * Does some work, but not on when something goes wrong that was not announced; afterwards all that was announced
   * has come.
   */
  async guard(work) {
    this.#trouble = [];
    this.#announced = [];
    const shut = new Promise((_, reject) => (this.#shut = reject));
    const working = work();
    working.catch(() => {}); // it ends with its pages
    await Promise.race([working, shut]);
    const missed = this.#announced
      .filter(({ must, came }) => must && !came)
      .map(({ pattern }) => `announced, but it did not come: ${pattern}`);
    if (this.#trouble.length + missed.length > 0) throw this.#said(...missed);
  }
}
