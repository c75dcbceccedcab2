import { type BuildSource, hasFile, importedText, toBuildInput } from "./build-input";

const PAGES = ["index.html", "public/index.html", "src/index.html"];
const LINK = /<link\b([^<>]{0,400})>/gi;
const STYLESHEET = /\brel=["']?stylesheet\b/i;
const HREF = /\bhref=["']?([^"'\s<>]{1,200})/i;
/** Of another place, of the product's own fonts, or with a part that a tool fills in. */
const NOT_OF_PROJECT = /^(?:[a-z][\w+.-]*:|\/\/|@|#)|[%{}]/i;

/** Stylesheets that the first page asks for and that the project does not have, e.g. because they are written after it. */
export function awaitedStyles(source: BuildSource): readonly string[] {
  const input = toBuildInput(source);
  const page = PAGES.find((name) => hasFile(input, name));
  if (!page) return [];
  const text = importedText(input, page) ?? "";
  return [...text.matchAll(LINK)].flatMap(([, attributes = ""]) => {
    const href = STYLESHEET.test(attributes) ? HREF.exec(attributes)?.[1] : undefined;
    if (!href || NOT_OF_PROJECT.test(href)) return [];
    const base = `http://page/${page}`;
    if (!URL.canParse(href, base)) return [];
    const at = decodeURI(new URL(href, base).pathname).slice(1);
    return hasFile(input, at) || hasFile(input, `public/${at}`) ? [] : [at];
  });
}
