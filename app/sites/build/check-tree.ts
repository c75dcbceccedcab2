import path from "node:path/posix";
import { build, type Message, type Plugin } from "esbuild";
import type { FileTree } from "~/projects/files";
import { NO_EXPORT } from "../packages/resolve/absent-names";
import type { StoreManifest } from "../packages/store-manifest";
import { missingIn, standInFor } from "./behind-missing";
import { browserOptions } from "./browser-options";
import type { BuildInput } from "./build-input";
import type { BuildProblem, BuiltPackages } from "./build-types";
import { checkPages, classicScriptsOf } from "./check-pages";
import { checkStaticImports } from "./check-static-imports";
import { readConfig } from "./config/read-config";
import { toProblem } from "./esbuild-problems";
import { type ClientApp, clientAppOf, inProject } from "./frameworks/servers/client-folder";
import { isLoadable } from "./load/loadable";
import { loaderOf } from "./loaders";
import { nearNames } from "./near-names";
import { builtPackages, exportedNames } from "./packages/project-packages";
import { type Needs, withPackages } from "./packages/with-packages";
import { ENTRY, LIBRARY, type ProjectSource } from "./project-source";
import { missingEntries, readSiteSource, type SiteSource } from "./site-source";

/** Problems that one check tells of: the first few usually cause the rest. */
const TOLD = 20;
/** Files of tools that no page loads, and that import what only they have. */
const OF_TOOLS =
  /\.(?:d\.ts|ya?ml|json5|jsonc)$|(?:^|\/)[\w.-]+\.(?:config|test|spec|stories)\.[cm]?[jt]sx?$/;
const UNDEFINED = /^Import "(.+)" will always be undefined because .+ in "(.+)"$/;

/** What a check came to. */
export interface Checked {
  /** At most {@link TOLD}; none for a project that builds. */
  problems: BuildProblem[];
  /** What it was checked with, where it has packages of its own. */
  packages?: BuiltPackages | undefined;
  /** Touched texts that nothing of the site loads. */
  unloaded?: readonly string[];
}

/**
 * What keeps a project from running, as its build says it, in words of the project. Libraries are taken
 * for the names that they export, so that a check reads nothing but the project, and finds a wrong name
 * that a preview, whose page brings the libraries along, would only find in the browser.
 *
 * @param touched files that were written or deleted: those that no page loads are read as well
 */
export async function checkTree(
  given: BuildInput,
  touched: readonly string[],
  store: StoreManifest,
  options: { curatedOnly?: boolean | undefined } = {},
): Promise<Checked | Needs> {
  const app = clientAppOf(given);
  const names = new Map([...app.input.texts.keys()].map((file) => [app.fileOf(file), file]));
  const own = touched.flatMap((file) => {
    // One that was deleted is none of the app's any more.
    const below = file.startsWith(app.folder) ? file.slice(app.folder.length) : [];
    return names.get(file) ?? below;
  });
  const found = await checkApp(app, own, store, options);
  if ("needs" in found) return found;
  return {
    ...found,
    problems: found.problems.map((problem) => inProject(problem, app)),
    ...(found.unloaded ? { unloaded: found.unloaded.map(app.fileOf) } : {}),
  };
}

async function checkApp(
  { input: given, alias }: ClientApp,
  touched: readonly string[],
  store: StoreManifest,
  { curatedOnly }: { curatedOnly?: boolean | undefined },
): Promise<Checked | Needs> {
  const said = await readConfig(given, { store, mode: "preview" });
  const config = { ...said, alias: [...alias, ...said.alias] };
  const source = readSiteSource(given, { config, entersStatic: true });
  if (!source.ok) return { problems: source.problems };
  const reached = new Set<string>();
  const { main, others: ofOtherPages } = missingEntries(source);
  const missing = [...main, ...ofOtherPages.filter(({ file = "" }) => touched.includes(file))];
  const entries = [...source.entries.keys()].filter((entry) =>
    source.input.texts.has(entry.slice(1)),
  );
  const read = (files: readonly string[], isLenient: boolean) =>
    readEntries(source, files, { store, reached, isLenient, curatedOnly });
  const ofEntries = await read(entries, false);
  if ("needs" in ofEntries) return ofEntries;
  const problems = [...missing, ...ofEntries.problems];
  const classic = new Set(source.pages.flatMap(classicScriptsOf));
  const unloaded = touched.filter(
    (file) => given.texts.has(file) && !reached.has(`/${file}`) && !classic.has(file),
  );
  const others = unloaded
    .filter((file) => isLoadable(file) && !file.endsWith(".html") && !OF_TOOLS.test(file))
    .map((file) => `/${file}`);
  const ofOthers = await read(others, true);
  if (!("needs" in ofOthers)) problems.push(...ofOthers.problems);
  if (source.kind === "static") problems.push(...checkStaticImports(source, reached));
  problems.push(...checkPages(source, new Set(touched)));
  return { problems: distinct(problems).slice(0, TOLD), packages: ofEntries.packages, unloaded };
}

/** What esbuild says of entries, e.g. "/src/main.tsx", and of all that they import. */
async function readEntries(
  source: SiteSource,
  entries: readonly string[],
  how: {
    store: StoreManifest;
    reached: Set<string>;
    isLenient: boolean;
    curatedOnly: boolean | undefined;
  },
): Promise<Checked | Needs> {
  if (entries.length === 0) return { problems: [] };
  const { kind, input } = source;
  const { store, reached, isLenient, curatedOnly } = how;
  const check = {
    exports: store.exports,
    onReached: (file: string) => void reached.add(file),
    isLenient: isLenient || kind === "static",
  };
  const done = await withPackages(
    source,
    { mode: "preview", store, check, curatedOnly },
    (project) => messagesOf(entries, project),
  );
  if ("needs" in done) return done;
  const { result, packages } = done;
  const exportsOf = (library: string) =>
    packages ? exportedNames(packages, library) : (store.exports[library] ?? []);
  return {
    problems: await inWords(result, input.texts, exportsOf),
    ...(packages ? { packages: builtPackages(packages) } : {}),
  };
}

/** What esbuild says of a bundle that nobody gets, and what it would say if nothing were missing. */
async function messagesOf(entries: readonly string[], project: ProjectSource): Promise<Message[]> {
  const said = await messagesOfPass(entries, project);
  const missing = missingIn(said);
  return missing.size === 0
    ? said
    : [...said, ...(await messagesOfPass(entries, project, [standInFor(missing)]))];
}

async function messagesOfPass(
  entries: readonly string[],
  project: ProjectSource,
  plugins: readonly Plugin[] = [],
): Promise<Message[]> {
  const { store } = project;
  const options = browserOptions(project);
  try {
    const { warnings } = await build({
      entryPoints: entries.map((entry, index) => ({ in: ENTRY + entry, out: `${index}` })),
      bundle: true,
      write: false,
      logLevel: "silent",
      absWorkingDir: store.root,
      outdir: path.join(store.root, "site"),
      format: "esm",
      // Nobody reads what it writes.
      minifyWhitespace: true,
      ...options,
      plugins: [...plugins, ...(options.plugins ?? [])],
    });
    return warnings.filter(({ id }) => id === "import-is-undefined");
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors;
    if (!errors?.length) throw error;
    return errors;
  }
}

/** The names that a library exports. */
type ExportsOf = (library: string) => readonly string[];

async function inWords(messages: readonly Message[], tree: FileTree, libraries: ExportsOf) {
  const problems: BuildProblem[] = [];
  for (const message of messages.slice(0, TOLD)) {
    const text = await sayMissingName(message.text, tree, libraries);
    problems.push({ ...toProblem(message), ...(text ? { text } : {}) });
  }
  return problems;
}

/** A name that a module does not export, with the nearest that it does; null for anything else. */
async function sayMissingName(text: string, tree: FileTree, libraries: ExportsOf) {
  const missing = NO_EXPORT.exec(text)?.slice(1) ?? UNDEFINED.exec(text)?.slice(1).reverse();
  if (!missing) return null;
  const [from = "", name = ""] = missing;
  const isLibrary = from.startsWith(`${LIBRARY}:`);
  const module = from.replace(/^\w+:\/?/, "");
  const names = isLibrary ? libraries(module) : await exportsOf(module, tree.get(module) ?? "");
  if (name === "default") {
    const some = names.filter((one) => one !== "default").slice(0, 3);
    return `${module} has no default export.${some.length > 0 ? ` It exports: ${quoted(some)}.` : ""}`;
  }
  const near = nearNames(name, names);
  if (near.length > 0) return `${module} has no "${name}". Near: ${quoted(near)}.`;
  const all = names.length > 0 && names.length <= 8 ? ` It exports: ${quoted(names)}.` : "";
  return `${module} has no "${name}".${all}`;
}

/** What a source exports by name; empty for one that cannot be read. */
async function exportsOf(file: string, contents: string): Promise<string[]> {
  try {
    const { metafile } = await build({
      stdin: { contents, loader: loaderOf(file) ?? "tsx", sourcefile: file },
      write: false,
      metafile: true,
      format: "esm",
      logLevel: "silent",
      tsconfigRaw: {},
    });
    return Object.values(metafile.outputs).flatMap((output) => output.exports);
  } catch {
    return [];
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}

function distinct(problems: readonly BuildProblem[]): BuildProblem[] {
  const byName = new Map(problems.map((one) => [`${one.file}:${one.line}:${one.text}`, one]));
  return [...byName.values()];
}
