import path from "node:path";
import type { OnResolveArgs, OnResolveResult, PluginBuild } from "esbuild";
import {
  BUNDLED,
  FRAMEWORKS,
  packageOf,
  refusalOf,
  specifierIn,
  VENDOR,
  vendorFamily,
} from "../../packages/packages";
import { isBuiltin } from "../../packages/registry/package-names";
import { resolveNodeGlobal } from "../../packages/resolve/node-globals";
import { NODE_MODULE, standIn } from "../../packages/resolve/node-module";
import { PACKAGE, PACKAGE_ADDRESS, resolveInPackage } from "../../packages/resolve/package-plugin";
import { hasFile } from "../build-input";
import { inlineAsset } from "../load/asset";
import { ASSET, STYLE, stylePath, WORKER, workerPath } from "../load/special";
import { isShownAsElement } from "../load/svg-as-element";
import { hasSvgComponents } from "../load/svg-component";
import { askedEntry, asksForFile, resolveAsked } from "../packages/asked-file";
import { INTEROP, packageTools } from "../packages/package-tools";
import type { ProjectPackages } from "../packages/project-packages";
import { resolveFromGraph } from "../packages/resolve-from-graph";
import { ENTRY, LIBRARY, PROJECT, type ProjectSource } from "../project-source";
import { plainSpecifier } from "./bundler-specifiers";
import { addressOf, type Found, findFile, findImported, withQuery } from "./find-file";
import { LEADS_OUT, readablePath } from "./guards";
import { isJsxRuntime, JSX_RUNTIME } from "./jsx-runtime";
import { missingFile } from "./made-files";
import { emptyNodeModule } from "./node-modules";
import { capitalsWarning } from "./other-capitals";

/** Marks a resolution that the plugin itself asked for. */
const INSIDE_STORE = Symbol("inside the store");
/** What brings a bundled font along (site-fonts.ts). */
const FONT = /^@fonts\/[a-z-]+\.css$/;

/** Asks for a special module, e.g. "asset:/src/logo.png". */
const SPECIAL = new RegExp(`^(${ASSET}|${WORKER}|${STYLE}):(/.+)$`);

/** @returns undefined for what esbuild may resolve by itself, inside of what was checked */
export type ResolveImport = (args: OnResolveArgs) => Promise<OnResolveResult | undefined>;

/** Says where each import of a project leads. @param folders what may be read of the disk */
export function importResolver(
  source: ProjectSource,
  folders: readonly string[],
  build: Pick<PluginBuild, "resolve">,
): ResolveImport {
  const { input, kind, mode, store, own, check, packages } = source;
  const tools = packages && packageTools(source, packages);
  const allowed = new Set<string>(BUNDLED);
  const shakenFiles = new Map(Object.entries(store.shaken));
  const storeFolder = path.join(store.folder, store.hash);
  const toldOfNode = new Set<string>();

  return async (given) => {
    if (given.pluginData === INSIDE_STORE) return undefined;
    const isOwn = given.namespace === PROJECT;
    const args = isOwn ? { ...given, path: plainSpecifier(given.path) } : given;
    if (args.kind === "entry-point") return resolveEntry(args);
    const global = resolveNodeGlobal(args.path);
    if (global) return global;
    if (args.namespace === INTEROP) return { path: args.path, external: true };
    if (args.namespace === NODE_MODULE) return nodeModule(args.path, args);
    const isOfPackage = args.namespace === PACKAGE || args.namespace === PACKAGE_ADDRESS;
    if (isOfPackage && tools) return resolveInPackage(tools, args);
    // Packages import by the rules of packages: what the project maps and calls by aliases is its own.
    const isPackages = args.namespace === "file";
    const mapped = resolveMapped(args.path, isPackages);
    if (mapped) return mapped;
    const special = isPackages ? null : resolveSpecial(args.path);
    if (special) return special;
    const found = isPackages ? null : findImported(source, args.path, importerOf(args));
    const library = packages
      ? null
      : resolveLibrary(found?.is === "package" ? found.specifier : args.path);
    if (library || !found) return library ?? undefined;
    const address = resolveAddress(args);
    if (address) return address === "as it is" ? undefined : address;
    return resolveInProject(args, found);
  };

  function nodeModule(name: string, args: OnResolveArgs): OnResolveResult {
    return standIn(store, name) ?? emptyNodeModule(name, args, toldOfNode);
  }

  /** What the project's pages map by themselves: of a framework all of it, or it would be there twice. */
  function resolveMapped(asked: string, isPackages: boolean): OnResolveResult | null {
    if (!own) return null;
    const family = vendorFamily(asked);
    const isFramework = family !== null && FRAMEWORKS.includes(family);
    if (own.maps(asked)) {
      if (isPackages && !isFramework) return null;
      return { path: source.apart ? own.addressOf(asked) : asked, external: true };
    }
    if (!isFramework || !VENDOR[family].some((module) => own.maps(module))) return null;
    if (isJsxRuntime(asked)) return { path: family, namespace: JSX_RUNTIME };
    const text = `The project's import map brings a ${family} of its own, but says nothing of "${asked}". Map it too: from here it would come with another ${family}.`;
    return { errors: [{ text }] };
  }

  /** What the build's own modules ask for (load/special.ts). */
  function resolveSpecial(asked: string): OnResolveResult | null {
    const [, namespace = "", specifier = ""] = SPECIAL.exec(asked) ?? [];
    const { path: file, query } = addressOf(specifier);
    if (!file || !hasFile(input, file.slice(1))) return null;
    const [how = "", form = ""] = query.split("&");
    if (namespace === WORKER) {
      const type = how === "classic" ? "classic" : "module";
      return { path: withQuery(workerPath(file, type), form), namespace };
    }
    return { path: namespace === STYLE ? withQuery(stylePath(file), how) : file, namespace };
  }

  function resolveEntry({ path: entry }: OnResolveArgs): OnResolveResult {
    const ofPackage = askedEntry(entry.slice(ENTRY.length), packages);
    if (ofPackage) return ofPackage;
    const found = findFile(input, entry.slice(ENTRY.length), "");
    return found
      ? { path: found, namespace: PROJECT }
      : { errors: [{ text: "The project has no such file." }] };
  }

  /** A library that the product ships, wherever it is asked for. */
  function resolveLibrary(asked: string): OnResolveResult | null {
    const specifier = specifierIn(kind, asked);
    if (check && Object.hasOwn(check.exports, specifier)) {
      return { path: specifier, namespace: LIBRARY, sideEffects: false };
    }
    const shaken = shakenFiles.get(specifier);
    if (shaken) return { path: path.join(storeFolder, shaken), sideEffects: false };
    const family = vendorFamily(specifier);
    if (family && mode === "preview" && !source.apart) return { path: specifier, external: true };
    // A release stands alone: the store it was built with may be gone after an upgrade.
    const released = store.vendor.release[specifier];
    const isFramework = family && FRAMEWORKS.includes(family);
    return isFramework && released ? { path: path.join(storeFolder, released) } : null;
  }

  /** What is no file and no package, but an address. */
  function resolveAddress({
    path: asked,
    kind: asks,
  }: OnResolveArgs): OnResolveResult | "as it is" | null {
    const external = { path: asked, external: true };
    if (/^(?:https?:)?\/\//.test(asked)) return external;
    if (asks === "url-token" && asked.startsWith("#")) return external;
    if (asked.startsWith("data:")) return "as it is";
    return FONT.test(asked) ? external : null;
  }

  async function resolveInProject(args: OnResolveArgs, found: Found): Promise<OnResolveResult> {
    const { path: asked } = args;
    const isUrl = args.kind === "url-token";
    // A style's addresses are relative, whether they begin with a dot or not.
    const isInStyle = isUrl || args.kind === "import-rule";
    const isPackage = found.is === "package";
    if (isPackage && !isInStyle) return resolvePackage(found.specifier, args);
    const file = isPackage ? findFile(input, asked, importerOf(args)) : found.file;
    if (!file && packages && isPackage && (!isUrl || asked.startsWith("~"))) {
      return fromGraph(packages, found.specifier, args);
    }
    if (file) {
      const resolved = isUrl ? resolveUrl(file, asked) : moduleOf(file, args);
      const isOther = !isPackage && found.hasOtherCapitals;
      return isOther ? { ...resolved, warnings: [capitalsWarning(asked, file)] } : resolved;
    }
    if (isUrl) return { path: asked, external: true };
    return { errors: [{ text: missingFile(asked) }] };
  }

  /** What a style shows: small files are in it. */
  function resolveUrl(file: string, asked: string): OnResolveResult {
    const suffix = /[?#].*$/.exec(asked)?.[0] ?? "";
    const inlined = suffix === "" || suffix === "?inline" ? inlineAsset(input, file) : null;
    if (inlined) return { path: inlined, external: true };
    return {
      path: file,
      namespace: ASSET,
      suffix: /^\?(?:url|no-inline|inline)$/.test(suffix) ? "" : suffix,
    };
  }

  function moduleOf(file: string, { path: asked, importer }: OnResolveArgs): OnResolveResult {
    const isElement =
      hasSvgComponents(kind) && /\.svg$/i.test(asked) && isShownAsElement(input, importer, asked);
    const query = isElement ? "component" : addressOf(asked).query;
    const module = { path: withQuery(file, query), namespace: PROJECT };
    // The picture's component is there for whoever imports it.
    return query === "react" || isElement ? { ...module, sideEffects: false } : module;
  }

  function fromGraph(
    graph: ProjectPackages,
    specifier: string,
    args: OnResolveArgs,
  ): OnResolveResult {
    if (asksForFile(specifier) && !check) return resolveAsked(specifier);
    if (isJsxRuntime(specifier) && isBeforeRuntimes(graph)) {
      return { path: "react", namespace: JSX_RUNTIME };
    }
    const found = resolveFromGraph(source, graph, specifier, args.kind);
    return "node" in found ? nodeModule(found.node, args) : kept(specifier, found);
  }

  async function resolvePackage(specifier: string, args: OnResolveArgs): Promise<OnResolveResult> {
    const { kind: asks } = args;
    if (packages) return fromGraph(packages, specifier, args);
    if (isBuiltin(specifier)) return nodeModule(specifier, args);
    if (!allowed.has(packageOf(specifier)) || LEADS_OUT.test(specifier)) {
      if (source.onMissing && !LEADS_OUT.test(specifier)) {
        source.onMissing(packageOf(specifier));
        return { path: specifier, external: true };
      }
      if (check?.isLenient) return { path: specifier, external: true };
      return { errors: [{ text: refusalOf(specifier) }] };
    }
    const found = await build.resolve(specifier, {
      resolveDir: path.join(store.root, "preview-packages"),
      kind: asks,
      namespace: "file",
      pluginData: INSIDE_STORE,
    });
    // A file elsewhere is answered as one that is not there.
    const isOurs = found.errors.length === 0 && readablePath(found.path, folders) !== null;
    return isOurs ? kept(specifier, found) : { errors: [{ text: refusalOf(specifier) }] };
  }
}

/** Whether React is one whose elements no module makes: before 16.14. */
function isBeforeRuntimes({ resolver }: ProjectPackages): boolean {
  const { is } = resolver.fromProject("react/jsx-runtime", "import");
  return is === "missing" && resolver.fromProject("react", "import").is === "file";
}

/** Qwik says that nothing of it does anything by itself; what listens to the page's events does. */
function kept(specifier: string, found: OnResolveResult): OnResolveResult {
  return /^@builder\.io\/qwik\/qwikloader\b/.test(specifier)
    ? { ...found, sideEffects: true }
    : found;
}

/** The module that imports; of a data: address nothing is relative. */
function importerOf({ namespace, importer }: OnResolveArgs): string {
  return namespace === PROJECT ? importer : "";
}
