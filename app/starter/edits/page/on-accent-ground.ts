import type { FileTree } from "~/projects/files";
import { type EditResult, edited } from "../edit";
import { PAGE, shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import type { Order } from "./order";

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

const STORY = /<section class="section section-story"[^>]*>\s*<h2[^>]*>([^<]+)</;

/**
 * Makes all headings another colour by a rule that `colour` writes: the one on the accent colour keeps that in which it can be
 * read, and where the page has one it is said.
 */
export function sparingAccent(
  { files, page }: Order,
  colour: (files: FileTree) => EditResult,
): EditResult {
  const { styles } = shapeOf(files);
  const css = (styles && files.get(styles)) || "";
  if (!styles || !ON_ACCENT.test(css)) return colour(files);
  // Before the rule of all headings, which weighs less: who reads on finds that one last.
  const spared = withRule(css, ":root .section-story :is(h2, h3)", { color: "inherit" });
  const result = colour(new Map(files).set(styles, spared));
  const heading = STORY.exec(page.source)?.[1];
  if (!result.ok || !heading) return result;
  return edited(
    result.changes,
    `${result.said} “${heading}” stands on a coloured ground and keeps the colour that can be read there.`,
  );
}
