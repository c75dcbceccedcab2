import path from "node:path/posix";
import { parse } from "jsonc-parser";
import type { FileTree } from "~/projects/files";
import { isRecord } from "../detection/package-json";
import { withPage } from "./page-with-entry";

const SCRIPT = /<script\b([^>]{0,500})>\s*<\/script\s*>/gi;
const SOURCE = /\bsrc\s*=\s*["']?(?![a-z][\w+.-]*:|\/\/)([^"'\s>?#]+\.m?js)(?=["'\s>?#]|$)/i;
const ENDINGS = [".tsx", ".ts", ".jsx", ".js", ".mjs"];
/** What a bundle is called whatever it is made of. */
const ANY_NAME = /^(?:bundle|index|main|app|build|script)(?:[.-](?:min|bundle|dist|prod|dev))*$/;
const ENTRIES = ["index", "main", "app", "script"];
/** Folders that sources are in. */
const SOURCES = ["src", "source", "ts", "js", "app", "client", "lib"];

/**
 * A page whose own script only a build makes (tsc, Snowpack, esbuild, Rollup, Browserify …): it loads what that would be
 * made of. The page is the one at the root, or the one in `public/`.
 *
 * @returns null for a page that has its scripts, and for one whose sources are not found
 */
export function asBuiltScriptPage(tree: FileTree) {
  const page = ["index.html", "public/index.html"].find((file) => tree.has(file));
  const html = page && tree.get(page);
  if (page === undefined || html === undefined) return null;
  const made = [...html.matchAll(SCRIPT)].flatMap(([element = "", attributes = ""]) => {
    const name = SOURCE.exec(attributes)?.[1];
    const place = name && placeOf(name, page);
    return place && !isThere(tree, place, name) ? [{ element, place }] : [];
  });
  const outDir = builtFolders(tree);
  const loaded = new Set<string>();
  const changed = made.reduce((all, { element, place }) => {
    const source = sourceOf(tree, place, outDir);
    if (!source) return all;
    const again = loaded.has(source);
    loaded.add(source);
    const script = again ? "" : `<script type="module" src="/${source}"></script>`;
    // As a function: a file may have "$&" in its name.
    return all.replace(element, () => script);
  }, html);
  if (loaded.size === 0) return null;
  // The page stands at the root from now on.
  const rest = new Map([...tree].filter(([file]) => file !== page));
  return { tree: withPage(rest, changed), warnings: [] };
}

/** From the project's root. Of a page in `public/` an address is looked for there, too. */
function placeOf(name: string, page: string): string {
  const from = name.startsWith("/") ? "" : path.dirname(page).replace(/^public\b\/?|^\.$/, "");
  return path.join("/", from, name).slice(1);
}

function isThere(tree: FileTree, place: string, name: string): boolean {
  return (
    [place, `public/${place}`, `static/${place}`, name].some((file) => tree.has(file)) ||
    ENDINGS.some((ending) => tree.has(place.replace(/\.m?js$/, ending)))
  );
}

/** What a script is made of: the file of its name among the sources, or the one that starts everything. */
function sourceOf(tree: FileTree, place: string, outDir: readonly Built[]): string | null {
  const stem = place.replace(/\.m?js$/, "");
  const whole = outDir.flatMap(({ to, from }) =>
    to !== "" && stem.startsWith(`${to}/`) ? [path.join(from, stem.slice(to.length + 1))] : [],
  );
  const [, ...below] = stem.split("/");
  const name = path.basename(stem);
  const short = name.replace(/(?:[.-](?:min|bundle|dist|prod|dev))+$/, "");
  const stems = [
    ...whole,
    ...SOURCES.flatMap((folder) =>
      [...below.map((_, at) => below.slice(at).join("/")), name, short].map(
        (one) => `${folder}/${one}`,
      ),
    ),
    ...(ANY_NAME.test(name)
      ? SOURCES.slice(0, 2).flatMap((folder) => ENTRIES.map((one) => `${folder}/${one}`))
      : []),
  ];
  for (const one of stems) {
    const found = ENDINGS.map((ending) => one + ending).find((file) => tree.has(file));
    if (found) return found;
  }
  return null;
}

/** Where TypeScript writes, and what from. */
interface Built {
  to: string;
  from: string;
}

function builtFolders(tree: FileTree): Built[] {
  const config: unknown = parse(tree.get("tsconfig.json") ?? "{}", [], {
    allowTrailingComma: true,
  });
  const options =
    isRecord(config) && isRecord(config.compilerOptions) ? config.compilerOptions : {};
  const { outDir, rootDir } = options;
  if (typeof outDir !== "string") return [];
  const folder = (one: string) => path.join("/", one).slice(1).replace(/\/$/, "");
  const to = folder(outDir);
  return typeof rootDir === "string"
    ? [{ to, from: folder(rootDir) }]
    : [
        { to, from: "src" },
        { to, from: "" },
      ];
}
