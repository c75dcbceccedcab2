import type { FileTree } from "~/projects/files";
import { readText } from "../source/files.server";
import { fillSlot, fillTexts, html, unescapeHtml } from "../source/html";
import { addReactPage, pageStyles } from "./add-react-page.server";
import { THEME_TAG } from "./dark-mode.server";
import { type EditResult, edited, unchanged } from "./edit";
import { pagesOf, shapeOf } from "./project";
import { titleOf } from "./rename";
import { withNavLink } from "./sections.server";

/** "Our story" → "our-story"; empty when no letter or digit is left. */
export function pageSlug(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
}

/** Adds a page: an own HTML file for a static project, a view for a React one. */
export function addPage(files: FileTree, name: string): EditResult {
  const { entry, react } = shapeOf(files);
  const slug = pageSlug(name);
  if (slug === "" || slug === "index") return unchanged(`“${name}” gives no usable page address.`);
  if (!entry) return addStaticPage(files, name, slug);
  return react
    ? addReactPage(files, entry, name, slug)
    : unchanged("I can add pages to plain HTML and to React projects; this one is neither.");
}

function addStaticPage(files: FileTree, name: string, slug: string): EditResult {
  const path = `${slug}.html`;
  if (files.has(path)) return unchanged(`There is a page ${path} already.`);
  const home = files.get("index.html");
  const { styles } = shapeOf(files);
  if (!home || !styles)
    return unchanged("I found no index.html with a stylesheet to base a page on.");
  const changes = new Map<string, string | null>();
  for (const page of pagesOf(files)) {
    const text = files.get(page) ?? "";
    const next = withPageLink(text, path, html(name), page === "index.html");
    if (next !== text) changes.set(page, next);
  }
  if (!changes.has("index.html"))
    return unchanged("I found no navigation, header or body in index.html to link the page from.");
  const others = pagesOf(files).filter((page) => page !== "index.html");
  const css = files.get(styles) ?? "";
  if (!css.includes(".page-nav")) changes.set(styles, `${css}\n${pageStyles()}`);
  const title = titleOf(files) ?? "Home";
  const links = [...others, path]
    .map(
      (page) =>
        `<a href="${html(page)}">${html(page === path ? name : linkLabel(files.get(page) ?? page))}</a>\n`,
    )
    .join("");
  changes.set(path, staticPageText({ home, title, name, styles, links }));
  return edited(
    changes,
    `Added the page “${name}” as ${path}, linked from index.html. Its text is yours to write.`,
  );
}

function linkLabel(page: string): string {
  return unescapeHtml(/<h1[^>]*>([^<]*)</.exec(page)?.[1]?.trim() ?? "Page");
}

function withPageLink(page: string, path: string, label: string, isHome: boolean): string {
  if (/<nav\b/.test(page)) return withNavLink(page, path, label);
  if (!isHome) return page;
  const body = /<body\b[^>]*>\n?/.exec(page);
  if (!body) return page;
  const at = body.index + body[0].length;
  const nav = `    <nav class="page-nav" aria-label="Pages">\n      <a href="index.html">Home</a>\n      <a href="${path}">${label}</a>\n    </nav>\n`;
  return page.slice(0, at) + nav + page.slice(at);
}

interface PageText {
  home: string;
  title: string;
  name: string;
  styles: string;
  links: string;
}

/** A page of its own as text, in the styles of the others. @param links markup, in its menu */
export function staticPageText({ home, title, name, styles, links }: PageText): string {
  // The picture of the tab, and the bundled fonts.
  const shared = home.match(
    /<link rel="icon"[^\n]*>|<link rel="stylesheet" href="@fonts\/[^\n]*>/g,
  );
  const slots = {
    shared: (shared ?? []).map((link) => `${link}\n`).join(""),
    theme: home.includes(THEME_TAG) ? `${THEME_TAG}\n` : "",
    links,
  };
  const page = fillTexts(readText("edits/files/page.html"), { title, name, styles });
  return Object.entries(slots).reduce((text, [slot, block]) => fillSlot(text, slot, block), page);
}
