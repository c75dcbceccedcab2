import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { type Edit, edited } from "../edit";
import type { Clause } from "./clause";

const OF_TEXT =
  "(?:(?:the|that|this|my) )?(?:(?:text|words?|line|hint|sentence|message|note|label)s? )?";
const SAID = '["“„«]?(?<text>[^"“”„«»]{2,120}?)["”“»]?';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:please )?(?:remove|delete|hide|drop|get rid of|take (?:out|away|off)|lose|erase|(?:i|we) (?:don'?t|do not) (?:want|need|like)) ${OF_TEXT}${SAID}(?: (?:text|line|hint|sentence|message))?$`,
    "iu",
  ),
  new RegExp(
    `^${OF_TEXT}${SAID} (?:should|must|can|has to|needs to|may) (?:go|disappear|vanish|be (?:removed|hidden|gone|deleted|taken (?:out|away|off)))(?: away)?$`,
    "iu",
  ),
];
/** What stands in a program as one element: a text of a paragraph, a heading or a note. */
const TAGS = "p|span|small|strong|h2|h3";

/** A text that the app shows goes with what holds it, whole: none of its words is the name of something else. */
export function readTextGone({ core }: Clause, files: FileTree): Edit | null {
  const said = FORMS.map((form) => form.exec(core)?.groups?.text).find(Boolean);
  const text = said?.replace(/[.!]+$/u, "").trim() ?? "";
  if (text.split(/\s+/u).length < 2) return null;
  const words = text.split(/\s+/u).map(escapePattern).join("\\s+");
  const element = new RegExp(
    `^([ \\t]*)(?:\\{[^\\n{}<]* && )?<(${TAGS})\\b[^<>]*>\\s*${words}[.!]?\\s*</\\2>\\}?\\n`,
    "imu",
  );
  for (const [path, code] of files) {
    const found = /\.tsx$/.test(path) ? element.exec(code) : null;
    if (!found) continue;
    const before = code.slice(0, found.index);
    // One side of a choice stays one: nothing is shown there.
    const rest = /[(?:]\s*$/u.test(before) ? `${found[1]}null\n` : "";
    const next = before + rest + code.slice(found.index + found[0].length);
    return () => edited(new Map([[path, next]]), `The text “${text}” is gone.`);
  }
  return null;
}
