import type { BuildInput } from "../../build-input";
import type { BuildProblem, BuildResult, BuiltFile } from "../../build-types";
import type { Alias } from "../../config/project-config";
import { sharedFiles, withShared } from "../../workspace/shared-files";
import { siblingAliases } from "../../workspace/sibling-aliases";
import { siblingsOf, withSiblings } from "../../workspace/siblings";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { isStray } from "../detection/stray";

/** Where people keep what runs in the browser, beside a server; the first of them counts. */
const USUAL = ["client", "frontend", "web", "apps/web", "packages/client", "app", "ui"];
/** Folders that show parts of an app, or tell of it, beside the app itself: the last that are taken. */
const BESIDE =
  /(?:^|\/)(?:[\w.-]*(?:sandbox|storybook|playground|mockups?|examples?|demos?|docs|documentation|e2e|admin|landing|website|emails?)[\w.-]*)\/$/;
/** A folder, or one in a folder, with a list of packages of its own. */
const MANIFEST = /^((?:[\w.-]+\/){1,2})package\.json$/;

/** What a framework's app has in place of a page. Those of the second list are named for what they are, and do not run. */
const FRAMED: readonly (readonly [name: string, file: RegExp])[] = [
  ["@sveltejs/kit", /^src\/app\.html$/],
  ["@tanstack/react-start", /^(?:src|app)\/router\.[jt]sx?$/],
  ["nuxt", /^(?:app\/|src\/)?(?:app\.vue|pages\/index\.vue)$/],
  ["@react-router/dev", /^(?:app|src)\/root\.[jt]sx?$/],
  ["@solidjs/start", /^src\/app\.[jt]sx$/],
  // The page of a Next project's root; folders of groups and of parameters are no part of its address.
  ["next", /^(?:src\/)?(?:app\/(?:(?:\([^/]+\)|\[[^/]+\])\/)*page|pages\/index)\.(?:tsx|jsx|js)$/],
];
const NAMED: typeof FRAMED = [
  ["astro", /^astro\.config\.\w+$/],
  ["@solidjs/vite-plugin", /^src\/Document\.[jt]sx$/],
  ["@builder.io/qwik-city", /^src\/root\.[jt]sx$/],
];

/**
 * The folder of a project whose app runs in the browser, e.g. "client/", where the project's own folder
 * has no page; "" for a project that is one app.
 */
export function clientFolderOf({ texts }: BuildInput): string {
  if (isApp(texts, "") || isFramed(texts, "", NAMED) || texts.has("src/index.html")) return "";
  const folders = [...texts.keys()].flatMap((file) => {
    const folder = MANIFEST.exec(file)?.[1] ?? "";
    return folder && !isStray(folder) ? [folder] : [];
  });
  const rank = (folder: string) => {
    const at = USUAL.indexOf(folder.slice(0, -1));
    if (at >= 0) return at;
    return BESIDE.test(folder) ? USUAL.length + 1 : USUAL.length;
  };
  folders.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return (
    folders.find((folder) => isApp(texts, folder)) ??
    folders.find((folder) => isFramed(texts, folder, NAMED)) ??
    ""
  );
}

/** Whether a folder holds an app that runs in the browser, as far as its names tell. */
function isApp(texts: BuildInput["texts"], folder: string): boolean {
  return (
    texts.has(`${folder}index.html`) ||
    texts.has(`${folder}public/index.html`) ||
    (texts.has(`${folder}src/index.html`) && texts.has(`${folder}angular.json`)) ||
    isFramed(texts, folder, FRAMED)
  );
}

function isFramed(texts: BuildInput["texts"], folder: string, by: typeof FRAMED): boolean {
  const dependencies = dependenciesOf(texts, folder);
  const files = by.filter(([name]) => dependsOn(dependencies, name)).map(([, file]) => file);
  if (files.length === 0) return false;
  return [...texts.keys()].some(
    (file) => file.startsWith(folder) && files.some((one) => one.test(file.slice(folder.length))),
  );
}

/** What of a project runs in the browser. */
export interface ClientApp {
  /** With its slash; "" for the whole project. */
  folder: string;
  /** Its files as those of a project of its own, and those of the workspace's packages that it asks for. */
  input: BuildInput;
  /** Where imports of such packages lead. */
  alias: readonly Alias[];
  /** What one of its files is called in the project. */
  fileOf(file: string): string;
}

/** The app of a project that runs in the browser: itself, or the one in a folder, with its siblings. */
export function clientAppOf(given: BuildInput): ClientApp {
  const folder = clientFolderOf(given);
  const siblings = siblingsOf(given, folder);
  const joined = withSiblings(folder ? belowFolder(given, folder) : given, given, siblings);
  const shared = folder ? sharedFiles(given, folder) : new Map<string, string>();
  const { input, added } = withShared(joined, given, shared);
  const isSiblings = (file: string) => siblings.some((one) => file.startsWith(one.folder));
  return {
    folder,
    input,
    alias: siblingAliases(input, siblings),
    fileOf: (file) => added.get(file) ?? (isSiblings(file) ? file : folder + file),
  };
}

/** A project's folder as a project. */
function belowFolder(input: BuildInput, folder: string): BuildInput {
  const below = <T>(files: ReadonlyMap<string, T>) =>
    new Map(
      [...files].flatMap(([file, value]): [string, T][] =>
        file.startsWith(folder) ? [[file.slice(folder.length), value]] : [],
      ),
    );
  return { ...input, texts: below(input.texts), binaries: below(input.binaries) };
}

/** A problem of an app, as one of the project. */
export function inProject(problem: BuildProblem, app: ClientApp): BuildProblem {
  return problem.file ? { ...problem, file: app.fileOf(problem.file) } : problem;
}

/** What became of an app, as what became of the project: files have the names that people know. */
export function resultInProject(result: BuildResult, app: ClientApp): BuildResult {
  if (app.folder === "") return result;
  const named = (problem: BuildProblem) => inProject(problem, app);
  if (!result.ok) return { ...result, problems: result.problems.map(named) };
  const text = `The app in ${app.folder.slice(0, -1)} runs here; what else the project has does not.`;
  const { build } = result;
  const files = new Map<string, BuiltFile>();
  for (const [name, file] of build.files) {
    files.set(name, name.endsWith(".map") ? { ...file, body: mapInProject(file.body, app) } : file);
  }
  return {
    ...result,
    build: { ...build, files, warnings: [{ text }, ...build.warnings.map(named)] },
  };
}

function mapInProject(body: Uint8Array, app: ClientApp): Uint8Array {
  const map = JSON.parse(new TextDecoder().decode(body)) as { sources: string[] };
  map.sources = map.sources.map((name) => (name === "library" ? name : app.fileOf(name)));
  return new TextEncoder().encode(JSON.stringify(map));
}
