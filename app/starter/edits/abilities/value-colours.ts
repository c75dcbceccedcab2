import type { FileTree } from "~/projects/files";
import { COLOUR_NAMES, FOREIGN_COLOURS } from "../../theme/names";
import { type EditResult, edited, unchanged } from "../edit";
import { type Ability, NO_PLACE, words } from "./ability";
import { eachEntry, withAttribute } from "./each-program";
import { changeApp } from "./entries-of-app";
import { fieldsNamed, fieldsOf, type NamedField } from "./named-field";

const PATH = "src/colours.ts";

/** The colours that a wish gives to values: "high red, low green", "Anna in blue". */
export function coloursGiven(wish: string, options: readonly string[]): Record<string, string> {
  const said = wish.toLowerCase();
  const given: Record<string, string> = {};
  for (const option of options) {
    const at = said.search(
      new RegExp(`(?<!\\p{L})${escaped(option.toLowerCase())}(?!\\p{L})`, "u"),
    );
    if (at < 0) continue;
    const end = at + option.length;
    // Behind the value, up to the next one; before it where nothing stands behind.
    const behind = said.slice(end).split(/[,;.]|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/u)[0] ?? "";
    const colour = firstColour(behind) ?? lastColour(said.slice(0, at));
    if (colour) given[option] = colour;
  }
  return given;
}

/** The colour of a word in any of the languages. A map: "constructor" is no colour. */
const COLOURS = new Map([
  ...Object.entries(COLOUR_NAMES),
  ...Object.entries(FOREIGN_COLOURS).map(
    ([name, colour]) => [name, COLOUR_NAMES[colour] ?? colour] as const,
  ),
]);

function firstColour(text: string): string | null {
  const word = text.split(/[^\p{L}]+/u).find((one) => COLOURS.has(one));
  return (word && COLOURS.get(word)) || null;
}

/** "Red for high": only what stands directly before it. */
function lastColour(text: string): string | null {
  const near = text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(-2);
  const word = near.findLast((one) => COLOURS.has(one));
  return (word && COLOURS.get(word)) || null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function source(field: NamedField, given: Record<string, string>): string {
  if (Object.keys(given).length > 0)
    return `/** Colours that were chosen for single values of “${field.label}”: all others have none, so that these stand out. */
const OWN: Record<string, string> = ${JSON.stringify(given, null, 2)};

export function colourOf(value: string | undefined): string | undefined {
  return OWN[value ?? ""];
}
`;
  return `const CHOICES: string[] = ${JSON.stringify(field.options)};

/** The colour of a value: each has one of its own. */
export function colourOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const place = CHOICES.indexOf(value);
  const turn =
    place >= 0
      ? (place * 360) / CHOICES.length
      : [...value].reduce((sum, sign) => sum * 7 + (sign.codePointAt(0) ?? 0), 0);
  return \`hsl(\${Math.round((turn + 10) % 360)} 65% 50%)\`;
}
`;
}

/** The colours that were chosen before for values of a field. */
function chosenIn(code: string, field: NamedField): Record<string, string> | null {
  const own = /^const OWN: Record<string, string> = (\{[^}]*\});$/m.exec(code)?.[1];
  if (own === undefined || !code.includes(`“${field.label}”`)) return null;
  try {
    return JSON.parse(own) as Record<string, string>;
  } catch {
    // It was changed by hand: what is there is not known.
    return null;
  }
}

/** Gives the values of a field colours: those that a wish says, else one each. */
export function colourBy(files: FileTree, field: NamedField, wish: string): EditResult {
  const given = coloursGiven(wish, field.options);
  const now = files.get(PATH);
  if (now !== undefined) {
    const chosen = chosenIn(now, field);
    if (Object.keys(given).length > 0)
      return edited(
        new Map([[PATH, source(field, { ...chosen, ...given })]]),
        `Set the colours of “${field.label}”.`,
      );
    return chosen && !now.includes("hsl(")
      ? edited(
          new Map([[PATH, source(field, {})]]),
          `Each “${field.label}” has a colour of its own now.`,
        )
      : unchanged(`Each “${field.label}” has a colour already.`);
  }
  const each = eachEntry(files);
  if (!each) return NO_PLACE;
  const value = `colourOf(${each.as}.values[${JSON.stringify(field.id)}])`;
  const style =
    each.element.tag === "tr"
      ? `{ background: ${value} && \`color-mix(in oklab, \${${value}} 22%, transparent)\` }`
      : `{ borderInlineStart: \`6px solid \${${value} ?? "transparent"}\` }`;
  const drawn = withAttribute(each, `style={${style}}`).get(each.path) ?? each.code;
  const from = each.path.includes("components/") ? "../colours" : "./colours";
  const changes = new Map<string, string | null>([
    [each.path, `import { colourOf } from "${from}";\n${drawn}`],
    [PATH, source(field, given)],
  ]);
  const chart = "src/components/CategoryChart.tsx";
  const ring = files.get(chart);
  if (ring?.includes("shade(index, sorted.length)") && /categ/i.test(field.id)) {
    const own = ring.replaceAll(
      "shade(index, sorted.length)",
      "colourOf(name) ?? shade(index, sorted.length)",
    );
    changes.set(chart, `import { colourOf } from "../colours";\n${own}`);
  }
  const named = Object.keys(given);
  return edited(
    changes,
    named.length > 0
      ? `Entries have the colours you gave for “${field.label}”: ${named.join(", ")}.`
      : `Each “${field.label}” has a colour of its own now.`,
  );
}

const COLOURED = words(
  "colou?rs?|colou?red|colou?ring|colou?r[- ]cod*|farbe*|farben|farbig*|färbe*|einfärben|couleurs?|colorer|colores?|colorear|colori|colorare|cores?|colorir|rot|grün|red|green|blue|orange|yellow|rouge|vert|rojo|verde|rosso|vermelho",
);

/** Colours by what an entry says in one of its fields, and of the columns of a board. */
export const VALUE_COLOUR_ABILITIES: readonly Ability[] = [
  {
    send: "give each category a colour",
    words: [
      COLOURED,
      words(
        "each|every|different|differently|own|by|per|depending|according|code|coded|coding|jede*|nach|verschieden*|unterschiedlich*|je|eigene*|chaque|par|selon|différent*|cada|por|según|diferent*|distint*|ogni|per|divers*|secondo|should be|in|be|make|mark|show|highlight|colou?r|give|soll*|markier*|mach*",
      ),
    ],
    more: words(
      "give|entries|tasks?|cards?|items?|expenses?|label*|dot|background|border|tag|tags|them|have|gets?|its|code|with|of|one|use|make|mark|show|highlight|tasks|rows?|lines?|should|be|want|different|eine|einen|donne*|une|dale|un|dai|una|dê|uma",
    ),
    not: words(
      "button*|page|background of the page|theme|header|title|whole|everything|column|columns|spalte*|text of|font|field called|hover|accent|overdue|past|done|finished|completed|empty|chart|ring|bar|line|links?|icon*|remove|default",
    ),
    make(files, wish) {
      const named = fieldsNamed(files, wish).filter(
        ({ type, index }) => type === "choice" || (type === "text" && index > 0),
      );
      const byOption = fieldsOf(files).filter(
        ({ options }) => Object.keys(coloursGiven(wish, options)).length > 0,
      );
      const [field] = named.length > 0 ? named : byOption;
      return field ? colourBy(files, field, wish) : unchanged("I found no field to colour by.");
    },
  },
  {
    send: "give each column a colour",
    words: [COLOURED, words("columns?|lanes?|spalten?|colonnes?|columnas?|colonne|colunas?")],
    more: words(
      "each|every|different|own|a|give|the|its|of|have|has|make|should|jede|eine|chaque|cada|ogni",
    ),
    not: words(
      "called|add|remove|rename|background of|headline|name|green|red|blue|yellow|orange|purple|pink|grey|gray",
    ),
    make: (files) =>
      changeApp(
        files,
        ({ code }) => {
          if (code.includes("laneColour(")) return code;
          if (!/className=\{`lane\$\{/.test(code)) return null;
          return code
            .replace(
              /( +)className=\{`lane\$\{/,
              (open, indent: string) =>
                `${indent}style={{ borderTop: \`5px solid \${laneColour(index)}\` }}\n${open}`,
            )
            .replace(
              /^export function App/m,
              `/** Each column has a colour of its own. */\nconst laneColour = (index: number) => \`hsl(\${(index * 360) / columns.length + 10} 65% 50%)\`;\n\nexport function App`,
            );
        },
        "Each column has a colour of its own at its top now.",
      ),
  },
];
