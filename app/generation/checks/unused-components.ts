import type { FileTree } from "~/projects/files";
import type { Problem } from "./answer-checks";

/** Files that show something only where another one uses them. */
const COMPONENT = /\.(?:[jt]sx|vue|svelte)$/i;
/** Folders whose files a framework finds by itself. */
const FOUND_BY_NAME = /(?:^|\/)(?:pages|app|routes|api|server|stories|tests?|__tests__)\//i;
const FOUND_BY_ENDING = /\.(?:test|spec|stories|config)\.\w+$/i;

/**
 * Components that the site's build does not load and nothing else of the project names, where an answer wrote
 * nothing but such: whatever they are, nobody sees them. It costs paid answers to be wrong about that.
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
  if (!written.every((path) => unloaded.has(path))) return [];
  if (!written.every((path) => isComponent(path) && !isNamed(path, files))) return [];
  return written.map((path) => ({
    path,
    text: `${path}: nothing uses it, so nothing of it is shown. Use it where it belongs; if it is not needed, delete it.`,
  }));
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
