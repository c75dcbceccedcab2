/** What Remix answers data at, beside the page itself. */
const DATA = ".data";
/** Parts of small letters and what else is the same for every router. */
const PLAIN = /^(?:\/[a-z0-9._~-]+)+$/;

/**
 * A path as Remix matches it: it decodes each part, ignores case and closing slashes, and answers
 * with a page's data at `<path>.data`, which for the first page is `/_root.data`. Whatever is decided
 * by path must see through the same spellings, and through no others.
 *
 * @param path a request's path, without its query
 * @returns e.g. "/api/projects/x/chat/send" for "/api/projects/x/chat/%73END/"
 */
export function routePath(path: string): string {
  // Most are written so already, and each is asked for some five times.
  if (PLAIN.test(path) && !path.endsWith(DATA)) return path;
  const page = path.endsWith(DATA) ? path.slice(0, -DATA.length) : path;
  if (page !== path && page === "/_root") return "/";
  const parts = page.split("/").map((part) => decode(part).replaceAll("/", "%2f"));
  // Only Latin letters have two cases to a router: "K", the sign for kelvin, is no "k".
  const plain = parts.join("/").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return plain.replace(/\/+$/, "") || "/";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
