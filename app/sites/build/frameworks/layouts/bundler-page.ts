import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { fillTemplate, titleSaid } from "./fill-template";
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
const SCRIPT = /<script\b([^>]{0,500})>([^<]{0,100000})<\/script\s*>/gi;
const OWN = /\btype\s*=\s*["']?module\b|\bsrc\s*=\s*["']?(?!https?:|\/\/|data:)[\w./]/i;
const SOURCE = /\bsrc\s*=\s*["']?(?!https?:|\/\/|data:)([^"'\s>?#]+)/i;

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
  const scripts = [...html.matchAll(SCRIPT)].map(([element = "", attributes = ""]) => {
    const source = SOURCE.exec(attributes)?.[1];
    return { element, isMade: source !== undefined && isMade(source, page, tree), attributes };
  });
  // One that is the project's own loads what it needs by itself.
  if (scripts.some((one) => !one.isMade && OWN.test(one.attributes))) return null;
  const left = scripts.reduce(
    (all, one) => (one.isMade ? all.replace(one.element, "") : all),
    html,
  );
  const filled = insertInBody(fillTemplate(left, titleSaid(configs)), moduleScript(entry));
  return { tree: withPage(tree, filled), warnings: [] };
}

/** What configurations name, from the project's root: they say it from their own folder, or from the root. */
function said(configs: readonly string[], pattern: RegExp): string[] {
  return configs.flatMap((text) => {
    const name = pattern.exec(text)?.[1];
    return name ? [path.join("/", name).slice(1)] : [];
  });
}

/** Whether a script of a page is one that nobody brings along, since a build makes it. */
function isMade(source: string, page: string, tree: FileTree): boolean {
  const place = path.join("/", source.startsWith("/") ? "" : path.dirname(page), source).slice(1);
  return ![place, `public/${place}`, `static/${place}`].some((file) => tree.has(file));
}
