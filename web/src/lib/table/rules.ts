/** The players' rules as HTML, with an anchor at every heading. */

import { marked } from "marked";

export interface Chapter {
  anchor: string;
  title: string;
  depth: number;
}

/** The end of a chapter, by which its reader is noticed. */
function endOf(chapter: Chapter | undefined): string {
  return chapter ? `<span class="chapter-end" data-chapter="${chapter.anchor}"></span>\n` : "";
}

/** A heading may end in `{#anchor POINT POINT}`; otherwise its anchor is its number in the text. */
export function render(markdown: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const tokens = marked.lexer(markdown);
  let html = "";
  let chapter: Chapter | undefined; // the current one of depth 2
  for (const token of tokens) {
    if (token.type !== "heading") {
      html += marked.parser([token]);
      continue;
    }
    const anchor = /\{#([\w-]+)[^}]*\}\s*$/.exec(token.text as string)?.[1] ?? `chapter-${chapters.length + 1}`;
    const title = (token.text as string).replace(/\s*\{#[^}]*\}\s*$/, "");
    const depth = Math.min(6, (token.depth as number) + 1);
    const heading = { anchor, title: plain(title), depth: token.depth as number };
    chapters.push(heading);
    if (heading.depth <= 2) {
      html += endOf(chapter);
      chapter = heading.depth === 2 ? heading : undefined;
    }
    html += `<h${depth} id="rules-${anchor}" tabindex="-1">${marked.parseInline(title) as string}</h${depth}>\n`;
  }
  return { html: html + endOf(chapter), chapters };
}

function plain(text: string): string {
  return text.replace(/[*_`]/g, "");
}
