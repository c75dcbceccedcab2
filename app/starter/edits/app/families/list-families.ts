import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { numberIn } from "../../abilities/ability";
import { above, beforeShown, changeApp, entryApp } from "../../abilities/entries-of-app";
import { FIELD_KIND_ABILITIES } from "../../abilities/field-kind-abilities";
import { fieldsOf } from "../../abilities/named-field";
import { colourBy } from "../../abilities/value-colours";
import { type EditResult, edited, there } from "../../edit";
import { fieldMeant } from "../../said/field-lines";
import { scaling } from "../everyday/recipe-sentences";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";
import { withIcons } from "./value-icons";

const KINDS =
  "categor(?:y|ies)|labels?|tags?|types?|kinds?|priorit(?:y|ies)|status(?:es)?|genres?|badges?|groups?|rooms?|locations?";
const RATE = FIELD_KIND_ABILITIES.find(({ send }) => send === "rate with stars");

/** What lists of any kind are asked for: signs and colours of what can be chosen, marks, and what runs low. */
export const LIST_FAMILIES: readonly Feature[] = [
  {
    asks: [anyOf("icons?|emojis?|symbols?|pictograms?|little pictures?"), anyOf(KINDS)],
    more: anyOf(
      `give|have|show|next to|before|in front of|beside|each|every|little|own|matching|fitting|different|cute|for|with|per|its|their|${KINDS}`,
    ),
    not: anyOf("remove|hide|no|without|colou?rs?|bigger|smaller|title|button|column"),
    make: (files, { words }) => {
      const field = choiceMeant(files, words);
      return field ? withIcons(files, field) : null;
    },
  },
  {
    asks: [anyOf("colou?r\\p{L}*|colou?r[- ]cod\\p{L}*"), anyOf(KINDS)],
    more: anyOf(
      `give|have|show|each|every|its|their|own|different|by|per|according to|depending on|code|coded|coding|based on|for|with|in|on|${KINDS}`,
    ),
    not: anyOf(
      "remove|hide|no|without|red|blue|green|yellow|orange|purple|pink|gr[ae]y|black|white|columns?|lanes?|background|buttons?|text|chart|choose|pick|change|overdue|add an?|new|field",
    ),
    make: (files, { words, said }) => {
      // "Coloured labels like plumbing, electrics" names what there is to choose, too.
      if (NAMES_SOME.test(said)) return null;
      const field = choiceMeant(files, words);
      if (!field) return null;
      const made = colourBy(files, field, "");
      if (!made.ok) return /already/u.test(made.reason) ? there(made.reason) : null;
      return onTags(made, field.id, field.label);
    },
  },
  {
    asks: [
      anyOf("rate|rating|ratings|rated|score|grade|stars?"),
      anyOf("1|one|five|5|stars?|rating|ratings|out of"),
    ],
    more: anyOf(
      "from|to|1|one|5|five|out of|stars?|with|give|each|every|system|scale|score|between|and|-|rate|rating|them",
    ),
    not: anyOf(
      "sort|highest|best|filter|average|only|remove|hide|favou?rites?|colou?r|bigger|show|10|ten|3|three|question|quiz|top",
    ),
    make: (files) => {
      const result = RATE && entryApp(files) ? RATE.make(files, RATE.send) : null;
      if (!result) return null;
      return result.ok ? result : /already/u.test(result.reason) ? there(result.reason) : null;
    },
  },
  {
    asks: [
      anyOf(
        "scal\\p{L}*|adjust\\p{L}*|multipl\\p{L}*|recalculat\\p{L}*|calculat\\p{L}*|convert\\p{L}*|doubl\\p{L}*|halv\\p{L}*|half|adapt\\p{L}*|change|more people|fewer people|different number",
      ),
      anyOf("ingredients?|amounts?|quantit(?:y|ies)|servings?|portions?|people|persons?|guests"),
    ],
    more: anyOf(
      "more|fewer|less|or|up|down|how many|number|cook\\p{L}*|eat\\p{L}*|for|when|to|different|recipe|automatic\\p{L}*|serves?|ingredients?|amounts?|people|servings?|portions?|coming|double|half|scale|so|match\\p{L}*|fit",
    ),
    not: anyOf("field|label|colou?r|rename|bigger|font|default|text|remove"),
    make: (files) => scaling(files),
  },
  {
    asks: [
      anyOf(
        "low|run(?:s|ning)? (?:out|low)|almost (?:out|empty|gone)|nearly (?:out|empty|gone)|re-?order|re-?stock|refill|few left|little left|out of stock|buy (?:more|again)",
      ),
      anyOf(
        "tell|warn\\p{L}*|alert\\p{L}*|show|see|know|notif\\p{L}*|list|let|mark|point out|say|message|need|which|what|flag|indicat\\p{L}*",
      ),
    ],
    more: anyOf(
      "tell|warn\\p{L}*|alert\\p{L}*|notif\\p{L}*|list|message|something|anything|items?|products?|stock|supplies|running|runs|run|low|out|getting|gets|is|are|below|under|less than|fewer than|\\d{1,4}|when|if|which|what|need|needs|ordered|ordering|order|buy|bought|left|only|a few|on|levels?|pieces?|soon|warning|things",
    ),
    not: anyOf(
      "red|orange|yellow|colou?r\\p{L}*|e-?mail|sort|first|filter|hide|field|remove|gr[ae]y|bold|shopping list|only show|column",
    ),
    make: (files, { words }) => runningLow(files, numberIn(words) ?? 5),
  },
  {
    asks: [
      anyOf(
        "how long|cooking time|prep(?:aration)? time|baking time|duration|time needed|time it takes",
      ),
    ],
    more: anyOf(
      "add|show|takes?|it|each|cook|make|prepare|field|for|to|need|needs|bake|time|write|enter|note|say|minutes|in",
    ),
    not: anyOf("sort|filter|total|sum|average|timer|remove|rename|under|less|than|only|hours"),
    make(files) {
      const known = fieldsOf(files).find(
        ({ type, label }) =>
          type === "number" && /^(?:minutes|duration|time|cooking time)$/iu.test(label),
      );
      return known && entryApp(files)
        ? there(
            `There is a field “${known.label}” for that already: the form asks for it, and the list shows it.`,
          )
        : null;
    },
  },
  {
    asks: [
      anyOf("remove|delete|get rid of|drop|hide|take (?:out|away|off)"),
      anyOf("field|column"),
    ],
    make: noSuchField,
    more: anyOf("from the form|form|\\p{L}{3,20}(?= (?:field|column))"),
    not: anyOf("and|except|but|all"),
  },
];

const NAMES_SOME = new RegExp(
  `(?<!\\p{L})(?:${KINDS})(?: (?:on|for|to) (?:\\p{L}+ ){1,2})?,? (?:like|such as|e\\.?g\\.?|for (?:example|instance)|namely|called|named)(?!\\p{L})`,
  "iu",
);

/** The field with choices that a wish names, by its name or by another word for one. */
function choiceMeant(files: FileTree, words: string) {
  if (!entryApp(files)) return null;
  const choices = fieldsOf(files).filter(
    ({ type, options }) => type === "choice" && options.length > 1,
  );
  const said = [...words.matchAll(new RegExp(`(?<!\\p{L})(?:${KINDS})(?!\\p{L})`, "giu"))].map(
    ([one]) => one,
  );
  const meant = said.map((one) => fieldMeant(files, one)).find(Boolean);
  return choices.find(({ label }) => label === meant) ?? null;
}

/** On a board the tag itself has the colour, too. */
function onTags(made: EditResult, id: string, label: string): EditResult {
  const path = "src/components/BoardCard.tsx";
  const code = made.ok ? made.changes.get(path) : null;
  if (!made.ok || !code?.includes("title={field.label}\n")) return made;
  const tag = `title={field.label}\n            style={\n              field.id === ${jsInline(id)}\n                ? { background: \`color-mix(in oklab, \${colourOf(text)} 32%, transparent)\` }\n                : undefined\n            }\n`;
  return edited(
    new Map([...made.changes, [path, code.replace("title={field.label}\n", () => tag)]]),
    `Each “${label}” has a colour of its own now, on the cards and at their side.`,
  );
}

/** A line above the list that names what there is little of. */
function runningLow(files: FileTree, most: number): EditResult | null {
  const count = fieldsOf(files).find(
    ({ type, label }) =>
      type === "number" && /stock|quantit|qty|pieces|left|amount|count|number/iu.test(label),
  );
  const app = entryApp(files);
  if (!app || !count || /const amountField/.test(app.code)) return null;
  if (app.code.includes("Running low:"))
    return there("A line above the list names what is running low already.");
  const id = jsInline(count.id);
  const low = `const low = ${app.stored}.filter((entry) => entry.values[${id}] && Number(entry.values[${id}]) < ${most});`;
  const line = `{low.length > 0 && (\n  <p role="status" style={{ color: "var(--danger)" }}>\n    <strong>Running low:</strong>{" "}\n    {low\n      .map((entry) => \`\${entry.values[fields[0]?.id ?? ""] || "Untitled"} (\${entry.values[${id}]})\`)\n      .join(", ")}\n  </p>\n)}`;
  const made = changeApp(
    files,
    (own) => {
      const next = above(own, line);
      const with_ = beforeShown(next, low);
      return with_ === next ? null : with_;
    },
    `Above the list a line in red names what is running low: “${count.label}” below ${most}. Another number can be said, such as “tell me what is running low, below ${most * 2}”.`,
  );
  return made.ok ? made : null;
}

/** A field that is to go and is not there. */
function noSuchField(files: FileTree, { words }: { words: string }): EditResult | null {
  const named = /(?:the |my |this )?((?:\p{L}+ )?\p{L}+) (?:field|column)$/u.exec(words)?.[1];
  const name = named?.replace(/^(?:the|remove|delete|drop|hide|of|out|away|off|rid) /u, "");
  const fields = fieldsOf(files);
  if (!name || fields.length === 0 || !entryApp(files) || fieldMeant(files, name)) return null;
  if ([...files.values()].some((code) => code.toLowerCase().includes(`"${name}"`))) return null;
  return there(
    `There is no field “${name}”: the form asks for ${fields.map(({ label }) => `“${label}”`).join(", ")}.`,
  );
}
