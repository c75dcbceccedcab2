import { realpathSync } from "node:fs";
import path from "node:path";
import type { Loader, OnResolveResult, Plugin } from "esbuild";
import type { FileTree } from "~/projects/files";
import type { BuildMode, StoreManifest } from "./build-types";
import { BUNDLED, listPackages, packageOf, vendorFamily } from "./packages";

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
const ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".json", ".css"];
const INDEXES = ["/index.tsx", "/index.ts", "/index.jsx", "/index.js"];
/** Marks a resolution that this plugin itself asked for. */
const INSIDE_STORE = Symbol("inside the store");

/**
 * Bundles a project from memory. Two guards keep the host's files out: every import is resolved
 * here, and nothing is loaded from disk but the curated packages. The second one matters on its
 * own: esbuild resolves template-string imports on disk without asking.
 */
export function projectPlugin(tree: FileTree, store: StoreManifest, mode: BuildMode): Plugin {
  const allowed = new Set<string>(BUNDLED);
  const vendorFolder = path.join(store.folder, store.hash);
  const readable = [...store.readable, vendorFolder];
  return {
    name: "project",
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args): Promise<OnResolveResult | undefined> => {
        if (args.pluginData === INSIDE_STORE) return undefined;
        if (vendorFamily(args.path)) {
          if (mode === "preview") return { path: args.path, external: true };
          // A release stands alone: the store it was built with may be gone after an upgrade.
          return {
            path: path.join(store.folder, store.hash, store.vendor.release[args.path] ?? ""),
          };
        }
        if (args.namespace === "file") return undefined;
        if (/^(?:https?:)?\/\//.test(args.path) || args.path.startsWith("#")) {
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
        const name = packageOf(args.path);
        if (!allowed.has(name)) {
          return {
            errors: [
              {
                text: `The package "${name}" is not available here. Available: ${listPackages()}.`,
              },
            ],
          };
        }
        return build.resolve(args.path, {
          resolveDir: store.root,
          kind: args.kind,
          namespace: "file",
          pluginData: INSIDE_STORE,
        });
      });

      build.onLoad({ filter: /.*/, namespace: "project" }, (args) => {
        const file = args.path.slice(1);
        const loader = file.endsWith(".module.css")
          ? "local-css"
          : LOADERS[path.posix.extname(file).toLowerCase()];
        if (!loader) return { errors: [{ text: `${file} cannot be imported.` }] };
        return { contents: tree.get(file) ?? "", loader };
      });

      build.onLoad({ filter: /.*/, namespace: "file" }, (args) => {
        if (isReadable(args.path, readable)) return undefined;
        return { errors: [{ text: "Only the project and the listed packages can be imported." }] };
      });
      // Whatever else esbuild may read from (its own namespaces included) is not the project's.
      build.onLoad({ filter: /.*/ }, (args) => {
        if (args.namespace === "dataurl" || args.namespace === "file") return undefined;
        return { errors: [{ text: "Only the project and the listed packages can be imported." }] };
      });
    },
  };
}

/** A project file by specifier, with the endings that people leave out. @returns "/path" or null */
function findInTree(tree: FileTree, specifier: string, importer: string): string | null {
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
function isReadable(file: string, folders: readonly string[]): boolean {
  let real: string;
  try {
    real = realpathSync(file);
  } catch {
    return false;
  }
  return folders.some((folder) => real.startsWith(folder + path.sep));
}
