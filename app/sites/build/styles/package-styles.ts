import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path/posix";
import { LRUCache } from "lru-cache";
import { readGlob } from "~/platform/globs";
import { packageOf } from "../../packages/packages";
import type { ProjectPackages } from "../packages/project-packages";

/** Where packages lie once they are installed: so their stylesheets are called here. */
const INSTALLED = "/node_modules/";
/** An address that is relative, and says by itself all that it is. It holds no bracket: where one opens, another may begin. */
const RELATIVE = /url\(\s*(["']?)(\.{1,2}\/[^"'()#$\s]+(?:#[\w-]+)?)\1\s*\)/g;

/** Stylesheets of a project's packages, as preprocessors ask for them. */
export interface PackageStyles {
  /**
   * Where a package's file may be, the nearest first: "bootstrap/scss/mixins" → "/node_modules/bootstrap/scss/mixins".
   *
   * @param from the stylesheet that asks, which may be a package's: what that depends on is beside or above it
   */
  placesOf(specifier: string, from: string): string[];
  /** The text at a place, its addresses leading where they led; null where there is no file. */
  read(place: string): string | null;
  /** All files of packages of that name, which may be a pattern: "@tremor/*". */
  filesOf(name: string): readonly { place: string; inside: string }[];
}

/** Files of one package that are listed; of stored versions, they never change. */
const MOST_LISTED = 5_000;
const listedCache = new LRUCache<string, readonly string[]>({ max: 100 });

function listed(folder: string): readonly string[] {
  const known = listedCache.get(folder);
  if (known) return known;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules/"))
    .sort()
    .slice(0, MOST_LISTED);
  listedCache.set(folder, files);
  return files;
}

/** @param packages null for a project on the curated set, whose packages have no stylesheets to compile */
export function packageStyles(packages: ProjectPackages | null): PackageStyles {
  const textCache = new Map<string, string | null>();
  const load = (place: string): string | null => {
    const found = packages?.resolver.locate(place);
    const file = found && packages?.resolver.realPath(found);
    if (!file || !statSync(file).isFile()) return null;
    return withAddresses(readFileSync(file, "utf8"), place);
  };
  return {
    placesOf(specifier, from) {
      if (!packages || /^[./]/.test(specifier)) return [];
      const name = packageOf(specifier);
      const { root } = packages.graph;
      const location = Object.hasOwn(root, name) ? root[name] : undefined;
      const own = location === undefined ? [] : [`/${location}${specifier.slice(name.length)}`];
      return [...foldersAbove(from).map((folder) => folder + specifier), ...own];
    },
    read(place) {
      if (!place.startsWith(INSTALLED)) return null;
      const known = textCache.get(place);
      const text = known === undefined ? load(place) : known;
      textCache.set(place, text);
      return text;
    },
    filesOf(name) {
      const nodes = Object.entries(packages?.graph.nodes ?? {});
      const isMeant = readGlob(name);
      const named = nodes.filter(([, node]) => isMeant(node.name));
      return named.flatMap(([location, node]) =>
        listed(path.join(packages?.storeFolder ?? "", node.folder)).map((inside) => ({
          place: `/${location}/${inside}`,
          inside,
        })),
      );
    },
  };
}

/** Where Node would look for a package that another one asks for, e.g. "/node_modules/a/node_modules/". */
function foldersAbove(from: string): string[] {
  const folders: string[] = [];
  for (let at = from.lastIndexOf(INSTALLED); at >= 0; at = from.lastIndexOf(INSTALLED, at - 1)) {
    const name = packageOf(from.slice(at + INSTALLED.length));
    folders.push(
      `${from.slice(0, at)}${INSTALLED}${name}${INSTALLED}`,
      from.slice(0, at) + INSTALLED,
    );
    if (at === 0) break;
  }
  return folders;
}

/** Fonts and pictures beside a stylesheet, by the package's name: what it is compiled into lies elsewhere. */
function withAddresses(text: string, place: string): string {
  const folder = path.dirname(place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length));
  return text.replace(RELATIVE, (_, quote: string, address: string) => {
    return `url(${quote}~${path.join(folder, address)}${quote})`;
  });
}
