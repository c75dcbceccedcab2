import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { projectTailwind } from "./tailwind-version";

/** What is told of a project whose classes nobody makes styles for. */
export const UNCOMPILED_CLASSES =
  'The sources use classes of Tailwind CSS, but Tailwind is not set up: put @import "tailwindcss"; at the head of a stylesheet that the app imports.';

/** So many different ones are no chance. */
const ENOUGH = 8;
const MARKUP = /\.(?:html|[jt]sx|vue|svelte|[cm]?[jt]s)$/;
const CLASSES = /\bclass(?:Name)?\s*=\s*\{?\s*["'`]([^"'`<>]{1,600})["'`]/g;
/** What has such classes by other means: a script or stylesheet from elsewhere, another framework. */
const OTHER_MEANS =
  /cdn\.tailwindcss\.com|@tailwindcss\/browser|<link\s[^>]{0,300}href=["']?https?:[^>]{0,300}\.css|"(?:bootstrap|@?unocss[\w/-]*|windicss|@?twind[\w/-]*|tachyons|primeflex)"\s*:/i;

/** What UnoCSS makes, whether package.json names it or not. */
const UNOCSS_CONFIG = /^(?:uno|unocss)\.config\.[cm]?[jt]s$/;

const COLOR =
  "(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d{2,3}(?:/\\d+)?";
const SIZE =
  "(?:\\d{1,2}(?:\\.5)?|px|full|screen|auto|\\d/\\d{1,2}|xs|sm|md|lg|[2-7]?xl|\\[[^\\]]+\\])";
const LOOKS_LIKE = new RegExp(
  `^(?:[a-z0-9-]+:)*-?(?:${[
    `(?:[pm][xytrbl]?|gap(?:-[xy])?|space-[xy]|[wh]|size|min-[wh]|max-[wh]|inset(?:-[xy])?|top|left|right|bottom|z)-${SIZE}`,
    `(?:text|bg|border|ring|from|to|via|fill|stroke|divide|shadow)-(?:white|black|${COLOR})`,
    `(?:text|rounded|shadow|leading|tracking|max-w)-(?:xs|sm|base|lg|[2-9]?xl|full|tight|wide|relaxed)`,
    "font-(?:medium|semibold|bold|light)|items-center|justify-(?:center|between)|flex-(?:col|row|wrap)|grid-cols-\\d+|col-span-\\d+|overflow-(?:hidden|auto)",
  ].join("|")})$`,
);

/** Whether a project's sources name classes of a framework that nothing makes. */
export function uncompiledClasses(input: BuildInput): BuildProblem[] {
  if (projectTailwind(input)) return [];
  const names = new Set<string>();
  let styles = "";
  for (const [file, text] of input.texts) {
    if (UNOCSS_CONFIG.test(file)) return [];
    if (/\.(?:html|json)$/.test(file) && OTHER_MEANS.test(text)) return [];
    if (/\.(?:css|scss|sass|less)$/.test(file)) styles += text;
    if (!MARKUP.test(file)) continue;
    for (const [, classes = ""] of text.matchAll(CLASSES)) {
      for (const name of classes.split(/\s+/)) if (LOOKS_LIKE.test(name)) names.add(name);
    }
  }
  const unknown = [...names].filter((name) => !styles.includes(`.${name}`));
  return unknown.length >= ENOUGH ? [{ text: UNCOMPILED_CLASSES }] : [];
}
