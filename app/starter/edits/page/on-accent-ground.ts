import type { FileTree } from "~/projects/files";
import type { EditResult } from "../edit";
import { PAGE, shapeOf } from "../project";

const ON_ACCENT = /\.section-story\s*\{[^}]*color:\s*var\(--on-accent\)/;
const READABLE = /\.section-story (?:\.section-lead|:is\(\.section-lead)/;
const TEXT_OF_STORY = /class="section section-story"(?:(?!<\/section>)[\s\S]){0,4000}?section-lead/;
const RULE =
  "\n.section-story :is(.section-lead, .section-note, .muted),\n.section-story a:not(.button) {\n  color: inherit;\n}\n";

/**
 * Pages made before their styles said so: a text that an edit puts into a story on the accent
 * colour takes the colour that can be read on it.
 */
export function readableOnAccent(result: EditResult, files: FileTree): EditResult {
  const page = result.ok ? result.changes.get(PAGE) : null;
  const { styles } = shapeOf(files);
  if (!result.ok || !page || !styles || !TEXT_OF_STORY.test(page)) return result;
  const css = result.changes.get(styles) ?? files.get(styles) ?? "";
  if (!ON_ACCENT.test(css) || READABLE.test(css)) return result;
  return { ...result, changes: new Map([...result.changes, [styles, `${css}${RULE}`]]) };
}
