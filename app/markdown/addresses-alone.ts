import type Token from "markdown-it/lib/token.mjs";

/** Of links whose words are their address: written as it is, or between angles. */
const BARE = new Set(["linkify", "autolink"]);

/**
 * The addresses that have a line of a paragraph to themselves, as they were written.
 *
 * @param inline the tokens in the paragraph
 * @returns and whether the paragraph is nothing else
 */
export function addressesAlone(inline: readonly Token[]): { addresses: string[]; isAll: boolean } {
  const addresses: string[] = [];
  let isAll = true;
  let line: Token[] = [];
  const endLine = () => {
    const [open] = line;
    // [words](address) is a link that somebody named.
    const isBare = open?.type === "link_open" && BARE.has(open.markup);
    const isAlone =
      isBare && line.findIndex(({ type }) => type === "link_close") === line.length - 1;
    if (isAlone) addresses.push(open.attrGet("href") ?? "");
    else isAll = false;
    line = [];
  };
  for (const token of inline) {
    if (token.type === "softbreak" || token.type === "hardbreak") endLine();
    else if (token.type !== "text" || token.content.trim() !== "") line.push(token);
  }
  endLine();
  return { addresses, isAll: isAll && addresses.length > 0 };
}
