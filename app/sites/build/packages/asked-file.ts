import { readFile } from "node:fs/promises";
import type { OnLoadResult, OnResolveResult, PluginBuild } from "esbuild";
import type { PackageResolver } from "../../packages/resolve/package-resolver";
import type { BundleApart } from "../load/apart";
import { moduleAddress } from "../resolve/find-file";
import type { ProjectPackages } from "./project-packages";

/** A file of a package as an import asks for it behind "?", e.g. "pdfjs-dist/build/pdf.worker.mjs?url". */
export const PACKAGE_ASKED = "package-asked";
/** The file itself, and the worker that it is bundled into. */
const FILE = "package-file";
const WORKER = "package-worker";
const ASKS = /[?&](?:raw|url|inline|worker|sharedworker)\b/;
const SPECIAL = new RegExp(`^(${FILE}|${WORKER}):(.+)$`);
/** How a package's module is named as an entry that is bundled for itself. */
const ENTRY = "package:";

/** Whether an import of a package asks for a file of it, rather than for what that exports. */
export function asksForFile(specifier: string): boolean {
  return ASKS.test(specifier);
}

/** Where such an import leads. */
export function resolveAsked(specifier: string): OnResolveResult {
  return { path: specifier, namespace: PACKAGE_ASKED };
}

/** The module of a package that is bundled for itself; null for an entry of the project's. */
export function askedEntry(
  entry: string,
  packages: ProjectPackages | null,
): OnResolveResult | null {
  if (!entry.startsWith(ENTRY) || !packages) return null;
  const found = packages.resolver.fromProject(entry.slice(ENTRY.length), "import");
  if (found.is !== "file")
    return { errors: [{ text: `There is no ${entry.slice(ENTRY.length)}.` }] };
  return { path: `/${found.location}/${found.inside}`, namespace: "package" };
}

/** Lets esbuild load files of packages as Vite does. */
export function addAskedFiles(
  build: PluginBuild,
  resolver: PackageResolver,
  bundleApart: BundleApart,
): void {
  build.onResolve({ filter: SPECIAL }, ({ path, namespace }) => {
    const [, kind = "", specifier = ""] = SPECIAL.exec(path) ?? [];
    return namespace === PACKAGE_ASKED ? { path: specifier, namespace: kind } : null;
  });
  build.onLoad({ filter: /.*/, namespace: PACKAGE_ASKED }, ({ path }) =>
    loadAskedFile(path, resolver),
  );
  build.onLoad({ filter: /.*/, namespace: FILE }, async ({ path }) => {
    const file = realFile(path, resolver);
    return file ? { contents: await readFile(file), loader: "file" } : notThere(path);
  });
  build.onLoad({ filter: /.*/, namespace: WORKER }, async ({ path }) => {
    const bundled = await bundleApart(ENTRY + path.replace(/\.js$/, ""), "esm");
    return "errors" in bundled ? bundled : { contents: bundled.contents, loader: "file" };
  });
}

async function loadAskedFile(path: string, resolver: PackageResolver): Promise<OnLoadResult> {
  const { path: specifier, query } = moduleAddress(path);
  const asks = new URLSearchParams(query);
  if (asks.has("raw") || (asks.has("inline") && specifier.endsWith(".css"))) {
    const file = realFile(specifier, resolver);
    return file ? { contents: await readFile(file, "utf8"), loader: "text" } : notThere(specifier);
  }
  const isWorker = asks.has("worker") || asks.has("sharedworker");
  // What a worker is bundled into is called by the end of its path.
  const name = isWorker ? `${WORKER}:${specifier}.js` : `${FILE}:${specifier}`;
  const file = `import file from ${JSON.stringify(name)};\n`;
  const url = "new URL(file, import.meta.url).href";
  if (!isWorker || asks.has("url")) {
    return { contents: `${file}export default ${url};\n`, loader: "js" };
  }
  const type = asks.has("worker") ? "Worker" : "SharedWorker";
  // Called with `new`, mostly.
  const contents = `${file}export default function start(options) {
  return new ${type}(${url}, { type: "module", name: options?.name });
}
`;
  return { contents, loader: "js" };
}

function realFile(specifier: string, resolver: PackageResolver): string | null {
  for (const by of ["import", "style"] as const) {
    const found = resolver.fromProject(specifier, by);
    if (found.is === "file") return resolver.realPath(found);
  }
  return null;
}

function notThere(specifier: string): OnLoadResult {
  return { errors: [{ text: `There is no ${specifier} in the project's packages.` }] };
}
