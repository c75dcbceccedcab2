import type { FileTree } from "~/projects/files";
import type { Field } from "../../../starter-app";
import { entryApp } from "../../abilities/entries-of-app";
import { LIST_ABILITIES } from "../../abilities/list-abilities";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { columnMeant, columnsIn } from "../entries/column-names";
import { clearColumn } from "../everyday/board-sentences";
import { shoppingList } from "../everyday/recipe-sentences";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";

const DEEDS =
  "bought|purchased|acquired|ordered|delivered|received|opened|cleaned|checked|serviced|repaired|lent|borrowed|sold|planted|watered|cooked|watched|read|met|visited|finished|started";
const BAR = LIST_ABILITIES.find(({ send }) => send === "add a progress bar");

/** Fields that people ask for by what they tell, columns to be emptied, how far all is, and what to buy. */
export const FIELD_FAMILIES: readonly Feature[] = [
  {
    asks: [anyOf("dates?|day|when"), anyOf(DEEDS)],
    more: anyOf(
      "a|the|date|day|on which|when|it|they|was|were|i|we|last|field|for|record|note|write down|enter|store|keep|remember|add|each|every|to|know|see",
    ),
    not: anyOf(
      "sort|filter|group|show only|colou?r|red|if|ago|days|remove|hide|how long|mark|not|disappear|every|says?",
    ),
    make: (files, { words }) => dayOfDeed(files, words),
  },
  {
    asks: [
      anyOf(
        "responsible|in charge|assign(?:ed|ee|ees)?(?: to)?|accountable|looks after it|takes care of it|working on (?:it|what|which|them)|whose (?:job|task|turn) it is",
      ),
    ],
    more: anyOf(
      "who|who's|whom|person|people|somebody|someone|is|to|show|see|know|add|name|for|each|field|of|tasks?|cards?|the|write|say|choose|note|down",
    ),
    not: anyOf(
      "filter|sort|group|colou?r|only|remove|hide|count|how many|rename|e-?mail|notif\\p{L}*|or|me|mine",
    ),
    make: (files) =>
      asked(files, /who|responsible|assign|person|owner/iu, {
        id: "responsible",
        label: "Responsible",
        type: "text",
      }),
  },
  {
    asks: [
      anyOf("links?|url|web ?site|web ?address|source|internet address"),
      anyOf(
        "where|from|recipe|source|original|came|got|found|online|web|shop|buy|product|page|each|every|entry|to",
      ),
    ],
    more: anyOf(
      "where|from|got|get|found|find|it|came|comes|original|online|shop|buy|bought|web|page|product|did|i|a|the|field|for|each|every|to|of|recipe|item|book|save|store|note|keep|click\\p{L}*|open|can|with",
    ),
    not: anyOf(
      "button|share|footer|header|top|menu|remove|colou?r|underline\\p{L}*|home|copy|called|nav\\p{L}*|new tab|text|https?|www|called|to my|contact",
    ),
    make: (files) =>
      asked(files, /link|url|website|source/iu, { id: "link", label: "Link", type: "url" }),
  },
  {
    asks: [
      anyOf("delete|clear|empty|remove|clean(?: up| out)?|get rid of|wipe"),
      anyOf("all|everything|every|at once|one (?:click|go|press)|button|whole"),
    ],
    more: anyOf(
      "cards?|tasks?|in|from|of|the|column|lane|done|finished|completed|with|one|click|go|press|at once|button|to|that|which|are|button|confirm|after|asking",
    ),
    not: anyOf("automatic\\p{L}*|days?|weeks?|old|except|search|filter|itself|name|title"),
    make: (files, { words }) => emptied(files, words),
  },
  {
    asks: [
      anyOf(
        "how far(?: along)?|progress|percent\\p{L}*|completion|% done|how much is (?:done|left)|how much of it is done",
      ),
    ],
    more: anyOf(
      "show|see|bar|in|we|are|i|am|is|it|along|as|a|done|finished|total|overall|complete|completed|of|all|everything|tasks?|cards?|board|wedding|project|top|at|number|how|much|have|got|come|so far|moved|work",
    ),
    not: anyOf(
      "each|every|habit|month|week|streak|circle|ring|remove|hide|colou?r|thicker|bigger|question|timer|label|category|expenses?|budget|spent",
    ),
    make: (files) => {
      const app = entryApp(files);
      const made =
        app && BAR && (app.canBeDone || columnsIn(files)) ? BAR.make(files, BAR.send) : null;
      if (!made) return null;
      return made.ok ? made : there("How much is done is shown above the list already.");
    },
  },
  {
    asks: [
      anyOf("circle|ring|round thing|donut|wheel"),
      anyOf("(?:progress )?bar|line"),
      anyOf("swap|replace|instead|change|turn|rather|make|not"),
    ],
    more: anyOf("progress|for|with|into|by|at|the|top|a|of|corner|right|circle|ring|show"),
    not: anyOf("colou?r|bigger|thicker|chart|pie|money|spent|timer"),
    make: barForRing,
  },
  {
    asks: [
      anyOf("(?:shopping|grocery|buying) lists?|what (?:i|we) (?:need|have) to buy|things to buy"),
    ],
    more: anyOf(
      "make|create|from|out of|of|ingredients?|generate|for|recipes?|with|add|to|put|turn|into|button|all|needed|copy|send|selected|the|a",
    ),
    not: anyOf("delete|remove|share|e-?mail|price|total"),
    make: (files) => shoppingList(files),
  },
];

/** A field that is there under another name, or a new one. */
function asked(files: FileTree, known: RegExp, field: Field): EditResult | null {
  if (!entryApp(files)) return null;
  const own = fieldsOf(files).find(({ label }) => known.test(label));
  if (own) return there(`There is a field “${own.label}” already: the form asks for it.`);
  const made = addFields(files, [field], true);
  return made.ok ? made : null;
}

const DEED = new RegExp(`(?<!\\p{L})(?<last>last )?(?<did>${DEEDS})(?!\\p{L})`, "u");

/** A day of what was done with each: "the date when it was bought". */
function dayOfDeed(files: FileTree, words: string): EditResult | null {
  const { last, did = "" } = DEED.exec(words)?.groups ?? {};
  const label = last ? `Last ${did}` : `${did[0]?.toUpperCase()}${did.slice(1)} on`;
  return asked(files, new RegExp(`(?<!\\p{L})${did}`, "iu"), {
    id: `${did}On`,
    label,
    type: "date",
  });
}

/** The column that is to be emptied: by its name in the words, else the last one where they say what is done. */
function emptied(files: FileTree, words: string): EditResult | null {
  const columns = columnsIn(files);
  if (!columns) return null;
  const own = columns.find((name) => words.includes(name.toLowerCase()));
  const meant =
    own ??
    (/(?<!\p{L})(?:done|finished|completed)(?!\p{L})/u.test(words)
      ? columnMeant("done", columns)
      : undefined);
  return meant ? clearColumn(files, meant) : null;
}

const RING = /^ {8}<svg className="ring"[\s\S]*?^ {8}<\/svg>\n/m;

function barForRing(files: FileTree): EditResult | null {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  if (!RING.test(code) || !BAR) return null;
  const without = applied(files, new Map([[path, code.replace(RING, "")]]));
  const made = BAR.make(without, BAR.send);
  return made.ok
    ? edited(
        made.changes,
        "A bar above the list shows how much of it is done, in the place of the ring at the top.",
      )
    : null;
}
