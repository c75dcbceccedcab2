import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { asCreateReactAppPage } from "./create-react-app";
import { insertInBody, moduleScript, withPage } from "./page-with-entry";
import { asVueCliPage } from "./vue-cli";

/** Files that start an app, where builders put them. */
const ENTRY = /^(?:src\/)?(?:index|main)\.(?:tsx|jsx)$/;
/** A script of the project's own: a module, or a file that is not elsewhere. */
const OWN_SCRIPT = /<script\b[^>]*\b(?:type=["']?module\b|src=["']?(?!https?:|\/\/)[\w./])/i;

/** A page that lies where tools never look which keep theirs in `public/`. */
function asPublicPage(tree: FileTree) {
  if (!tree.has("public/index.html")) return null;
  if (!dependsOn(dependenciesOf(tree), "@vue/cli-service", "react-scripts")) return null;
  return asVueCliPage(tree) ?? asCreateReactAppPage(tree);
}

/**
 * A Vite project whose page loads none of it: some builders run the one file that starts an app by
 * themselves, and leave the page without a script. Or a project of an older tool, whose page is in `public/`.
 *
 * @returns null for another project
 */
export function asScriptlessPage(tree: FileTree) {
  const html = tree.get("index.html");
  if (html === undefined || OWN_SCRIPT.test(html)) return null;
  if (!dependsOn(dependenciesOf(tree), "vite")) return asPublicPage(tree);
  const entry = [...tree.keys()].sort().find((file) => ENTRY.test(file));
  if (!entry) return null;
  const text = `index.html loads no script of the project; ${entry} is loaded.`;
  return {
    tree: withPage(tree, insertInBody(html, moduleScript(entry))),
    warnings: [{ text, file: "index.html" }],
  };
}
