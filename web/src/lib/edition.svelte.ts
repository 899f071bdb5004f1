/**
 * Which edition of the web client this page is, and whether the server has another one by now. A page can stay open
 * while its server is upgraded; then messages may have a new format, and the files of its other pages may be gone.
 * Without a server, the browser stores a new edition beside the old one, and it is used when the person wants it.
 */

/** The edition of this page; empty on a dev server, which does not say. */
const ours = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? "";

export class Edition {
  /** True if the server has another edition. */
  outdated = $state(false);
  /** True if the page could not understand the server: what it shows may be out of date. */
  confused = $state(false);

  /** Loads the new edition. */
  load = (): void => location.reload();

  constructor(private readonly ours: string) {}

  /** Compares the server's edition with ours. Proxies and older servers do not send one. */
  compare(theirs: string | null | undefined): void {
    if (this.ours && theirs && theirs !== this.ours) this.outdated = true;
  }

  /** A new edition waits. `load` changes to it and reloads the page. */
  offer(load: () => void): void {
    this.outdated = true;
    this.load = load;
  }

  /** Call when the page could not understand the server. Within one edition that is a bug, and reported as one. */
  stumble(error: unknown): void {
    this.confused = true;
    if (!this.outdated) reportError(error);
  }
}

export const edition = new Edition(ours);
