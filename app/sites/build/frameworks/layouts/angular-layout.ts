import { escapeText } from "~/platform/plain-page";
import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn, isRecord } from "../detection/package-json";
import { angularProject } from "./angular-project";
import { insertInBody, withPage } from "./page-with-entry";

/** A file that no project has. */
const FIRST = ".angular-start/packages.js";
/** Up to here Angular's own packages keep the parameters of constructors by a proposal that no browser has. */
const LAST_WITH_METADATA = 10;
/** Up to here its router asks for the page's base, and is none without; later ones take the host's root. */
const LAST_WITH_BASE = 13;
/** What of the proposal (reflect-metadata) these use, as Angular's command line brings it along for them. */
const METADATA = `(() => { const kept = new WeakMap();
const of = (target, property) => {
  if (!kept.has(target)) kept.set(target, new Map());
  const all = kept.get(target);
  if (!all.has(property)) all.set(property, new Map());
  return all.get(property);
};
Reflect.defineMetadata ??= (key, value, target, property) => void of(target, property).set(key, value);
Reflect.metadata ??= (key, value) => (target, property) => Reflect.defineMetadata(key, value, target, property);
Reflect.getOwnMetadata ??= (key, target, property) => of(target, property).get(key);
Reflect.getMetadata ??= (key, target, property) => {
  for (let at = target; at; at = Object.getPrototypeOf(at)) {
    const found = Reflect.getOwnMetadata(key, at, property);
    if (found !== undefined) return found;
  }
};
})();`;

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
  const named = stylesOf(tree);
  const styles = named.filter((file) => tree.has(file));
  const ofPackages = named.flatMap((name) =>
    tree.has(name) ? [] : (packageStyle(name, tree) ?? []),
  );
  // What compiles the components in the browser, before there are any: a module of its own, which is followed first.
  // Styles of packages, e.g. a theme of Material, stand before the app's own, which change them.
  const first = importsOf(["@angular/compiler", ...polyfillsOf(tree), ...ofPackages]);
  const own = importsOf([`/${FIRST}`, ...styles.map((file) => `/${file}`), "/src/main.ts"]);
  // No module: packages are there before any of the project's is run.
  const before = majorOf(tree) <= LAST_WITH_METADATA ? `<script>${METADATA}</script>` : "";
  const page = insertInBody(
    html.replace(/<base\b[^>]*>/i, majorOf(tree) <= LAST_WITH_BASE ? '<base href="/">' : ""),
    `${before}${scriptsOf(tree)}<script type="module">${own}</script>`,
  );
  return {
    tree: withPage(new Map([...tree, [FIRST, first]]), page),
    warnings: [],
    config: { styleFolders: styleFoldersOf(tree) },
  };
}

function importsOf(specifiers: readonly string[]): string {
  return specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join(" ");
}

function stylesOf(tree: FileTree): string[] {
  const files = injectedOf(tree, "styles");
  return files.length > 0 ? files : ["src/styles.css", "src/styles.scss"];
}

/** Files that its page has by itself: one that is not injected is loaded by the app, when it wants it. */
function injectedOf(tree: FileTree, list: "styles" | "scripts"): string[] {
  const said = angularProject(tree).options[list];
  const given = (Array.isArray(said) ? said : []).flatMap((one) =>
    isRecord(one) ? (one.inject === false ? [] : [one.input]) : [one],
  );
  return listOf(given).map((file) => file.replace(/^\.\//, ""));
}

/** Plain scripts that it names, in their order, of packages as well; all of them are run before any module. */
function scriptsOf(tree: FileTree): string {
  return injectedOf(tree, "scripts")
    .map((file) => (tree.has(file) ? file : `node_modules/${file.replace(/^node_modules\//, "")}`))
    .map((file) => `<script src="/${escapeText(file).replaceAll('"', "&quot;")}"></script>`)
    .join("");
}

/** A stylesheet of a package that the project names, as an import has it; null for any other file. */
function packageStyle(name: string, tree: FileTree): string | null {
  const specifier = name.replace(/^node_modules\//, "");
  const [, of] = /^((?:@[\w.-]+\/)?[\w.-]+)\/.+\.(?:css|scss|sass|less)$/.exec(specifier) ?? [];
  return of && dependsOn(dependenciesOf(tree), of) ? specifier : null;
}

/** Where its stylesheets look for each other. */
function styleFoldersOf(tree: FileTree): string[] {
  const options = angularProject(tree).options.stylePreprocessorOptions;
  return isRecord(options) ? listOf(options.includePaths) : [];
}

/** Packages, and files of the project. */
function polyfillsOf(tree: FileTree): string[] {
  return listOf(angularProject(tree).options.polyfills).map((name) =>
    tree.has(name) ? `/${name}` : name,
  );
}

/** The version of Angular that package.json asks for: "~9.1.3" → 9. */
function majorOf(tree: FileTree): number {
  const wanted = dependenciesOf(tree)["@angular/core"] ?? "";
  return Number(/\d+/.exec(wanted)?.[0] ?? Number.POSITIVE_INFINITY);
}

function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === "string");
}
