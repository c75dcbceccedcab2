import type { FileTree } from "~/projects/files";
import { eachEntry, withAttribute } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { LIST_ABILITIES } from "../../abilities/list-abilities";
import { fieldsOf } from "../../abilities/named-field";
import { withRules } from "../../abilities/with-rules";
import { applied, type EditResult, edited, there, unchanged } from "../../edit";
import { addFields } from "../../fields";
import { isEntryNoun } from "../entries/more-entries";
import { inOrder } from "../field-orders";
import { OF_MONEY } from "../figure-words";
import { withFigure } from "../with-figure.server";
import { form, GIVE, type Sentence } from "./sentence";

const PLACE =
  "(?<place>(?:,? (?:at|on|in|to) the (?:very )?(?:bottom|end|top)(?: of (?:the )?(?:list|page|app))?| (?:below|under|above|underneath|beneath)(?: (?:the list|it|them|everything))?))?";
const MONEY = "(?:prices?|costs?|amounts?)";
const SHOWS =
  "(?:(?:a way|way|be able|able|button|switch|option|possible|possibility|filter|choice)(?: for me)? to )?(?:see|show|view|look at|display|filter|list)(?: me)?";
const STILL_OPEN =
  "(?:(?:i|we|you) (?:(?:still|don'?t yet|also) )*(?:need|want|miss|lack|have)(?:ed)?(?: to (?:buy|get|do|pack|fetch))?|(?:i|we) have ?(?:n'?t| not)(?: yet)? (?:bought|done|got|ticked(?: off)?|packed|finished)(?: yet)?|(?:is|are)(?: still)? (?:missing|left|open|needed|unticked|to (?:buy|do)|not (?:yet )?(?:bought|done|ticked(?: off)?|in the (?:basket|cart|trolley)))(?: yet)?)";
const CARDS = "(?:cards?|box(?:es)?|tiles?|frames?)";
const GRID = LIST_ABILITIES.find(({ send }) => send === "show them in a grid");
const MOST =
  "(?:heaviest|highest|biggest|largest|longest|most expensive|dearest|best|top|greatest|farthest|furthest|strongest)";

/** How a list is shown, told by what is to be seen and not by the name of a part. */
export const TOLD_VIEW_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:adds?|adding|sums?|totals?|counts?|tots?)(?: up)?(?: (?:the|all|all of the|my|our|of|every))* ${MONEY}(?: (?:of|for) (?:(?:the|all|my|our) )*\\p{L}{3,20})?(?: (?:together|up))?${PLACE}`,
      ),
      form(
        `${GIVE} ?(?:total|sum)(?: (?:of|for))?(?: (?:the|all|my|our|of))* ?${MONEY}(?: (?:of|for) (?:(?:the|all|my|our) )*\\p{L}{3,20})?${PLACE}`,
      ),
      form(
        `(?:show|see|calculate|tell|work out|know)(?: me)? (?:what|how much) (?:it|everything|all|all of it|it all|the (?:whole |entire )?(?:list|shopping|shop|basket|lot))(?: all)?(?: (?:will|would|is going to))? costs?(?: (?:in total|altogether|together))?${PLACE}`,
      ),
    ],
    make: (files, { place = "" }) => totalOfPrices(files, place),
  },
  {
    forms: [
      form(
        `(?:(?:show|put|list|sort|have|keep|display|see|order) )?(?:(?:the|my|all|our) )*(?<how>newest|latest|most recent|oldest|earliest)(?: (?<what>\\p{L}{3,20}))? (?:first|on top|at the (?:very )?top|at the beginning|come first|comes first|before the others)`,
      ),
    ],
    make: (files, { how = "", what = "" }) => byDay(files, /old|earl/u.test(how), what),
  },
  {
    forms: [
      form(
        `${SHOWS} (?:only|just) (?:(?:the|those|what|things|stuff|items|ones|that|which|all|tasks|everything) )*${STILL_OPEN}`,
      ),
      form(
        `(?:only|just) (?:see|show|display|list)(?: me)? (?:(?:the|those|what|things|stuff|items|ones|that|which|all|tasks|everything) )*${STILL_OPEN}`,
      ),
    ],
    make: (files) =>
      /\["all", "open", "done"\]|<Filter>\(/u.test(files.get("src/App.tsx") ?? "") &&
      entryApp(files)?.canBeDone
        ? there("The buttons All, Open and Done above the list do that already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:(?:make|have|show|let|put|display|turn|want|can|could|should|may) )?(?:(?:the|all|my|each|every) )*(?<what>\\p{L}{3,20})(?: (?:should|could|must|to))?(?: (?:look|be|shown|displayed|appear|like|as|in|into|on|have|get))+(?: (?:an?|own|their|its|separate|single|little|nice|small|rounded))* ${CARDS}(?: of (?:their|its) own)?(?:,? with (?:round(?:ed)?|soft) (?:corners|edges))?(?: instead of (?:a|the) (?:table|list|rows?|lines?))?`,
      ),
    ],
    make: (files, { what = "" }) => (GRID && isOfEntries(files, what) ? asCards(files) : null),
  },
  {
    forms: [
      form(
        `(?:highlight|mark|emphasi[sz]e|point out|make)(?: (?:the|my|our))* (?:(?:entry|one|workout|\\p{L}{3,20}) with (?:the|my) )?(?<how>${MOST})(?: (?<what>\\p{L}{3,20}(?: \\p{L}{3,20})?))?(?: (?:stand out|somehow|visibly|clearly|in (?:a )?colou?r))?`,
      ),
    ],
    make: (files, { what = "" }, { words }) => mostMarked(files, what, words),
  },
  {
    forms: [
      form(
        `(?:put|move|show|place|have|display)(?: the)? (?:input |entry |add )?form (?:below|under|underneath|beneath|above|over|behind|after|before|at the (?:bottom|top|end)(?: of)?)(?: (?:the )?(?:list|table|entries|page|app))?(?: (?:instead of|not|rather than) (?:above|below|on top|at the top|under|over)(?: (?:it|the list))?)?`,
      ),
    ],
    make: (files) =>
      /<dialog\b/.test(files.get("src/App.tsx") ?? "")
        ? {
            ...there(
              "The form opens in a window of its own over the list already: it takes no place above or below it.",
            ),
          }
        : null,
  },
];

function isOfEntries(files: FileTree, noun: string): boolean {
  return (
    entryApp(files) !== null &&
    (/^(?:entr(?:y|ies)|items?|ones?|things?|rows?|them|it)$/iu.test(noun) ||
      isEntryNoun(noun, files, fieldsOf(files)))
  );
}

/** The total of a price, which entries get where they have none. */
function totalOfPrices(files: FileTree, place: string): EditResult | null {
  if (!entryApp(files) || fieldsOf(files).length === 0) return null;
  const money = fieldsOf(files).find(
    ({ type, label }) => type === "number" && OF_MONEY.test(label),
  );
  const isBelow = !/top|above/u.test(place);
  // Where there are amounts, what is asked without a place has a reader of its own.
  if (money && place === "") return null;
  const made = money
    ? null
    : addFields(files, [{ id: "price", label: "Price", type: "number" }], true);
  if (made && !made.ok) return null;
  const { id, label } = money ?? { id: "price", label: "Price" };
  const shown = withFigure(
    made ? applied(files, made.changes) : files,
    { label: `Total: ${label}`, how: "sum", of: [id] },
    isBelow,
  );
  if (!shown.ok) return shown;
  return made
    ? edited(new Map([...made.changes, ...shown.changes]), `${made.said} ${shown.said}`)
    : shown;
}

/** By the day that entries have, where they have one: when they were added is another order. */
function byDay(files: FileTree, isOldest: boolean, what: string): EditResult | null {
  const [day, ...more] = fieldsOf(files).filter(({ type }) => type === "date");
  if (!day || more.length > 0 || !/^(?:date|day|when)/iu.test(day.label)) return null;
  if (what !== "" && !isOfEntries(files, what)) return null;
  const made = inOrder(files, day, !isOldest);
  return made.ok ? made : null;
}

function asCards(files: FileTree): EditResult | null {
  const code = entryApp(files)?.code ?? "";
  if (!/<tbody>/.test(code)) {
    const each = eachEntry(files);
    return each && /className="[^"]*\bcard\b/.test(each.code)
      ? there("Each entry stands in a box with round corners of its own already.")
      : null;
  }
  return GRID?.make(files, GRID.send) ?? null;
}

/** The entry with the most of a number, marked wherever it stands. */
function mostMarked(files: FileTree, what: string, words: string): EditResult | null {
  const app = entryApp(files);
  const each = eachEntry(files);
  const numbers = fieldsOf(files).filter(({ type }) => type === "number");
  const named = numbers.filter(({ label }) =>
    what.includes(label.toLowerCase().replace(/ \(.*$/u, "")),
  );
  const fit = /heaviest|lift|strongest/u.test(words)
    ? /weight|kg|lb/iu
    : /expensive|dearest/u.test(words)
      ? OF_MONEY
      : /longest|far|furthest/u.test(words)
        ? /distance|km|duration|minutes|length/iu
        : null;
  const field =
    named[0] ??
    (fit ? numbers.find(({ label }) => fit.test(label)) : undefined) ??
    (what === "" || isOfEntries(files, what)
      ? numbers.length === 1
        ? numbers[0]
        : undefined
      : undefined);
  if (!app || !each || !field) return null;
  if (each.path !== app.path || app.code.includes("data-most="))
    return app.code.includes("data-most=") ? unchanged("It marks the highest already.") : null;
  const value = (entry: string) => `Number(${entry}.values.${field.id})`;
  const test = `${value(each.as)} > 0 && ${app.stored}.every((other) => !(${value("other")} > ${value(each.as)}))`;
  const changes = withAttribute(each, `data-most={${test} ? "yes" : undefined}`);
  const looks = withRules(
    applied(files, changes),
    [],
    `[data-most="yes"] {\n  background: color-mix(in oklab, var(--accent) 24%, transparent);\n  box-shadow: inset 5px 0 var(--accent);\n}\n`,
  );
  return looks
    ? edited(
        new Map([...changes, ...looks]),
        `The entry with the highest “${field.label}” is marked in colour, whichever that is.`,
      )
    : null;
}
