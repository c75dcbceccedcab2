import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn, readJson } from "../detection/package-json";
import { fillTemplate, titleSaid } from "./fill-template";
import { insertInBody, moduleScript, withPage } from "./page-with-entry";

const ENTRIES = ["src/main.ts", "src/main.js"];
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
  const { name } = readJson(tree.get("package.json"));
  // Its tools take the project's name where nothing else is said.
  const title = titleSaid([tree.get("vue.config.js") ?? ""]) || String(name ?? "");
  const html = fillTemplate(tree.get("public/index.html") ?? EMPTY_PAGE, title);
  return {
    tree: withPage(tree, insertInBody(html, moduleScript(entry))),
    warnings: [],
    config: { envPrefix: ["VUE_APP_"] },
  };
}
