import { declaredIn } from "./declared-names";
import { emptiedScript } from "./emptied-script";
import { isOtherPage } from "./part-of-file";

const SCRIPT = /\.[cm]?[jt]sx?$/i;
const STYLES = /\.(?:css|s[ac]ss|less)$/i;
const PAGE = /\.html?$/i;
/** Longer texts are not looked through, in characters. */
const LENGTH = 200_000;
/** Exports by a list, which is not read. */
const LISTS = /^(?:export[ \t]*[{*]|module\.exports|exports\.)/m;
/** Parts of a page that people see the lack of late: nothing fails without them. */
const SECTION = /<(header|nav|footer|aside|form|table|dialog|video|audio|iframe|svg)[\s>]/gi;
/** Names of one file that are told. */
const NAMED = 8;

/**
 * What files no longer hold, though nothing new stands in its place in any of them: exports, rules of a stylesheet,
 * sections of a page, most of a script. A build misses what is used, and nobody the rest.
 *
 * @param before texts as they were, by path
 * @param after the same files as they are; those that are gone left out
 * @returns a sentence for each file
 */
export function lostParts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const texts = [...after].filter(([, text]) => text.length <= LENGTH);
  const left = new Map(texts.map(([path, text]) => [path, partsOf(path, text)]));
  const all = new Set([...left.values()].flatMap((names) => [...names]));
  return texts.flatMap(([path, text]) => {
    const was = (before.get(path) ?? "").slice(0, LENGTH);
    const emptied = SCRIPT.test(path) ? emptiedScript(was, text) : null;
    if (emptied) {
      const { has, had } = emptied;
      return [`${path} is left with ${has} ${has === 1 ? "line" : "lines"} of ${had}.`];
    }
    if (PAGE.test(path) && isOtherPage(was, text))
      return [`${path} is another page: nothing of what it said is left.`];
    const old = partsOf(path, was);
    const hasNew = [...(left.get(path) ?? [])].some((name) => !old.has(name));
    const lost = [...old].filter((name) => !all.has(name));
    if (hasNew || lost.length === 0 || (SCRIPT.test(path) && LISTS.test(text))) return [];
    return [`${path} no longer ${verbOf(path)} ${lost.slice(0, NAMED).join(", ")}.`];
  });
}

function verbOf(path: string): string {
  if (SCRIPT.test(path)) return "exports";
  return STYLES.test(path) ? "has rules for" : "holds its";
}

function partsOf(path: string, text: string): Set<string> {
  if (SCRIPT.test(path)) {
    return declaredIn(text.split("\n").filter((line) => /^export (?!default)/.test(line))).names;
  }
  if (STYLES.test(path)) {
    const { names } = declaredIn(text.split("\n"));
    const rules = [...names].filter((name) => name.endsWith(" {"));
    return new Set(rules.map((name) => name.slice(0, -2)));
  }
  if (!PAGE.test(path)) return new Set();
  return new Set([...text.matchAll(SECTION)].map(([, name = ""]) => name.toLowerCase()));
}
