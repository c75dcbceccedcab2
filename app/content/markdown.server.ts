import { Marked, type RendererObject, type Tokens } from "marked";
import { escapeMarkup, textOf } from "./escape";
import { ContentError } from "./front-matter";
import { CODE_LANGUAGES, highlight } from "./highlight.server";
import { type ContentValues, fillPlaceholders } from "./placeholders";
import { sanitise } from "./sanitise.server";

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

/**
 * Renders one of our texts: GitHub's Markdown, code with classes for colours, tables that scroll,
 * notes (`> [!NOTE]`), and two kinds of blocks with "Title: text" lines: `flow` (steps with arrows)
 * and `cards`.
 *
 * @throws {ContentError} for a level-1 heading, a skipped level, an unknown language or placeholder
 */
export function renderMarkdown(source: string, options: RenderOptions): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({ renderer: rendererOf(options, headings, marked) });
  const raw = marked.parse(source, { async: false });
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
  marked: Marked,
): RendererObject {
  const inline = (text: string) => marked.parseInline(text, { async: false });
  return {
    heading({ tokens, depth }) {
      if (depth === 1) throw new ContentError(file, "the title is in the front matter; use ##");
      const inner = this.parser.parseInline(tokens);
      const text = textOf(sanitise(inner));
      const level = depth + deeper;
      if (level > (headings.at(-1)?.level ?? 1 + deeper) + 1) {
        throw new ContentError(file, `the heading "${text}" skips a level`);
      }
      const id = freeId(`${idPrefix}${slugOf(text)}`, headings);
      headings.push({ id, text, level });
      // A link inside a link is no HTML.
      const content = inner.includes("<a ")
        ? inner
        : `<a class="anchor" href="#${id}">${inner}</a>`;
      return `<h${level} id="${id}">${content}</h${level}>\n`;
    },
    code({ text, lang }) {
      const language = lang?.trim() ?? "";
      if (language === "flow") return `<ol class="flow">${rows(text, flowRow, inline)}</ol>\n`;
      if (language === "cards") return `<ul class="cards">${rows(text, cardRow, inline)}</ul>\n`;
      const code = highlight(text, language);
      if (code === null) {
        const known = CODE_LANGUAGES.join(", ");
        throw new ContentError(file, `a code block says "${language}"; there are ${known}`);
      }
      return `<pre tabindex="0"><code class="language-${language}">${code}</code></pre>\n`;
    },
    table(token: Tokens.Table) {
      const row = (tag: string, cells: Tokens.TableCell[]) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.slice(0, 2)}>`).join("")}</tr>`;
      const head = row('th scope="col"', token.header);
      const body = token.rows.map((cells) => row("td", cells)).join("\n");
      // Wide tables scroll by themselves, by keyboard too.
      return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
    },
    blockquote({ tokens }) {
      const inner = this.parser.parse(tokens);
      const kind = /^<p>\[!(NOTE|TIP|WARNING)\]\s*/.exec(inner);
      if (!kind) return `<blockquote>${inner}</blockquote>\n`;
      const name = kind[1]?.toLowerCase() ?? "";
      return `<div class="note note--${name}" role="note"><p>${inner.slice(kind[0].length)}</div>\n`;
    },
  };
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
