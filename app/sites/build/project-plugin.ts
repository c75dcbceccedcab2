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
import type { ImportMap } from "./import-map";
import type { SiteKind } from "./kinds";
import { withoutMapComments } from "./map-comments";

const LOADERS: Record<string, Loader> = {
  ".ts": "ts",
  ".mts": "ts",
  ".tsx": "tsx",
  ".js": "jsx",
  ".mjs": "jsx",
  ".jsx": "jsx",
  ".css": "css",
  ".json": "json",
  ".txt": "text",
  ".md": "text",
  ".html": "text",
  ".svg": "dataurl",
};
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
/** What a project is bundled from. */
export interface ProjectSource {
  tree: FileTree;
  kind: SiteKind;
  mode: BuildMode;
  store: StoreManifest;
  /** What its pages map by themselves stays an import. */
  own: ImportMap | null;
}

/**
 * Bundles a project from memory. Two guards keep the host's files out: every import is resolved
 * here, and nothing is loaded from disk but the curated packages. The second one matters on its
 * own: esbuild resolves template-string imports on disk without asking.
 */
export function projectPlugin({ tree, kind, mode, store, own }: ProjectSource): Plugin {
  const allowed = new Set<string>(BUNDLED);
  const shakenFiles = new Map(Object.entries(store.shaken));
  const folder = path.join(store.folder, store.hash);
  const readable = [...store.readable, folder];
  return {
    name: "project",
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args): Promise<OnResolveResult | undefined> => {
        if (args.pluginData === INSIDE_STORE) return undefined;
        const isOwn = args.namespace === "project" && own?.maps(args.path);
        if (isOwn) return { path: args.path, external: true };
        const specifier = specifierIn(kind, args.path);
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
        const isFile = args.kind === "entry-point" || /^(?:[./]|@\/|~\/)/.test(args.path);
        const isCssFile = args.kind === "url-token" || args.kind === "import-rule";
        if (isFile || isCssFile) {
          const found = findInTree(tree, args.path, args.importer);
          if (found) return { path: found, namespace: "project" };
          if (args.kind === "url-token") return { path: args.path, external: true };
          return { errors: [{ text: `There is no file ${args.path} in the project.` }] };
        }
        if (!allowed.has(packageOf(args.path))) {
          return { errors: [{ text: refusalOf(args.path) }] };
        }
        const found = await build.resolve(args.path, {
          resolveDir: path.join(store.root, "preview-packages"),
          kind: args.kind,
          namespace: "file",
          pluginData: INSIDE_STORE,
        });
        return found.errors.length > 0 ? { errors: [{ text: refusalOf(args.path) }] } : found;
      });

      build.onLoad({ filter: /.*/, namespace: "project" }, (args) => {
        const file = args.path.slice(1);
        const loader = file.endsWith(".module.css")
          ? "local-css"
          : LOADERS[path.posix.extname(file).toLowerCase()];
        if (!loader) return { errors: [{ text: `${file} cannot be imported.` }] };
        return { contents: withoutMapComments(tree.get(file) ?? ""), loader };
      });

      build.onLoad({ filter: /.*/, namespace: "file" }, (args) => loadPackageFile(args.path));
      build.onLoad({ filter: /.*/, namespace: "dataurl" }, (args) => loadDataUrl(args.path));
      // Whatever else esbuild may read from (its own namespaces included) is not the project's.
      build.onLoad({ filter: /.*/ }, () => ({ errors: [{ text: REFUSED }] }));
    },
  };

  /** Reads what was checked, so that nothing can change in between. */
  async function loadPackageFile(file: string): Promise<OnLoadResult> {
    const real = readablePath(file, readable);
    const loader = PACKAGE_LOADERS[path.extname(file)];
    if (!real || !loader) return { errors: [{ text: REFUSED }] };
    return { contents: await readFile(real, "utf8"), loader, resolveDir: path.dirname(real) };
  }
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
