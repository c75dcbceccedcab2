/**
 * A path as the routers match it: they decode each part, ignore case and a closing slash, and Remix
 * also answers at `<path>.data`. Whatever is decided by path must see through the same spellings.
 *
 * @param path a request's path, without its query
 * @returns e.g. "/api/projects/x/chat/send" for "/api/projects/x/chat/%73END/"
 */
export function routePath(path: string): string {
  const parts = path.split("/").map((part) => decode(part).replaceAll("/", "%2f"));
  const plain = parts.join("/").toLowerCase().replace(/\/+$/, "");
  return plain.replace(/\.data$/, "") || "/";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
