/**
 * Records in links: `#/record/DATA`, with the record deflated and written in base64url. What follows a hash never
 * reaches a server, so such a link can be as long as a game needs, and nobody logs it. The lab's reports have them.
 */

/** A game of a few hundred decisions takes 2,000 characters; the longest games of bots 15,000. */
export const LONGEST_LINK = 40_000;
/** A link of that length could be inflated to tens of megabytes. */
export const LONGEST_RECORD = 400_000;

/** The record in a link. Throws if the link is damaged or too long. */
export async function recordIn(data: string): Promise<string> {
  if (data.length > LONGEST_LINK) throw new RangeError("the link is too long");
  const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > LONGEST_RECORD) {
      await reader.cancel();
      throw new RangeError("the record is too long");
    }
    if (done) return text;
  }
}
