import type { FileTree } from "~/projects/files";
import { SECTION_LABELS, sectionHtml } from "../sections/sections.server";
import { indent } from "../source/html";
import type { SectionName } from "../starter-app";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { withoutLinksTo } from "./links-to";
import { titleOf } from "./rename";
import { addStyles, NO_PLACE } from "./section-styles.server";

/** Adds a section at the end of the app, as a component of its own. */
export function addReactSection(files: FileTree, name: SectionName): EditResult {
  const path = "src/App.tsx";
  const app = files.get(path) ?? "";
  const close = app.lastIndexOf("</main>");
  const component = `${name[0]?.toUpperCase()}${name.slice(1)}Section`;
  const file = `src/components/${component}.tsx`;
  if (files.has(file)) return unchanged(`There is a ${file} already.`);
  if (close < 0) return unchanged(`${NO_PLACE.replace("found none", `found none in ${path}`)}`);
  const at = lineStart(app, close);
  const markup = toJsx(sectionHtml(name, titleOf(files) ?? "This", files));
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
    .replaceAll(/ (required|hidden)=""/g, " $1")
    .replaceAll("autocomplete=", "autoComplete=")
    .replaceAll("enctype=", "encType=");
}

/** Removes the component of a section, and its place in the app. */
export function removeReactSection(files: FileTree, name: SectionName): EditResult {
  const component = `${name[0]?.toUpperCase()}${name.slice(1)}Section`;
  const app = files.get("src/App.tsx") ?? "";
  if (!app.includes(`<${component} />`))
    return unchanged(`I found no <${component} /> in src/App.tsx.`);
  const next = app
    .replace(new RegExp(`^import \\{ ${component} \\}.*\\n`, "m"), "")
    .replace(new RegExp(`^[ \\t]*<${component} />\\n`, "m"), "");
  const changes = new Map<string, string | null>([["src/App.tsx", next]]);
  for (const [path, text] of files)
    if (path.endsWith("Section.tsx")) changes.set(path, withoutLinksTo(text, name));
  changes.set(`src/components/${component}.tsx`, null);
  return edited(changes, `Removed the section “${SECTION_LABELS[name]}”.`);
}
