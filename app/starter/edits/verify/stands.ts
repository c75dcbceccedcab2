import type { FileTree } from "~/projects/files";

const PAGE = "index.html";
/** What a page needs to be one, and a program to be shown on it. */
const NEEDED: readonly [needs: RegExp, name: string][] = [
  [/<body[\s>]/i, "the page"],
  [/\bid="(?:root|app)"/i, "the place that the program is shown in"],
  [/<script\b[^>]*\bsrc=/i, "the program of the page"],
];

/** Whether it is a project still: no file that was emptied, no page without its body or its program. */
export function fallen(_wish: string, before: FileTree, after: FileTree): string[] {
  const [was = "", is = ""] = [before.get(PAGE), after.get(PAGE)];
  const lost = NEEDED.filter(([needs]) => needs.test(was) && !needs.test(is));
  const emptied = [...before].filter(
    ([path, text]) => text.trim() !== "" && after.get(path)?.trim() === "",
  );
  return [
    ...lost.slice(0, 1).map(([, name]) => `${name} would go`),
    ...(lost.length > 0 ? [] : emptied.slice(0, 1).map(([path]) => `${path} would be empty`)),
  ];
}
