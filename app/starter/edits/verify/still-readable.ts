import type { FileTree } from "~/projects/files";

/** Headlines are hardly smaller than the text below them, and no text is smaller than this, in rem or em. */
const HEADING = 0.9;
const TEXT = 0.6;

/** Letters that would be too small to read, where nobody said how small. */
export function stillReadable(wish: string, before: FileTree, after: FileTree): string[] {
  if (/\d/.test(wish)) return [];
  const changed = [...after].filter(
    ([path, css]) => path.endsWith(".css") && before.get(path) !== css,
  );
  const was = new Set(changed.flatMap(([path]) => rulesOf(before.get(path) ?? "")));
  const isTooSmall = changed
    .flatMap(([, css]) => rulesOf(css))
    .some((rule) => {
      if (was.has(rule)) return false;
      const size = Number(/font-size:\s*([\d.]+)r?em/.exec(rule)?.[1] ?? Number.NaN);
      const isHeading = /(?:^|[\s,])(?:h1|h2|\.headline)\b[^{]*\{/.test(rule);
      return size < (isHeading ? HEADING : TEXT);
    });
  return isTooSmall ? ["nobody could read it any more"] : [];
}

/** The rules of a stylesheet as "selector {declarations", with what is around the first of a group. */
function rulesOf(css: string): string[] {
  return css.split("}").map((rule) => {
    const at = rule.lastIndexOf("{");
    const from = rule.lastIndexOf("{", at - 1) + 1;
    return `${rule.slice(from, at).trim()} {${rule.slice(at + 1)}`;
  });
}
