import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Loader, OnLoadResult, OnResolveResult, Plugin } from "esbuild";
import type { FileTree } from "~/projects/files";
import {
  BUNDLED,
  FRAMEWORKS,
  packageOf,
  refusalOf,
  specifierIn,
  vendorFamily,
} from "../packages/packages";
import type { BuildMode, StoreManifest } from "../packages/store-manifest";
import { loadDataUrl } from "./data-url";
import { mayImportByPattern, withoutPatterns } from "./glob-imports";
import type { ImportMap } from "./import-map";
import type { SiteKind } from "./kinds";
import { languageOptions, loaderOf } from "./loaders";
import { withoutMapComments } from "./map-comments";

const PACKAGE_LOADERS: Record<string, Loader> = {
  ".js": "js",
  ".mjs": "js",
  ".cjs": "js",
  ".json": "json",
  ".css": "css",
};
const ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".json", ".css"];
const INDEXES = ["/index.tsx", "/index.ts", "/index.jsx", "/index.js"];
/** Marks a resolution that this plugin itself asked for. */
const INSIDE_STORE = Symbol("inside the store");
const REFUSED = "Only the project and the listed packages can be imported.";
/** A specifier with a segment that is no name of a file, or that some system reads as another one. */
const LEADS_OUT = /\/\.{0,2}(?:\/|$)|[\\\0%]/;
/**
 * Stands before an entry's path: esbuild takes an entry that exists on the host's disk for that file,
 * and asks no plugin where it is.
 */
export const ENTRY = "entry:";
/** Where libraries are of which a check knows the names. */
export const LIBRARY = "library";
/** What brings a bundled font along (site-fonts.ts). */
const FONT = /^@fonts\/[a-z-]+\.css$/;

/** What a project is bundled from. */
export interface ProjectSource {
  tree: FileTree;
  kind: SiteKind;
  mode: BuildMode;
  store: StoreManifest;
  /** What its pages map by themselves stays an import. */
  own: ImportMap | null;
  /** Of a build that is only checked. */
  check?: {
    /** Specifier → what it exports: libraries are taken for their names, whose code is known to build. */
    exports: Readonly<Record<string, readonly string[]>>;
    /** Told which files of the project are reached, e.g. "/src/main.tsx". */
    onReached(file: string): void;
    /** Packages that are not there are somebody else's concern. */
    isLenient: boolean;
  };
}

/**
 * Bundles a project from memory. Three guards keep the host out, names as well as contents: every
 * import is resolved here, patterns are resolved before esbuild sees them (it would look for them on
 * disk without asking), and nothing is loaded from disk but the curated packages.
 */
export function projectPlugin({ tree, kind, mode, store, own, check }: ProjectSource): Plugin {
  const allowed = new Set<string>(BUNDLED);
  const shakenFiles = new Map(Object.entries(store.shaken));
  const folder = path.join(store.folder, store.hash);
  const readable = [...store.readable, folder];
  return {
    name: "project",
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args): Promise<OnResolveResult | undefined> => {
        if (args.pluginData === INSIDE_STORE) return undefined;
        if (args.kind === "entry-point") {
          const found = findInTree(tree, args.path.slice(ENTRY.length), "");
          return found
            ? { path: found, namespace: "project" }
            : { errors: [{ text: "The project has no such file." }] };
        }
        const isOwn = args.namespace === "project" && own?.maps(args.path);
        if (isOwn) return { path: args.path, external: true };
        const specifier = specifierIn(kind, args.path);
        if (check && Object.hasOwn(check.exports, specifier)) {
          return { path: specifier, namespace: LIBRARY, sideEffects: false };
        }
        const shaken = shakenFiles.get(specifier);
        if (shaken) return { path: path.join(folder, shaken), sideEffects: false };
        const family = vendorFamily(specifier);
        if (family && mode === "preview") return { path: specifier, external: true };
        // A release stands alone: the store it was built with may be gone after an upgrade.
        const released = store.vendor.release[specifier];
        if (family && FRAMEWORKS.includes(family) && released) {
          return { path: path.join(folder, released) };
        }
        if (args.namespace === "file") return undefined;
        if (/^(?:https?:)?\/\//.test(args.path)) return { path: args.path, external: true };
        if (args.kind === "url-token" && args.path.startsWith("#")) {
          return { path: args.path, external: true };
        }
        if (args.path.startsWith("data:")) return undefined;
        if (FONT.test(args.path)) return { path: args.path, external: true };
        const isFile = /^(?:[./]|@\/|~\/)/.test(args.path);
        const isCssFile = args.kind === "url-token" || args.kind === "import-rule";
        if (isFile || isCssFile) {
          const found = findInTree(tree, args.path, args.importer);
          if (found) return { path: found, namespace: "project" };
          if (args.kind === "url-token") return { path: args.path, external: true };
          return { errors: [{ text: `There is no file ${args.path} in the project.` }] };
        }
        if (!allowed.has(packageOf(args.path)) || LEADS_OUT.test(args.path)) {
          if (check?.isLenient) return { path: args.path, external: true };
          return { errors: [{ text: refusalOf(args.path) }] };
        }
        const found = await build.resolve(args.path, {
          resolveDir: path.join(store.root, "preview-packages"),
          kind: args.kind,
          namespace: "file",
          pluginData: INSIDE_STORE,
        });
        // A file elsewhere is answered as one that is not there.
        const isOurs = found.errors.length === 0 && readablePath(found.path, readable) !== null;
        return isOurs ? found : { errors: [{ text: refusalOf(args.path) }] };
      });

      build.onLoad({ filter: /.*/, namespace: "project" }, (args) => {
        const file = args.path.slice(1);
        const loader = loaderOf(file);
        check?.onReached(args.path);
        if (!loader) return { errors: [{ text: `${file} cannot be imported.` }] };
        return load(args.path, withoutMapComments(tree.get(file) ?? ""), loader);
      });

      build.onLoad({ filter: /.*/, namespace: LIBRARY }, (args) => ({
        contents: namesOnly(check?.exports[args.path] ?? []),
        loader: "js",
      }));
      build.onLoad({ filter: /.*/, namespace: "file" }, (args) => loadPackageFile(args.path));
      build.onLoad({ filter: /.*/, namespace: "dataurl" }, (args) => {
        const { contents, loader, errors } = loadDataUrl(args.path);
        return errors ? { errors } : load(args.path, contents, loader);
      });
      // Whatever else esbuild may read from (its own namespaces included) is not the project's.
      build.onLoad({ filter: /.*/ }, () => ({ errors: [{ text: REFUSED }] }));
    },
  };

  function load(file: string, source: string, loader: Loader) {
    const isScript = loader === "js" || loader === "jsx" || loader === "ts" || loader === "tsx";
    if (!isScript || !mayImportByPattern(source)) return { contents: source, loader };
    const options = {
      ...languageOptions(kind, mode),
      ...(mode === "release" ? {} : { sourcemap: "inline" as const }),
    };
    return withoutPatterns({ source, loader, path: file, tree, options });
  }

  /** Reads what was checked, so that nothing can change in between. */
  async function loadPackageFile(file: string): Promise<OnLoadResult> {
    const real = readablePath(file, readable);
    const loader = PACKAGE_LOADERS[path.extname(file)];
    if (!real || !loader) return { errors: [{ text: REFUSED }] };
    return { contents: await readFile(real, "utf8"), loader, resolveDir: path.dirname(real) };
  }
}

/** A module that exports these names, and does nothing. */
function namesOnly(names: readonly string[]): string {
  return `let all;\nexport { ${names.map((name) => `all as ${name}`).join(", ")} };\n`;
}

/** A project file by specifier, with the endings that people leave out. @returns "/path" or null */
export function findInTree(tree: FileTree, specifier: string, importer: string): string | null {
  const [wanted = ""] = specifier.split(/[?#]/);
  const aliased = wanted.replace(/^[@~]\//, "/src/");
  const folder = importer ? path.posix.dirname(importer) : "/";
  const target = path.posix.join("/", aliased.startsWith("/") ? "" : folder, aliased);
  // TypeScript writes "./thing.js" for thing.ts.
  const stems = [target, target.replace(/\.jsx?$/, ""), `/public${target}`];
  for (const stem of stems) {
    for (const ending of [...ENDINGS, ...INDEXES]) {
      if (tree.has((stem + ending).slice(1))) return stem + ending;
    }
  }
  return null;
}

/** A link inside a package must not lead out of it, so the real path counts. */
function readablePath(file: string, folders: readonly string[]): string | null {
  try {
    const real = realpathSync(file);
    return folders.some((folder) => real.startsWith(folder + path.sep)) ? real : null;
  } catch {
    return null;
  }
}
