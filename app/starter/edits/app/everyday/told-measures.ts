import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import type { Field } from "../../../starter-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, there } from "../../edit";
import { addFields } from "../../fields";

/** A field by its name, or where it is already; null where entries have no fields. */
export function plain(files: FileTree, label: string, type: Field["type"]): EditResult | null {
  if (fieldsOf(files).length === 0) return null;
  const known = fieldsOf(files).find((field) => field.label.toLowerCase() === label.toLowerCase());
  if (known) return there(`There is a field “${known.label}” already: the form asks for it.`);
  return addFields(files, [{ id: fieldOf(label)?.id ?? "extra", label, type }], true);
}

const COSTS = /(?:^| )(?:costs?|paid|pay|spent|spend|is worth)(?: |$)/u;
const OF_ALL =
  /(?:^| )(?:left|already|in total|altogether|days?|times|people|percent|done|open|until|since|ago)(?: |$)/u;
const NEEDED =
  /^(?:(?:of (?:it|them|each|everything|every \p{L}+|each \p{L}+) )?(?:i|we|you|they) (?:need|want|have|should (?:buy|get)|have to (?:buy|get)|must (?:buy|get)|take|buy|own)|(?:there are|to (?:buy|get|bring|take))|of (?:it|them|each|every \p{L}+|each \p{L}+))(?: .*)?$/u;
/** "How many sets I did" */
const OF_NOUN =
  /^(?<noun>\p{L}{3,16}(?: \p{L}{3,12})?) (?:i|we|it|he|she|they|you|there) (?:did|do|had|have|has|made|ran|run|read|drank|drink|ate|eat|walked|swam|took|take|used|use|need|needs|were|are|was|got|sold|lifted|burned)(?: .*)?$/u;

/** The number that a "how many …", "how much …", "how long …" or "how far …" is; null for what is none of each entry. */
export function measured(files: FileTree, much: string, rest: string): EditResult | null {
  if (OF_ALL.test(rest) || much === "often") return null;
  if (much === "long")
    return /^(?:it|i|we|that|this|each|the|every)(?: .*)? (?:takes?|took|lasts?|lasted|needs?|trained|worked|was|ran|slept|is)(?: .*)?$/u.test(
      rest,
    )
      ? plain(files, "Duration (minutes)", "number")
      : null;
  if (much === "far") return plain(files, "Distance (km)", "number");
  if (much === "much" && COSTS.test(rest))
    return plain(files, /paid|pay|spen/u.test(rest) ? "Amount" : "Price", "number");
  if (NEEDED.test(rest)) return plain(files, "Quantity", "number");
  const noun = OF_NOUN.exec(rest)?.groups?.noun;
  return noun ? plain(files, sentenceCase(noun), "number") : null;
}
