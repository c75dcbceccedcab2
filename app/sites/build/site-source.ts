import type { FileTree } from "~/projects/files";
import type { BuildInput } from "./build-input";
import type { BuildProblem, BuildResult } from "./build-types";
import type { ProjectConfig } from "./config/project-config";
import { withEntryPage } from "./entry-page";
import { type ImportMap, joinImportMaps } from "./import-map";
import { detectKind, type SiteKind } from "./kinds";
import { PageTooDeepError } from "./page";
import { findFile } from "./resolve/find-file";
import { entryOf, inlineCode, readPage, type SourcePage } from "./site-page";

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
  given: BuildInput,
  { config, entersStatic = false }: { config: ProjectConfig; entersStatic?: boolean },
): SiteSource | Extract<BuildResult, { ok: false }> {
  const source = withEntryPage(given.texts);
  if ("problem" in source) return { ok: false, problems: [source.problem], nothingToRun: true };
  const { tree, warnings } = source;
  const pages = readPages(tree);
  if ("problem" in pages) return { ok: false, problems: [pages.problem] };
  const own = joinImportMaps(pages.flatMap((page) => page.outline.importMaps.map((m) => m.map)));
  const kind = detectKind(tree, own);
  const entries = kind === "static" && !entersStatic ? new Map<string, string>() : entriesOf(pages);
  const texts = new Map(tree);
  for (const [entry, code] of entries) if (code) texts.set(entry.slice(1), code);
  const input = { ...given, texts };
  return { ok: true, tree, input, config, pages, kind, own, entries, warnings };
}

function readPages(tree: FileTree): SourcePage[] | { problem: BuildProblem } {
  const pages: SourcePage[] = [];
  for (const [file, html] of tree) {
    if (!file.endsWith(".html")) continue;
    try {
      pages.push(readPage(file, html));
    } catch (error) {
      if (!(error instanceof PageTooDeepError)) throw error;
      return { problem: { text: "The page nests its elements too deeply.", file } };
    }
  }
  return pages;
}

/** Entry → inline code, or "" for a file of the project. */
function entriesOf(pages: SourcePage[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (const page of pages) {
    for (const script of page.outline.scripts) {
      const entry = entryOf(page, script);
      if (entry) entries.set(entry, script.src === undefined ? inlineCode(script) : "");
    }
  }
  return entries;
}

/** Scripts of pages that the project does not have. */
export function missingEntries({ pages, input, entries }: SiteSource): BuildProblem[] {
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
