import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { languageOfPage } from "../sections/languages";
import { NAVIGATION } from "../sections/navigation";
import { SECTION_LABELS, sectionHtml } from "../sections/sections.server";
import { indent } from "../source/html";
import type { SectionName } from "../starter-app";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { withoutLinksTo } from "./links-to";
import { shapeOf } from "./project";
import { addReactSection, removeReactSection } from "./react-sections.server";
import { titleOf } from "./rename";
import { addStyles, NO_PLACE } from "./section-styles.server";

const ORDINARY_PAGE = "index.html";

/** Adds a page section: before the contact section where there is one, else at the end of main. */
export function addSection(files: FileTree, name: SectionName): EditResult {
  const { entry, react } = shapeOf(files);
  if (entry) return react ? addReactSection(files, name) : unchanged(NO_PLACE);
  const page = files.get(ORDINARY_PAGE) ?? "";
  if (new RegExp(`\\sid="${name}"`).test(page)) {
    return unchanged(`There is a section with the id “${name}” already.`);
  }
  const close = page.lastIndexOf("</main>");
  if (close < 0) return unchanged(NO_PLACE);
  const contact = /^[ \t]*<section\b[^>]*\sid="contact"/m.exec(page);
  const at = contact && name !== "contact" ? contact.index : lineStart(page, close);
  const text = sectionHtml(name, titleOf(files) ?? "This", files);
  const indented = indent(text, 6);
  const next = withNavLink(
    page.slice(0, at) + indented + page.slice(at),
    `#${name}`,
    NAVIGATION[languageOfPage(page)][name],
  );
  const changes = new Map<string, string | null>([[ORDINARY_PAGE, next]]);
  addStyles(files, changes);
  return edited(changes, `Added the section “${SECTION_LABELS[name]}”.`);
}

/** Removes a page section and the links to it. */
export function removeSection(files: FileTree, name: SectionName): EditResult {
  const { react } = shapeOf(files);
  if (react) return removeReactSection(files, name);
  const page = files.get(ORDINARY_PAGE) ?? "";
  const range = sectionRange(page, name);
  if (!range) {
    const found = [...page.matchAll(/<section\b[^>]*\sid="([\w-]+)"/g)].map((match) => match[1]);
    const hint = found.length > 0 ? ` The page has: ${found.join(", ")}.` : "";
    return unchanged(`I found no \`<section id="${name}">\` in ${ORDINARY_PAGE}.${hint}`);
  }
  const cut = page.slice(0, range.start) + page.slice(range.end);
  const next = withoutLinksTo(cut, name);
  return edited(
    new Map([[ORDINARY_PAGE, next]]),
    `Removed the section “${SECTION_LABELS[name]}” and the links to it.`,
  );
}

/** From the line of `<section id=name>` through the line of its own closing tag. */
function sectionRange(page: string, name: string): { start: number; end: number } | null {
  const open = new RegExp(`<section\\b[^>]*\\sid="${escapePattern(name)}"[^>]*>`).exec(page);
  if (!open) return null;
  const tags = /<(\/?)section\b[^>]*>/g;
  tags.lastIndex = open.index;
  let depth = 0;
  for (let tag = tags.exec(page); tag; tag = tags.exec(page)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) {
      const after = page.indexOf("\n", tags.lastIndex);
      return { start: lineStart(page, open.index), end: after < 0 ? page.length : after + 1 };
    }
  }
  return null;
}

/** Adds a link at the end of the page's first `<nav>`; a page without one stays as it is. */
export function withNavLink(page: string, href: string, label: string): string {
  const nav = /<nav\b[^>]*>[\s\S]*?<\/nav>/.exec(page);
  if (!nav || nav[0].includes(`href="${href}"`)) return page;
  const list = nav[0].lastIndexOf("</ul>");
  const link =
    list >= 0 ? `<li><a href="${href}">${label}</a></li>` : `<a href="${href}">${label}</a>`;
  const at = nav.index + (list >= 0 ? list : nav[0].lastIndexOf("</nav>"));
  const start = lineStart(page, at);
  if (page.slice(start, at).trim() !== "") return page.slice(0, at) + link + page.slice(at);
  return `${page.slice(0, start)}${page.slice(start, at)}  ${link}\n${page.slice(start)}`;
}
