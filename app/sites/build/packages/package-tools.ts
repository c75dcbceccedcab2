import type { OnLoadResult } from "esbuild";
import type { PrebuildOptions } from "../../packages/prebuild/prebuilt-set";
import { withNodeGlobals } from "../../packages/resolve/node-globals";
import type { PackageSource } from "../../packages/resolve/package-plugin";
import type { StoreManifest } from "../../packages/store-manifest";
import { standInsFor } from "../frameworks/stand-ins-in-packages";
import { withoutMapComments } from "../map-comments";
import type { ProjectSource } from "../project-source";
import { mayImportByPattern } from "../rewrite/pattern-imports";
import { withoutPatterns } from "../rewrite/rewrite-module";
import { packageCompiler } from "./compile-package-file";
import type { ProjectPackages } from "./project-packages";

/** Modules that stand before CommonJS of a page's import map. */
export const INTEROP = "interop";

/** What modules of a project's packages are found and read with. */
export function packageTools(
  { store, input }: Pick<ProjectSource, "store" | "input">,
  { resolver, options }: ProjectPackages,
): PackageSource {
  return { resolver, ...toolsFor(store, options), ...standInsFor(input) };
}

/** @param how what a project's framework asks of packages */
export function toolsFor(
  store: StoreManifest,
  how: Pick<PrebuildOptions, "conditions" | "older" | "hasBuffer">,
): Omit<PackageSource, "resolver"> {
  const tools = toolsOf(store, how.hasBuffer);
  return {
    ...tools,
    compile: packageCompiler(how, { guard: tools.guard, packagesFolder: store.packages }),
  };
}

/**
 * What keeps esbuild from the host's disk when it reads a package: like a project's own sources, one may
 * name files by patterns, or a source map that is anywhere.
 */
export function toolsOf(node: StoreManifest, hasBuffer = false): Omit<PackageSource, "resolver"> {
  return { node, guard: (module) => guarded(module, hasBuffer) };
}

function guarded(
  { source, loader, path }: Parameters<PackageSource["guard"]>[0],
  hasBuffer: boolean,
): ReturnType<PackageSource["guard"]> {
  const isScript = loader === "js" || loader === "jsx" || loader === "ts" || loader === "tsx";
  const plain = withoutMapComments(source);
  const contents = isScript ? withNodeGlobals(plain, hasBuffer) : plain;
  if (!isScript || !mayImportByPattern(contents)) return { contents, loader };
  const options = { target: "es2022", jsx: "automatic", tsconfigRaw: {} } as const;
  return withoutPatterns({ source: contents, loader, path, options });
}

/**
 * A module of the project that hands on a prebuilt one which exports one object. esbuild then gives each
 * import its part of it, by name and as default, just as it does where it bundles the package itself.
 */
export function interopModule(specifier: string): OnLoadResult {
  const contents = `import all from ${JSON.stringify(specifier)};\nmodule.exports = all;\n`;
  return { contents, loader: "js" };
}
