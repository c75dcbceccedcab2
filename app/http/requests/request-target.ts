/**
 * What a request target may be written with: visible ASCII (RFC 3986, 2), from one slash on. Two
 * would begin a host for whoever takes it as an address. Browsers code everything else.
 */
const WRITTEN = /^\/(?!\/)[\x21-\x7e]*$/;

/** What routers, file systems and the URL parser take in different ways: it has no place in a path. */
const AMBIGUOUS = /[\\\u0000-\u001f\u007f-\u009f]/;

/**
 * Whether a request target is written in the one way that all its readers take alike. Sites look at
 * the decoded path, Express at the raw one, Remix at what the URL parser makes of it, which follows
 * "..", and takes "\" for "/": where they differ, one of them has checked another address than the
 * one that is answered (docs/decisions/055-the-gate.md).
 *
 * @param target what stands in the request's first line, e.g. "/docs?q=a"; neither an address with a
 *   host ("http://…") nor "*" is one
 */
export function isCanonicalTarget(target: string): boolean {
  if (!WRITTEN.test(target) || target.includes("#")) return false;
  const path = decodePath(pathOf(target));
  if (path === null || path.startsWith("//") || AMBIGUOUS.test(path)) return false;
  return !path.split("/").some((part) => part === "." || part === "..");
}

/** The path of a request target, as it was sent. */
export function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query < 0 ? target : target.slice(0, query);
}

/** @returns null where the coding is none, or what was coded is no UTF-8 */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
