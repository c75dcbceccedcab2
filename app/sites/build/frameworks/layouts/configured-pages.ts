import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { MODULE_ENDINGS } from "~/projects/module-endings";
import type { MadePage } from "../../config/bundler-pages";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { fillTemplate } from "./fill-template";
import { withoutMadeScripts } from "./made-scripts";
import { insertInBody, moduleScript } from "./page-with-entry";

/** Where the plugin looks for a template that it is not told. */
const TEMPLATES = ["src/index.ejs", "src/index.html"];
/** Addresses in a template that are relative to where it is. */
const ADDRESS = /\b(src|href)=(["'])(?![a-z]+:|[/#<%])([^"'?#]+)/gi;

/**
 * The pages that a configuration of webpack, Rspack, Rsbuild or Vue's older tools asks for by itself, once it was evaluated:
 * each of its template, filled in, with the entries that it names.
 *
 * @returns null where it asks for none, or for none of which the project has an entry
 */
export function asConfiguredPages(
  tree: FileTree,
  pages: readonly MadePage[],
  has: (file: string) => boolean,
) {
  const written = pages.flatMap((page): [string, string][] => {
    const entries = page.entries.flatMap((entry) => moduleOf(entry, tree) ?? []);
    const from = [page.template, ...(page.markup ? [] : TEMPLATES)].find(
      (file) => file !== null && tree.has(file),
    );
    // A page of another template than the one that is there is nobody's.
    if (entries.length === 0 || (page.template !== null && !from)) return [];
    return [[page.file, writePage(page, { entries, from: from ?? null, tree, has })]];
  });
  const [first] = written;
  if (!first) return null;
  const named = new Map([...tree, ...written]);
  // What opens first is called so here, whatever its own name is.
  if (!written.some(([file]) => file === "index.html")) named.set("index.html", first[1]);
  // Names of values that Vue's older tools give to scripts.
  const isVues = dependsOn(dependenciesOf(tree), "@vue/cli-service");
  return { tree: named, warnings: [], ...(isVues ? { config: { envPrefix: ["VUE_APP_"] } } : {}) };
}

/** What a page is written from, and of. */
interface Place {
  entries: readonly string[];
  from: string | null;
  tree: FileTree;
  has: (file: string) => boolean;
}

function writePage({ markup, values }: MadePage, { entries, from, tree, has }: Place): string {
  const title = values.get("title") ?? "";
  const template = markup ?? (from && tree.get(from)) ?? emptyPage();
  const { html } = withoutMadeScripts(template, from ?? "index.html", tree);
  const placed = from ? fromRoot(html, from, has) : html;
  const filled = fillTemplate(placed, title, values);
  const loaded = entries.filter((entry) => !placed.includes(`/${entry}"`));
  return insertInBody(filled, loaded.map(moduleScript).join(""));
}

/** As the plugin writes one by itself. */
function emptyPage(): string {
  return '<!doctype html>\n<html><head><meta charset="utf-8"><title><%= title %></title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body></body></html>\n';
}

/** Addresses that are meant beside the template, as loaders of HTML take them. */
function fromRoot(html: string, template: string, has: Place["has"]): string {
  return html.replace(ADDRESS, (all, name: string, quote: string, address: string) => {
    const target = path.join(path.dirname(template), address);
    return has(target) && !has(address) && !has(`public/${address}`)
      ? `${name}=${quote}/${target}`
      : all;
  });
}

/** "src/start" → "src/start.tsx"; null for what is none of the project's, e.g. a package. */
function moduleOf(entry: string, tree: FileTree): string | null {
  const names = MODULE_ENDINGS.map((ending) => entry + ending);
  return names.find((file) => tree.has(file)) ?? null;
}
