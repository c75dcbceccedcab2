import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuildMode, StoreManifest } from "../packages/store-manifest";
import type { BuildInput } from "./build-input";
import type { BuildResult, BuiltFile, SiteBuild } from "./build-types";
import { type Bundled, bundle } from "./bundle";
import { missingLoads } from "./check-pages";
import { readConfig } from "./config/read-config";
import { compilerNotice } from "./frameworks/compiler-version";
import { type ClientApp, clientAppOf, resultInProject } from "./frameworks/servers/client-folder";
import { missingValues } from "./missing-values";
import { buildModules } from "./modules/build-modules";
import { withCatalogs } from "./packages/catalogs";
import { installedFiles, installedLinks } from "./packages/installed-files";
import { withPackagePlugins } from "./packages/package-plugins";
import { addedWarning, builtPackages } from "./packages/project-packages";
import { prebuiltFor, withPackages } from "./packages/with-packages";
import { curatedLibraries, type PageLibraries, prebuiltLibraries } from "./page-libraries";
import type { ProjectSource } from "./project-source";
import { publicAddresses } from "./public-addresses";
import { binariesOf, copyFiles, namesOf, relativeStyles, textFile, typeOf } from "./served-files";
import { fontsOf, withFontAddresses } from "./site-fonts";
import { rewritePage, type SourcePage, storeAddress } from "./site-page";
import { missingEntries, presentEntries, readSiteSource } from "./site-source";
import { withStandInValues } from "./stand-in-values";
import { compileLinkedStyles } from "./styles/linked-styles";
import { projectTailwind } from "./styles/tailwind-version";
import { uncompiledClasses } from "./styles/uncompiled-classes";

/** Largest built site: enough for a bundle with charts, not for a file dump. */
const OUTPUT_BYTES = 30_000_000;

/**
 * Builds a project's tree into the files of a site. Reads nothing but the tree and the curated
 * packages, and runs nothing of the project.
 */
export async function buildTree(
  asGiven: BuildInput,
  mode: BuildMode,
  store: StoreManifest,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const app = clientAppOf(withCatalogs(asGiven));
  return resultInProject(await buildApp(app, mode, store, options), app);
}

const NO_FILES: ReadonlyMap<string, BuiltFile> = new Map();

interface BuildOptions {
  curatedOnly?: boolean | undefined;
}

async function buildApp(
  { input: given, alias }: ClientApp,
  mode: BuildMode,
  store: StoreManifest,
  { curatedOnly }: BuildOptions,
): Promise<BuildResult> {
  const input = withStandInValues(given);
  const said = await readConfig(input, { store, mode });
  const config = { ...said, alias: [...alias, ...said.alias] };
  const source = readSiteSource(input, { config, mode });
  if (!source.ok) return source;
  const { pages, kind, own } = source;
  const missing = missingEntries(source);
  if (missing.main.length > 0) return { ok: false, problems: missing.main };
  const done = await withPackages(source, { mode, store, curatedOnly }, async (opened) => {
    const { project, leftOut } = await withPackagePlugins(opened);
    return {
      bundled: await buildProject(project, pages, presentEntries(source)),
      linked: await compileLinkedStyles(pages, project),
      leftOut,
    };
  });
  if ("needs" in done) return { ok: false, problems: [], needs: done.needs };
  const { packages } = done;
  const { bundled, linked, leftOut } = done.result;
  // A configuration that failed may be why.
  const wrong = bundled.ok ? linked.problems : bundled.problems;
  if (!bundled.ok || wrong.length > 0) {
    return { ok: false, problems: [...wrong, ...leftOut] };
  }
  const isLoaded = packages !== null && mode === "preview" && kind !== "static";
  const prebuilt = isLoaded ? prebuiltFor(packages) : null;
  if (prebuilt && "prebuild" in prebuilt) return { ok: false, problems: [], ...prebuilt };
  const libraries = prebuilt
    ? prebuiltLibraries(prebuilt.set, bundled.vendor, own)
    : curatedLibraries(store, { kind, own, vendor: new Set(bundled.vendor.keys()) });
  const files = copyFiles(source.tree, kind);
  for (const [file, css] of linked.files) {
    const built = { ...textFile(file, relativeStyles(file, css)), type: typeOf("linked.css") };
    for (const name of namesOf(file, kind)) files.set(name, built);
  }
  for (const [name, body] of [...bundled.files, ...linked.shown.files]) {
    files.set(`/${name}`, { type: typeOf(name), body: withFontAddresses(name, body) });
  }
  const installed = packages ? installedFiles(installedLinks(pages), packages) : NO_FILES;
  for (const [name, file] of installed) files.set(name, file);
  for (const [name, body] of fontsOf(source.tree, store)) {
    files.set(`/${name}`, { type: typeOf(name), body });
  }
  const binaries = binariesOf(source.input, kind);
  for (const [name, { hash, size }] of [...bundled.binaries, ...linked.shown.binaries]) {
    binaries.set(`/${name}`, { hash, size, type: typeOf(name) });
  }
  const has = (address: string) => files.has(address) || binaries.has(address);
  for (const [asked, there] of publicAddresses(source.tree, has)) {
    const [file, binary] = [files.get(there), binaries.get(there)];
    if (file) files.set(asked, file);
    else if (binary) binaries.set(asked, binary);
  }
  const version = versionOf({ files, binaries }, pages);
  const hot = bundled.hot && hotSite(bundled.hot, { files, binaries, kind, pages, libraries });
  const client = readFileSync(path.join(store.folder, "preview-client.js"), "utf8").trim();
  // One in public/ has the name of one at the root, which counts: bundlers copy it first.
  const isCopied = ({ path: name }: SourcePage) => name.startsWith("public/");
  for (const page of [...pages.filter(isCopied), ...pages.filter((one) => !isCopied(one))]) {
    const html = rewritePage(page, { ...bundled, own, mode, libraries, client, version });
    for (const name of namesOf(page.path, kind)) files.set(name, textFile(name, html));
  }
  const size = [...files.values()].reduce((sum, file) => sum + file.body.length, 0);
  if (size > OUTPUT_BYTES) {
    const text = `The built site is larger than ${OUTPUT_BYTES / 1_000_000} MB.`;
    return { ok: false, problems: [{ text }] };
  }
  const warnings = [
    ...source.warnings,
    ...missing.others,
    ...missingLoads(source, installed),
    ...leftOut,
    ...missingValues(given, config),
    ...bundled.warnings,
    ...linked.warnings,
    ...(packages ? addedWarning(builtPackages(packages)) : []),
    ...(packages ? await compilerNotice(kind, packages.graph, source.config) : []),
    // A stylesheet that stands in for one may set it up.
    ...(projectTailwind(source.input) ? [] : uncompiledClasses(given)),
  ];
  return {
    ok: true,
    build: {
      ...{ kind, version, files, binaries, warnings },
      ...(packages ? { packages: builtPackages(packages) } : {}),
      ...(hot ? { hot } : {}),
      ...(bundled.whole ? { whole: bundled.whole } : {}),
    },
  };
}

/** For a preview its modules, each of which can be replaced; else, and wherever that cannot be, a bundle. */
async function buildProject(
  project: ProjectSource,
  pages: readonly SourcePage[],
  entries: string[],
): Promise<Bundled> {
  const made = await buildModules(project, pages, entries);
  if ("ok" in made) return made;
  const bundled = await bundle(project, entries);
  return bundled.ok && made.why ? { ...bundled, whole: made.why } : bundled;
}

/** What of a site can be replaced while it runs, and a name for all else. */
function hotSite(
  { scripts, parts, sources }: NonNullable<Extract<Bundled, { ok: true }>["hot"]>,
  site: Pick<SiteBuild, "files" | "binaries" | "kind"> & {
    pages: SourcePage[];
    libraries: PageLibraries;
  },
): SiteBuild["hot"] {
  // What a page names by itself is no mere source.
  const isNamed = (name: string) =>
    site.pages.some(({ html }) => html.includes(path.posix.basename(name)));
  const served = new Set([...sources].flatMap((file) => namesOf(file, site.kind)));
  const all = [...site.files.keys(), ...site.binaries.keys()];
  const copies = new Set(
    all.filter((name) => (name.startsWith("/src/") || served.has(name)) && !isNamed(name)),
  );
  const isRest = ([name]: [string, unknown]) =>
    ![scripts, parts, copies].some((known) => known.has(name));
  const files = new Map([...site.files].filter(isRest));
  const binaries = new Map([...site.binaries].filter(isRest));
  const addressOf = (specifier: string) => {
    const file = site.libraries.imports[specifier];
    return file === undefined ? specifier : storeAddress(file);
  };
  const named = [...scripts].map(([name, script]) => {
    const imports = [...script.imports].map(
      ([key, one]) => [key, { ...one, address: addressOf(one.address) }] as const,
    );
    return [name, { ...script, imports: new Map(imports) }] as const;
  });
  return { scripts: new Map(named), copies, rest: versionOf({ files, binaries }, site.pages) };
}

function versionOf(
  { files, binaries }: Pick<SiteBuild, "files" | "binaries">,
  pages: SourcePage[],
): string {
  const digest = createHash("sha256");
  for (const [name, { body }] of files) {
    if (!/\.(?:css|map)$/.test(name)) digest.update(name).update(body);
  }
  for (const [name, { hash }] of binaries) digest.update(name).update(hash);
  for (const { path: name, html } of pages) digest.update(name).update(html);
  return digest.digest("hex").slice(0, 16);
}
