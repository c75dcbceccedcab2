import type { FileTree } from "~/projects/files";
import type { Problem } from "./answer-checks";

/** Files that show something only where another one uses them. */
const COMPONENT = /\.(?:[jt]sx|vue|svelte)$/i;
/** Folders whose files a framework finds by itself. */
const FOUND_BY_NAME = /(?:^|\/)(?:pages|app|routes|api|server|stories|tests?|__tests__)\//i;
const FOUND_BY_ENDING = /\.(?:test|spec|stories|config)\.\w+$/i;

/**
 * Components that the site's build does not load and nothing else of the project names, where an answer wrote
 * nothing but such: whatever they are, nobody sees them. It costs paid answers to be wrong about that. Beside other
 * files too, where one of the same name stands in another folder: that one was meant.
 *
 * @param touched what the answer saved or deleted
 * @param unloaded of these, what the build says that nothing of the site loads
 */
export function unusedComponents(
  files: FileTree,
  touched: ReadonlySet<string>,
  unloaded: ReadonlySet<string>,
): Problem[] {
  const written = [...touched].filter((path) => files.has(path));
  if (written.length === 0 || written.length < touched.size) return [];
  const doubles = written.filter((path) => unloaded.has(path) && twinOf(path, files));
  if (doubles.length > 0) return doubles.map((path) => toldAsDouble(path, twinOf(path, files)));
  if (!written.every((path) => unloaded.has(path))) return [];
  if (!written.every((path) => isComponent(path) && !isNamed(path, files))) return [];
  return written.map((path) => ({
    path,
    text: `${path}: nothing uses it, so nothing of it is shown. Use it where it belongs; if it is not needed, delete it.`,
  }));
}

/** Names that any folder may have for itself. */
const OF_ANY_FOLDER =
  /(?:^|\/)(?:index|page|layout|main|app|styles?|types|template|loading|error)\.\w+$/i;

/** A file of the same name in another folder: what is named is most likely that one. */
function twinOf(path: string, files: FileTree): string | undefined {
  if (!isComponent(path) || OF_ANY_FOLDER.test(path)) return undefined;
  const name = `/${path.split("/").at(-1)}`;
  return [...files.keys()].find((other) => other !== path && `/${other}`.endsWith(name));
}

function toldAsDouble(path: string, twin = ""): Problem {
  const text = `${path}: nothing uses it; there is ${twin} of the same name. If that one was meant, change it and delete this one.`;
  return { path, text };
}

function isComponent(path: string): boolean {
  return COMPONENT.test(path) && !FOUND_BY_NAME.test(path) && !FOUND_BY_ENDING.test(path);
}

/**
 * Whether another file holds its name, without its ending, anywhere: also as templates of Vue may write it
 * (`<site-header>`). An index is named by its folder.
 */
function isNamed(path: string, files: FileTree): boolean {
  const parts = path.replace(/\.\w+$/, "").split("/");
  const last = parts.at(-1) === "index" ? parts.at(-2) : parts.at(-1);
  if (!last) return true;
  const tag = last.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
  return [...files].some(
    ([other, text]) => other !== path && (text.includes(last) || text.includes(`<${tag}`)),
  );
}
