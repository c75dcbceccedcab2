import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { withAction } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { groupedBy } from "../../abilities/group-ability";
import { fieldsOf } from "../../abilities/named-field";
import { colourBy } from "../../abilities/value-colours";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import type { Clause } from "../clause";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { isOfMoney } from "../families/grouped-by";
import { withChecklist } from "../part-features.server";
import { anyOf } from "../said-of";
import { printed } from "./print-whole";
import { namesIn } from "./told-around";

const PERSON =
  "persons?|people|whom?|who(?:'s| is| has)?|assignees?|assigned(?: to)?|responsible|owners?|family members?|members?|in charge|does (?:it|them)|doing (?:it|them)|do (?:it|them)|has to|whose|flatmates?|roommates?|paid|pays?|payer|they're|they are";

/** What lists of any kind are asked for: small lists in an entry, notes, paper, and people. */
export const LIST_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "check ?-?lists?|sub-?tasks?|sub-?steps?|sub-?items?|(?:smaller|little|small|single|mini|tiny) (?:steps|tasks|to-?dos|lists?|checklists?)|(?:into|of|with) (?:several |some |single )?steps|to-?do list inside|checklisten?|unteraufgaben|teilaufgaben|unterpunkte|sous-tâches|liste(?: de (?:tâches|points|choses))? à cocher|liste de contrôle|subtareas|lista de (?:control|verificación|comprobación)|sottoattività|lista di controllo|subtarefas|lista de verificação",
      ),
    ],
    more: anyOf(
      "break\\p{L}*|split\\p{L}*|divid\\p{L}*|down|up|into|inside|within|in|on|under|each|every|single|progress|counter?|count|counts|number|how many|how much|much|many|of (?:them|it|these|those)|are|is|done|finished|complete\\p{L}*|ticked|checked|already|tick|check|off|like|as|e\\.g\\.|\\d+ ?(?:/|of|out of) ?\\d+|steps?|points?|items?|smaller|small|little|short|mini|see|show|shown|display|bigger|big|parts|with|own|and|a|list|so|can|them|checklists?|sub-?tasks?|its|progress bar|bar|percent\\p{L}*|(?:ab)?haken|häkchen|ab(?:ge|zu)hakt?en?|einzelne?n?|punkten?|jede[mn]|cases?|à cocher|cocher|points|avec|casillas?|marcar|puntos|caselle|da spuntare|spuntare|para marcar",
    ),
    not: anyOf(
      "remove|delete|hide|colou?r\\p{L}*|without|ingredients?|shopping|move|drag|sort|due|template|same checklist|all cards|new cards",
    ),
    make(files, { words }) {
      // A bar of it is more than the count that stands on it.
      if (/(?<!\p{L})(?:bar|percent)/u.test(words) || !entryApp(files)) return null;
      const made = withChecklist(files);
      return made.ok
        ? made.isThere
          ? made
          : edited(
              made.changes,
              "Each entry has a checklist now: press “Checklist (0/0)” on it, add points and tick them off. The count in brackets says how many are done. It is kept in this browser.",
            )
        : null;
    },
  },
  {
    asks: [
      anyOf(
        "(?:an? |some |short |little |optional |longer )*(?:notes?|remarks?|comments?|memos?|annotations?|details?)(?: fields?| boxes| box)?",
      ),
      anyOf(
        "optional\\p{L}*|if (?:i|we|you) (?:want|like|need)|not required|may be (?:left )?empty|place|room|space|somewhere|field|box",
      ),
    ],
    more: anyOf(
      "optional\\p{L}*|place|room|space|somewhere|field|box|for|to|on|an?|each|every|add|write|put|jot|leave|down|note|notes|remark|comment|text|short|longer|extra|if|want|like|need|required|not|be|empty|left|may|where|details?|things|more",
    ),
    not: anyOf(
      "remove|delete|hide|without|colou?r\\p{L}*|bigger|smaller|larger|placeholder|top|bottom|day|days|print\\p{L}*|search|rename|move|sticky|people|others|reply|discuss\\p{L}*|author",
    ),
    make: noted,
  },
  {
    asks: [anyOf("print(?:s|ing|able|out|er)?|on paper|paper version|hard copy")],
    more: anyOf(
      "version|copy|paper|give|clean|nice\\p{L}*|tidy|plain|without|no|hide|hidden|hiding|only|just|buttons?|forms?|menus?|everything else|rest|stick\\p{L}*|hang\\p{L}*|put|pin|fridge|wall|on|up|it|list|that|which|the|form|and|controls?|inputs?|fields?|printer|view|layout|friendly|for|to take|take|with|shopping|kitchen|one|a4|out|page|sheet|single|as|black and white",
    ),
    not: anyOf(
      "printed|pdf|colou?r\\p{L}*|remove the print|footer|logo|small print|labels?|barcode|qr|month|week|by|photo|pictures?|\\d{2,}",
    ),
    make: printed,
  },
  {
    asks: [
      anyOf(
        "same again|copy|copies|copying|duplicat\\p{L}*|repeat\\p{L}*|re-?add|add again|again|re-?use|clon\\p{L}*",
      ),
      anyOf("today(?:'s)?|same again|current date|new date"),
    ],
    more: anyOf(
      "same|again|button|copies|copy|copying|duplicat\\p{L}*|repeat\\p{L}*|entry|entries|expense|with|date|as|of|for|from|last|previous|old|today's|today|new|an?|one|that|which|it|there|be|can|every|each|month|is|the same|without|typing|rent|like|on|put|add|re-?use",
    ),
    not: anyOf("automatic\\p{L}*|by itself|remove|hide|show|filter|default|sort"),
    make: sameAgain,
  },
];

/** What is by the person of each entry: groups and colours. */
export const PEOPLE_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "group\\p{L}*|headings?|sections?|split|sorted into|under each|list per|lists? for each",
      ),
      anyOf(PERSON),
    ],
    more: anyOf(
      `${PERSON}|group\\p{L}*|by|per|for|each|every|with|a|under|heading|headings|sections?|split|own|into|list|the|they|it|them|to|do|does|name|names`,
    ),
    not: anyOf(
      "chart|total|sum|owes?|owed|filter|only|colou?r\\p{L}*|expenses? (?:between|among)|share\\p{L}*|evenly|cost|bill|month|columns?",
    ),
    make: (files, clause) =>
      columnsIn(files) ? null : byPerson(files, clause, (tree, field) => groupedBy(tree, field)),
  },
  {
    asks: [anyOf("colou?r\\p{L}*|colou?r[- ]cod\\p{L}*|tint\\p{L}*|shade\\p{L}*"), anyOf(PERSON)],
    more: anyOf(
      `${PERSON}|colou?r\\p{L}*|cod(?:e|ed|ing)|by|per|for|each|every|own|different|with|a|of|based on|according to|depending on|give|its|their|has|have|gets?|to|so|see|at once|belongs?|task|it|they|the|name|names|cards?`,
    ),
    not: anyOf(
      "red|blue|green|yellow|orange|purple|pink|gr[ae]y|black|white|choose|pick|background|button|text|theme|overdue|chart|owes?",
    ),
    make: (files, clause) => byPerson(files, clause, (tree, field) => colourBy(tree, field, "")),
  },
];

/** A field for notes that may stay empty; one for long texts that is there is the place for it. */
function noted(files: FileTree, { words }: Clause): EditResult | null {
  if (!entryApp(files)) return null;
  const own = fieldsOf(files).find(
    ({ label, type }) => type === "long" && /note|remark|comment|detail|descri/iu.test(label),
  );
  if (own)
    return there(
      `“${own.label}” is there for that already: it takes a text of any length, and may stay empty.`,
    );
  const label = sentenceCase(
    /(?<!\p{L})notes?(?!\p{L})/u.test(words)
      ? "notes"
      : (/remark|comment|memo|details/u.exec(words)?.[0] ?? "notes"),
  );
  const made = addFields(files, [{ id: label.toLowerCase(), label, type: "long" }], true);
  return made.ok
    ? edited(
        made.changes,
        `Added the field “${label}” for a text of any length; it may stay empty.`,
      )
    : null;
}

type FieldOf = ReturnType<typeof fieldsOf>[number];

/** Something by the person of each entry, who is asked for where nobody is yet. */
function byPerson(
  files: FileTree,
  { said, words }: Clause,
  make: (tree: FileTree, field: FieldOf) => EditResult,
): EditResult | null {
  const isPerson = ({ label }: FieldOf) =>
    /who|person|paid by|payer|assign|responsible|owner|member/iu.test(label);
  // A person is what it is by, and not what something else is by.
  if (!entryApp(files) || !new RegExp(`(?<!\\p{L})(?:${PERSON})(?!\\p{L})`, "u").test(words))
    return null;
  const own = fieldsOf(files).find(isPerson);
  const label = isOfMoney(files) ? "Paid by" : columnsIn(files) ? "Assigned to" : "Person";
  const people = namesIn(said);
  const fresh = { id: isOfMoney(files) ? "paidBy" : "person", label };
  const added = own
    ? null
    : addFields(
        files,
        [
          people.length > 0
            ? { ...fresh, type: "choice", options: people }
            : { ...fresh, type: "text" },
        ],
        true,
      );
  if (added && !added.ok) return null;
  const tree = added ? applied(files, added.changes) : files;
  const field = fieldsOf(tree).find(isPerson);
  if (!field) return null;
  const made = make(tree, field);
  if (!made.ok) return /already/u.test(made.reason) ? there(made.reason) : null;
  return edited(
    new Map([...(added?.changes ?? []), ...made.changes]),
    `${added ? `The form asks for “${label}” now. ` : ""}${made.said}`,
  );
}

/** A button of each expense that puts it into the list once more, on this day. */
function sameAgain(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const date = fieldsOf(files).find(({ type }) => type === "date");
  if (!app || !date || columnsIn(files)) return null;
  if (app.code.includes("onAgain") || app.code.includes(">Same again<"))
    return there("Each entry has a button “Same again” already.");
  const today = 'new Date().toLocaleDateString("sv-SE")';
  const added = /\badded: string/.test(app.code) ? ` added: ${today},` : "";
  const done = app.canBeDone ? " done: false," : "";
  const made = withAction(files, {
    name: "onAgain",
    label: () => "Same again",
    act: (as, { setter, stored }) =>
      `${setter}([{ ...${as}, id: newId(),${added}${done} values: { ...${as}.values, [${JSON.stringify(date.id)}]: ${today} } }, ...${stored}])`,
  });
  return made
    ? edited(
        made,
        `Each entry has a button “Same again”: it adds a copy of it with today as its “${date.label}”.`,
      )
    : null;
}
