import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import type { Field } from "../../../starter-app";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { BETWEEN_OPTIONS } from "../../grammar/lexicon";
import { fieldMeant, setOptions } from "../../said/field-lines";
import { form, OPENS, type Sentence } from "./sentence";

const KEEP =
  "(?:(?:say|tell|record|know|note(?: down)?|see|show|remember|keep (?:track of|a record of)|track|store|save|choose|pick|select|set|enter|write(?: down)?|log|specify|assign|put(?: in| down)?|add|include|have) )";
const PLACE =
  "(?:(?:an? |the |another |some )?(?:field|box|place|space|column|note|dropdown|list|line|spot|choice|menu)(?: (?:for|to (?:say|write|note|choose|pick|enter|record|put)|about|of|that (?:says|shows)|saying|where (?:i|we) (?:can )?(?:write|say|note|put|choose)))? )";
const OPTIONS =
  "(?: ?(?:[:(–-]|,(?: (?:either|like|such as|for example))?|(?:either|one of|from|out of)) ?(?<options>[^:()]{2,100}?)\\)?)?";

/** What a clause asks for, by its first word and what it says: the label of the field, and what people may call it already. */
const ASKED: readonly [
  asks: RegExp,
  says: RegExp,
  label: string,
  type: Field["type"],
  known: string[],
][] = [
  [/^who/u, /(?<!\p{L})(?:paid|pays?|paying)(?!\p{L})/u, "Who paid", "text", ["payer", "paid by"]],
  [
    /^who/u,
    /(?<!\p{L})(?:lent|borrow(?:ed|s)|has (?:got )?it|took it)(?!\p{L})/u,
    "Borrowed by",
    "text",
    ["borrower", "lent to"],
  ],
  [/^who/u, /(?<!\p{L})(?:bought|got)(?!\p{L})/u, "Bought by", "text", ["buyer"]],
  [/^who/u, /(?<!\p{L})brought(?!\p{L})/u, "Brought by", "text", []],
  [
    /^who/u,
    /(?<!\p{L})(?:buys?|gets?|brings?|fetch(?:es)?)(?!\p{L})/u,
    "Who buys it",
    "text",
    ["bought by", "buyer", "assigned to"],
  ],
  [/^who/u, /(?<!\p{L})(?:wrote|writes|author\p{L}*)(?!\p{L})/u, "Author", "text", []],
  [/^who/u, /(?<!\p{L})(?:added|entered|created|put)(?!\p{L})/u, "Added by", "text", []],
  [/^who/u, /(?<!\p{L})(?:owns?|belongs?)(?!\p{L})/u, "Owner", "text", ["owner"]],
  [
    /^who/u,
    /(?<!\p{L})(?:asked|wants?|wanted|requested|needs?|wished)(?!\p{L})/u,
    "Requested by",
    "text",
    [],
  ],
  [/^who/u, /(?<!\p{L})(?:recommended|suggested)(?!\p{L})/u, "Recommended by", "text", []],
  [
    /^who/u,
    /(?<!\p{L})(?:did|finished|completed|ticked|made|cooked)(?!\p{L})/u,
    "Done by",
    "text",
    [],
  ],
  [
    /^who/u,
    /(?<!\p{L})(?:does|do|doing|responsible|in charge|assigned|takes? (?:care|it)|handles?|has to|works?|working|should|must|is on|looks after|turn|dran)(?!\p{L})/u,
    "Assigned to",
    "text",
    ["assignee", "responsible", "person"],
  ],
  [
    /^where/u,
    /(?<!\p{L})(?:bought|buy|buys|got|get it|comes from|from|order(?:ed)?)(?!\p{L})/u,
    "Shop",
    "text",
    ["store", "supplier"],
  ],
  [
    /^where/u,
    /(?<!\p{L})(?:stored?|kept|keep|is|are|stands?|lies?|put|find|lives?|hangs?|happens?|takes place|was|meet|stays?)(?!\p{L})/u,
    "Location",
    "text",
    ["place", "room", "shelf"],
  ],
  [
    /^when/u,
    /(?<!\p{L})(?:bought|got(?! (?:\p{L}+ed|done|ready|lost|stuck|sick|ill|it done)(?!\p{L})))(?!\p{L})/u,
    "Bought on",
    "date",
    ["purchase date"],
  ],
  [
    /^when/u,
    /(?<!\p{L})(?:expires?|goes? (?:off|bad)|spoils?|runs? out|best before)(?!\p{L})/u,
    "Best before",
    "date",
    ["expiry date", "expiration date"],
  ],
  [
    /^when/u,
    /(?<!\p{L})(?:has to be|have to be|must be|should be|needs? to be|is due|due|ready by)(?!\p{L})/u,
    "Due date",
    "date",
    ["due date", "deadline"],
  ],
  [/^when/u, /(?<!\p{L})(?:lent|borrowed)(?!\p{L})/u, "Lent on", "date", []],
  [
    /^when/u,
    /(?<!\p{L})(?:back|returned?|comes? back)(?!\p{L})/u,
    "Due back",
    "date",
    ["return date"],
  ],
  [
    /^when/u,
    /(?<!\p{L})(?:met|saw|spoke|called|talked|wrote)(?!\p{L})/u,
    "Last contact",
    "date",
    [],
  ],
  [
    /^when/u,
    /(?<!\p{L})(?:cooked|made|ate|watered|cleaned|repaired|serviced|used)(?!\p{L})/u,
    "Last time",
    "date",
    ["last watered"],
  ],
  [/^(?:which|what) (?:shop|store|market|supermarket)/u, /./u, "Shop", "text", ["store"]],
  [
    /^(?:which|what) (?:room|shelf|box|drawer|aisle|project|client|customer|subject|class|course|team|brand|supplier|person|meal|season|cuisine|country|language)/u,
    /./u,
    "",
    "text",
    [],
  ],
];
/** Clauses that ask for something else than what is entered: what is there already, or only a part of it. */
const NO_FIELD =
  /(?<!\p{L})(?:due today|overdue|late|most|least|still|is (?:done|open|left|next|first)|are (?:done|open|left)|each of us|everyone|everybody|how|won|wins|winning|winner|plays|typing|online|reading)(?!\p{L})/u;

/** "Record who paid for it", "I need to know where each item is stored": a field, told by a clause and not by a name. */
export const CLAUSE_FIELD_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}${KEEP}?${PLACE}?(?<clause>(?:who|where|when|(?:which|what) \\p{L}{3,14}) [\\p{L}' ]{2,40}?)${OPTIONS}`,
      ),
    ],
    make(files, { clause = "", options = "" }, { words }) {
      // Alone, "when …" is a condition and "where is …" a question.
      if (
        /^(?:when|where (?:is|are|was|do|does|can))(?!\p{L})/u.test(words) ||
        NO_FIELD.test(clause)
      )
        return null;
      return clausesField(files, clause, options);
    },
  },
];

/** "Who borrowed it and since when": a field for each of the two, and none where one of them is not known. */
function clausesField(files: FileTree, clause: string, listed: string): EditResult | null {
  const [first = "", second, ...more] = clause.split(
    / and (?=(?:(?:since |until )?when|who|where)(?!\p{L}))/u,
  );
  if (second === undefined) return clauseField(files, clause, listed);
  const one = clauseField(files, first, "");
  if (more.length > 0 || listed.trim() !== "" || !one?.ok) return null;
  // "… and when" is of the same thing.
  const bare = /^(?:since )?when$/u.test(second);
  const other = clauseField(
    applied(files, one.changes),
    bare ? first.replace(/^who/u, "when") : second,
    "",
  );
  return other?.ok
    ? edited(new Map([...one.changes, ...other.changes]), `${one.said} ${other.said}`)
    : null;
}

function clauseField(files: FileTree, clause: string, listed: string): EditResult | null {
  if (fieldsOf(files).length === 0) return null;
  const row = ASKED.find(([asks, says]) => asks.test(clause) && says.test(clause));
  const choices = optionsIn(listed);
  if (!row || choices === null) return null;
  const [, , given, type, known] = row;
  const label = given || sentenceCase(clause.split(" ")[1] ?? "");
  const already = [label, ...known].map((name) => fieldMeant(files, name)).find(Boolean);
  if (already)
    return choices.length > 0
      ? setOptions(files, already, choices)
      : there(`There is a field “${already}” already: the form asks for it.`);
  const id = fieldOf(label)?.id ?? "extra";
  return addFields(
    files,
    [choices.length > 0 ? { id, label, type: "choice", options: choices } : { id, label, type }],
    true,
  );
}

/** What can be chosen: none where nothing is listed, null where what is listed is no choice. */
function optionsIn(listed: string): string[] | null {
  if (listed.trim() === "") return [];
  const all = listed
    .split(BETWEEN_OPTIONS)
    .map((one) => sentenceCase(one.trim()))
    .filter(Boolean);
  return all.length < 2 || all.some((one) => one.split(" ").length > 3) ? null : all;
}
