import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, there } from "../../edit";
import { addFields } from "../../fields";
import { changeOption, fieldMeant } from "../../said/field-lines";
import { form, GIVE, type Sentence } from "./sentence";

const CHOOSE =
  "(?:(?:be )?able to |let me |let us |have (?:a|the) (?:choice|option) (?:of |to say )?|a (?:choice|field|option|way) (?:for|of|to (?:say|choose|note|set|pick|select)) )*(?:(?:choose|pick|select|say|note|enter|record|mark|write down|see|add|store|save|set|tell|remember|track|show|specify|indicate|ask)(?: me| it)? ?)?";
const PAYS =
  "(?:cash|(?:credit |debit |bank |by )?cards?|bank transfer|transfer|paypal|cheque|check|invoice|voucher|apple pay|direct debit)";
const OPTION = "(?:an? |the |with |by |in |from |for )*[\\p{L}\\d][\\p{L}\\d' -]{0,24}?";
const OPTIONS = `(?<options>${OPTION}(?:, ${OPTION})*,? or ${OPTION})`;
const PREPOSITION = "by|with|in|from|at|for|to|on|via";

/** A choice that is told as a question: whether it was paid by cash or card. */
export const CHOICE_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${CHOOSE}(?:whether|if) (?:i|we|he|she|they|you|it|somebody|people|the \\p{L}+|an? \\p{L}+)(?: (?:was|were|is|are|has|have|had|been|get|got|'ve))* (?!(?:was|were|is|are|has|been)\\s)(?<verb>\\p{L}{3,14}) (?:it |them |this |that )?(?<how>${PREPOSITION}) ${OPTIONS}`,
      ),
      form(
        `${CHOOSE}(?:whether|if) (?:it|this|that|they|something|an? \\p{L}+|the \\p{L}+) (?:was|were|is|are) (?<how>for|from) ${OPTIONS}`,
      ),
      form(
        `${CHOOSE}how (?:i|we|it|somebody|they) (?:was |is |have |has )?(?<paid>paid|pay)(?: for (?:it|this|them))?(?: ?[:,(] ?| (?:by|with|in|as) |,? (?:like|either|such as) )(?:by |with )?(?<options>${PAYS}(?:, ${PAYS})*,? (?:or|and) ${PAYS})\\)?`,
      ),
      form(
        `${CHOOSE}(?:between )?(?<paid>(?:by |in )?)(?<options>${PAYS}(?:, ${PAYS})*,? (?:or|and) ${PAYS})(?: (?:for|to|with) (?:each|every|an?|the) \\p{L}+| payment)?`,
      ),
    ],
    make: (files, { verb, how = "", options = "" }) => chosen(files, verb, how, options),
  },
  {
    // "Add a category for Pets": one more to choose from.
    forms: [
      form(
        `${GIVE} (?:(?:new|extra|more|further) )*(?<name>category|type|kind|genre|status|priority|label|group) for (?:(?:the|my|our) )?(?<option>(?!each|every|all|any)\\p{L}[\\p{L}' -]{1,24})`,
      ),
    ],
    make(files, { name = "", option = "" }) {
      const field = fieldsOf(files).find(({ label }) => label === fieldMeant(files, name));
      if (field?.type !== "choice") return null;
      const made = changeOption(files, field.label, sentenceCase(option), true);
      return made.ok ? made : there(made.reason);
    },
  },
];

function chosen(
  files: FileTree,
  verb: string | undefined,
  how: string,
  options: string,
): EditResult | null {
  if (fieldsOf(files).length === 0) return null;
  const all = options
    .split(/,? (?:or|and) |, /u)
    .map((one) => one.replace(/^(?:(?:an?|the|with|by|in|from|for) )+/u, "").trim())
    .filter(Boolean)
    .map((one) => sentenceCase(one));
  const isPayment = all.every((one) => new RegExp(`^${PAYS}$`, "iu").test(one));
  const label = isPayment
    ? "Paid by"
    : verb
      ? sentenceCase(`${verb} ${how}`)
      : how !== ""
        ? sentenceCase(how)
        : "";
  if (label === "" || all.length < 2 || all.some((one) => one.split(" ").length > 3)) return null;
  const known = fieldsOf(files).find((field) => field.label.toLowerCase() === label.toLowerCase());
  if (known) return there(`There is a field “${known.label}” already.`);
  return addFields(
    files,
    [{ id: fieldOf(label)?.id ?? "extra", label, type: "choice", options: all }],
    true,
  );
}
