import type { FileTree } from "~/projects/files";
import { eachEntry, intoTable, withAttribute } from "../../abilities/each-program";
import { entryApp, insideEach } from "../../abilities/entries-of-app";
import { applied, type EditResult, edited, there } from "../../edit";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { isOfMoney } from "../families/grouped-by";
import { withDays } from "../families/kept-days";
import { anyOf, COLOUR_WORD, colourSaid } from "../said-of";
import { AGE_FILE } from "./age-file";
import { daysInColumn } from "./board-wants";
import { daysSaid, LENGTH } from "./said-length";

const APP = "src/App.tsx";
const STAYED =
  "been|sitting|sits?|there|old|open|waiting|waits?|(?:on|in) (?:the|my|our|this) (?:list|board|app|inventory|collection)|around|lying|lies|stood|standing|stands?|pending|stayed|stays?|added|created|written|made|moved|touched|changed";
const LOOK =
  "turn(?:s|ed)?|go(?:es)?|get(?:s)?|become(?:s)?|mark(?:s|ed)?|mark|highlight(?:s|ed)?|highlight|flag(?:s|ged)?|flag|colou?r(?:s|ed)?|colou?r|show(?:n|s)?|look|edges?|borders?|frames?|outlines?|backgrounds?|stand out";

/** How old an entry is: told on it, and by a colour where it has been there for too long. */
export const AGE_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("how long|how many days|for how many days|number of days|days|age|since when|how old"),
      anyOf(STAYED),
    ],
    more: anyOf(
      `${STAYED}|how long|how many|days?|number|age|old|since|when|already|for|has|have|had|it's|its|still|now|small|little|label|badge|text|on|under|below|next to|beside|count\\p{L}*|counter|write|each|every|of|it|they|them|the|ago|old ones`,
    ),
    not: anyOf(
      "left|until|till|due|streaks?|in a row|habits?|overdue|hide|remove|sort\\p{L}*|colou?r\\p{L}*|red|orange|yellow|filter|average|total|done|finished|column|lane|first|only|older|more than|cook\\p{L}*",
    ),
    make: (files, { words }) =>
      columnsIn(files) && !/(?<!\p{L})(?:board|added|created|made|old|age)(?!\p{L})/u.test(words)
        ? daysInColumn(files)
        : ageShown(files),
  },
  {
    asks: [
      anyOf(`${LOOK}|be|is|are`),
      anyOf(
        "older(?: than)?|old|(?:hasn't|has not|haven't|have not|not|didn't|isn't) (?:been )?(?:moved?|touched|changed|done)|(?:been|sitting|sits?|waiting|waits?|lying|open|there|stands?|standing|stays?|untouched)",
      ),
      LENGTH,
    ],
    more: anyOf(
      `${STAYED}|${LOOK}|older|than|more|longer|over|after|if|when|once|for|has|have|hasn't|haven't|not|been|moved?|there|the|same|its|it|columns?|lanes?|in|still|stays?|with|ones|untouched|whole|card`,
    ),
    not: anyOf(
      "due|overdue|deadline|bold|text|letters|font|fade\\p{L}*|paler|delete\\p{L}*|remove\\p{L}*|archive\\p{L}*|move them|hide|sort\\p{L}*|first|top|e-?mail|remind\\p{L}*|bigger|icon|emoji|button|title|heading|only|filter",
    ),
    names: () => [COLOUR_WORD],
    make: (files, { words }) => oldMarked(files, words),
  },
];

/** The program with a file that reckons how old entries are, and with the day in each new one. */
function withAge(files: FileTree, sinceMoved: boolean): Map<string, string> {
  return new Map([...withDays(files, sinceMoved), ["src/age.ts", AGE_FILE]]);
}

const importing = (path: string, code: string, name: string) =>
  `import { ${name} } from "${path.includes("components/") ? "../" : "./"}age";\n${code}`;

function ageShown(files: FileTree): EditResult | null {
  const app = entryApp(files);
  // An expense has its date, a habit its days.
  if (!app || isOfMoney(files) || /streakOf\(/.test(app.code)) return null;
  if ([...files.values()].some((code) => code.includes("{ageOf(")))
    return there("Each entry says already for how many days it has been there.");
  const kept = withAge(files, false);
  const tree = applied(files, kept);
  const program = entryApp(tree);
  const shown = /<tr[ >]/.test(app.code)
    ? program && intoTable(program, `<small className="muted">{ageOf(${program.entry})}</small>`)
    : insideEach(tree, (as) => {
        const told = `<small className="muted">{ageOf(${as})}</small>`;
        return app.canBeDone ? `{!${as}.done && ${told}}` : told;
      });
  if (!shown) return null;
  const changes = new Map<string, string>(kept);
  for (const [path, code] of shown) changes.set(path, importing(path, code, "ageOf"));
  return edited(
    changes,
    `Each entry says for how many days it has been there${app.canBeDone ? ", as long as it is open" : ""}. Days are kept from now on: what is there already begins to count today.`,
  );
}

/** Entries that have been there for too long have a colour: those that are done have none. */
function oldMarked(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  const colour = colourSaid(words) ?? { name: "orange", hex: "#ef6c00" };
  const days = daysSaid(words);
  if (!app || days === null || /streakOf\(/.test(app.code)) return null;
  if ([...files.values()].some((code) => code.includes("daysOld(")))
    return there("Old entries have a colour of their own already.");
  const isMoney = isOfMoney(files);
  const sinceMoved =
    columnsIn(files) !== null &&
    /(?<!\p{L})(?:moved?|columns?|lanes?|touched|same|place)(?!\p{L})/u.test(words);
  const kept = isMoney
    ? new Map<string, string>([["src/age.ts", AGE_FILE]])
    : withAge(files, sinceMoved);
  const each = eachEntry(applied(files, kept));
  if (!each || /^<\w+[^>]*\bstyle=/s.test(each.code.slice(each.element.start))) return null;
  // An expense is as old as its date says.
  const age =
    isMoney && each.path === APP
      ? `daysOld({ created: dayOf(${each.as}) })`
      : `daysOld(${each.as})`;
  const isOld = `${app.canBeDone ? `!${each.as}.done && ` : ""}${age} > ${days}`;
  const isEdge = /(?<!\p{L})(?:edges?|borders?|frames?|outlines?)(?!\p{L})/u.test(words);
  const look = isEdge
    ? `{ outline: "3px solid ${colour.hex}", outlineOffset: "-3px" }`
    : `{ background: "color-mix(in srgb, ${colour.hex} 35%, var(--surface))" }`;
  const shown = withAttribute(each, `style={${isOld} ? ${look} : undefined}`).get(each.path) ?? "";
  return edited(
    new Map([...kept, [each.path, importing(each.path, shown, "daysOld")]]),
    `What ${isMoney ? "is dated" : sinceMoved ? "was added or moved" : "was added"} more than ${days} days ago ${isEdge ? `has ${/^[aeiou]/u.test(colour.name) ? "an" : "a"} ${colour.name} edge` : `is ${colour.name}`}${app.canBeDone ? ", as long as it is not done" : ""}.${isMoney ? "" : " Days are kept from now on: what is there already begins to count today."}`,
  );
}
