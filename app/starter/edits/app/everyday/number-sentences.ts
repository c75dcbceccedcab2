import type { FileTree } from "~/projects/files";
import { limited } from "../../abilities/limit-abilities";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import type { EditResult } from "../../edit";
import { fieldMeant } from "../../said/field-lines";
import { form, type Sentence } from "./sentence";

const NAME =
  "(?:(?:the|an?|every|each|any|all|my) )*(?<name>\\p{L}[\\p{L} ]{1,24}?)(?: (?:field|value|of (?:an? |every |each )?\\p{L}{3,16}))?";
const MUST =
  "(?:(?:must|should|shall|has to|have to|needs? to|ought to|may|can)(?: (?:always|only))? be|is|are)";
const ABOVE = "(?:(?:more|greater|larger|bigger|higher) than|above|over|at least more than|>)";
const UNIT = "(?: ?(?:€|\\$|£|euros?|dollars?|pounds?|cents?))?";
const NUMBER = "[€$£]?(?<above>zero|0|nothing|\\d{1,6}(?:[.,]\\d{1,2})?)";
const ZERO =
  "(?:zero|0|nothing)(?: (?:or (?:less|below|negative|smaller|lower|minus)|and (?:below|negative)|euros?|dollars?|pounds?))?(?: (?:numbers|values|amounts))?";
const BEHIND_IT =
  "(?: (?:to (?:save|be saved|add)|before .{2,30}|to be (?:valid|allowed|accepted)|otherwise .{2,40}))?";

/** From where on a number is taken: more than nothing, or more than so many. */
export const NUMBER_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(`${NAME} ${MUST} ${ABOVE} ${NUMBER}${UNIT}${BEHIND_IT}`),
      form(`${NAME} ${MUST} (?:a )?(?<positive>positive)(?: (?:number|amount|value))?${BEHIND_IT}`),
      form(
        `${NAME} (?:(?:must|should|can|may|is) ?(?:not|n't|never)|cannot|can never)(?: be)?(?: allowed to be)? (?<zero>${ZERO})`,
      ),
      form(
        `(?:only|just) (?:accept|allow|take|let me (?:enter|save|add)|save) (?:${NAME} ${ABOVE} ${NUMBER}${UNIT}|(?<positive>positive) (?:numbers|values|(?<name2>\\p{L}[\\p{L} ]{2,20})))`,
      ),
      form(
        `(?:do not|don'?t|never)(?: (?:accept|allow|let me|let people|save|enter|take|add|permit))+ (?:an? |any )*(?:(?<name>\\p{L}[\\p{L} ]{1,24}?) (?:of|that (?:is|are)|below or equal to|with) )?(?<zero>${ZERO})(?: (?:as|for|in) ${NAME.replace("<name>", "<name2>")})?`,
      ),
    ],
    make: (files, { name = "", name2 = "", above = "", positive = "", zero = "" }) =>
      moreThan(files, name || name2, positive || zero ? "0" : above),
  },
];

/** The number that is named, or the only one where none is. */
function numberMeant(files: FileTree, name: string): NamedField | undefined {
  const numbers = fieldsOf(files).filter(({ type }) => type === "number");
  const bare = name.replace(/^(?:the|an?|every|each|any|all|my) /u, "");
  const label = bare === "" ? null : fieldMeant(files, bare);
  if (label) return numbers.find((field) => field.label === label);
  return /^(?:|it|numbers?|values?|amounts?)$/u.test(bare) && numbers.length === 1
    ? numbers[0]
    : undefined;
}

/** What a form refuses is told by the browser: the least that it takes is a hundredth above. */
function moreThan(files: FileTree, name: string, above: string): EditResult | null {
  const field = numberMeant(files, name);
  const from = /zero|nothing/u.test(above) ? 0 : Number(above.replace(",", "."));
  if (!field || Number.isNaN(from)) return null;
  const made = limited(files, field, "min", Number((from + 0.01).toFixed(2)));
  return made.ok
    ? {
        ...made,
        said: `“${field.label}” must be more than ${from}: less is not saved, and the form says so.`,
      }
    : made;
}
