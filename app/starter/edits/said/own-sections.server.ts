import type { FileTree } from "~/projects/files";
import type { Language } from "../../match/facts/language";
import { HEADINGS, type SaidPart } from "../../sections/headings";
import { html, indent } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { shapeOf } from "../project";
import { toJsx } from "../react-sections.server";
import { addStyles, NO_PLACE } from "../section-styles.server";
import { withNavLink } from "../sections.server";
import { findSection } from "./page-sections";

/** Says things on the page: in the part that is about them where there is one, else in a new one. */
export function sayInPart(
  files: FileTree,
  part: SaidPart,
  body: string,
  { language, said, isNew = false }: { language: Language; said: string; isNew?: boolean },
): EditResult {
  const { entry, react } = shapeOf(files);
  const heading = HEADINGS[part][language];
  if (entry) return react ? sayInReact(files, part, heading, body, said) : unchanged(NO_PLACE);
  const page = files.get("index.html") ?? "";
  const section = isNew ? null : findSection(page, part);
  const changes = new Map<string, string | null>();
  if (section) {
    const at = lineStart(page, section.innerEnd);
    changes.set("index.html", page.slice(0, at) + indent(body, 8) + page.slice(at));
  } else {
    const close = page.lastIndexOf("</main>");
    if (close < 0) return unchanged(NO_PLACE);
    const contact = /^[ \t]*<section\b[^>]*\sid="contact"/m.exec(page);
    const at = contact && part !== "contact" ? contact.index : lineStart(page, close);
    const block = indent(sectionOf(part, heading, body), 6);
    changes.set(
      "index.html",
      withNavLink(page.slice(0, at) + block + page.slice(at), `#${part}`, html(heading)),
    );
  }
  addStyles(files, changes);
  return edited(changes, said);
}

/** Puts other contents into a part, below its heading; what it said before goes. */
export function replacePart(
  files: FileTree,
  part: SaidPart,
  body: string,
  options: { language: Language; said: string },
): EditResult {
  const { entry } = shapeOf(files);
  const page = files.get("index.html") ?? "";
  const section = entry ? null : findSection(page, part);
  if (!section) return sayInPart(files, part, body, options);
  const inner = page.slice(section.innerStart, section.innerEnd);
  const heading = /^[\s\S]*?<\/h[1-6]>\n?/.exec(inner)?.[0] ?? "\n";
  const end = lineStart(page, section.innerEnd);
  const next = page.slice(0, section.innerStart) + heading + indent(body, 8) + page.slice(end);
  const changes = new Map<string, string | null>([["index.html", next]]);
  addStyles(files, changes);
  return edited(changes, options.said);
}

function sectionOf(part: string, heading: string, body: string): string {
  return `<section class="section section-${part}" id="${part}" aria-labelledby="${part}-title">\n  <h2 id="${part}-title">${html(heading)}</h2>\n${indent(body, 2)}</section>\n`;
}

function sayInReact(
  files: FileTree,
  part: string,
  heading: string,
  body: string,
  said: string,
): EditResult {
  const path = "src/App.tsx";
  const app = files.get(path) ?? "";
  const close = app.lastIndexOf("</main>");
  if (close < 0) return unchanged(NO_PLACE);
  const component = `Said${part[0]?.toUpperCase()}${part.slice(1)}`;
  const file = `src/components/${component}.tsx`;
  const at = lineStart(app, close);
  const markup = toJsx(sectionOf(part, heading, body));
  const changes = new Map<string, string | null>([
    [file, `export function ${component}() {\n  return (\n${indent(markup, 4)}  );\n}\n`],
  ]);
  if (!files.has(file))
    changes.set(
      path,
      `import { ${component} } from "./components/${component}";\n${app.slice(0, at)}      <${component} />\n${app.slice(at)}`,
    );
  addStyles(files, changes);
  return edited(changes, said);
}
