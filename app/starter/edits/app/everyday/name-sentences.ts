import type { FileTree } from "~/projects/files";
import type { EditResult } from "../../edit";
import { rename, titleOf } from "../../rename";
import { form, type Sentence } from "./sentence";

const AT_TOP =
  "(?:at|on|in) (?:the )?(?:very )?(?:top|header|heading|headline|title)(?: of (?:the |my |our |this )?(?:page|app|list|site|screen))?";

const AS_NAME =
  "as (?:(?:the|a|an|our|my|its|big|main|large|page) )*(?:heading|headline|header|title|name)";
const ON_TOP =
  "(?:(?:at|on|to) (?:the )?(?:very )?top(?: of (?:the |my |our |this )?(?:page|app|list|site|screen|board))?|(?:up )?there)";
const QUOTED = '["“„«](?<name>[^"“”„«»]{2,60}?)["”“»]';
const WRITE = "(?:put|write|place|have|show|set|use|i want|i'd like|i would like)";

/** "Call it “Mia's list” at the top": the name of the whole, and no line above it. */
export const NAME_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:re)?(?:name|call|title) (?:it|this|that|(?:the|my|our|this) (?:app|list|page|board|site|thing|to-?do list|tracker|whole thing)) ["“„«]?(?<name>[^"“”„«»]{2,60}?)["”“»]? ${AT_TOP}`,
      ),
      form(
        `${AT_TOP},? (?:(?:re)?(?:name|call|title) (?:it|this)|it should be called) ["“„«]?(?<name>[^"“”„«»]{2,60}?)["”“»]?`,
      ),
      // "Put “Bright & Daughters” on top as heading": no line beside the heading that is there.
      form(
        `${WRITE} ${QUOTED} (?:${ON_TOP} ${AS_NAME}|${AS_NAME}(?: ${ON_TOP})?|(?:in|as) (?:the )?(?:heading|headline|title))`,
      ),
      form(`${ON_TOP},? (?:${WRITE} )?${QUOTED} ${AS_NAME}`),
    ],
    make: (files, { name = "" }, { core }) => called(files, name, core),
  },
];

function called(files: FileTree, name: string, core: string): EditResult | null {
  const at = core.toLowerCase().indexOf(name);
  if (at < 0 || titleOf(files) === null) return null;
  return rename(files, core.slice(at, at + name.length));
}
