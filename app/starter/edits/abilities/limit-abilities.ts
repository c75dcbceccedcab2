import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { type Ability, NO_PLACE, numberIn, words } from "./ability";
import { fieldsNamed, type NamedField } from "./named-field";

const MOST =
  "no more than|not more than|at most|maximum|max|up to|more than|over|above|higher than|bigger than|höchstens|maximal|nicht mehr als|mehr als|über|pas plus de|plus de|au plus|au maximum|más de|como máximo|máximo|più di|al massimo|massimo|mais de|no máximo";
const LEAST =
  "at least|minimum|min|not less than|less than|fewer than|under|below|smaller than|lower than|mindestens|minimal|weniger als|unter|kleiner als|au moins|moins de|au minimum|menos de|al menos|como mínimo|almeno|meno di|minimo|pelo menos|menos que|no mínimo";
const NEGATIVE = "negative|minus|negativ*|négatif*|negativ[oa]s?|below zero|under zero|unter null";
const DENIED = words(
  "not|no|never|can['’]?t|cannot|don['’]?t|dont|doesn['’]?t|shouldn['’]?t|nobody|without|forbid*|prevent*|block*|nicht|kein*|niemand|ne|pas|jamais|nadie|nunca|non|nessuno|não|ninguém|sans|sin|senza|sem",
);
const NOT = words(
  "not|no|never|can['’]?t|cannot|don['’]?t|dont|doesn['’]?t|shouldn['’]?t|shuld|nobody|nicht|kein*|niemand|ne|pas|jamais|nadie|nunca|non|nessuno|não|ninguém|only|nur|must|should|muss|soll|doit|debe|deve|be",
);

/** A limit of a number, as the input of its field tells it to the browser: \`min={…}\`. */
export function limited(
  files: FileTree,
  field: NamedField,
  name: "min" | "max",
  value: number,
): EditResult {
  const path = "src/components/FieldInput.tsx";
  const code = files.get(path) ?? "";
  const line = new RegExp(`^ {10}${name}=\\{(.*)\\}\\n`, "m");
  const old = line.exec(code);
  const others = (old?.[1] ?? "undefined").replace(
    new RegExp(`field\\.id === "${field.id}" \\? -?[\\d.]+ : `),
    "",
  );
  const fresh = `          ${name}={field.id === "${field.id}" ? ${value} : ${others}}\n`;
  const type = "          type={field.type}\n";
  const next = old ? code.replace(old[0], () => fresh) : code.replace(type, () => type + fresh);
  if (next === code) return old ? unchanged("It is like that already.") : NO_PLACE;
  return edited(
    new Map([[path, next]]),
    `“${field.label}” takes ${name === "min" ? "nothing below" : "nothing above"} ${value}.`,
  );
}

/** The field with numbers that a limit is for. */
function numberNamed(files: FileTree, wish: string): NamedField | null {
  const numbers = fieldsNamed(files, wish).filter(({ type }) => type === "number");
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

const NOT_LENGTH = words(
  "characters?|letters?|digits?|zeichen|buchstaben|caractères|caracteres|caratteri|entries|tasks|cards|column|columns|red|green|rot|rouge|rojo|warn*|colou?r*|mark*|label*|show*|sort*|filter*|budget|left|remaining",
);

/** What forms take of numbers: from where, up to where, and numbers alone. */
export const LIMIT_ABILITIES: readonly Ability[] = [
  {
    send: "the amount must not be negative",
    words: [words(`${NEGATIVE}|(?:${LEAST}) (?:0|zero|null|zéro|cero)`), DENIED],
    more: words(
      "amounts?|values?|numbers?|be|can|allow*|possible|entered|enter|type*|in|eingeben|können|man|soll|beträge|saisir|poner|meter|ser|sein|dürfen",
    ),
    not: NOT_LENGTH,
    isAbsence: true,
    make(files, wish) {
      const numbers = fieldsNamed(files, wish).filter(({ type }) => type === "number");
      const field = numbers.length === 1 ? numbers[0] : undefined;
      return field
        ? limited(files, field, "min", 0)
        : unchanged("I found no number that is named.");
    },
  },
  {
    send: "the amount can be 500 at most",
    words: [words(`${MOST}|${LEAST}`), "\\d", NOT],
    more: words(
      "allow*|enter*|type*|put|value|values|number|possible|than|be|can|could|may|let|anyone|anybody|people|eingeben|dürfen|darf|können|kann|sein|pueda*|poner|se|ser|pouvoir|peut|on|mettre|saisir|essere|può|poter*|pode*",
    ),
    not: NOT_LENGTH,
    isAbsence: true,
    make(files, wish) {
      const [field, value] = [numberNamed(files, wish), numberIn(wish)];
      if (!field || value === null) return unchanged("I found no number that is named.");
      const isLess = pattern(words(LEAST)).test(wish);
      return limited(files, field, isLess ? "min" : "max", value);
    },
  },
  {
    send: "only numbers in the tag",
    words: [
      words(
        "only (?:let me (?:type|enter|put)(?: in)? )?(?:numbers|digits)|numbers only|digits only|just numbers|only accept numbers|nur (?:zahlen|ziffern)|seulement des (?:chiffres|nombres)|que des (?:chiffres|nombres)|(?:solo|sólo) números|solo numeri|(?:só|apenas) números",
      ),
    ],
    more: words(
      "field|feld|champ|campo|there|in|take*|allow*|accept*|should|be|let|me|type|enter|so|minutes|minuten|minutos|minuti|the|it",
    ),
    make(files, wish) {
      const [field, ...others] = fieldsNamed(files, wish);
      if (!field || others.length > 0) return unchanged("I found no single field that is named.");
      if (field.type === "number") return unchanged(`“${field.label}” takes only numbers already.`);
      const path = "src/fields.ts";
      const code = files.get(path) ?? "";
      const line = new RegExp(
        `(\\{ id: "${field.id}",[^}]*?)type: "\\w+"((?:, required: true)?)[^}]*\\}`,
      );
      const next = code.replace(
        line,
        (_, head: string, rest: string) => `${head}type: "number"${rest} }`,
      );
      return next === code
        ? NO_PLACE
        : edited(new Map([[path, next]]), `“${field.label}” takes only numbers now.`);
    },
  },
];
