/** Longest quotation that a reply begins with, in characters: people shorten it anyway. */
const QUOTED_CHARACTERS = 600;

/** Longest excerpt, in characters: what search engines show of a page. */
const EXCERPT_CHARACTERS = 160;

/** A text as a reply quotes it, in Markdown: without what it quotes itself. */
export function quoteOf(author: string, content: string): string {
  const own = content
    .split("\n")
    .filter((line) => !line.startsWith(">"))
    .join("\n")
    .trim();
  const shown = [...own];
  const text =
    shown.length > QUOTED_CHARACTERS ? `${shown.slice(0, QUOTED_CHARACTERS).join("")} …` : own;
  const lines = [`${author} wrote:`, "", ...text.split("\n")];
  return `${lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n")}\n\n`;
}

/** The beginning of a text in one line, without the signs of Markdown. */
export function excerptOf(content: string): string {
  const words = content
    .replaceAll(/[`*_#>~|[\]]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const shown = [...words];
  return shown.length > EXCERPT_CHARACTERS
    ? `${shown.slice(0, EXCERPT_CHARACTERS).join("").trimEnd()} …`
    : words;
}
