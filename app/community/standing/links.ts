/** An address of elsewhere, or the target of a Markdown link that is no path of ours. */
const LINK =
  /\]\([ \t]*<?(?![\s#]|\/(?!\/))[^\s)]*|(?:https?:)?\/\/[^\s/<>()]+\.[^\s<>()]+|\bwww\.[^\s<>()]+/gi;

/**
 * How many links to elsewhere a text has, as Markdown would make them. Paths of the product and
 * addresses below its own are none.
 *
 * @param ownUrl scheme and host of the product
 */
export function countLinks(text: string, ownUrl: string): number {
  let count = 0;
  for (const [found] of text.matchAll(LINK)) {
    if (!isOwn(found.replace(/^\]\([ \t]*<?/, ""), ownUrl)) count += 1;
  }
  return count;
}

/** By the host that a browser would ask: "https://ours@elsewhere" is elsewhere. */
function isOwn(target: string, ownUrl: string): boolean {
  if (!/^(?:https?:)?\/\//i.test(target)) return false;
  try {
    return new URL(target, ownUrl).host === new URL(ownUrl).host;
  } catch {
    return false;
  }
}
