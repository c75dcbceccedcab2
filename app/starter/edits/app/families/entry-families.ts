import { withComponent } from "../../abilities/components";
import { entryApp } from "../../abilities/entries-of-app";
import { soundWhenDone } from "../../abilities/entry-helpers";
import { fieldsOf } from "../../abilities/named-field";
import { TRANSFER_ABILITIES } from "../../abilities/transfer-abilities";
import { addSearch } from "../../behave/find-entries";
import { type EditResult, edited, there } from "../../edit";
import { withOwnColour } from "../everyday/own-colour";
import { inOrder } from "../field-orders";
import { anyOf } from "../said-of";
import { BULK_ADD } from "./bulk-add";
import { emptyPicture, initials, overdueLine, postponed } from "./entry-parts";
import type { Family } from "./family";

const COPY = TRANSFER_ABILITIES.find(({ send }) => send === "add a duplicate button");
const LATE =
  "overdue|late|past due|missed|deadline (?:has )?passed|date (?:has )?passed|out of date|expired";

/** What single entries are given, and what is said of those that are late. */
export const ENTRY_FAMILIES: readonly Family[] = [
  {
    asks: [
      anyOf("last|latest|recent\\p{L}*|newest|most recent\\p{L}*"),
      anyOf("changed|edited|modified|updated|touched|written|changes?|edits?"),
    ],
    more: anyOf(
      "sort\\p{L}*|order\\p{L}*|by|first|on top|at the top|show|the|ones|put|date|notes?",
    ),
    not: anyOf("when|show the date|oldest|field"),
    make: (files) =>
      /b\.changed - a\.changed/.test([...files.values()].join("\n"))
        ? there("What was changed last stands first already, behind what is pinned.")
        : null,
  },
  {
    asks: [anyOf("duplicat(?:e|ing)|cop(?:y|ies|ying)|clon(?:e|ing)")],
    more: anyOf(
      "an?|the|each|every|existing|one|button|entry|with one (?:click|tap)|so i|don'?t|have to|type|it|again|make|of|once more|quickly|whole",
    ),
    not: anyOf(
      "warn\\p{L}*|prevent|no duplicates|refuse|twice|same (?:name|title)|clipboard|share|text|link|not allow|avoid|remove|find|all|whole list|shopping|note|notes|to excel|paste|backup",
    ),
    make: (files) => made(COPY && entryApp(files) ? COPY.make(files, COPY.send) : null),
  },
  {
    asks: [
      anyOf(
        "messages?|warning|warn\\p{L}*|tell|alert\\p{L}*|notif\\p{L}*|banner|notice|hint|point out|let me know|say",
      ),
      anyOf(LATE),
    ],
    more: anyOf(
      "when|if|once|is|are|something|anything|an?|the|at the top|about|which|what|for|has|have|been|gone|date|due|dates|and|not done|still",
    ),
    not: anyOf(
      "e-?mail|colou?r\\p{L}*|red|orange|sort|first|only|hide|remove|push|phone|before|soon|tomorrow",
    ),
    make: overdueLine,
  },
  {
    asks: [
      anyOf("without(?: an?)?|no|missing|have no|that have no|undated"),
      anyOf("dates?|deadlines?|due dates?|undated"),
      anyOf("last|end|bottom|below|after (?:the )?(?:others|rest)|lowest"),
    ],
    more: anyOf("should|come|go|be|stand|put|show|the|at|to|ones|due|a|list|others|those"),
    not: anyOf("hide|remove|only|first|top|red|colou?r"),
    make(files) {
      const dates = fieldsOf(files).filter(({ type }) => type === "date");
      const [date] = dates;
      const result =
        entryApp(files) && date && dates.length === 1 ? inOrder(files, date, false) : null;
      return result?.ok && !result.isThere
        ? edited(
            result.changes,
            `The entries are sorted by “${date?.label}” now, and those without one come last.`,
          )
        : result?.ok
          ? result
          : null;
    },
  },
  {
    asks: [
      anyOf(
        "postpon\\p{L}*|snooz\\p{L}*|push(?:ed)? (?:back|off)?|delay\\p{L}*|reschedul\\p{L}*|put (?:it |them )?off|move (?:it |them |a \\p{L}+ |tasks? )?to",
      ),
    ],
    more: anyOf(
      "to|until|till|by|tomorrow|next day|next week|a day|one day|a week|one week|later|button|quick|way|with one (?:click|tap)|due date|date|it|them|back|off|the|another day",
    ),
    not: anyOf("column|lane|automatic\\p{L}*|done|top|bottom|left|right|month|archive"),
    make: (files, { words }) => postponed(files, /week/u.test(words) ? 7 : 1),
  },
  {
    asks: [
      anyOf("initials?|first letters?"),
      anyOf(
        "circles?|avatars?|bubbles?|badges?|in front|before|next to|beside|round|show|coloured",
      ),
    ],
    more: anyOf(
      "with|in|a|the|each|every|names?|of|front|before|beside|coloured?|small|little|round|contact|person|people|to|letter",
    ),
    not: anyOf("group|sort|under|alphabet\\p{L}*|heading|jump|remove|hide"),
    make: initials,
  },
  {
    asks: [
      anyOf("sounds?|ding|chimes?|beeps?|bell|noise|tone|jingle|audio"),
      anyOf(
        "done|finish\\p{L}*|complet\\p{L}*|tick\\p{L}*|check\\p{L}*|last column|delivered|reach\\p{L}*",
      ),
    ],
    more: anyOf(
      "play|make|when|a|the|card|task|column|last|off|is|something|it|short|little|nice|happy|satisfying|hear|every|each|time|i|into|moved?|gets|as",
    ),
    not: anyOf("no|mute|off switch|volume|timer|due|overdue|wrong|question|stop|remove"),
    make: (files) => made(entryApp(files) ? soundWhenDone(files) : null),
  },
  {
    asks: [
      anyOf(
        "clear|delete|remove|get rid of|empty|throw (?:out|away)|take (?:out|away|off)|wipe|bin",
      ),
      anyOf("ticked|done|checked|finished|completed?|bought|crossed off|got already"),
      anyOf("everything|all|things?|items?|tasks?|ones|what|button|at once|the"),
    ],
    more: anyOf(
      "that's|that is|what's|which|are|is|off|i|have|already|with one (?:click|tap)|in one go|from|list|way|button|to|of",
    ),
    not: anyOf("automatic\\p{L}*|after|days?|column|except|archive|hide|undo|itself|filter"),
    make: (files) =>
      /Clear done/.test(entryApp(files)?.code ?? "")
        ? there(
            "“Clear done” above the list takes away all that is ticked already; it is there as soon as something is.",
          )
        : null,
  },
  {
    asks: [anyOf("search\\p{L}*|look up|find")],
    more: anyOf(
      "box|bar|field|for|old|past|previous|particular|certain|specific|one|quickly|entries|among|in|through|by name|by title|text|words?|something|anything|where i (?:can )?type|type|at the top|top|able",
    ),
    not: anyOf("replace|remove|hide|placeholder|web|google|bigger|colou?r|only|key|shortcut"),
    make: (files) =>
      entryApp(files)
        ? /type="search"/.test([...files.values()].join("\n"))
          ? there(
              "There is a search above the list already: it looks through each field of an entry.",
            )
          : addSearch(files)
        : null,
  },
  {
    asks: [anyOf("colou?rs?|colou?r")],
    more: anyOf(
      "each|every|different|own|choose|pick|select|give|for|the|notes?|cards?|set|let|change|in|with|of|mine|individual\\p{L}*|single|by hand",
    ),
    not: anyOf(
      "by|according to|an? colou?r|give|columns?|lanes?|categor\\p{L}*|labels?|tags?|priorit\\p{L}*|status|theme|background|buttons?|accent|text|title|header|chart|remove|less|more|all|app|page|scheme|main|days?|ticks?",
    ),
    make: (files) => (entryApp(files) ? withOwnColour(files) : null),
  },
  {
    asks: [
      anyOf("several|multiple|many|a few|lots of|bulk|whole list|a list of|two or more"),
      anyOf(
        "at once|(?:one )?per line|lines|paste|bulk|in one go|at the same time|together|each line",
      ),
    ],
    more: anyOf(
      "add|adding|enter|put|type|paste|in|make|possible|a|one|line|each|is|by|with|as|to|i|entries|new",
    ),
    not: anyOf(
      "people|use|share|delete|remove|tick|move|mark|select|edit|columns?|lists|filters?|choices?",
    ),
    make: (files) =>
      made(
        withComponent(files, {
          name: "BulkAdd",
          source: BULK_ADD,
          markup: ({ setter, stored }, shape) =>
            `<BulkAdd onAdd={(all) => ${setter}([...all.map((values) => (${shape})), ...${stored}])} />`,
          said: "“Add several at once” above the list opens a box for one entry in each line, and adds them all.",
        }),
      ),
  },
  {
    asks: [
      anyOf("empty|no (?:tasks|entries|items|habits|recipes|notes)|nothing (?:there|here|to do)"),
      anyOf("pictures?|illustrations?|drawing|emoji|icon|image|nicer|prettier|friendlier|cuter?"),
    ],
    more: anyOf(
      "state|when|if|list|is|it's|the|a|little|small|with|show|and|some|screen|view|page|app|needs?|message|text|there",
    ),
    not: anyOf("field|each|every|column|message saying|says?|remove|hide|button"),
    make: emptyPicture,
  },
];

function made(result: EditResult | null): EditResult | null {
  if (!result || result.ok) return result;
  return /\balready\b/u.test(result.reason) ? there(result.reason) : null;
}
