import type { FileTree } from "~/projects/files";
import {
  SECTION_LABELS,
  SECTION_STYLES_MARK,
  sectionHtml,
  sectionStyles,
} from "../sections/sections.server";
import { indent } from "../source/html";
import type { SectionName } from "../starter-app";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { shapeOf } from "./project";
import { escapeRegExp, titleOf } from "./rename";

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
  const text = sectionHtml(name, titleOf(files) ?? "This");
  const indented = indent(text, 6);
  const next = withNavLink(
    page.slice(0, at) + indented + page.slice(at),
    `#${name}`,
    SECTION_LABELS[name],
  );
  const changes = new Map<string, string | null>([[ORDINARY_PAGE, next]]);
  addStyles(files, changes);
  return edited(changes, `Added the section “${SECTION_LABELS[name]}”.`);
}

const NO_PLACE = "I add sections before the end of a `<main>` element, and I found none.";

function addReactSection(files: FileTree, name: SectionName): EditResult {
  const path = "src/App.tsx";
  const app = files.get(path) ?? "";
  const close = app.lastIndexOf("</main>");
  const component = `${name[0]?.toUpperCase()}${name.slice(1)}Section`;
  const file = `src/components/${component}.tsx`;
  if (files.has(file)) return unchanged(`There is a ${file} already.`);
  if (close < 0) return unchanged(`${NO_PLACE.replace("found none", `found none in ${path}`)}`);
  const at = lineStart(app, close);
  const markup = toJsx(sectionHtml(name, titleOf(files) ?? "This"));
  const changes = new Map<string, string | null>([
    [
      path,
      `import { ${component} } from "./components/${component}";\n${app.slice(0, at)}      <${component} />\n${app.slice(at)}`,
    ],
    [file, `export function ${component}() {\n  return (\n${indent(markup, 4)}  );\n}\n`],
  ]);
  addStyles(files, changes);
  return edited(changes, `Added the section “${SECTION_LABELS[name]}” at the end of the app.`);
}

/** The shared sections' HTML is well-formed; these are the only names JSX spells otherwise. */
export function toJsx(text: string): string {
  return text
    .replaceAll("{", "&#123;")
    .replaceAll("}", "&#125;")
    .replaceAll(" class=", " className=")
    .replaceAll(" for=", " htmlFor=")
    .replaceAll(' required=""', " required")
    .replaceAll("autocomplete=", "autoComplete=");
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
  const next = cut.replace(
    new RegExp(
      `^[ \\t]*(?:<li>\\s*)?<a\\b[^>]*href="#${escapeRegExp(name)}"[^>]*>[^<]*</a>(?:\\s*</li>)?[ \\t]*\\n`,
      "gm",
    ),
    (link) => (link.includes("button") ? link : ""),
  );
  return edited(
    new Map([[ORDINARY_PAGE, next]]),
    `Removed the section “${SECTION_LABELS[name]}” and its link in the navigation.`,
  );
}

function removeReactSection(files: FileTree, name: SectionName): EditResult {
  const component = `${name[0]?.toUpperCase()}${name.slice(1)}Section`;
  const app = files.get("src/App.tsx") ?? "";
  if (!app.includes(`<${component} />`))
    return unchanged(`I found no <${component} /> in src/App.tsx.`);
  const next = app
    .replace(new RegExp(`^import \\{ ${component} \\}.*\\n`, "m"), "")
    .replace(new RegExp(`^[ \\t]*<${component} />\\n`, "m"), "");
  return edited(
    new Map([
      ["src/App.tsx", next],
      [`src/components/${component}.tsx`, null],
    ]),
    `Removed the section “${SECTION_LABELS[name]}”.`,
  );
}

/** From the line of `<section id=name>` through the line of its own closing tag. */
function sectionRange(page: string, name: string): { start: number; end: number } | null {
  const open = new RegExp(`<section\\b[^>]*\\sid="${escapeRegExp(name)}"[^>]*>`).exec(page);
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

function addStyles(files: FileTree, changes: Map<string, string | null>): void {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (styles && !css.includes(SECTION_STYLES_MARK))
    changes.set(styles, `${css}\n${sectionStyles()}`);
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
