import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { insertInBody, moduleScript, withPage } from "./page-with-entry";

const ENTRIES = ["src/main.ts", "src/main.js"];
/** What its pages leave to be filled in. */
const PLACEHOLDER = /<%[\s\S]{0,500}?%>/g;
const EMPTY_PAGE =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>App</title></head><body><div id="app"></div></body></html>\n';

/**
 * Vue's older tools keep their page in `public/`, and load `src/main` without naming it there.
 *
 * @returns null for another layout
 */
export function asVueCliPage(tree: FileTree) {
  if (!dependsOn(dependenciesOf(tree), "@vue/cli-service")) return null;
  const entry = ENTRIES.find((file) => tree.has(file));
  if (!entry) return null;
  const html = (tree.get("public/index.html") ?? EMPTY_PAGE)
    .replace(/<%=\s*BASE_URL\s*%>\/?/g, "/")
    .replace(PLACEHOLDER, "");
  return {
    tree: withPage(tree, insertInBody(html, moduleScript(entry))),
    warnings: [],
    config: { envPrefix: ["VUE_APP_"] },
  };
}
