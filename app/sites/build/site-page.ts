import path from "node:path";
import type { BuildMode } from "../packages/store-manifest";
import type { BuiltEntry } from "./build-types";
import { type ImportMap, importMapElement, joinImportMaps } from "./import-map";
import { attributeText, outlinePage, type PageOutline, type PageScript, splice } from "./page";
import type { PageLibraries } from "./page-libraries";

/** The addresses below which a site serves the package store and the preview's own calls. */
const STORE_PATH = "@store";
const CALLS_PATH = "@sayso/";

/** Where a site has a file of the package store. */
export function storeAddress(file: string): string {
  return `/${STORE_PATH}/${file}`;
}

/** A page of a project. */
export interface SourcePage {
  path: string;
  html: string;
  outline: PageOutline;
}

export function readPage(file: string, html: string): SourcePage {
  return { path: file, html, outline: outlinePage(html) };
}

/** What an inline script is called in a bundle: a file of its page. */
const INLINE = /\.inline-\d+\.tsx$/;

/** The file that a person knows: of an inline script, the page that it stands in. */
export function knownName(file: string): string {
  return file.replace(INLINE, ".html");
}

/** An inline script's code, on the lines that it has in its page. */
export function inlineCode(script: PageScript): string {
  return "\n".repeat(script.codeLine - 1) + script.code;
}

/** The entry that a script of a page is bundled as, or null for one that stays as it is. */
export function entryOf(page: SourcePage, script: PageScript): string | null {
  const { src, isModule } = script;
  if (src === undefined) {
    if (!isModule) return null;
    return `/${page.path.replace(/\.html$/, "")}.inline-${page.outline.scripts.indexOf(script)}.tsx`;
  }
  if (/^(?:[a-z]+:|\/\/)/i.test(src)) return null;
  if (!isModule && !/\.(?:tsx?|jsx|mts)(?:[?#]|$)/.test(src)) return null;
  const [file = ""] = src.split(/[?#]/);
  return path.posix.join("/", file.startsWith("/") ? "" : path.posix.dirname(page.path), file);
}

/**
 * A page as the site serves it: what was bundled in place of the sources, the import map and the
 * preview's client before everything, and every address relative, so that it works below a path.
 */
export function rewritePage(
  page: SourcePage,
  site: {
    mode: BuildMode;
    entries: ReadonlyMap<string, BuiltEntry>;
    /** What the project's pages map by themselves, all of them together. */
    own: ImportMap | null;
    libraries: PageLibraries;
    /** The preview's own script, and what it compares with the build that is up. */
    client: string;
    version: string;
  },
): string {
  const up = "../".repeat(page.path.split("/").length - 1) || "./";
  const head: string[] = [];
  const pieces: { start: number; end: number; text: string }[] = [];
  if (site.mode === "preview") {
    // Inline: it must run first, and a request for it would hold the page up.
    const data = `data-base="${up}${CALLS_PATH}" data-build="${site.version}"`;
    head.push(`<script ${data}>${site.client}</script>`);
  }
  const { imports, preloads, styles } = site.libraries;
  // A page's scripts may import what another page maps; one map must hold all of it.
  const isMapped = site.own !== null && site.entries.size > 0;
  if (Object.keys(imports).length > 0 || isMapped) {
    const libraries = Object.fromEntries(
      Object.entries(imports).map(([specifier, file]) => [specifier, `${up}${STORE_PATH}/${file}`]),
    );
    const maps = page.outline.importMaps.map((place) => place.map);
    const own = joinImportMaps(maps) ?? site.own;
    head.push(importMapElement({ ...libraries, ...own?.imports }, own?.scopes));
    for (const { start, end } of page.outline.importMaps) pieces.push({ start, end, text: "" });
    for (const file of preloads) {
      head.push(`<link rel="modulepreload" href="${up}${STORE_PATH}/${file}">`);
    }
    for (const file of styles) {
      head.push(`<link rel="stylesheet" href="${up}${STORE_PATH}/${file}">`);
    }
  }
  for (const script of page.outline.scripts) {
    const built = site.entries.get(entryOf(page, script) ?? "");
    if (!built) continue;
    if (built.style)
      head.push(`<link rel="stylesheet" ${attributeText("href", up + built.style)}>`);
    const src = up + built.script;
    for (const file of [...(built.preloads ?? []).map((one) => up + one), src]) {
      head.push(`<link rel="modulepreload" ${attributeText("href", file)}>`);
    }
    const text = `<script type="module" ${attributeText("src", src)}></script>`;
    pieces.push({ start: script.start, end: script.end, text });
  }
  for (const { name, value, start, end } of page.outline.links) {
    if (!/^\/(?![/\\])/.test(value)) continue;
    pieces.push({ start, end, text: attributeText(name, up + value.slice(1)) });
  }
  const at = page.outline.headStart;
  return splice(page.html, [...pieces, { start: at, end: at, text: head.join("") }]);
}
