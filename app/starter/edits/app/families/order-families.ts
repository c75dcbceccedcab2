import type { FileTree } from "~/projects/files";
import { narrowed } from "../../abilities/each-program";
import { above, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { TASK_ABILITIES } from "../../abilities/task-abilities";
import { askBeforeDelete } from "../../behave/ask-before-delete";
import { withState } from "../../behave/entries-in-code";
import { requireField } from "../../behave/require-field";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { columnsIn } from "../entries/column-names";
import { begins } from "../entries/default-orders";
import { anyOf, fieldsSaid, wordsOfLabel } from "../said-of";
import type { Family } from "./family";

const DRAG = TASK_ABILITIES.find(({ send }) => send === "let me drag them into another order");

/** In what order entries stand, which are shown, and what the form asks and begins with. */
export const ORDER_FAMILIES: readonly Family[] = [
  {
    asks: [
      anyOf("delet\\p{L}*|remov\\p{L}*"),
      anyOf(
        "too easy|accident\\p{L}*|by mistake|mistakenly|too quick\\p{L}*|without meaning to|unintended",
      ),
    ],
    more: anyOf(
      "button|hit|press|it|is|happens|i|keep|kept|things|something|to|so|often|an?|the|entries|can|get|gets",
    ),
    not: anyOf("undo|bring back|restore|trash|archive|remove the|hide|smaller|move"),
    make: (files) => {
      const made = entryApp(files) ? askBeforeDelete(files, "Delete this?") : null;
      return made?.ok ? made : null;
    },
  },
  {
    asks: [
      anyOf(
        "ask\\p{L}*|confirm\\p{L}*|are you sure|warn\\p{L}*|check with me|double[- ]check|make sure",
      ),
      anyOf("delet\\p{L}*|remov\\p{L}*|throw\\p{L}* away|eras\\p{L}*|bin(?:ning)?"),
    ],
    more: anyOf(
      "first|before|by (?:mistake|accident)|accident\\p{L}*|mistake\\p{L}*|keep|always|message|dialog|question|really|want|i mean it|wrong|misclick\\p{L}*|if|something|anything|gone|goes|is|are|you|sure|i|'m",
    ),
    not: anyOf(
      "undo|bring back|trash|archive|don'?t ask|not|never|no|stop|without|after|search|filter",
    ),
    make: (files) => {
      const made = entryApp(files) ? askBeforeDelete(files, "Delete this?") : null;
      return made?.ok ? made : null;
    },
  },
  {
    asks: [
      anyOf(
        "order|rearrang\\p{L}*|re-?order\\p{L}*|arrang\\p{L}*|move (?:them )?(?:up|around)|sort (?:them )?(?:myself|by hand|manually)|drag\\p{L}*",
      ),
      anyOf(
        "change|choose|own|myself|manual\\p{L}*|by hand|drag\\p{L}*|decide|set|custom|different|rearrang\\p{L}*|re-?order\\p{L}*|up (?:and|or) down|around|free\\p{L}*",
      ),
    ],
    more: anyOf(
      "order|change|into|own|in|my|which|they|appear|stand|come|first|drop|mouse|finger|up|down|by|way|want|like|custom|position|place|around|sort",
    ),
    not: anyOf(
      "columns?|lanes?|between|automatic\\p{L}*|by (?:date|name|priority|due|amount)|alphabet\\p{L}*|newest|questions?|fields?|sum|buttons?",
    ),
    make: (files) => {
      const made =
        DRAG && entryApp(files) && !columnsIn(files) ? DRAG.make(files, DRAG.send) : null;
      if (!made) return null;
      return made.ok ? made : /already/u.test(made.reason) ? there(made.reason) : null;
    },
  },
  {
    asks: [
      anyOf("list|rows?|one below the other|under each other|one per (?:line|row)|single column"),
      anyOf("instead of|not|rather than|no more"),
      anyOf("tiles?|cards?|grid|boxes|squares"),
    ],
    more: anyOf("as|in|a|show|simple|plain|view|layout|display"),
    not: anyOf("table|calendar|colou?r|columns"),
    make: asRows,
  },
  {
    asks: [
      anyOf("filter\\p{L}*|show (?:me )?only|only show|narrow\\p{L}*|find|limit"),
      anyOf(
        "how long|how much|how many|minutes?|time|duration|quick|price|cost|amount|quantity|number|year|pages?|rating|score|calories|weight",
      ),
    ],
    more: anyOf(
      "by|how long|they|it|takes?|to|cook|make|cooking|maximum|max|at most|up to|under|less than|for|ones|that|time|cost|costs|range|prep\\p{L}*",
    ),
    not: anyOf(
      "\\d+|more than|at least|over|above|sort|date|month|week|budget|entries per|done|characters|cards in",
    ),
    make: (files, { words }) => atMost(files, words),
  },
  {
    asks: [
      anyOf(
        "must|has to|have to|needs? to|should|required?|mandatory|compulsory|obligatory|can(?:'t|not)|not allowed|don'?t (?:allow|accept|save|let)|force|never|no one can|without|impossible",
      ),
      anyOf(
        "filled(?: in| out)?|fill in|required?|mandatory|compulsory|obligatory|empty|blank|without|left out|entered|given|skip(?:ped)?",
      ),
    ],
    more: anyOf(
      "be|always|field|name|the|item|an?|left|leave|save|saved|saving|add|added|me|someone|people|should|make|to|it|is|if|something|anything|entry|entries|when|in|allow\\p{L}*|accept|let|do",
    ),
    not: anyOf(
      "anymore|any more|no longer|optional|may|list|message|says?|text|colou?r|when the|zero|\\d+|aren'?t|isn'?t|not (?:be )?(?:required|mandatory)|highlight|mark|show|ask",
    ),
    make: (files, { words }) => mustHave(files, words),
  },
  {
    asks: [
      anyOf(
        "already|default\\p{L}*|pre-?set|pre-?selected|pre-?filled|from the start|to begin with|automatically|by itself|always start",
      ),
    ],
    more: anyOf(
      "set|selected|chosen|filled|in|to|with|as|be|should|is|on|start|starts|begin|begins|the|usually|normally|mostly|because|form|new|when|i|add|make|use|have|choose|choice|value|put|for",
    ),
    not: anyOf(
      "today|date|theme|dark|light|language|sort\\p{L}*|filter|colou?r|page|open|columns?|not|never|\\d+",
    ),
    names: (files) => fieldsOf(files).flatMap(({ options }) => options.flatMap(wordsOfLabel)),
    make: (files, { words }) => startsWith(files, words),
  },
];

function asRows(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const app = entryApp(files);
  const name = /<ul className="(\w+)">\s*\{?$/.exec(app?.code.slice(0, app.start) ?? "")?.[1];
  const rule = new RegExp(`^\\.${name} \\{[^}]*grid-template-columns: repeat`, "m");
  if (!styles || !name || !rule.test(css)) return null;
  return edited(
    new Map([[styles, withRule(css, `.${name}`, { "grid-template-columns": "1fr" })]]),
    "They stand one below the other now, each over the whole width.",
  );
}

const OF_TIME = /how long|time|quick|duration/u;

/** A number above the list: only what is at most that in a field is shown. */
function atMost(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  const numbers = fieldsOf(files).filter(({ type }) => type === "number");
  const field =
    fieldsSaid(words, numbers)[0] ??
    (OF_TIME.test(words)
      ? numbers.find(({ label }) => /minute|time|duration|hours/iu.test(label))
      : undefined);
  if (!app || !field) return null;
  if (app.code.includes("setMost(")) return there("A number above the list narrows it already.");
  const label = `${field.label} at most`;
  const box = `<label className="label">\n  ${label}{" "}\n  <input\n    className="input"\n    type="number"\n    min="0"\n    style={{ width: "7rem" }}\n    value={most}\n    onChange={(event) => setMost(event.target.value)}\n  />\n</label>`;
  const key = JSON.stringify(field.id);
  const narrow = narrowed(
    app,
    `(${app.entry}) => most === "" || (${app.entry}.values[${key}] !== "" && Number(${app.entry}.values[${key}]) <= Number(most))`,
  );
  const code = withState(
    above({ ...app, code: narrow }, box),
    'const [most, setMost] = useState("");',
  );
  return edited(
    new Map([[app.path, code]]),
    `“${label}” above the list takes a number: only entries up to it are shown, and all of them while it is empty.`,
  );
}

function mustHave(files: FileTree, words: string): EditResult | null {
  const fields = fieldsOf(files);
  if (!entryApp(files)) return null;
  // “Not” is no word for notes.
  const [said, ...more] = fieldsSaid(words.replace(/(?<!\p{L})not(?!\p{L})/gu, " "), fields);
  const field =
    said ?? (/(?<!\p{L})(?:names?|titles?|texts?)(?!\p{L})/u.test(words) ? fields[0] : undefined);
  if (!field || more.length > 0) return null;
  const made = requireField(files, field.label, true);
  return made.ok ? made : there(made.reason);
}

function startsWith(files: FileTree, words: string): EditResult | null {
  const chosen = fieldsOf(files).flatMap((field) =>
    field.options
      .filter((option) => anyOf(option.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, ".")).test(words))
      .map((option) => ({ field, option })),
  );
  const [one, ...more] = chosen;
  if (!one || more.length > 0 || !entryApp(files)) return null;
  const made = begins(one.field, JSON.stringify(one.option), `“${one.option}”`)(files);
  return made.ok ? made : null;
}
