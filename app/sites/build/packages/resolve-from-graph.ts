import type { ImportKind, OnResolveResult } from "esbuild";
import { packageOf } from "../../packages/packages";
import { isPackageScript } from "../../packages/resolve/package-loaders";
import { askedBy, toResolution } from "../../packages/resolve/package-plugin";
import { LIBRARY, type ProjectSource } from "../project-source";
import { addressOf } from "../resolve/find-file";
import { INTEROP } from "./package-tools";
import { isCommonJs, type ProjectPackages } from "./project-packages";

/** What is no package, but a module of Node, e.g. "node:fs". */
export interface NodeModule {
  node: string;
}

/** Where a project's import of a package leads: to the page's import map, or into the package store. */
export function resolveFromGraph(
  source: ProjectSource,
  packages: ProjectPackages,
  asked: string,
  kind: ImportKind,
): OnResolveResult | NodeModule {
  const { mode, check, onMissing } = source;
  // "events/" says that the package is meant and not Node's module; a name with that end is a folder's in an import map.
  const specifier = addressOf(asked)
    .path.replace(/^~/, "")
    .replace(/\/{1,3}$/, "");
  const name = packageOf(specifier);
  const found = packages.resolver.fromProject(specifier, askedBy(kind));
  if (found.is === "builtin") return { node: specifier };
  if (found.is === "missing" && !packages.resolver.has(name)) {
    if (check?.isLenient) return { path: asked, external: true };
    if (onMissing) {
      onMissing(name);
      return { path: asked, external: true };
    }
  }
  const isScript = found.is === "file" && isPackageScript(found.inside);
  if (!isScript || mode !== "preview" || source.apart) {
    return toResolution(found, { node: source.store, kind, asked: specifier });
  }
  if (check) return checkedAs(packages, specifier);
  packages.asked.add(specifier);
  if (isCommonJs(packages, specifier)) return { path: specifier, namespace: INTEROP };
  return { path: specifier, external: true };
}

/** A check takes a library for the names that it exports, where they are known. */
function checkedAs({ sets }: ProjectPackages, specifier: string): OnResolveResult {
  const module = sets.find(({ modules }) => Object.hasOwn(modules, specifier))?.modules[specifier];
  if (!module || module.isCommonJs) return { path: specifier, external: true };
  return { path: specifier, namespace: LIBRARY, sideEffects: false };
}
