import type { Options } from "markdown-it";
import Renderer from "markdown-it/lib/renderer.mjs";
import type Token from "markdown-it/lib/token.mjs";
import { escapeMarkup } from "~/markdown/escape";
import { CODE_LANGUAGES, highlight } from "~/markdown/highlight.server";
import { inlineTokensOf, tokensOf } from "~/markdown/parse-markdown";
import { ContentError } from "./front-matter";
import { type ContentValues, fillPlaceholders } from "./placeholders";
import { sanitise } from "./sanitise.server";
import { textOf } from "./text-of";

export interface Heading {
  id: string;
  text: string;
  /** As in the HTML: 2 is `<h2>`. */
  level: number;
}

/** Markdown as it goes into a page. */
export interface Rendered {
  /** Sanitised; headings carry ids and link to themselves. */
  html: string;
  headings: Heading[];
  /** All that a reader reads, code included, in one line. */
  text: string;
}

export interface RenderOptions {
  /** Named in errors. */
  file: string;
  values: ContentValues;
  /** Put before every heading's id, where several texts share a page. */
  idPrefix?: string;
  /** Added to every heading's level, where the text is a section of a page. */
  deeper?: number;
}

/** Our own texts may hold HTML; the sanitiser has the last word. */
const OURS = { html: true };
const OPTIONS: Options = {};
const NOTE = /^\[!(NOTE|TIP|WARNING)\]\s*/;

/**
 * Renders one of our texts: GitHub's Markdown, code with classes for colours, tables that scroll,
 * notes (`> [!NOTE]`), and two kinds of blocks with "Title: text" lines: `flow` (steps with arrows)
 * and `cards`.
 *
 * @throws {ContentError} for a level-1 heading, a skipped level, an unknown language or placeholder
 */
export function renderMarkdown(source: string, options: RenderOptions): Rendered {
  const headings: Heading[] = [];
  const tokens = tokensOf(source, OURS);
  if (!tokens) throw new ContentError(options.file, "quotes and lists nest too deep");
  markNotes(tokens);
  const raw = rendererOf(options, headings).render(tokens, OPTIONS, {});
  const fill = (text: string, encode?: (value: string) => string) =>
    fillPlaceholders(options.file, text, options.values, encode);
  const html = fill(sanitise(raw), escapeMarkup);
  return {
    html,
    headings: headings.map((heading) => ({ ...heading, text: fill(heading.text) })),
    text: textOf(html),
  };
}

function rendererOf(
  { file, idPrefix = "", deeper = 0 }: RenderOptions,
  headings: Heading[],
): Renderer {
  const renderer = new Renderer();
  const inline = (children: Token[] | null) => renderer.renderInline(children ?? [], OPTIONS, {});
  const line = (text: string) => inline(inlineTokensOf(text, OURS));
  renderer.rules.heading_open = (tokens, at) => {
    const { tag } = tokens[at] as Token;
    if (tag === "h1") throw new ContentError(file, "the title is in the front matter; use ##");
    const inner = inline(tokens[at + 1]?.children ?? null);
    const text = textOf(sanitise(inner));
    const level = Number(tag.slice(1)) + deeper;
    if (level > (headings.at(-1)?.level ?? 1 + deeper) + 1) {
      throw new ContentError(file, `the heading "${text}" skips a level`);
    }
    const id = freeId(`${idPrefix}${slugOf(text)}`, headings);
    headings.push({ id, text, level });
    // A link inside a link is no HTML.
    return `<h${level} id="${id}">${inner.includes("<a ") ? "" : `<a class="anchor" href="#${id}">`}`;
  };
  renderer.rules.heading_close = (tokens, at) => {
    const inner = inline(tokens[at - 1]?.children ?? null);
    return `${inner.includes("<a ") ? "" : "</a>"}</h${headings.at(-1)?.level}>\n`;
  };
  renderer.rules.fence = (tokens, at) => {
    const { content, info } = tokens[at] as Token;
    const [text, language] = [content.replace(/\n$/, ""), info.trim()];
    if (language === "flow") return `<ol class="flow">${rows(text, flowRow, line)}</ol>\n`;
    if (language === "cards") return `<ul class="cards">${rows(text, cardRow, line)}</ul>\n`;
    const code = highlight(text, language);
    if (code === null) {
      const known = CODE_LANGUAGES.join(", ");
      throw new ContentError(file, `a code block says "${language}"; there are ${known}`);
    }
    return `<pre tabindex="0"><code class="language-${language}">${code}</code></pre>\n`;
  };
  renderer.rules.code_block = () => {
    throw new ContentError(file, "code stands between ``` marks, with its language");
  };
  // Wide tables scroll by themselves, by keyboard too.
  renderer.rules.table_open = () =>
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>';
  renderer.rules.table_close = () => "</table></div>\n";
  renderer.rules.th_open = () => '<th scope="col">';
  renderer.rules.td_open = () => "<td>";
  return renderer;
}

/** A quote that begins with `[!NOTE]` becomes a note of that kind. */
function markNotes(tokens: Token[]): void {
  for (const [at, quote] of tokens.entries()) {
    if (quote.type !== "blockquote_open") continue;
    const words = tokens[at + 2]?.children;
    const kind = NOTE.exec(words?.[0]?.content ?? "");
    if (!kind || !words?.[0]) continue;
    words[0].content = words[0].content.slice(kind[0].length);
    if (words[0].content === "" && words[1]?.type === "softbreak") words.splice(0, 2);
    const end = tokens.find(
      ({ type, level }, index) =>
        index > at && type === "blockquote_close" && level === quote.level,
    );
    quote.tag = "div";
    quote.attrs = [
      ["class", `note note--${kind[1]?.toLowerCase()}`],
      ["role", "note"],
    ];
    if (end) end.tag = "div";
  }
}

type Row = (title: string, text: string) => string;

const flowRow: Row = (title, text) => `<li><strong>${title}</strong> <span>${text}</span></li>`;
const cardRow: Row = (title, text) => `<li class="card panel"><h3>${title}</h3><p>${text}</p></li>`;

/** "Title: text", one a line. */
function rows(source: string, row: Row, inline: (text: string) => string): string {
  return source
    .split("\n")
    .filter((one) => one.trim() !== "")
    .map((one) => {
      const colon = one.indexOf(": ");
      const title = colon < 0 ? one : one.slice(0, colon);
      return row(inline(title.trim()), colon < 0 ? "" : inline(one.slice(colon + 2).trim()));
    })
    .join("");
}

/** A heading as an address: letters and digits of any script, the rest dashes. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug || "section";
}

function freeId(wanted: string, taken: Heading[]): string {
  let id = wanted;
  for (let count = 2; taken.some((heading) => heading.id === id); count += 1) {
    id = `${wanted}-${count}`;
  }
  return id;
}
