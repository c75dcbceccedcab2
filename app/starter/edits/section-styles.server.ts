import type { FileTree } from "~/projects/files";
import { SECTION_STYLES_MARK, sectionStyles } from "../sections/sections.server";
import { shapeOf } from "./project";

export const NO_PLACE = "I add sections before the end of a `<main>` element, and I found none.";

/** The styles of sections, once, at the end of the stylesheet. */
export function addStyles(files: FileTree, changes: Map<string, string | null>): void {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (styles && !css.includes(SECTION_STYLES_MARK))
    changes.set(styles, `${css}\n${sectionStyles()}`);
}
