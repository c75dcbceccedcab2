import type { FileTree } from "~/projects/files";
import { SHIMS_FOLDER } from "./shims";

const CODE = "\\.(?:tsx|ts|jsx|js|mdx)$";
const APP_PAGE = new RegExp(`^((?:src/)?app/(?:.+/)?)page${CODE}`);
const OLD_PAGE = new RegExp(`^((?:src/)?pages/)(.+)${CODE}`);

/** Names modules of the project once each. */
class Imports {
  readonly #names = new Map<string, string>();

  nameOf(file: string): string {
    const name = this.#names.get(file) ?? `module${this.#names.size}`;
    this.#names.set(file, name);
    return name;
  }

  lines(): string[] {
    return [...this.#names].map(([file, name]) => `import * as ${name} from "/${file}";`);
  }
}

/** The module that starts a project of Next, or null where it has no page. */
export function nextEntry(tree: FileTree): string | null {
  const imports = new Imports();
  const files = [...tree.keys()].sort();
  const routes = [
    ...files.flatMap((file) => appRoute(file, tree, imports)),
    ...files.flatMap((file) => oldRoute(file, tree, imports)),
  ];
  if (routes.length === 0) return null;
  const first = routes.some(({ segments }) => segments.length === 0)
    ? null
    : firstLanguage(tree, routes);
  if (first)
    routes.push({ segments: [], code: `load: leadTo(${JSON.stringify(first)}), layouts: []` });
  // An exact segment counts before one that takes any, and that before one that takes several.
  routes.sort((a, b) => (rank(a.segments) < rank(b.segments) ? -1 : 1));
  const missing =
    find(tree, ["app/", "src/app/"], "not-found") ?? find(tree, ["pages/", "src/pages/"], "404");
  const notFound = missing ? imports.nameOf(missing) : "null";
  return [
    `import { startApp } from "/${SHIMS_FOLDER}/start.ts";`,
    ...imports.lines(),
    ...(first ? [LEAD_TO] : []),
    "startApp([",
    ...routes.map(({ segments, code }) => `  { segments: ${JSON.stringify(segments)}, ${code} },`),
    `], ${notFound});`,
    // A page, a layout or what none of them shows by itself has changed: the same root shows them as they are now.
    "import.meta.hot?.accept();",
    "",
  ].join("\n");
}

const LEAD_TO = `import { redirect } from "/${SHIMS_FOLDER}/navigation.ts";
const leadTo = (address) => async () => ({ default: () => redirect(address) });`;
const LANGUAGE = /^\[(?:locale|lang|lng|language)\]$/;
const SAID =
  /\b(?:defaultLocale|defaultLanguage|defaultLng|fallbackLng)\b\s*[:=]\s*["'`]([\w-]{2,12})["'`]/;

/** Where a middleware would lead from the first address, which has no page: to that of the first language. */
function firstLanguage(tree: FileTree, routes: readonly RouteCode[]): string | null {
  const isOne = ({ segments: [only, ...more] }: RouteCode) =>
    only !== undefined && more.length === 0 && LANGUAGE.test(only);
  if (!routes.some(isOne)) return null;
  for (const [file, text] of tree) {
    const said = /\.[cm]?[jt]sx?$/.test(file) ? SAID.exec(text)?.[1] : undefined;
    if (said) return `/${said}`;
  }
  return "/en";
}

interface RouteCode {
  segments: string[];
  code: string;
}

function appRoute(file: string, tree: FileTree, imports: Imports): RouteCode[] {
  const folder = APP_PAGE.exec(file)?.[1];
  if (!folder) return [];
  const root = /^(?:src\/)?app\//.exec(folder)?.[0] ?? "";
  const names = folder.slice(root.length).split("/").filter(Boolean);
  // Slots and routes that step in front of others are a server's arrangement.
  if (names.some((name) => name.startsWith("@") || /^\(\.+\)/.test(name))) return [];
  const folders = [0, ...names.keys()].map((_, depth) =>
    [root, ...names.slice(0, depth).map((name) => `${name}/`)].join(""),
  );
  const layouts = folders.flatMap((one) =>
    ["layout", "template"].flatMap((kind) => find(tree, [one], kind) ?? []),
  );
  const inner = [...folders].reverse();
  const loading = find(tree, inner, "loading");
  const error = find(tree, inner, "error");
  const code = [
    `load: ${loadOf(file)}`,
    `layouts: [${layouts.map((layout) => imports.nameOf(layout)).join(", ")}]`,
    ...(loading ? [`loading: ${imports.nameOf(loading)}`] : []),
    ...(error ? [`error: ${imports.nameOf(error)}`] : []),
  ];
  const segments = names.filter((name) => !/^\(.+\)$/.test(name));
  return [{ segments, code: code.join(", ") }];
}

function oldRoute(file: string, tree: FileTree, imports: Imports): RouteCode[] {
  const [, root = "", name = ""] = OLD_PAGE.exec(file) ?? [];
  if (!name || /^(?:_app|_document|_error|404|500|api\/.*)$/.test(name)) return [];
  const around = find(tree, [root], "_app");
  const app = around ? imports.nameOf(around) : "null";
  const segments = name
    .split("/")
    .filter((part, index, all) => part !== "index" || index < all.length - 1);
  return [{ segments, code: `load: ${loadOf(file)}, around: ${app}, layouts: []` }];
}

/** As Next does: what a page imports is no matter of another, and what of it needs a server fails there alone. */
function loadOf(file: string): string {
  return `() => import(${JSON.stringify(`/${file}`)})`;
}

function find(tree: FileTree, folders: readonly string[], name: string): string | null {
  for (const folder of folders) {
    for (const ending of ["tsx", "ts", "jsx", "js"]) {
      const file = `${folder}${name}.${ending}`;
      if (tree.has(file)) return file;
    }
  }
  return null;
}

function rank(segments: readonly string[]): string {
  return segments
    .map((part) => (part.includes("...") ? "2" : part.startsWith("[") ? "1" : "0") + part)
    .join("/");
}
