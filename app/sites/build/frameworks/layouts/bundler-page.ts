import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { fillTemplate, titleSaid } from "./fill-template";
import { withoutMadeScripts } from "./made-scripts";
import { insertInBody, moduleScript, withPage } from "./page-with-entry";

/** Bundlers whose page names no script: the entry stands in their configuration, by default one of these. */
const BUNDLERS = ["webpack", "@rspack/core", "@rspack/cli", "@rsbuild/core", "rstack"];
const PAGES = [
  "index.html",
  "src/index.html",
  "static/index.html",
  "src/static/index.html",
  "public/index.html",
];
const ENTRY = /^src\/(?:index|main)\.(?:tsx|ts|jsx|js)$/;
const CONFIG =
  /^(?:config\/|webpack\/|build\/)?(?:webpack|rspack|rsbuild|rstack)[\w.-]*\.[cm]?[jt]s$/;
/** What such a configuration says of its page and its entry. It is read as text, and never run. */
const TEMPLATE = /\btemplate\s*:[^,;\n]{0,100}?["'`]([^"'`\n]{1,200}\.(?:html|ejs))["'`]/;
const STARTS = /\bentry\s*:[\s\S]{0,200}?["'`]([^"'`\n]{1,200}\.[jt]sx?)["'`]/;
/**
 * Where webpack, Rspack or Rsbuild puts a project's page together: a page without a script of the project's, or with
 * one that only its build makes, and an entry where these look for one or their configuration names one.
 *
 * @returns null for another layout
 */
export function asBundlerPage(tree: FileTree) {
  if (!dependsOn(dependenciesOf(tree), ...BUNDLERS)) return null;
  const files = [...tree.keys()].sort();
  const configs = files.filter((file) => CONFIG.test(file)).map((file) => tree.get(file) ?? "");
  const page = [...said(configs, TEMPLATE), ...PAGES].find((file) => tree.has(file));
  const entry = [...said(configs, STARTS), ...files.filter((file) => ENTRY.test(file))].find(
    (file) => tree.has(file),
  );
  const html = page && tree.get(page);
  if (!entry || page === undefined || html === undefined) return null;
  const left = withoutMadeScripts(html, page, tree);
  // One that is the project's own loads what it needs by itself.
  if (left.hasOwn) return null;
  const filled = insertInBody(fillTemplate(left.html, titleSaid(configs)), moduleScript(entry));
  return { tree: withPage(tree, filled), warnings: [] };
}

/** What configurations name, from the project's root: they say it from their own folder, or from the root. */
function said(configs: readonly string[], pattern: RegExp): string[] {
  return configs.flatMap((text) => {
    const name = pattern.exec(text)?.[1];
    return name ? [path.join("/", name).slice(1)] : [];
  });
}
