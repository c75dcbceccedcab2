import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, there } from "../../edit";
import { addFields } from "../../fields";
import { FIELD_NOUNS } from "../../given/field-nouns";
import { BETWEEN_OPTIONS } from "../../grammar/lexicon";
import { fieldMeant } from "../../said/field-lines";
import { isEntryNoun } from "../entries/more-entries";
import { form, OPENS, type Sentence } from "./sentence";

const GIVES =
  "(?:give|attach|add|put|assign|set|choose|pick|select|enter|type(?: in)?|write(?: down)?|note(?: down)?|record|store|save|log|keep|include|specify|fill in|see|show|know)";
const HAS =
  "(?:(?:should|must|can|could|shall|needs? to|ha(?:s|ve) to|ought to|will) )?(?:also )?(?:have|has|get|gets|needs?|come with|include|carry|be given|contain)";
const EACH =
  "(?<each>each|every|any|an?|all(?: of)?(?: (?:the|my|our))?|the|my|our|these)(?: (?:single|individual|one of the|of the|of my))*";
const NOUN = "(?<noun>\\p{L}{3,20})";
const ARTICLE = "(?:an?|the|its|their|his|her|some|own|extra|another|optional|short|small)";
const NAME = `(?:${ARTICLE} )*(?<name>\\p{L}[\\p{L}-]{2,20}(?: \\p{L}[\\p{L}-]{1,20}){0,2}?)(?: (?:field|column|box|area|space|section|line))?`;
const OPTIONS =
  "(?:(?: ?[:(]|,| -|,? (?:with|like|such as|either|which is|which can be|from))+ ?(?<options>[^:()]{2,120}?)\\)?)?";
const PEOPLE =
  "(?:people|persons?|a person|someone|somebody|members?|a member|team ?members?|a team ?member|colleagues?|a colleague|an owner|users?|a user)";
const TO = "(?:to|for|on|of|in|with|at|beside|next to|under|below|behind)";

/** What entries are given otherwise: a look, a part of the page, a reckoning, or a kind that has a reader of its own. */
const NO_FIELD =
  /(?<!\p{L})(?:buttons?|colou?rs?|colou?red|borders?|shadows?|lines?|pictures?|photos?|images?|icons?|emojis?|stars?|ratings?|check ?box(?:es)?|tick ?box(?:es)?|subtasks?|check ?-?list(?:s|en|e)?|totals?|sums?|averages?|percent\p{L}*|counters?|timers?|progress|streaks?|links?|sounds?|headings?|titles?|numbers|background|font|hearts?|tags?|comments?|more|new|different|random|undo|copy|search|filter|edit|delete|reminders?|alarms?|files?|attachments?|map|chart)(?!\p{L})/u;

/** "Each chore has a due date", "let users attach a note to each expense": a field, however it is put. */
export const EACH_HAS_SENTENCES: readonly Sentence[] = [
  {
    forms: [form(`${OPENS}(?:assign|add|give|put|link) ${PEOPLE} to ${EACH} ${NOUN}`)],
    make: (files, { each = "", noun = "" }) =>
      isOfEntries(files, each, noun) ? givenField(files, "assigned to", "") : null,
  },
  {
    forms: [
      form(`${OPENS}(?:${GIVES} )?${NAME} ${TO} ${EACH} ${NOUN}${OPTIONS}`),
      form(`${OPENS}give ${EACH} ${NOUN} ${NAME}${OPTIONS}`),
      form(`${OPENS}${EACH} ${NOUN} ${HAS} ${NAME}${OPTIONS}`),
    ],
    make: (files, { each = "", noun = "", name = "", options = "" }) =>
      isOfEntries(files, each, noun) ? givenField(files, name, options) : null,
  },
  {
    // "And yes, they need a due date first"
    forms: [
      form(
        `(?:and )?(?:yes,? |of course,? |sure,? )?(?:they|those|these)(?: (?:all|each))? ${HAS} ${NAME}(?: (?:first|for that|for this|before that|then))*`,
      ),
    ],
    make: (files, { name = "" }) => givenField(files, name, ""),
  },
  {
    // "Recipes need a difficulty: easy, medium or hard"
    forms: [form(`${OPENS}${NOUN} ${HAS} ${NAME}${OPTIONS}`)],
    make: (files, { noun = "", name = "", options = "" }) =>
      isOfEntries(files, "the", noun) ? givenField(files, name, options) : null,
  },
];

/** Whether a wish is about entries: "each" alone says so, other words only with what entries are called. */
function isOfEntries(files: FileTree, each: string, noun: string): boolean {
  const fields = fieldsOf(files);
  if (
    fields.length === 0 ||
    /^(?:page|app|list|column|button|form|table|board|day|week|month|question|answer)s?$/u.test(
      noun,
    )
  )
    return false;
  return (
    /^(?:each|every|any|all)/u.test(each) ||
    /^(?:items?|entr(?:y|ies)|things?|cards?)$/u.test(noun) ||
    isEntryNoun(noun, files, fields)
  );
}

function givenField(files: FileTree, said: string, listed: string): EditResult | null {
  const name = said.replace(
    /^(?:(?:label|tag|badge|field|dropdown|choice)s? (?:for|of|with) )?(?:(?:an?|the) )?/u,
    "",
  );
  if (NO_FIELD.test(name) || name === "") return null;
  const options = optionsIn(listed);
  if (options === null) return null;
  const known = fieldMeant(files, name);
  if (known)
    return options.length === 0
      ? there(`There is a field “${known}” already: the form asks for it.`)
      : null;
  const last = name.split(" ").at(-1) ?? "";
  // "Deadlines on the cards" are one of each.
  const single = name.replace(/s$/u, "");
  if (single !== name && !FIELD_NOUNS.has(last) && FIELD_NOUNS.has(last.replace(/s$/u, "")))
    return givenField(files, single, listed);
  if (!FIELD_NOUNS.has(name) && !FIELD_NOUNS.has(last) && options.length === 0) return null;
  const field = fieldOf(name) ?? { id: "extra", label: sentenceCase(name), type: "text" as const };
  return addFields(
    files,
    [options.length > 0 ? { ...field, type: "choice", options } : field],
    true,
  );
}

/** What can be chosen: none where nothing is listed, null where what is listed is no choice. */
function optionsIn(listed: string): string[] | null {
  if (listed === "") return [];
  // "With a tick to cross it off" tells of the thing, and lists nothing.
  if (
    !/[,/]/u.test(listed) &&
    /(?:^| )(?:to|for|of|that|which|in|on|from|zum?|pour) /u.test(listed)
  )
    return null;
  const parts = /,|\/| or | and /u.test(listed) ? listed.split(BETWEEN_OPTIONS) : listed.split(" ");
  const all = parts.map((one) => sentenceCase(one.trim())).filter(Boolean);
  return all.length < 2 || all.some((one) => one.split(" ").length > 3) ? null : all;
}
