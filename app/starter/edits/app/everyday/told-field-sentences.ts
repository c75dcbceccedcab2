import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import { limited } from "../../abilities/limit-abilities";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { FIELD_NOUNS } from "../../given/field-nouns";
import { BETWEEN_OPTIONS } from "../../grammar/lexicon";
import { fieldMeant, renameField, setOptions } from "../../said/field-lines";
import { form, GIVE, type Sentence, THING } from "./sentence";
import { measured, plain } from "./told-measures";

const ENTER =
  "(?:(?:be able to|be possible to|let (?:me|us)|allow (?:me|us) to|possible to|(?:add|give me|include|have|make) (?:a|some) (?:way|place|field|box|number|column|spot|space) (?:to|for me to)) )*(?:(?:put in|enter|type in|write(?: down| in)?|note(?: down)?|say|set|add|record|keep track of|track|log|save|store|choose|specify|fill in)(?: (?:in|down))? |(?:add|have|include|make|give me) (?:a|another|one) (?:field|box|place|column|number|spot) (?:for|to say|that says|which says|with) )";
const WHO =
  "(?:i|we|you|they|it|he|she|each(?: one| of them| thing)?|every(?: one|thing)|that|this|one|an? \\p{L}{3,16}|the \\p{L}{3,16})";
const NAME = "\\p{L}{3,20}(?: \\p{L}{3,12})?";
const UNIT =
  "kg|kilos?|g|grams?|lbs?|pounds?|km|miles?|m|cm|minutes?|mins?|hours?|seconds?|litres?|ml|euros?|dollars?|€|\\$";
const NOT_NEGATIVE =
  "(?:no|not|never|without|don'?t (?:allow|accept|take))(?: any)? (?:negatives?(?: (?:numbers?|values?|ones|weights?|amounts?))?|minus(?: (?:numbers?|values?))?|(?:numbers?|values?) (?:below|under) (?:zero|0))";
const PICK = "(?:pick|choose|select)";
const LIST =
  "(?:list|drop-?down(?: (?:list|menu))?|menu|selection|choice(?: list)?|select(?: box)?|set of choices)";
const OPTIONS = "(?<options>[^:]{2,40}(?:, [^:,]{2,40})+|[^:,]{2,40},? or [^:,]{2,40})";
const TICK =
  "(?:check ?box|tick ?box|tick|check ?mark|box to tick|yes ?\\/ ?no(?: (?:field|box))?|switch|toggle)";
const DID =
  "(?:(?:did|do|does|had|have|has|was|were|is|are|went|go|took|take|got|made|made it|also|already|been|drank|ate|used|needs?|wants?|contains?|likes?) )*";
const THAT_DAY =
  "(?: (?:that|this|the same|on that|on the) (?:day|time)| today| too| as well| or not| already| yet| then| afterwards| with it)*";
const BOX = "(?: (?:box|area|field|text box|space|section|part|line))";
const FELT =
  "how (?:it|i|we|that|this|they|the \\p{L}{3,16}) (?:felt|feels?|went|goes|was|were|is|tasted|looked?|slept|did)(?: (?:that|this|the) (?:day|time|session)| afterwards| today| like)*";

/** Fields that are told by what they are for, and not by a name: "how many we need", "whether I did cardio". */
export const TOLD_FIELD_SENTENCES: readonly Sentence[] = [
  {
    forms: [form(`${ENTER}how (?<much>many|much|long|far|often) (?<rest>\\p{L}[\\p{L}' ]{1,50})`)],
    make: (files, { much = "", rest = "" }) => measured(files, much, rest),
  },
  {
    // "I need sets and reps too": what entries are known to have.
    forms: [
      form(
        `(?:(?:add|have|include|put in|need|want|track|log|record|enter|note) )?(?:(?:the|a|an|some|fields?|columns?|for|number of|also) )*(?<names>${NAME}(?:, ${NAME})*,? and (?:(?:the|a|an|for) )*${NAME})(?: (?:fields?|columns?))?(?: (?:to|for|on|with) (?:(?:each|every|the|my|an?|all) )*\\p{L}{3,16})?`,
      ),
    ],
    make: (files, { names = "" }, { said }) => namedTogether(files, names, said),
  },
  {
    forms: [
      form(
        `(?:(?:show|enter|put|make|have|measure|write|keep|log|record) )?(?:the )?(?<name>${NAME}) (?:(?:should|must|has to|to|can) )?(?:be )?in (?<unit>${UNIT})(?<rest>,? (?:and|but|with)? ?${NOT_NEGATIVE})?`,
      ),
    ],
    make: (files, { name = "", unit = "", rest = "" }) => inUnit(files, name, unit, rest !== ""),
  },
  {
    forms: [
      form(
        `(?:(?:let|allow) (?:me|us|people) (?:to )?|be able to )?${PICK} (?:the |an? |my |its )?(?<name>${NAME}) (?:from|out of|in|with|using|among) (?:an? |the |this |my )?${LIST}(?: of|: | with|,| -)?:? ?${OPTIONS}`,
      ),
      form(
        `(?:make |turn |have |let )?(?:the )?(?<name>${NAME})(?: field)? (?:(?:should|must|has to|to|could) )?(?:be|become|into|as|come from) (?:an? |the |this )?${LIST}(?: of| with|,| -)?:? ?${OPTIONS}`,
      ),
    ],
    make: (files, { name = "", options = "" }) => pickedFrom(files, name, options),
  },
  {
    // "A field for which room it is in"
    forms: [
      form(
        `(?:${GIVE} |${ENTER})(?:(?:a |the )?(?:field|note|box|column|place) (?:for|of|to say|that says|about) )?(?:in |from |to |on |at )?(?:which|what) (?<name>(?!day|time|date|way|kind of|one)\\p{L}{3,16}) (?:it|they|he|she|i|we|each(?: one)?|the \\p{L}{3,16}|an? \\p{L}{3,16})(?: (?:is|are|was|were|stands?|lives?|belongs?|comes?|came|hangs?|sits?|bought|got|has|have|it|them))+(?: (?:in|at|on|to|from|with|for|of))?`,
      ),
    ],
    make: (files, { name = "" }) => {
      const known = fieldMeant(files, name);
      return known
        ? there(`There is a field “${known}” already: the form asks for it.`)
        : plain(files, sentenceCase(name), "text");
    },
  },
  {
    // "Let me note if it likes sun, half shade or shade"
    forms: [
      form(
        `(?:${GIVE} |${ENTER})(?:(?:a |the )?(?:field|choice|note|box|list) (?:for|of|to say|that says|about) )?(?:whether|if|what) ${WHO} (?<name>likes?|needs?|wants?|prefers?|takes?|uses?|eats?|wears?|plays?) (?<options>[^:,]{2,30}(?:, [^:,]{2,30})*,? or [^:,]{2,30})`,
      ),
    ],
    make: (files, { name = "", options = "" }) => pickedFrom(files, name, options),
  },
  {
    // "A note of who asked for it - Tom, Anna or the kids"
    forms: [
      form(
        `(?:${GIVE} |${ENTER}|(?:see|know|tell|remember) )?(?:(?:a |the )?(?:notes?|field|choice|record|column|box|list|dropdown|place) (?:of|for|about|on|to say|saying|that says|with) )?(?<name>(?:who|where|whose|which \\p{L}{3,16}) [\\p{L}' ]{2,28}?)(?: ?[:(?–-]|,|,? (?:like|such as|either|one of|from|out of))+ ${OPTIONS}\\)?`,
      ),
    ],
    make: (files, { name = "", options = "" }) => pickedFrom(files, name, options),
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?${TICK} (?:for |to say |that says |to mark |to note |about |which says |to show |with )?(?:whether|if|when|that) ${WHO} ${DID}(?:(?:for|to|an?|the|some|any|my) )*(?<what>\\p{L}[\\p{L}-]{2,18}(?: \\p{L}[\\p{L}-]{2,14})?)${THAT_DAY}`,
      ),
      form(
        `${ENTER}(?:whether|if) (?:i|we) (?:did|had|took|have done|went to|was in|made) (?:(?:an?|the|some|any|my) )*(?<what>\\p{L}[\\p{L}-]{2,18}(?: \\p{L}[\\p{L}-]{2,14})?)${THAT_DAY}`,
      ),
    ],
    make: (files, { what = "" }) =>
      what.split(" ").length <= 2 ? plain(files, sentenceCase(shorn(what)), "check") : null,
  },
  {
    forms: [
      form(
        `${GIVE} (?:(?:big|bigger|large|larger|long|text|free) )*(?<name>notes?|comments?|remarks?|description|diary|thoughts?)${BOX} (?:where|in which|to|for|so|that) .{3,60}`,
      ),
      form(
        `${GIVE} (?:(?:big|bigger|large|larger|long|free) )*(?:text )?(?:box|area|space|place|field) (?:(?:for|where|to|i|we|can|in|which) )*(?:write|note|say|jot down|describe)? ?(?:down )?(?:${FELT}|(?:my |some )?(?<name>notes?|comments?|remarks?|thoughts?))`,
      ),
      form(`(?:(?:let (?:me|us)|be able to) )?(?:write|note|say|jot|describe)(?: down)? ${FELT}`),
    ],
    make(files, { name = "" }) {
      const known = fieldsOf(files).find(({ type }) => type === "long");
      return known
        ? there(`“${known.label}” in the form is a larger box for that already.`)
        : plain(
            files,
            /^(?:comment|remark|description|diary)/u.test(name) ? sentenceCase(name) : "Notes",
            "long",
          );
    },
  },
];

/** "Gym class that day" without what only says when. */
const shorn = (what: string) =>
  what.replace(/ (?:that|this|the|on|at|in|or|and|before|after|then|with|today)$/u, "");

function namedTogether(files: FileTree, names: string, said: string): EditResult | null {
  const all = names
    .split(/, (?:and )?| and /u)
    .map((name) =>
      name.replace(/^(?:(?:the|an?|some|for|and) )+/u, "").replace(/ (?:fields?|columns?)$/u, ""),
    )
    .filter(Boolean);
  if (
    fieldsOf(files).length === 0 ||
    !/(?<!\p{L})(?:need|want|add|have|include|too|also|as well|fields?|track|log|record|note)(?!\p{L})/iu.test(
      said,
    )
  )
    return null;
  const known = all.map((name) => fieldMeant(files, name));
  const isField = (name: string, at: number) => Boolean(known[at]) || FIELD_NOUNS.has(name);
  if (all.length < 2 || !all.every(isField)) return null;
  const fresh = all.filter((_, at) => !known[at]);
  if (fresh.length === 0)
    return there(`The form asks for ${known.map((label) => `“${label}”`).join(" and ")} already.`);
  const made = addFields(
    files,
    fresh.flatMap((name) => fieldOf(name) ?? []),
    true,
  );
  const old = known.filter(Boolean).map((label) => `“${label}”`);
  return made.ok && old.length > 0
    ? { ...made, said: `${made.said} The form asks for ${old.join(" and ")} already.` }
    : made;
}

const SHORT: Record<string, string> = {
  euro: "€",
  dollar: "$",
  kilo: "kg",
  gram: "g",
  pound: "lb",
  lb: "lb",
  minute: "min",
  min: "min",
};

function inUnit(
  files: FileTree,
  name: string,
  unit: string,
  isPositive: boolean,
): EditResult | null {
  const label = fieldMeant(files, name);
  const field = fieldsOf(files).find((one) => one.label === label && one.type === "number");
  if (!label || !field) return null;
  const short = SHORT[unit.replace(/s$/u, "")] ?? unit;
  const bare = label.replace(/ \([^)]*\)$/u, "");
  const named =
    label === `${bare} (${short})` ? null : renameField(files, label, `${bare} (${short})`);
  if (!isPositive) return named ?? there(`“${label}” is in ${short} already.`);
  if (named && !named.ok) return null;
  const tree = named ? applied(files, named.changes) : files;
  const now = fieldsOf(tree).find(({ id }) => id === field.id);
  const bound = now ? limited(tree, now, "min", 0) : null;
  if (!bound?.ok) return named;
  return named
    ? edited(new Map([...named.changes, ...bound.changes]), `${named.said} ${bound.said}`)
    : bound;
}

function pickedFrom(files: FileTree, name: string, options: string): EditResult | null {
  const all = options
    .split(BETWEEN_OPTIONS)
    .map((one) => sentenceCase(one.trim()))
    .filter(Boolean);
  if (
    fieldsOf(files).length === 0 ||
    all.length < 2 ||
    all.some((one) => one.split(" ").length > 4)
  )
    return null;
  const label = fieldMeant(files, name);
  if (label) return setOptions(files, label, all);
  if (new RegExp(`^${THING}$`, "iu").test(name) && /^(?:one|thing|item|entry|list)s?$/u.test(name))
    return null;
  const fresh = sentenceCase(name);
  return addFields(
    files,
    [{ id: fieldOf(fresh)?.id ?? "extra", label: fresh, type: "choice", options: all }],
    true,
  );
}
