import { declaredIn } from "./declared-names";

const SCRIPT = /\.[cm]?[jt]sx?$/i;
/** Longer texts are not looked through, in characters. */
const LENGTH = 200_000;
/** Exports by a list, which is not read. */
const LISTS = /^(?:export[ \t]*[{*]|module\.exports|exports\.)/m;
/** Names of one file that are told. */
const NAMED = 8;

/**
 * What files no longer export, though nothing new stands in its place in any of them: a build misses what is used,
 * and nobody what is not.
 *
 * @param before texts as they were, by path
 * @param after the same files as they are; those that are gone left out
 * @returns a sentence for each file
 */
export function lostExports(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const texts = [...after].filter(([path, text]) => SCRIPT.test(path) && text.length <= LENGTH);
  const left = new Map(texts.map(([path, text]) => [path, exportedBy(text)]));
  const all = new Set([...left.values()].flatMap((names) => [...names]));
  return texts.flatMap(([path]) => {
    const old = exportedBy((before.get(path) ?? "").slice(0, LENGTH));
    const hasNew = [...(left.get(path) ?? [])].some((name) => !old.has(name));
    const lost = [...old].filter((name) => !all.has(name));
    if (hasNew || lost.length === 0 || LISTS.test(after.get(path) ?? "")) return [];
    return [`${path} no longer exports ${lost.slice(0, NAMED).join(", ")}.`];
  });
}

function exportedBy(text: string): Set<string> {
  return declaredIn(text.split("\n").filter((line) => /^export (?!default)/.test(line))).names;
}
