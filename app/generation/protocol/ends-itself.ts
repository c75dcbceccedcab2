/** Longer data is not parsed only to see whether it ends, in characters. */
const LENGTH = 200_000;

/**
 * Whether a text says itself where it ends, and has ended: a page, a drawing, data. Its fence was then only not closed.
 * A script or a stylesheet could go on after each of its parts.
 */
export function endsItself(path: string, text: string): boolean {
  const said = text.trim();
  if (/\.html?$/i.test(path))
    return /^<(?:!doctype html|html[\s>])/i.test(said) && /<\/html>$/i.test(said);
  if (/\.svg$/i.test(path)) return /^<(?:\?xml|svg[\s>])/i.test(said) && said.endsWith("</svg>");
  if (!/\.json$/i.test(path) || !/^[[{]/.test(said) || said.length > LENGTH) return false;
  try {
    JSON.parse(said);
    return true;
  } catch {
    return false;
  }
}
