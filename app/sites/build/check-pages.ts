import path from "node:path/posix";
import { parse } from "acorn";
import type { BuildProblem } from "./build-types";
import { isStray } from "./frameworks/detection/stray";
import type { PageLink, PageScript } from "./page";
import { findFile } from "./resolve/find-file";
import { entryOf, type SourcePage } from "./site-page";
import type { SiteSource } from "./site-source";

/** Elements that show, play or run what their address leads to. */
const SHOWING = new Set(["img", "source", "video", "audio", "iframe", "embed"]);
/** Fonts that every site has (site-fonts.ts). */
const FONTS = "/@fonts/";

/**
 * What is wrong between the pages of a project and its files, which no bundler looks at: addresses that
 * lead nowhere, and scripts that use `import` where a browser takes none.
 *
 * @param touched files that were written or deleted: of addresses only theirs are looked at
 */
export function checkPages(source: SiteSource, touched: ReadonlySet<string>): BuildProblem[] {
  return source.pages.flatMap((page) => [
    ...page.outline.scripts.flatMap((script) => checkClassicScript(page, script, source)),
    ...page.outline.links.flatMap((link) => checkLink(page, link, { source, touched })),
  ]);
}

/** Files that a page loads as scripts which import nothing. */
export function classicScriptsOf(page: SourcePage): string[] {
  return page.outline.scripts.flatMap((script) => {
    const isFile = script.isClassic && script.src !== undefined && !entryOf(page, script);
    return (isFile && fileOf(page, script.src ?? "")) || [];
  });
}

function checkClassicScript(
  page: SourcePage,
  script: PageScript,
  { tree }: SiteSource,
): BuildProblem[] {
  if (!script.isClassic || entryOf(page, script)) return [];
  const file = script.src === undefined ? null : fileOf(page, script.src);
  if (script.src !== undefined && file === null) return [];
  const code = file === null ? script.code : tree.get(file);
  const wrong = code === undefined ? null : readClassic(code);
  if (!wrong) return [];
  const from = file === null ? { file: page.path, line: script.codeLine - 1 + wrong.line } : wrong;
  const place = { file: file ?? page.path, line: from.line };
  if (!wrong.isModule) return [{ text: wrong.text, ...place }];
  const where = file === null ? "A script of this page" : file;
  const text = `${where} uses import or export, but ${page.path} loads it as a classic script. Give the script element type="module".`;
  return [{ text, ...place }];
}

/** Why a browser would not run a classic script; null when it would. */
function readClassic(code: string): { text: string; line: number; isModule: boolean } | null {
  try {
    parse(code, { ecmaVersion: "latest", sourceType: "script" });
    return null;
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    // Nested deeper than this thread can follow: the browser's own concern.
    if (!loc) return null;
    const isModule = /'import' and 'export'|import\.meta|Cannot use 'import/.test(message);
    return { text: message.replace(/ \(\d+:\d+\)$/, ""), line: loc.line, isModule };
  }
}

function checkLink(
  page: SourcePage,
  { tag, name, value, rel, line }: PageLink,
  { source, touched }: { source: SiteSource; touched: ReadonlySet<string> },
): BuildProblem[] {
  const isStyles = tag === "link" && /\b(?:stylesheet|modulepreload)\b/.test(rel);
  const isShown = SHOWING.has(tag) && (name === "src" || name === "poster");
  const isScript = tag === "script";
  const isPage = tag === "a" && /\.html(?:[?#]|$)/.test(value);
  if (!isStyles && !isShown && !isScript && !isPage) return [];
  const file = fileOf(page, value);
  if (file === null || findFile(source.input, `/${file}`, "")) return [];
  if (!touched.has(page.path) && !touched.has(file)) return [];
  // A bundled script that is not there is told by the build.
  if (isScript && source.pages.some((one) => isEntryOf(one, file))) return [];
  const verb = isScript || isStyles ? "loads" : isPage ? "links to" : "shows";
  return [
    { text: `${page.path} ${verb} ${value}, which is not in the project.`, file: page.path, line },
  ];
}

/**
 * Stylesheets and plain scripts that pages load and the project lacks: a build leaves their addresses as they are.
 *
 * @param installed what the site has of packages, by its places: "/node_modules/a/b.css"
 */
export function missingLoads(
  source: SiteSource,
  installed: ReadonlyMap<string, unknown>,
): BuildProblem[] {
  const told = new Set<string | null>();
  return source.pages.flatMap((page) => {
    if (isStray(page.path)) return [];
    const touched = new Set([page.path]);
    return page.outline.links.flatMap((link) => {
      const isLoaded =
        link.tag === "script" || (link.tag === "link" && /\bstylesheet\b/.test(link.rel));
      const file = fileOf(page, link.value);
      // One that many pages load is told once.
      if (!isLoaded || told.has(file) || installed.has(`/${file}`)) return [];
      told.add(file);
      return checkLink(page, link, { source, touched });
    });
  });
}

function isEntryOf(page: SourcePage, file: string): boolean {
  return page.outline.scripts.some((script) => entryOf(page, script) === `/${file}`);
}

/** The file of the project that an address of a page names; null for any other address. */
function fileOf(page: SourcePage, address: string): string | null {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#|\?)/i.test(address) || /[{}$]/.test(address)) return null;
  const [wanted = ""] = address.split(/[?#]/);
  const from = wanted.startsWith("/") ? "" : path.dirname(page.path);
  const file = path.join("/", from, decoded(wanted));
  return wanted === "" || file.endsWith("/") || file.includes(FONTS) ? null : file.slice(1);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
