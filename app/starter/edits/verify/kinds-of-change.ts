import type { FileTree } from "~/projects/files";
import { changedLines } from "./changed-lines";
import { selectorsChanged } from "./changed-rules";

/** A look of one part: which one it is was said by each word. */
export function isLookOfPart(before: FileTree, after: FileTree): boolean {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  return (
    changed.every(([path]) => path.endsWith(".css")) &&
    selectors.length > 0 &&
    !selectors.some((one) => /^(?::root|html|body|\*|@)/.test(one))
  );
}

/** The colours of all there is: a word for something that is not all was meant for that alone. */
export function areColoursOfAll(before: FileTree, after: FileTree): boolean {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  return (
    changed.every(([path]) => path.endsWith(".css")) &&
    selectors.length > 0 &&
    selectors.every((one) => /^(?::root|html|body|@import.*)$/.test(one)) &&
    /--(?:accent|bg)\s*:/.test(changedLines(before, after).added)
  );
}

/** Nothing but texts of a page: what they are to say, the wish says whole. */
export function isTextAlone(before: FileTree, after: FileTree): boolean {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  return changed.every(([path]) => path === "index.html" || path === "src/settings.ts");
}
