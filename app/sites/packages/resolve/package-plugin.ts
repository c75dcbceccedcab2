import { readFile } from "node:fs/promises";
import type {
  ImportKind,
  Loader,
  OnLoadResult,
  OnResolveArgs,
  OnResolveResult,
  PluginBuild,
} from "esbuild";
import type { StoreManifest } from "../store-manifest";
import { type AbsentNames, withAbsent } from "./absent-names";
import { loadStandIn, NODE_MODULE, standIn } from "./node-module";
import { withOwnFiles } from "./own-files";
import { packageLoaderOf } from "./package-loaders";
import type { AskedBy, PackageResolver, Resolved } from "./package-resolver";

/** Where esbuild knows modules of packages: as "/node_modules/react/index.js". */
export const PACKAGE = "package";
/** Files of packages that scripts import for their address, e.g. pictures, by the same paths. */
export const PACKAGE_ADDRESS = "package-address";
/** Modules that packages do without in a browser. */
export const EMPTY_MODULE = "empty-module";
/** Modules that a package requires, and lives without. */
export const MISSING_MODULE = "missing-module";

/** Compiles a file that a package ships in a framework's own language; null for any other. */
export type CompilePackageFile = (file: string, source: string) => Promise<OnLoadResult | null>;

/** Makes a source safe to bundle: esbuild follows some of what it says on the host's disk, unasked. */
export type GuardSource = (module: {
  source: string;
  loader: Loader;
  path: string;
}) => OnLoadResult | Promise<OnLoadResult>;

export interface PackageSource {
  resolver: PackageResolver;
  guard: GuardSource;
  /** The modules of Node that something stands in for. */
  node: Pick<StoreManifest, "node" | "folder">;
  compile?: CompilePackageFile;
  /** What stands in for a module that needs more than a browser, e.g. for "next/link". */
  substitute?: (specifier: string) => OnResolveResult | null;
  /** Where such modules are, unless they are the project's: TypeScript beside each other. */
  substitutes?: readonly { namespace: string; read: (path: string) => string | null }[];
}

/** Files that a framework's compiler may have something to say about. */
const COMPILED = /\.(?:vue|svelte|svelte\.[jt]s|[jt]sx)$/;
/** How packages ask for what they can do without. */
const MAY_BE_MISSING = new Set<ImportKind>(["require-call", "require-resolve", "dynamic-import"]);
/** How a script asks for a file as a module, whose default is its address; `require` gives what esbuild has. */
const AS_MODULE = new Set<ImportKind>(["import-statement", "dynamic-import"]);
const REFUSED = "Only the project and its packages can be imported.";

/** How esbuild's kinds of imports ask for a module. */
export function askedBy(kind: ImportKind): AskedBy {
  if (kind === "require-call" || kind === "require-resolve") return "require";
  return kind === "import-rule" || kind === "composes-from" || kind === "url-token"
    ? "style"
    : "import";
}

/** Where a module of a package leads, in terms of esbuild. */
export function resolveInPackage(
  { resolver, node, substitute, substitutes }: PackageSource,
  args: Pick<OnResolveArgs, "path" | "importer" | "kind" | "namespace">,
): OnResolveResult {
  const { path: asked, kind } = args;
  if (args.namespace === NODE_MODULE) return standIn(node, asked) ?? emptyModule(asked);
  if (args.namespace === PACKAGE_ADDRESS) return { path: asked, namespace: PACKAGE };
  if (substitutes?.some((one) => one.namespace === args.namespace)) {
    const { namespace } = args;
    if (asked.startsWith("./")) return { path: `${asked.slice(2)}.ts`, namespace };
    return toResolution(resolver.fromProject(asked, askedBy(kind)), { node, kind, asked });
  }
  if (/^(?:https?:)?\/\//.test(asked) || asked.startsWith("data:")) {
    return { path: asked, external: true };
  }
  if (kind === "url-token" && asked.startsWith("#")) return { path: asked, external: true };
  const [specifier = ""] = asked.startsWith("#") ? [asked] : asked.split(/[?#]/);
  const importer = resolver.locate(args.importer);
  if (!importer) return { errors: [{ text: REFUSED }] };
  const other = substitute?.(specifier);
  if (other) return other;
  const found = resolver.fromPackage(specifier, askedBy(kind), importer);
  return toResolution(found, { node, kind, asked });
}

/** What was found, in terms of esbuild. */
export function toResolution(
  found: Resolved,
  how: { node: PackageSource["node"]; kind: ImportKind; asked: string },
): OnResolveResult {
  switch (found.is) {
    case "file": {
      const path = `/${found.location}/${found.inside}`;
      const isAddress = AS_MODULE.has(how.kind) && packageLoaderOf(path) === "file";
      const namespace = isAddress ? PACKAGE_ADDRESS : PACKAGE;
      return { path, namespace, sideEffects: found.hasSideEffects };
    }
    case "empty":
      return emptyModule(how.asked);
    case "builtin":
      return standIn(how.node, found.name) ?? emptyModule(found.name);
    case "missing":
      if (how.kind === "url-token") return { path: how.asked, external: true };
      // An optional dependency: a package that requires it, or imports it once it is wanted, catches that it is not there.
      if (MAY_BE_MISSING.has(how.kind)) {
        return { path: how.asked, namespace: MISSING_MODULE };
      }
      return { errors: [{ text: found.text }] };
  }
}

/** Reads a module of a package: what was checked, so that nothing can change in between. */
export async function loadPackageFile(
  { resolver, guard, compile }: PackageSource,
  file: string,
): Promise<OnLoadResult> {
  const located = resolver.locate(file);
  const real = located && resolver.realPath(located);
  if (!real) return { errors: [{ text: REFUSED }] };
  const compiled =
    compile && COMPILED.test(file) ? await compile(file, await readFile(real, "utf8")) : null;
  if (compiled) return compiled;
  const loader = packageLoaderOf(file);
  if (!loader) return { errors: [{ text: notLoaded(file) }] };
  if (loader === "file") return { contents: await readFile(real), loader };
  const isThere = (place: string) => {
    const beside = resolver.locate(place);
    return beside !== null && resolver.realPath(beside) !== null;
  };
  const source = withOwnFiles(await readFile(real, "utf8"), file, isThere);
  return guard({ source, loader, path: file });
}

/** Why a file of a package is no module here, and what to do. */
export function notLoaded(file: string): string {
  const name = file.replace(/^\/node_modules\//, "");
  return /\.(?:less|scss|sass|styl)$/i.test(file)
    ? `${name} cannot be imported: scripts of packages may import CSS, and no other language of styles. Import the package in a version that ships its styles as CSS.`
    : `${name} cannot be imported: it is no script, style or picture.`;
}

/** Wherever the page is, a file's address begins where the script is. */
function addressModule(file: string): OnLoadResult {
  const contents = `import file from ${JSON.stringify(file)};\nexport default new URL(file, import.meta.url).href;\n`;
  return { contents, loader: "js" };
}

function emptyModule(path: string): OnResolveResult {
  return { path, namespace: EMPTY_MODULE, sideEffects: false };
}

/** A module that is not there in a browser: an object without members. */
export const EMPTY_CONTENTS: OnLoadResult = { contents: "module.exports = {};", loader: "js" };

/** A module that nobody has, as it shows to whoever requires it. */
export function missingContents(specifier: string): OnLoadResult {
  const text = JSON.stringify(`Cannot find module "${specifier}"`);
  return { contents: `throw new Error(${text});`, loader: "js" };
}

/** Lets esbuild read modules of packages, from the graph alone, with the names that are asked of them in vain. */
export function addPackages(
  build: PluginBuild,
  source: PackageSource,
  absent: AbsentNames = new Map(),
): void {
  build.onLoad({ filter: /.*/, namespace: PACKAGE }, async (args) =>
    withAbsent(await loadPackageFile(source, args.path), absent.get(`${PACKAGE}:${args.path}`)),
  );
  build.onLoad({ filter: /.*/, namespace: PACKAGE_ADDRESS }, ({ path }) => addressModule(path));
  build.onLoad({ filter: /.*/, namespace: NODE_MODULE }, (args) =>
    loadStandIn(source.node, args.path),
  );
  for (const { namespace, read } of source.substitutes ?? []) {
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
      const contents = read(path);
      return contents === null ? { errors: [{ text: REFUSED }] } : { contents, loader: "ts" };
    });
  }
  build.onLoad({ filter: /.*/, namespace: EMPTY_MODULE }, () => EMPTY_CONTENTS);
  build.onLoad({ filter: /.*/, namespace: MISSING_MODULE }, (args) => missingContents(args.path));
}
