import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { moduleScript, withPage } from "./page-with-entry";

/** The entry, and the script that it is built into, as templates of Rollup's time have them. */
const ENTRIES = ["src/main.ts", "src/main.js"];
const BUILT = /<script\b[^>]*\bsrc=["']?(\/?(?:build|dist)\/[\w./-]+\.js)["']?[^>]*>\s*<\/script>/i;

/**
 * A project of Rollup: its page in `public/` loads what the entry is built into, which nobody brings along.
 *
 * @returns null for another layout
 */
export function asRollupPage(tree: FileTree) {
  if (!dependsOn(dependenciesOf(tree), "rollup")) return null;
  const html = tree.get("public/index.html");
  const entry = ENTRIES.find((file) => tree.has(file));
  const [element, script = ""] = BUILT.exec(html ?? "") ?? [];
  if (html === undefined || !entry || !element) return null;
  if (tree.has(`public/${script.replace(/^\//, "")}`)) return null;
  return { tree: withPage(tree, html.replace(element, moduleScript(entry))), warnings: [] };
}
