import { readFileSync, statSync } from "node:fs";
import path from "node:path/posix";
import { packageOf } from "../../packages/packages";
import type { BuiltFile } from "../build-types";
import { typeOf } from "../served-files";
import { entryOf, type SourcePage } from "../site-page";
import type { ProjectPackages } from "./project-packages";

/** Where a site has files of packages that its pages name as they lie beside a project. */
const INSTALLED = "/node_modules/";
/** What pages name, with what their stylesheets show: a stylesheet of flags shows 540 pictures. */
const MOST_FILES = 1_000;
const MOST_BYTES = 20_000_000;
/** What a stylesheet brings along: `url(…)` and `@import "…"`. */
const NAMED = /(?:url\(\s*["']?|@import\s+["'])([^"'()\s]{1,300})/g;

/** Files of packages that pages load, show or play: "bootstrap/dist/css/bootstrap.min.css". */
export function installedLinks(pages: readonly SourcePage[]): Set<string> {
  const found = new Set<string>();
  for (const page of pages) {
    const bundled = page.outline.scripts.flatMap(({ src, ...rest }) =>
      src !== undefined && entryOf(page, { src, ...rest }) ? [src] : [],
    );
    for (const { name, value } of page.outline.links) {
      if (name === "action" || !value.includes("node_modules/") || bundled.includes(value))
        continue;
      const [address = ""] = value.split(/[?#]/);
      const from = address.startsWith("/") ? "" : path.dirname(page.path);
      const place = path.join("/", from, address);
      if (place.startsWith(INSTALLED) && /\.\w+$/.test(place)) {
        found.add(place.slice(INSTALLED.length));
      }
    }
  }
  return found;
}

/** These files, with the fonts and pictures that stylesheets among them name, by where a site has them. */
export function installedFiles(
  links: Iterable<string>,
  { graph, resolver }: ProjectPackages,
): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  // What is found meanwhile is looked at, too.
  const open = new Set([...links].slice(0, MOST_FILES));
  let bytes = 0;
  for (const file of open) {
    const name = INSTALLED + file;
    const body = read(file);
    if (!body || bytes + body.length > MOST_BYTES) continue;
    bytes += body.length;
    files.set(name, { type: typeOf(name), body });
    if (!file.endsWith(".css")) continue;
    for (const [, address = ""] of new TextDecoder().decode(body).matchAll(NAMED)) {
      if (open.size >= MOST_FILES) break;
      if (/^(?:[a-z][\w+.-]*:|\/|#)/i.test(address)) continue;
      const [plain = ""] = address.split(/[?#]/);
      const beside = path.join(path.dirname(file), plain);
      if (!beside.startsWith("../")) open.add(beside);
    }
  }
  return files;

  function read(file: string): Uint8Array | null {
    const owner = packageOf(file);
    const location = Object.hasOwn(graph.root, owner) ? graph.root[owner] : undefined;
    const found = location && resolver.locate(`/${location}${file.slice(owner.length)}`);
    const real = found ? resolver.realPath(found) : null;
    return real && statSync(real).isFile() ? readFileSync(real) : null;
  }
}
