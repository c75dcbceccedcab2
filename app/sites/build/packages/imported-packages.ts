import { wantedVersions } from "../../packages/graph/wanted-versions";
import { packageOf } from "../../packages/packages";
import { blocksOf } from "../frameworks/markdown/markdown-blocks";
import { importsOfMdx } from "../frameworks/mdx/mdx-tools";
import { importsOf, isBare } from "../kinds";
import { findFile, findImported, moduleAddress } from "../resolve/find-file";
import type { SiteSource } from "../site-source";
import { linkedBy } from "../styles/linked-sheets";

const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|svx|md)$/;
const STYLE = /\.(?:css|scss|sass|less|pcss|postcss)$/;
/** What a stylesheet takes from elsewhere. */
const STYLE_IMPORT =
  /@(?:import|use|forward|plugin|config|reference)\s+(?:\([\w, ]{1,60}\)\s*)?(?:url\(\s*)?["']([^"'\n]{1,300})["']/g;
/** Imports that name no single file. */
const BY_PATTERN =
  /\bimport\.meta\.glob|\bimport\s*\(\s*(?:`[^`]{0,200}\$\{|["'][^"'\n]{0,200}["']\s*\+)/;
const OF_TESTS = /\.(?:test|spec|stories|d)\.[cm]?[jt]sx?$/;
/** Where else a compiled file may name a stylesheet's sources. */
const STYLED = /\.(?:vue|svelte)$/;

/** What a project imports from packages. */
export interface ImportedPackages {
  /** Specifiers that scripts import, e.g. "react-dom/client". */
  scripts: ReadonlySet<string>;
  /** Specifiers that stylesheets import. */
  styles: ReadonlySet<string>;
}

/**
 * The packages that a site imports, from its entries on: what no page reaches (a tool's configuration,
 * a server's program, a test) needs nothing here.
 */
export function importedPackages({
  input,
  entries,
  own,
  config,
  pages,
}: SiteSource): ImportedPackages {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const open: string[] = [];
  const seen = new Set<string>();
  const named = wantedVersions(input.texts.get("package.json"));
  const sheets = sheetsByStem(input.texts.keys());
  for (const entry of entries.keys()) add(findFile(input, entry, ""));
  walk();
  const asked = new Set(styles);
  for (const sheet of linkedBy(pages, input)) add(`/${sheet}`);
  walk();
  // A stylesheet that a page links may name what is nowhere: a browser lets that pass.
  for (const one of styles) if (!asked.has(one) && !named.has(packageOf(one))) styles.delete(one);
  return { scripts, styles };

  function walk(): void {
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      const source = input.texts.get(file.slice(1));
      if (source === undefined) continue;
      if (BY_PATTERN.test(source)) for (const other of sourcesOf(input)) add(other);
      if (SCRIPT.test(file)) {
        const imports = /\.mdx$/.test(file)
          ? importsOfMdx(source, input.texts, file)
          : importsOf(/\.(?:svx|md)$/.test(file) ? scriptsOfMarkdown(source) : source);
        for (const specifier of imports) {
          if (own?.maps(specifier)) continue;
          const found = findImported({ input, config }, specifier, file);
          if (found.is === "file") add(found.file);
          else if (isBare(found.specifier)) scripts.add(withoutQuery(found.specifier));
        }
      }
      if (STYLE.test(file) || STYLED.test(file)) {
        for (const [, specifier = ""] of source.matchAll(STYLE_IMPORT)) {
          const found = findImported({ input, config }, specifier, file);
          const beside = found.is === "file" ? found.file : null;
          const asked = found.is === "package" ? found.specifier : specifier;
          if (beside) add(beside);
          // Sass and Less look for "theme" as "_theme.scss", in folders that only they know.
          else if (!named.has(packageOf(specifier)) && sheetsNamed(specifier).length > 0) {
            for (const sheet of sheetsNamed(specifier)) add(`/${sheet}`);
          } else if (isBare(asked)) styles.add(withoutQuery(asked.replace(/^~/, "")));
        }
      }
    }
  }

  function sheetsNamed(specifier: string): readonly string[] {
    return sheets.get(stemOf(`${specifier.split("/").at(-1)}.scss`) ?? "") ?? [];
  }

  function add(file: string | null): void {
    if (file) open.push(moduleAddress(file).path);
  }
}

/** What a stylesheet of the project is called, e.g. "src/_theme.scss" → "theme"; null for another file. */
function stemOf(file: string): string | null {
  return /(?:^|\/)_?([^/]+?)(?:\.(?:scss|sass|less|css))+$/.exec(file)?.[1] ?? null;
}

function sheetsByStem(files: Iterable<string>): Map<string, string[]> {
  const sheets = new Map<string, string[]>();
  for (const file of files) {
    const stem = stemOf(file);
    if (stem === null) continue;
    // The index of a folder is called as the folder is.
    const folder = stem === "index" ? /(?:^|\/)_?([^/]+)\/[^/]+$/.exec(file)?.[1] : undefined;
    for (const name of folder === undefined ? [stem] : [stem, folder]) {
      sheets.set(name, [...(sheets.get(name) ?? []), file]);
    }
  }
  return sheets;
}

/** Everything that a pattern could mean. */
function sourcesOf({ texts }: SiteSource["input"]): string[] {
  return [...texts.keys()]
    .filter(
      (file) =>
        SCRIPT.test(file) &&
        !file.endsWith(".md") &&
        /^(?:src|app)\//.test(file) &&
        !OF_TESTS.test(file),
    )
    .map((file) => `/${file}`);
}

/** The scripts that stand in Markdown, for the frameworks that make components of it. */
function scriptsOfMarkdown(source: string): string {
  const scripts = blocksOf(source).filter(({ name }) => name === "script");
  return scripts.map(({ text }) => text.replaceAll("<", "\n<").replaceAll(">", ">\n")).join("\n");
}

function withoutQuery(specifier: string): string {
  return specifier.split(/[?#]/)[0] ?? specifier;
}
