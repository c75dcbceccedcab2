import { type EditResult, there } from "../edit";

/**
 * The list that a file of a project declares as JSON, such as `const RULES: Rule[] = [`.
 *
 * @param code of the file; empty where there is none yet
 * @param declared all that stands before the bracket
 * @returns null where the list was written by hand since and is no JSON: what it holds is not known
 */
export function listIn<Item extends object>(code: string, declared: string): Item[] | null {
  if (code === "") return [];
  const start = code.indexOf(declared);
  const end = code.indexOf("];", start);
  if (start < 0 || end < 0) return null;
  const close = code.indexOf("\n];", start);
  try {
    const list: unknown = JSON.parse(
      code.slice(start + declared.length, (close < 0 ? end : close + 1) + 1),
    );
    const isList =
      Array.isArray(list) && list.every((item) => typeof item === "object" && item !== null);
    return isList ? list : null;
  } catch {
    return null;
  }
}

/** What is told instead of writing over a list that somebody wrote by hand. */
export function byHand(path: string): EditResult {
  return there(
    `The list in ${path} was changed by hand, and I can add to it only where it is written as JSON: names in double quotes, and no comma behind the last one. So I left it as it was.`,
  );
}
