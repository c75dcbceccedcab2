import type { FileTree } from "~/projects/files";

/** A tree with a page of this text at its root. */
export function withPage(tree: FileTree, html: string): FileTree {
  return new Map([...tree, ["index.html", html]]);
}

/** A page with markup before the end of its body. */
export function insertInBody(html: string, markup: string): string {
  const at = [...html.matchAll(/<\/body\s*>/gi)].at(-1)?.index;
  return at === undefined ? html + markup : html.slice(0, at) + markup + html.slice(at);
}

/** The element that loads a module of the project, e.g. "src/main.tsx". */
export function moduleScript(file: string): string {
  return `<script type="module" src="/${file}"></script>`;
}
