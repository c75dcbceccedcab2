import path from "node:path";
import { frameworkModules, specifierIn, VENDOR, vendorFamily } from "../packages/packages";
import type { BuildMode, StoreManifest } from "../packages/store-manifest";
import type { BuiltEntry } from "./build-types";
import { type ImportMap, importMapElement, joinImportMaps } from "./import-map";
import type { SiteKind } from "./kinds";
import { attributeText, outlinePage, type PageOutline, type PageScript, splice } from "./page";

/** The addresses below which a site serves the package store and the preview's own calls. */
const STORE_PATH = "@store";
const CALLS_PATH = "@sayso/";

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
    kind: SiteKind;
    mode: BuildMode;
    store: StoreManifest;
    entries: ReadonlyMap<string, BuiltEntry>;
    vendor: ReadonlySet<string>;
    /** What the project's pages map by themselves, all of them together. */
    own: ImportMap | null;
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
  // A page's scripts may import what another page maps; one map must hold all of it.
  const isMapped = site.own !== null && site.entries.size > 0;
  if (site.vendor.size > 0 || isMapped) {
    const maps = page.outline.importMaps.map((place) => place.map);
    const own = joinImportMaps(maps) ?? site.own;
    head.push(importMapElement({ ...vendorImports(site, up), ...own?.imports }, own?.scopes));
    for (const { start, end } of page.outline.importMaps) pieces.push({ start, end, text: "" });
    for (const file of preloadsOf(site)) {
      head.push(`<link rel="modulepreload" href="${up}${STORE_PATH}/${site.store.hash}/${file}">`);
    }
  }
  for (const script of page.outline.scripts) {
    const built = site.entries.get(entryOf(page, script) ?? "");
    if (!built) continue;
    if (built.style)
      head.push(`<link rel="stylesheet" ${attributeText("href", up + built.style)}>`);
    const src = up + built.script;
    head.push(`<link rel="modulepreload" ${attributeText("href", src)}>`);
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

/** What the libraries of a page are, and what these import in turn. */
function vendorImports(
  {
    kind,
    store,
    vendor,
    own,
  }: {
    kind: SiteKind;
    store: StoreManifest;
    vendor: ReadonlySet<string>;
    own: ImportMap | null;
  },
  up: string,
): Record<string, string> {
  const imports: Record<string, string> = {};
  if (vendor.size === 0) return imports;
  const framework = frameworkModules(kind);
  for (const specifier of [...framework, ...vendor]) {
    // An exact name here would win over what the project maps by its beginning, e.g. "react/".
    const family = vendorFamily(specifier);
    if (family && own && VENDOR[family].some((module) => own.maps(module))) continue;
    const file = store.vendor.preview[specifierIn(kind, specifier)];
    if (file) imports[specifier] = `${up}${STORE_PATH}/${store.hash}/${file}`;
  }
  return imports;
}

function preloadsOf({
  store,
  vendor,
}: {
  store: StoreManifest;
  vendor: ReadonlySet<string>;
}): Set<string> {
  return new Set([...vendor].flatMap((specifier) => store.preloads[specifier] ?? []));
}
