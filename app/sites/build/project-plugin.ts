import path from "node:path";
import type { Plugin } from "esbuild";
import { withAbsent } from "../packages/resolve/absent-names";
import { addNodeGlobals } from "../packages/resolve/node-globals";
import { loadStandIn, NODE_MODULE } from "../packages/resolve/node-module";
import { addPackages, EMPTY_CONTENTS, EMPTY_MODULE } from "../packages/resolve/package-plugin";
import { loadDataUrl } from "./data-url";
import { type BundleApart, loadApart } from "./load/apart";
import { loadAsset } from "./load/asset";
import { loadSource, moduleLoader } from "./load/load-module";
import { ASSET, STYLE, WORKER } from "./load/special";
import { addAskedFiles } from "./packages/asked-file";
import { INTEROP, interopModule, packageTools } from "./packages/package-tools";
import { exportedNames } from "./packages/project-packages";
import { LIBRARY, PROJECT, type ProjectSource } from "./project-source";
import { loadPackageFile, REFUSED } from "./resolve/guards";
import { JSX_RUNTIME, jsxRuntimeOf } from "./resolve/jsx-runtime";
import { importResolver } from "./resolve/resolve-import";

/**
 * Bundles a project from memory. Three guards keep the host out, names as well as contents: every
 * import is resolved here, patterns are resolved before esbuild sees them (it would look for them on
 * disk without asking), and nothing is loaded from disk but the curated packages.
 */
export function projectPlugin(source: ProjectSource, bundleApart: BundleApart): Plugin {
  const { store, check } = source;
  const folders = [...store.readable, path.join(store.folder, store.hash)];
  return {
    name: "project",
    setup(build) {
      addNodeGlobals(build);
      const resolve = importResolver(source, folders, build);
      const load = moduleLoader(source);
      const exportsOf = (library: string) =>
        source.packages ? exportedNames(source.packages, library) : (check?.exports[library] ?? []);
      build.onLoad({ filter: /.*/, namespace: PROJECT }, async (args) =>
        withAbsent(await load(args.path), source.absent?.get(`${PROJECT}:${args.path}`)),
      );
      build.onLoad({ filter: /.*/, namespace: ASSET }, (args) =>
        loadAsset(source.input, args.path),
      );
      for (const namespace of [WORKER, STYLE]) {
        build.onLoad({ filter: /.*/, namespace }, (args) => loadApart(args, bundleApart));
      }
      build.onLoad({ filter: /.*/, namespace: LIBRARY }, (args) => ({
        contents: namesOnly(exportsOf(args.path)),
        loader: "js",
      }));
      build.onLoad({ filter: /.*/, namespace: JSX_RUNTIME }, (args) => ({
        contents: jsxRuntimeOf(args.path),
        loader: "js",
      }));
      if (source.packages) {
        addPackages(build, packageTools(source, source.packages), source.absent);
        addAskedFiles(build, source.packages.resolver, bundleApart);
      }
      build.onResolve({ filter: /.*/ }, resolve);
      build.onLoad({ filter: /.*/, namespace: NODE_MODULE }, (args) =>
        loadStandIn(store, args.path),
      );
      build.onLoad({ filter: /.*/, namespace: EMPTY_MODULE }, () => EMPTY_CONTENTS);
      build.onLoad({ filter: /.*/, namespace: INTEROP }, (args) => interopModule(args.path));
      build.onLoad({ filter: /.*/, namespace: "file" }, (args) =>
        loadPackageFile(args.path, folders),
      );
      build.onLoad({ filter: /.*/, namespace: "dataurl" }, (args) => {
        const { contents, loader, errors } = loadDataUrl(args.path);
        return errors ? { errors } : loadSource(source, args.path, { contents, loader });
      });
      // Whatever else esbuild may read from (its own namespaces included) is not the project's.
      build.onLoad({ filter: /.*/ }, () => ({ errors: [{ text: REFUSED }] }));
    },
  };
}

/** A module that exports these names, and does nothing. */
function namesOnly(names: readonly string[]): string {
  return `let all;\nexport { ${names.map((name) => `all as ${name}`).join(", ")} };\n`;
}
