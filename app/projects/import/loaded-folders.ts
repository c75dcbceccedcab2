import path from "node:path/posix";

/** What a page loads by an address of its own site. */
const LOADED = /\b(?:src|href)\s*=\s*["'](?![a-z][\w+.-]*:|\/\/|#)([^"'\s?#]{1,300})/gi;
/** Sources by whose names what a build makes of them is known. */
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;

/**
 * Folders of a build that pages beside them load from, though nothing here would make that: stylesheets and scripts that a
 * project of Gulp keeps, say. A script whose source is there is made of that.
 *
 * @param pages path → text, from the project's root
 * @param names all files that are offered, from the project's root
 * @param isBuilt whether a file is what a build has made
 * @returns their names with a slash, e.g. "dist/"
 */
export function loadedFolders(
  pages: ReadonlyMap<string, string>,
  names: readonly string[],
  isBuilt: (name: string) => boolean,
): Set<string> {
  const built = new Set(names.filter(isBuilt));
  const sources = new Set(
    names.filter((name) => SOURCE.test(name) && !built.has(name)).map(stemOf),
  );
  const folders = new Set<string>();
  for (const [page, html] of pages) {
    for (const [, address = ""] of html.matchAll(LOADED)) {
      const from = address.startsWith("/") ? "" : path.dirname(page);
      const file = path.join("/", from, address).slice(1);
      if (!built.has(file)) continue;
      if (SOURCE.test(file) && sources.has(stemOf(file))) continue;
      folders.add(file.slice(0, file.indexOf("/") + 1));
    }
  }
  return folders;
}

/** "dist/js/app.min.js" → "app". */
function stemOf(file: string): string {
  return path.basename(file).replace(/(?:[.-](?:min|bundle))*\.[^.]+$/, "");
}
