import type { WorkspaceFile } from "~/workspace/workspace-store";

const PAGES = ["index.html", "public/index.html", "src/index.html"];
const LINK = /<link\b([^<>]{0,400})>/gi;
const STYLESHEET = /\brel=["']?stylesheet\b/i;
const HREF = /\bhref=["']?([^"'\s<>]{1,200})/i;
/** Of another place, of the product's own fonts, or with a part that a tool fills in. */
const NOT_OF_PROJECT = /^(?:[a-z][\w+.-]*:|\/\/|@|#)|[%{}]/i;

/** Stylesheets that the first page asks for and that the project does not have, e.g. because they are written after it. */
export function awaitedStyles(
  files: ReadonlyMap<string, Pick<WorkspaceFile, "content">>,
): readonly string[] {
  const page = PAGES.find((name) => files.has(name));
  if (!page) return [];
  const text = files.get(page)?.content ?? "";
  return [...text.matchAll(LINK)].flatMap(([, attributes = ""]) => {
    const href = STYLESHEET.test(attributes) ? HREF.exec(attributes)?.[1] : undefined;
    if (!href || NOT_OF_PROJECT.test(href)) return [];
    const base = `http://page/${page}`;
    if (!URL.canParse(href, base)) return [];
    const at = decodeURI(new URL(href, base).pathname).slice(1);
    return files.has(at) || files.has(`public/${at}`) ? [] : [at];
  });
}
