import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn, isRecord, readJson } from "../detection/package-json";
import { insertInBody, withPage } from "./page-with-entry";

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
  const imports = [
    // What compiles the components in the browser, before there are any.
    "@angular/compiler",
    ...polyfillsOf(tree),
    ...styles.map((file) => `/${file}`),
    "/src/main.ts",
  ].map((specifier) => `import ${JSON.stringify(specifier)};`);
  const script = `<script type="module">${imports.join(" ")}</script>`;
  const page = insertInBody(html.replace(/<base\b[^>]*>/i, ""), script);
  return { tree: withPage(tree, page), warnings: [] };
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
