import type { FileTree } from "~/projects/files";

/** An address below “/public/”, as sources write it. */
const ASKED = /["'`(=\s.]\/public\/([^"'`()\s<>?#\\]{1,200})/g;

/**
 * Addresses below “/public/” that sources ask for, though what lies in `public/` is at the root of a site: the servers of
 * Vite and its like answer both while a project is written, and whoever has written it so has seen its pictures.
 *
 * @param has whether a site has something at an address, e.g. "/images/cat.jpg"
 * @returns "/public/images/cat.jpg" → "/images/cat.jpg"
 */
export function publicAddresses(
  texts: FileTree,
  has: (address: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts.values()) {
    if (!text.includes("/public/")) continue;
    for (const [, rest = ""] of text.matchAll(ASKED)) {
      const [asked, there] = [`/public/${rest}`, `/${rest}`];
      if (!has(asked) && has(there)) found.set(asked, there);
    }
  }
  return found;
}
