import type { FileTree } from "~/projects/files";
import type { BuildMode } from "../packages/store-manifest";
import { type BuildInput, hasFile } from "./build-input";
import type { BuildProblem, BuildResult } from "./build-types";
import type { ProjectConfig } from "./config/project-config";
import { atViteRoot } from "./config/vite-root";
import { withEntryPage } from "./entry-page";
import { withoutBundled } from "./frameworks/detection/bundled-packages";
import { isStray } from "./frameworks/detection/stray";
import { withAngularAssets } from "./frameworks/layouts/angular-assets";
import { withAngularReplacements } from "./frameworks/layouts/angular-replacements";
import { filesOfPlace, withCopied } from "./frameworks/layouts/copied-files";
import { kitFolders } from "./frameworks/sveltekit/kit-layout";
import { type ImportMap, joinImportMaps } from "./import-map";
import { detectKind, type SiteKind } from "./kinds";
import { PageTooDeepError } from "./page";
import { findFile } from "./resolve/find-file";
import { entryOf, inlineCode, readPage, type SourcePage } from "./site-page";
import { withValues } from "./values";

/** The page that opens first: what is wrong with it, nobody can look past. */
const MAIN_PAGE = "index.html";

/** A project's tree, read as the site that it is. */
export interface SiteSource {
  ok: true;
  /** With the page that stands in for one that is not there. */
  tree: FileTree;
  /** All of it, and with the code of inline scripts as files. */
  input: BuildInput;
  config: ProjectConfig;
  pages: SourcePage[];
  kind: SiteKind;
  /** What its pages map by themselves. */
  own: ImportMap | null;
  /** "/src/main.tsx" → inline code, or "" for a file of the project. */
  entries: Map<string, string>;
  warnings: BuildProblem[];
}

/** @param options.entersStatic whether the modules of a static site are entries as well */
export function readSiteSource(
  asGiven: BuildInput,
  {
    config: said,
    mode = "preview",
    entersStatic = false,
  }: { config: ProjectConfig; mode?: BuildMode; entersStatic?: boolean },
): SiteSource | Extract<BuildResult, { ok: false }> {
  const folders = { ...said, ...kitFolders(asGiven.texts) };
  const given = withCopies(ofAngular(atViteRoot(asGiven, folders), mode), said.copies);
  const source = withEntryPage(given.texts, {
    made: said.made,
    alias: said.alias,
    has: (file) => hasFile(given, file),
  });
  if ("problem" in source) {
    const { problem, nothingToRun } = source;
    return { ok: false, problems: [problem], ...(nothingToRun ? { nothingToRun } : {}) };
  }
  const { tree, warnings } = source;
  const config = {
    ...said,
    ...source.config,
    alias: [...(source.config?.alias ?? []), ...said.alias],
    envPrefix: [...said.envPrefix, ...(source.config?.envPrefix ?? [])],
    define: { ...source.config?.define, ...said.define },
  };
  const read: SourcePage[] = [];
  const unread = readPages({ ...given, texts: tree }, mode, read);
  const pages = withoutBundled(read, tree);
  const unreadMain = unread.filter(({ file }) => file === MAIN_PAGE);
  if (unreadMain.length > 0) return { ok: false, problems: unreadMain };
  const own = joinImportMaps(pages.flatMap((page) => page.outline.importMaps.map((m) => m.map)));
  const kind = detectKind(tree, own);
  const entries = kind === "static" && !entersStatic ? new Map<string, string>() : entriesOf(pages);
  const texts = new Map(tree);
  for (const [entry, code] of entries) if (code) texts.set(entry.slice(1), code);
  const input = { ...given, texts };
  return {
    ...{ ok: true, tree, input, config, pages, kind, own, entries },
    warnings: [...warnings, ...unread],
  };
}

function ofAngular(input: BuildInput, mode: BuildMode): BuildInput {
  return withAngularAssets(withAngularReplacements(input, mode));
}

/** A project with what its bundler would copy beside its pages. */
function withCopies(input: BuildInput, copies: ProjectConfig["copies"] = []): BuildInput {
  return withCopied(
    input,
    copies.flatMap((place) => filesOfPlace(input, place)),
  );
}

/** Reads the pages of a tree. @returns what is wrong with those that are none */
function readPages(input: BuildInput, mode: BuildMode, pages: SourcePage[]): BuildProblem[] {
  const problems: BuildProblem[] = [];
  for (const [file, html] of input.texts) {
    if (!file.endsWith(".html") || isPart(file, html)) continue;
    try {
      pages.push(readPage(file, withValues(html, { input, mode })));
    } catch (error) {
      if (!(error instanceof PageTooDeepError)) throw error;
      problems.push({ text: "The page nests its elements too deeply.", file });
    }
  }
  return problems;
}

/** A piece of markup among the sources, e.g. the template of a component, which is no page. */
function isPart(file: string, html: string): boolean {
  return file.startsWith("src/") && !/<(?:!doctype|html|body|head)\b/i.test(html);
}

/** Entry → inline code, or "" for a file of the project. */
function entriesOf(pages: SourcePage[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (const page of pages) {
    if (page.path !== MAIN_PAGE && isStray(page.path)) continue;
    for (const script of page.outline.scripts) {
      const entry = entryOf(page, script);
      if (entry) entries.set(entry, script.src === undefined ? inlineCode(script) : "");
    }
  }
  return entries;
}

/** Scripts of pages that the project does not have: of the page that opens first, and of others. */
export function missingEntries(source: SiteSource): Record<"main" | "others", BuildProblem[]> {
  const isMain = (page: SourcePage) => page.path === MAIN_PAGE;
  return {
    main: missingOf(source.pages.filter(isMain), source),
    others: missingOf(
      source.pages.filter((page) => !isMain(page)),
      source,
    ),
  };
}

/** The entries that the project has. */
export function presentEntries({ input, entries }: SiteSource): string[] {
  return [...entries.keys()].filter((entry) => findFile(input, entry, "") !== null);
}

function missingOf(pages: SourcePage[], { input, entries }: SiteSource): BuildProblem[] {
  return pages.flatMap((page) =>
    page.outline.scripts.flatMap((script) => {
      const entry = entryOf(page, script);
      const isThere = !entry || !entries.has(entry) || script.src === undefined;
      if (isThere || findFile(input, entry, "")) return [];
      const text = `${page.path} loads ${script.src}, which is not in the project.`;
      return [{ text, file: page.path, line: script.line }];
    }),
  );
}
