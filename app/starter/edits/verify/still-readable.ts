import type { FileTree } from "~/projects/files";

/** Text that is smaller nobody reads, in rem or em; and a headline loses no more than this of its size at once. */
const TEXT = 0.6;
const STEP = 1.7;
const HEADLINE = 1.2;

/** Letters that would be too small to read, or a headline as small as the text, where nobody said how small. */
export function stillReadable(wish: string, before: FileTree, after: FileTree): string[] {
  if (/\d/.test(wish)) return [];
  const changed = [...after].filter(
    ([path, css]) => path.endsWith(".css") && before.get(path) !== css,
  );
  const was = changed.flatMap(([path]) => rulesOf(before.get(path) ?? ""));
  const known = new Set(was);
  const isTooSmall = changed
    .flatMap(([, css]) => rulesOf(css))
    .filter((rule) => !known.has(rule))
    .some((rule) => {
      const size = Math.max(...sizesIn(rule), Number.NEGATIVE_INFINITY);
      if (size === Number.NEGATIVE_INFINITY) return false;
      // The name of a page may be its first heading, and much smaller than its headline.
      const kind = headlineIn(rule);
      const old = was.filter((one) => headlineIn(one) === kind).flatMap(sizesIn);
      return size < TEXT || (kind !== null && size < HEADLINE && Math.max(...old, 0) > size * STEP);
    });
  return isTooSmall ? ["nobody could read it any more"] : [];
}

const TOO_BIG =
  /(?<!\p{L})(?:(?:too|way|so) (?:much )?(?:big|large|huge)|zu (?:groß|gross|riesig)|trop (?:gros|grand)\p{L}*|(?:muy|demasiado) grandes?|troppo grand\p{L}*|(?:muito|demasiado) grandes?)(?!\p{L})/iu;

/** A heading that is too big, of which the small name of the page became smaller and the large headline stayed. */
export function largerStays(wish: string, before: FileTree, after: FileTree): string[] {
  if (!TOO_BIG.test(wish)) return [];
  const changed = [...after].filter(
    ([path, css]) => path.endsWith(".css") && before.get(path) !== css,
  );
  const was = changed.flatMap(([path]) => rulesOf(before.get(path) ?? ""));
  const known = new Set(was);
  const kinds = new Set(
    changed
      .flatMap(([, css]) => rulesOf(css))
      .filter((rule) => !known.has(rule) && sizesIn(rule).length > 0)
      .map(headlineIn),
  );
  const largest = (kind: string) =>
    Math.max(0, ...was.filter((rule) => headlineIn(rule) === kind).flatMap(sizesIn));
  return kinds.has("h1") && !kinds.has(".headline") && largest(".headline") > STEP * largest("h1")
    ? ["the large headline would be as it is"]
    : [];
}

/** Which of its two large headings a rule of a page is about; null for any other. */
function headlineIn(rule: string): string | null {
  return /(?:^|[\s,])(h1|\.headline)\b[^{]*\{/.exec(rule)?.[1] ?? null;
}

/** The sizes that a rule gives to letters: all of a range of them. */
function sizesIn(rule: string): number[] {
  const value = /font-size:\s*([^;]+)/.exec(rule)?.[1] ?? "";
  return [...value.matchAll(/([\d.]+)r?em/g)].map(([, size]) => Number(size));
}

/** The rules of a stylesheet as "selector {declarations", with what is around the first of a group. */
function rulesOf(css: string): string[] {
  return css.split("}").map((rule) => {
    const at = rule.lastIndexOf("{");
    const from = rule.lastIndexOf("{", at - 1) + 1;
    return `${rule.slice(from, at).trim()} {${rule.slice(at + 1)}`;
  });
}
