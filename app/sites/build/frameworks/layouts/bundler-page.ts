import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { insertInBody, moduleScript, withPage } from "./page-with-entry";

/** Bundlers whose page names no script: the entry stands in their configuration, by default one of these. */
const BUNDLERS = ["webpack", "@rspack/core", "@rspack/cli", "@rsbuild/core"];
const PAGES = ["index.html", "src/index.html", "static/index.html", "public/index.html"];
const ENTRY = /^src\/(?:index|main)\.(?:tsx|ts|jsx|js)$/;
/** What their pages leave to be filled in, e.g. a title (lodash's and EJS's templates). */
const PLACEHOLDER = /<%[\s\S]{0,500}?%>/g;

/**
 * Where webpack, Rspack or Rsbuild puts a project's page together: a page without a script, and an entry
 * where these look for one.
 *
 * @returns null for another layout
 */
export function asBundlerPage(tree: FileTree) {
  if (!dependsOn(dependenciesOf(tree), ...BUNDLERS)) return null;
  const page = PAGES.find((file) => tree.has(file));
  const entry = [...tree.keys()].sort().find((file) => ENTRY.test(file));
  const html = page && tree.get(page);
  if (!entry || html === undefined || /<script\b/i.test(html)) return null;
  const filled = insertInBody(html.replace(PLACEHOLDER, ""), moduleScript(entry));
  return { tree: withPage(tree, filled), warnings: [] };
}
