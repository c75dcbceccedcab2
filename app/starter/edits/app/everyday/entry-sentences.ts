import type { FileTree } from "~/projects/files";
import type { Field } from "../../../starter-app";
import { ordered } from "../../abilities/each-program";
import { changeApp, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { sortEntries } from "../../behave/sort-entries";
import { applied, type EditResult, edited, there, unchanged } from "../../edit";
import { addFields } from "../../fields";
import { fieldMeant } from "../../said/field-lines";
import { replaceShown, shows } from "../../said/visible-text";
import { isEntryNoun } from "../entries/more-entries";
import { editOnDoubleClick } from "./double-click";
import { filteredByNew } from "./filtered-by-new";
import { form, GIVE, type Sentence, THING } from "./sentence";

const DOUBLE = "double[- ]?click(?:ing|s|ed)?";
const PART = "(?: text| name| title)?";
const RELOAD =
  "(?:(?:when|after|on|even after|across|between|for|until|if|the) )*(?:(?:i|we|a|my|page|app|the) )*(?:re-?load(?:s|ing)?|refresh(?:es|ing)?|next (?:time|visit)|visits?|come back|open(?:ing)?|close|closing|restart)(?: (?:it|them|the (?:app|page|browser)|again|i open it|i come back))*";
const MARK = "favou?rites?|important|starred|urgent|pinned";
/** What any entry may be called. */
const OF_LIST = /(?<!\p{L})(?:entry|entries|items?|ones?|things?|them|cards?|notes?|tasks?)$/iu;
const FIRST =
  "(?:first|(?:to|at|on) (?:the )?(?:very )?top|above the (?:others|rest)|before the (?:others|rest))(?: of the list)?";

/** What entries of any app can be told in a sentence of its own. */
export const ENTRY_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:edit|change|rename|open|modify) ${THING}${PART} (?:by|on|with|when|if|via|through)(?: i| you)?(?: a)? ${DOUBLE}(?: (?:on )?${THING}${PART})?(?: (?:on )?(?:it|them))?`,
      ),
      form(
        `(?:on |with |when i |if i |by )?(?:a )?${DOUBLE}(?: on)?(?: ${THING}${PART})?,? (?:to|should|shall|must|opens?|lets?|edits?|for)(?: (?:me|you|us))?(?: (?:open|start|begin))?(?: (?:edit(?:ing)?|change|rename|open))?(?: (?:it|them|its form|the form|${THING}))?(?: for editing)?`,
      ),
      form(
        `(?:${THING} (?:can be|should be|are|is) )?(?:made )?(?:editable|edited|changed|renamed) (?:by|on|with|when) ${DOUBLE}(?: (?:on )?(?:it|them))?`,
      ),
    ],
    make: editOnDoubleClick,
  },
  {
    forms: [
      form(
        `(?:remember|keep|save|store|do(?:n'?t| not) (?:lose|forget|reset)) (?:(?:the|my|which|what|last|selected|chosen|current|used) )*(?<what>filter|search(?: text| words?)?|sort(?:ing)?(?: order)?|order|month|view|tab)(?: (?:i|we) (?:had|chose|picked|selected|used)| selection| choice| setting)?(?: ${RELOAD})?`,
      ),
      form(
        `(?:the )?(?<what>filter|search|sort(?:ing)?(?: order)?|month|view|tab) (?:should|must|shall) (?:stay|be (?:kept|remembered|saved)|survive|remain)(?: (?:the same|as it was|selected|set))?(?: ${RELOAD})?`,
      ),
    ],
    make: (files, { what = "" }) => kept(files, what),
  },
  {
    forms: [
      form(
        `(?:(?:always|and) )?(?:show|put|keep|list|sort|move|have|bring|display|order)(?: (?:the|my|all))* (?<mark>${MARK})(?: ${THING})? ${FIRST}`,
      ),
      form(
        `(?:(?:the|my|all) )*(?<mark>${MARK})(?: ${THING})?(?: (?:should|must|shall|always|to|can))*(?: (?:come|be|stand|go|appear|move))?(?: always)? ${FIRST}`,
      ),
      form(`(?<mark>pin) (?<what>${THING})(?: ${FIRST})?`),
    ],
    // What is pinned is an entry: a header is none.
    make: (files, { mark = "", what = "" }) =>
      what === "" || OF_LIST.test(what) || isEntryNoun(what, files, fieldsOf(files))
        ? markedFirst(files, mark)
        : null,
  },
  {
    forms: [
      form(
        `(?:sort|order|list|show|arrange)(?: ${THING})?(?: alphabetically)?(?: in order)? by (?:the |their )?(?:last|family|sur)[- ]?names?(?: alphabetically)?(?: first)?`,
      ),
    ],
    make: byLastName,
  },
  {
    forms: [
      form(
        `(?:(?:add|have|make|show) (?:a |an )?)?(?:way to )?filter(?:s|ing)?(?: ${THING})? (?:by|for) (?:the |their )?(?<name>category|categories|type|kind|genre|course|cuisine|group|tag|room|owner|person|supplier|status|colou?r|place|location)`,
      ),
      form(
        `(?:choose|filter|show|see)(?: ${THING})? (?:only )?(?:of )?by (?:a |the )?(?<name>category|type|genre|cuisine|group|tag)`,
      ),
    ],
    make: (files, { name = "" }) => filteredByNew(files, name),
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:field (?:for )?)?(?<name>\\p{L}{3,20}(?: \\p{L}{3,20})?)(?: field)? (?:to|for|on)(?: (?:each|every|the|all|my|a|an))* \\p{L}{3,20}`,
      ),
    ],
    make: (files, { name = "" }, { words }) => fieldThere(files, name, words),
  },
  {
    // A text that is shown nearly so: “+ Add a card” for “Add card”.
    forms: [
      form(
        '(?:change|rename|replace|reword)(?: the)?(?: (?:button|text|label|link))? ["“„«][^"“”„«»]+["”“»](?: (?:button|text|label|link))? (?:to|with|into|by|as) ["“„«][^"“”„«»]+["”“»]',
      ),
    ],
    make: (files, _said, { said }) => {
      const [from = "", to = ""] = [...said.matchAll(/["“„«]\s*([^"“”„«»]+?)\s*["”“»]/gu)].map(
        ([, text = ""]) => text,
      );
      return shows(files, from) ? null : replaceShown(files, from, to);
    },
  },
  {
    forms: [
      form(
        `(?<how>sort|order|group)(?: ${THING})? by (?:(?:the|their|its) )*(?<name>\\p{L}[\\p{L} ]{2,24}?)(?:,? (?:newest|oldest|highest|lowest|nearest|earliest|latest|soonest)(?: (?:ones? )?first)?)?`,
      ),
    ],
    make: (files, { how = "", name = "" }) => noSuchField(files, how, name),
  },
];

const STATES: readonly [said: RegExp, names: string][] = [
  [/filter|view|tab/u, "filter|only|ticked|chosen|tab|view"],
  [/search/u, "search|query"],
  [/sort|order/u, "sort|order"],
  [/month/u, "month"],
];

/** A choice above the entries that is there again after a reload. */
function kept(files: FileTree, what: string): EditResult | null {
  const names = STATES.find(([said]) => said.test(what))?.[1];
  const app = entryApp(files);
  if (!app || !names) return null;
  const state = new RegExp(`const \\[(${names}), (set\\w+)\\] = useState(<[^>]+>)?\\(`, "g");
  const found = [...app.code.matchAll(state)];
  if (found.length === 0)
    return new RegExp(`const \\[(?:${names}), set\\w+\\] = useStored`).test(app.code)
      ? there(`The ${what} is kept in this browser already.`)
      : unchanged(`There is no ${what} here that could be kept.`);
  const code = app.code.replace(
    state,
    (_, name: string, setter: string, type = "") =>
      `const [${name}, ${setter}] = useStored${type}("${name}", `,
  );
  return edited(
    new Map([[app.path, code]]),
    `The ${what} is kept in this browser, and is there again after a reload.`,
  );
}

const LABELS: readonly [said: RegExp, label: string][] = [
  [/^(?:fav|star)/u, "Favourite"],
  [/^pin/u, "Pinned"],
  [/^urgent/u, "Urgent"],
  [/^important/u, "Important"],
];

/** Entries that are marked stand before the others; where none can be marked yet they get the mark. */
function markedFirst(files: FileTree, mark: string): EditResult | null {
  const label = LABELS.find(([said]) => said.test(mark))?.[1];
  if (!label || !entryApp(files)) return null;
  if (/b\.pinned\) - Number\(a\.pinned\)/.test(entryApp(files)?.code ?? ""))
    return there(
      "A note can be pinned already: the button is above it when it is open, and pinned ones stand first.",
    );
  const known = fieldsOf(files).find(
    (field) => field.type === "check" && field.label.toLowerCase() === label.toLowerCase(),
  );
  const field: Field = { id: known?.id ?? label.toLowerCase(), label, type: "check" };
  const made = known ? null : addFields(files, [field], true);
  if (made && !made.ok) return null;
  const key = `${field.id} === "yes"`;
  const sorted = changeApp(
    made ? applied(files, made.changes) : files,
    (app) =>
      app.list.includes(`values.${key}`)
        ? app.code
        : ordered(app, `(a, b) => Number(b.values.${key}) - Number(a.values.${key})`),
    `Those with “${label}” stand first.`,
  );
  return sorted.ok && made
    ? edited(new Map([...made.changes, ...sorted.changes]), `${made.said} ${sorted.said}`)
    : sorted;
}

/** By the last word of the name, where first and last name are one field. */
function byLastName(files: FileTree): EditResult | null {
  const fields = fieldsOf(files);
  const own = fields.find(({ label }) => /last name|surname|family name/iu.test(label));
  const name = own ?? fields.find(({ label }) => /name/iu.test(label)) ?? fields[0];
  if (!name) return null;
  const made = sortEntries(files, name.label, false);
  if (!made.ok || own) return made;
  const line = `[a.values.${name.id} ?? "", b.values.${name.id} ?? ""]`;
  const changes = new Map(
    [...made.changes].map(([path, code]) => [
      path,
      code?.replace(
        `const [one, other] = ${line};`,
        () =>
          `const last = (name = "") => name.trim().split(/\\s+/).at(-1) ?? "";\n  const [one, other] = [last(a.values.${name.id}), last(b.values.${name.id})];`,
      ) ?? null,
    ]),
  );
  return [...changes.values()].some((code) => code?.includes("const last = "))
    ? edited(changes, `The entries are sorted by the last word of “${name.label}” now.`)
    : null;
}

/** A field that is asked for and there: "add tags to notes" where each has a tag. */
function fieldThere(files: FileTree, name: string, words: string): EditResult | null {
  const bare = name.replace(/^(?:an?|the|some|own) /u, "").replace(/s$/u, "");
  // "Put the price on the right" is of its place.
  if (/ (?:on|at|to) the (?:left|right|top|bottom|side)(?!\p{L})/u.test(words)) return null;
  if (!entryApp(files) || !/^(?:add|have|include|give|put|need|want|field)/u.test(words))
    return null;
  const field = fieldsOf(files).find(
    ({ label }) => label.toLowerCase().replace(/s$/u, "") === bare.toLowerCase(),
  );
  return field ? there(`There is a field “${field.label}” already: the form asks for it.`) : null;
}

/** What is sorted or grouped by other things than fields. */
const NO_FIELD =
  /^(?:names?|titles?|alphabet\p{L}*|dates?(?: added| created)?|times?|newest|oldest|hand|drag\p{L}*|done|status|streaks?|length|size|numbers?|amounts?|prices?|costs?|months?|weeks?|days?|columns?|values?|letters?|first letter|creation|added|created|age|itself|default|.* (?:and|or|then) .*)$/u;

function noSuchField(files: FileTree, how: string, name: string): EditResult | null {
  const fields = fieldsOf(files);
  if (!entryApp(files) || fields.length === 0 || NO_FIELD.test(name)) return null;
  if (fieldMeant(files, name) || name.split(" ").length > 3) return null;
  const own = name.toLowerCase();
  if (fields.some(({ label }) => own.includes(label.toLowerCase()))) return null;
  return there(
    `There is no field “${name}” to ${how} by yet. Add it first, such as “add a field ${name}”; what there is: ${fields.map(({ label }) => `“${label}”`).join(", ")}.`,
  );
}
