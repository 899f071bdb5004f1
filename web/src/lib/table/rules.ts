/** The players' rules as HTML, with an anchor at every heading. */

import { marked } from "marked";

export interface Chapter {
  anchor: string;
  title: string;
  depth: number;
}

/** A heading may end in `{#anchor POINT POINT}`; without one its place in the text is its anchor. */
export function render(markdown: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const tokens = marked.lexer(markdown);
  let html = "";
  for (const token of tokens) {
    if (token.type !== "heading") {
      html += marked.parser([token]);
      continue;
    }
    const anchor = /\{#([\w-]+)[^}]*\}\s*$/.exec(token.text as string)?.[1] ?? `chapter-${chapters.length + 1}`;
    const title = (token.text as string).replace(/\s*\{#[^}]*\}\s*$/, "");
    const depth = Math.min(6, (token.depth as number) + 1);
    chapters.push({ anchor, title: plain(title), depth: token.depth as number });
    html += `<h${depth} id="rules-${anchor}" tabindex="-1">${marked.parseInline(title) as string}</h${depth}>\n`;
  }
  return { html, chapters };
}

function plain(text: string): string {
  return text.replace(/[*_`]/g, "");
}
