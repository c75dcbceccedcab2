import type MarkdownIt from "markdown-it";
import * as helpers from "markdown-it/lib/helpers/index.mjs";
import ParserBlock from "markdown-it/lib/parser_block.mjs";
import ParserInline from "markdown-it/lib/parser_inline.mjs";
import type Token from "markdown-it/lib/token.mjs";
import { bareLink } from "./bare-links";
import { MARKDOWN_CHARACTERS, MARKDOWN_DEPTH, MARKDOWN_TOKENS } from "./limits";

/**
 * Reads what people and models write: CommonMark with GitHub's tables, crossed-out words and bare
 * addresses, by markdown-it's two parsers, whose work grows with the length of a text and not with
 * its square (docs/decisions/056-one-markdown.md). HTML of the text stays text.
 *
 * @returns null for a text above the limits (limits.ts), which is to be shown as it was written
 */
export function parseMarkdown(text: string): Token[] | null {
  if (text.length > MARKDOWN_CHARACTERS) return null;
  return tokensOf(text, { html: false });
}

/**
 * Reads a text of any length.
 *
 * @param options.html whether its HTML is HTML; whoever shows it then has to sanitise it
 * @returns null when it nests too deep, or fills in too many cells
 */
export function tokensOf(text: string, options: { html: boolean }): Token[] | null {
  const tokens: Token[] = [];
  const parser = parserOf(options.html);
  const env = {};
  // Line ends and U+0000 as the standard has them.
  const source = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");
  try {
    BLOCKS.parse(source, parser, env, tokens);
  } catch (error) {
    if (error instanceof AboveLimits) return null;
    throw error;
  }
  for (const token of tokens) {
    if (token.type === "inline") INLINES.parse(token.content, parser, env, token.children ?? []);
  }
  return tokens;
}

/** Reads one line of a text: its emphasis, links and code, without blocks. */
export function inlineTokensOf(line: string, options: { html: boolean }): Token[] {
  const tokens: Token[] = [];
  INLINES.parse(line, parserOf(options.html), {}, tokens);
  return tokens;
}

class AboveLimits extends Error {}

const BLOCKS = new ParserBlock();
const INLINES = new ParserInline();
INLINES.ruler.at("linkify", bareLink);
// Asked before every block, and before every row of a table.
BLOCKS.ruler.before(
  "table",
  "limits",
  (state) => {
    if (state.level > MARKDOWN_DEPTH || state.tokens.length > MARKDOWN_TOKENS) {
      throw new AboveLimits();
    }
    return false;
  },
  { alt: ["blockquote"] },
);

/** What the two parsers ask of the whole. Its typography and its writing of HTML are not used. */
function parserOf(html: boolean): MarkdownIt {
  const parser = {
    block: BLOCKS,
    inline: INLINES,
    helpers,
    // What is deeper would be left out without a word. A list and its item are two levels at once.
    options: { html, maxNesting: MARKDOWN_DEPTH + 3 },
    // Whoever shows an address decides whether it may be one.
    validateLink: () => true,
    normalizeLink: encodeAddress,
    normalizeLinkText: (address: string) => address,
  };
  return parser as unknown as MarkdownIt;
}

function encodeAddress(address: string): string {
  try {
    return encodeURI(address).replaceAll("%25", "%");
  } catch {
    // Half of a character has no bytes.
    return "";
  }
}
