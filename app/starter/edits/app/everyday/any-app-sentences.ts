import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import type { Field } from "../../../starter-app";
import { COUNT } from "../../abilities/count-abilities";
import { EDIT } from "../../abilities/each-entry-abilities";
import { above, changeApp, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, there } from "../../edit";
import { addFields } from "../../fields";
import { titleOf } from "../../rename";
import { isEntryNoun } from "../entries/more-entries";
import { withOwnColour } from "./own-colour";
import { form, GIVE, type Sentence, THING } from "./sentence";

const DID =
  "(?:watched|read|seen|own(?:ed)?|have|got|collected|saved|added|listed|entered|visited|played|cooked|tried|bought|made|planted|tracked|logged|recorded)";
const PAST =
  "watched|read|seen|bought|watered|visited|played|cooked|tried|cleaned|finished|started|borrowed|returned|lent|paid|planted|ordered|delivered|received|sold|made|opened|checked|serviced|fed|done|completed|purchased|sent|met|called|contacted|used|worn|repaired";
const TEXT =
  "(?:review|description|comment|memo|story|summary|diary(?: entry)?|journal(?: entry)?|reflection|explanation|instructions?|observations?|remarks?|thoughts|log)";

/** What entries of any app can be told, and what stands at the top of each. */
export const ANY_APP_SENTENCES: readonly Sentence[] = [
  {
    // "Pin important notes"
    forms: [
      form(
        `(?:be able to )?pin (?:(?:the|my|an?|some|single|certain|important|favou?rite|special) )*(?<what>\\p{L}{3,20})(?: (?:to|at|on) (?:the )?top)?`,
      ),
    ],
    make: (files, { what = "" }) =>
      isOfEntries(files, what) && /pinned: boolean/.test(files.get("src/App.tsx") ?? "")
        ? there(
            "A note can be pinned already: the button is above it when it is open, and pinned ones stand first.",
          )
        : null,
  },
  {
    // "Write a short review", "a diary for each plant"
    forms: [
      form(
        `(?:write|keep|add|enter|have)(?: (?:an?|my|some|the|own|short|long|longer|little|small|brief))* (?<name>${TEXT})(?: (?:for|about|to|of|on|with|under|below) (?:${THING}|it|them))?`,
      ),
    ],
    make: (files, { name = "" }, { words }) =>
      entryApp(files) && !/["“„:]/u.test(words)
        ? plainField(files, sentenceCase(name.replace(/ entry$/iu, "")), "long")
        : null,
  },
  {
    // "A date watched", "when I last watered it"
    forms: [
      form(
        `(?:${GIVE} )?(?:field (?:for )?)?(?:the )?(?:date|day)(?: (?:when|that|on which|it was|they were|i|we|was|last))* ?(?<did>${PAST})(?: (?:it|them|on|last|${THING}))?`,
      ),
      form(
        `(?:${GIVE} )?(?:field (?:for )?)?(?:when|the last time|what day|which day)(?: (?:i|we|it|they|was|were|have|has|been))* (?<last>last )?(?<did>${PAST})(?: (?:it|them|${THING}))?(?: last)?`,
      ),
    ],
    make: (files, { did = "", last = "" }, { words }) =>
      entryApp(files) && /^(?:add|have|include|put|need|want|insert|enter|give)/u.test(words)
        ? plainField(
            files,
            last !== "" || / last(?: |$)/u.test(words) ? `Last ${did}` : `Date ${did}`,
            "date",
          )
        : null,
  },
  {
    // "Show how many movies I have watched", in a list of these; "how many candidates there are in total"
    forms: [
      form(
        `(?:(?:show|see|count|display|tell)(?: me)? )?(?:how many|the (?:total )?number of) (?<what>\\p{L}{3,20})(?: (?:there (?:are|is)|i|we|have|has|'ve|${DID}|are|already|in total|altogether|in all|on the (?:list|board)|in the (?:list|app)|so far|in my (?:list|collection)))*(?: (?:at|on|in) (?:the )?(?:top|header))?`,
      ),
    ],
    make: (files, { what = "" }, { words }) =>
      isOfEntries(files, what) && !isTicked(files, words) ? COUNT.make(files, COUNT.send) : null,
  },
  {
    // A mean of stars that are chosen.
    forms: [
      form(
        `(?:${GIVE} )?(?:average|mean) (?:rating|stars?|score|number of stars)(?: (?:of|for) (?:all|everything|${THING}))?(?: (?:at|on|in) (?:the )?(?:top|header|bottom))?`,
      ),
    ],
    make: meanOfStars,
  },
  {
    forms: [
      form(
        `(?:rename|edit|change|correct|update) (?:the )?(?:names? (?:of )?)?(?:(?:the|an?|my|each|any|every|single|old|existing) )*(?<what>\\p{L}{3,20})(?: names?)?(?: (?:later|afterwards|again))?`,
      ),
      form(
        `possible to (?:rename|edit|change|correct|update) (?:the )?(?:names? (?:of )?)?(?:(?:the|an?|my|each|any|every|single|old|existing) )*(?<what>\\p{L}{3,20})(?: names?)?(?: (?:later|afterwards|again))?`,
      ),
    ],
    make: (files, { what = "" }) => {
      const made = isOfEntries(files, what) ? EDIT.make(files, EDIT.send) : null;
      return made?.ok ? made : null;
    },
  },
  {
    forms: [
      form(
        `(?:be able to )?(?:choose|pick|set|change|select|give|have|add)(?: (?:me|us|an?|the|its?|their|own|different))* colou?rs? (?:for|of|to)(?: (?:an?|the|each|every|single|individual|one|my))* (?<what>\\p{L}{3,20})`,
      ),
      form(
        `(?:give|let|make|have)(?: (?:each|every|all|the|single|individual))* (?<what>\\p{L}{3,20})(?: have)?(?: (?:an?|its|their|own|a different|different))* colou?rs?(?: of (?:its|their) own| (?:i|that i|which i|of my) (?:can )?(?:choose|choice))`,
      ),
    ],
    make: (files, { what = "" }) => (isOfEntries(files, what) ? withOwnColour(files) : null),
  },
  {
    // The name of the whole stands there.
    forms: [
      form(
        `${GIVE} (?:title|heading|headline|name)(?: (?:to|on|at|in|for|above) (?:the )?(?:app|page|site|website|top(?: of the (?:page|app))?|screen|list|everything))?`,
      ),
    ],
    make: (files) => {
      const title = titleOf(files);
      return title
        ? there(`“${title}” stands at the top already. To change it say “rename it to …”.`)
        : null;
    },
  },
];

/** What any entry may be called, or what those of this app are. */
function isOfEntries(files: FileTree, noun: string): boolean {
  return (
    entryApp(files) !== null &&
    (/^(?:entr(?:y|ies)|items?|ones?|things?|rows?)$/iu.test(noun) ||
      isEntryNoun(noun, files, fieldsOf(files)) ||
      (/^(?:cards?|candidates?)$/iu.test(noun) &&
        /const columns/.test(files.get("src/settings.ts") ?? "")))
  );
}

/** Whether a wish speaks of what is ticked: those alone are another number. */
function isTicked(files: FileTree, words: string): boolean {
  return fieldsOf(files).some(
    ({ type, label }) => type === "check" && words.includes(label.toLowerCase()),
  );
}

function plainField(files: FileTree, label: string, type: Field["type"]): EditResult | null {
  const known = fieldsOf(files).find((field) => field.label.toLowerCase() === label.toLowerCase());
  if (known) return there(`There is a field “${known.label}” already: the form asks for it.`);
  const id = label.replace(/ (\p{L})/gu, (_, first: string) => first.toUpperCase());
  return addFields(files, [{ id: id[0]?.toLowerCase() + id.slice(1), label, type }], true);
}

function meanOfStars(files: FileTree): EditResult | null {
  const stars = fieldsOf(files).find(
    ({ type, options }) =>
      type === "choice" && options.length > 1 && options.every((one) => /^★+$/u.test(one)),
  );
  if (!stars) return null;
  const key = JSON.stringify(stars.id);
  return changeApp(
    files,
    (app) => {
      if (app.code.includes("Average (")) return app.code;
      const rated = `${app.stored}.filter((entry) => entry.values[${key}])`;
      const sum = `${app.stored}.reduce((sum, entry) => sum + (entry.values[${key}] ?? "").length, 0)`;
      return above(
        app,
        `{${rated}.length > 0 && (\n  <p className="muted">\n    Average (${stars.label}): {Math.round((${sum} / ${rated}.length) * 10) / 10} ★\n  </p>\n)}`,
      );
    },
    `It shows the average of “${stars.label}” above the list, of the entries that have stars.`,
  );
}
