import type { BuildInput } from "../../build-input";
import type { BuildProblem, BuildResult, BuiltFile } from "../../build-types";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { isStray } from "../detection/stray";

/** Where people keep what runs in the browser, beside a server; the first of them counts. */
const USUAL = ["client", "frontend", "web", "apps/web", "packages/client", "app", "ui"];
/** A folder, or one in a folder, with a list of packages of its own. */
const MANIFEST = /^((?:[\w.-]+\/){1,2})package\.json$/;

/**
 * The folder of a project whose app runs in the browser, e.g. "client/", where the project's own folder
 * has no page; "" for a project that is one app.
 */
export function clientFolderOf({ texts }: BuildInput): string {
  const hasPage = (folder: string) =>
    texts.has(`${folder}index.html`) ||
    texts.has(`${folder}public/index.html`) ||
    (texts.has(`${folder}src/index.html`) && texts.has(`${folder}angular.json`)) ||
    (dependsOn(dependenciesOf(texts, folder), "next") && hasNextPage(texts, folder));
  if (hasPage("") || texts.has("src/index.html")) return "";
  const folders = [...texts.keys()].flatMap((file) => {
    const folder = MANIFEST.exec(file)?.[1] ?? "";
    return folder && !isStray(folder) && hasPage(folder) ? [folder] : [];
  });
  const rank = (folder: string) => {
    const at = USUAL.indexOf(folder.slice(0, -1));
    return at < 0 ? USUAL.length : at;
  };
  return folders.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0] ?? "";
}

function hasNextPage(texts: BuildInput["texts"], folder: string): boolean {
  const pages = ["app/page", "src/app/page", "pages/index", "src/pages/index"];
  return pages.some((page) =>
    ["tsx", "jsx", "js"].some((end) => texts.has(`${folder}${page}.${end}`)),
  );
}

/** A project's folder as a project. */
export function belowFolder(input: BuildInput, folder: string): BuildInput {
  const below = <T>(files: ReadonlyMap<string, T>) =>
    new Map(
      [...files].flatMap(([file, value]): [string, T][] =>
        file.startsWith(folder) ? [[file.slice(folder.length), value]] : [],
      ),
    );
  return { ...input, texts: below(input.texts), binaries: below(input.binaries) };
}

/** A problem of a folder, as one of the project. */
export function inFolder(problem: BuildProblem, folder: string): BuildProblem {
  return problem.file ? { ...problem, file: folder + problem.file } : problem;
}

/** What became of a folder, as what became of the project: files have the names that people know. */
export function resultInFolder(result: BuildResult, folder: string): BuildResult {
  const named = (problem: BuildProblem) => inFolder(problem, folder);
  if (!result.ok) return { ...result, problems: result.problems.map(named) };
  const text = `The app in ${folder.slice(0, -1)} runs here; what else the project has does not.`;
  const { build } = result;
  const files = new Map<string, BuiltFile>();
  for (const [name, file] of build.files) {
    files.set(
      name,
      name.endsWith(".map") ? { ...file, body: mapInFolder(file.body, folder) } : file,
    );
  }
  return {
    ...result,
    build: { ...build, files, warnings: [{ text }, ...build.warnings.map(named)] },
  };
}

function mapInFolder(body: Uint8Array, folder: string): Uint8Array {
  const map = JSON.parse(new TextDecoder().decode(body)) as { sources: string[] };
  map.sources = map.sources.map((name) => (name === "library" ? name : folder + name));
  return new TextEncoder().encode(JSON.stringify(map));
}
