import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn, isRecord, readJson } from "../detection/package-json";
import { insertInBody, withPage } from "./page-with-entry";

/** A file that no project has. */
const FIRST = ".angular-start/packages.js";

/**
 * Angular's command line keeps its page in `src/`, names its styles in angular.json, and loads
 * `src/main.ts` without naming it in the page.
 *
 * @returns null for another layout
 */
export function asAngularPage(tree: FileTree) {
  const html = tree.get("src/index.html");
  if (html === undefined || !tree.has("src/main.ts")) return null;
  if (!dependsOn(dependenciesOf(tree), "@angular/core")) return null;
  const styles = stylesOf(tree).filter((file) => tree.has(file));
  // What compiles the components in the browser, before there are any: a module of its own, which is followed first.
  const first = importsOf(["@angular/compiler", ...polyfillsOf(tree)]);
  const own = importsOf([`/${FIRST}`, ...styles.map((file) => `/${file}`), "/src/main.ts"]);
  const page = insertInBody(
    html.replace(/<base\b[^>]*>/i, ""),
    `<script type="module">${own}</script>`,
  );
  return { tree: withPage(new Map([...tree, [FIRST, first]]), page), warnings: [] };
}

function importsOf(specifiers: readonly string[]): string {
  return specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join(" ");
}

/** What angular.json says of how the app is built. */
function buildOptions(tree: FileTree): Record<string, unknown> {
  const { projects } = readJson(tree.get("angular.json"));
  const [project] = Object.values(isRecord(projects) ? projects : {});
  const path = ["architect", "build", "options"];
  const options = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), project);
  return isRecord(options) ? options : {};
}

function stylesOf(tree: FileTree): string[] {
  const styles = listOf(buildOptions(tree).styles);
  return styles.length > 0 ? styles : ["src/styles.css", "src/styles.scss"];
}

function polyfillsOf(tree: FileTree): string[] {
  return listOf(buildOptions(tree).polyfills).filter((name) => !tree.has(name));
}

function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === "string");
}
