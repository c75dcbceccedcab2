import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { insertInBody, moduleScript, withPage } from "./page-with-entry";

const ENTRIES = ["index.tsx", "index.ts", "index.jsx", "index.js"].map((name) => `src/${name}`);
/** What its pages call the folder of the app. */
const PUBLIC_URL = /%PUBLIC_URL%/g;

/**
 * Create React App keeps its page in `public/`, and loads `src/index` without naming it there. So do
 * tools of its time that are set up alike.
 *
 * @returns null for another layout
 */
export function asCreateReactAppPage(tree: FileTree) {
  const html = tree.get("public/index.html");
  const entry = ENTRIES.find((file) => tree.has(file));
  if (html === undefined || !entry) return null;
  const isNamed = dependsOn(
    dependenciesOf(tree),
    "react-scripts",
    "@craco/craco",
    "react-app-rewired",
  );
  // A page that loads its own scripts needs no other.
  if (!isNamed && !html.includes("%PUBLIC_URL%") && /<script\b/i.test(html)) return null;
  const page = insertInBody(html.replace(PUBLIC_URL, ""), moduleScript(entry));
  return { tree: withPage(tree, page), warnings: [], config: { envPrefix: ["REACT_APP_"] } };
}
