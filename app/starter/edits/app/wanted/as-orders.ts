import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { numberSaid, wordsUpTo } from "../../grammar/number-words";
import { type Clause, clauseOf } from "../clause";
import { columnsIn } from "../entries/column-names";
import { type Family, strictlyAsked } from "../families/family";
import { isOfMoney } from "../families/grouped-by";
import { anyOf, COLOUR_WORD, colourSaid, wordsOfLabel } from "../said-of";
import { LOOK_AS_ORDERS } from "./look-as-orders";
import { PERSON_LABEL } from "./people-words";

/** A wish in any words that a plain order answers. */
export interface AsOrder extends Pick<Family, "asks" | "more" | "not" | "names"> {
  /** The plain order; null where the app has no place for it. */
  order(files: FileTree, words: string): string | null;
}

const COUNT = `\\d{1,3}|${wordsUpTo(10)}`;

/** The first number of a wish, as a digit. */
function countIn(words: string): number {
  const said =
    new RegExp(`(?<![\\p{L}\\d])(?:${COUNT})(?![\\p{L}\\d])`, "u").exec(words)?.[0] ?? "";
  return numberSaid(said) ?? 0;
}

const columnSaid = (files: FileTree, words: string) =>
  [...(columnsIn(files) ?? [])]
    .sort((a, b) => b.length - a.length)
    .find((name) => words.includes(name.toLowerCase()));

const ONLY =
  /(?<!\p{L})only(?: have| has| got)? (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/u;

const SPENT = "spen[dt]|spending|expenses?|money|pay|paid|costs?|amount|it";

const AS_ORDERS: readonly AsOrder[] = [
  ...LOOK_AS_ORDERS,
  {
    // "Only three tasks at once": so many that are open, or in a column.
    asks: [
      anyOf("only|no more than|not more than|never more than|limit\\p{L}*|up to|more than"),
      anyOf(COUNT),
      anyOf(
        "at once|at a time|at the same time|in parallel|simultaneously|open|unfinished|active|in progress|cards?|tasks?|limit\\p{L}*",
      ),
    ],
    more: anyOf(
      `only|at most|no|not|don'?t|never|more|than|maximum|max|limit\\p{L}*|up to|${COUNT}|at once|at a time|at the same time|in parallel|open|unfinished|active|in progress|allow\\p{L}*|let|have|work on|there|may|be|can|accept|take|taken|column|lane|in|each|every|permit\\p{L}*|exist|hold|contain|of|to|number|them|of them|chores|me|us|myself`,
    ),
    not: anyOf(
      "days?|weeks?|hours?|minutes?|characters|letters|show|see|display|older|colou?r\\p{L}*|euros?|stars?|per page|warn\\p{L}*|columns|lines|habits?|due|filter",
    ),
    names: (files) => (columnsIn(files) ?? []).flatMap(wordsOfLabel),
    order(files, words) {
      const count = countIn(words);
      const column = columnSaid(files, words);
      if (count < 1) return null;
      if (column) return `don't allow more than ${count} cards in ${column}`;
      if (columnsIn(files)) return `allow at most ${count} cards in a column`;
      return entryApp(files)?.canBeDone ? `keep at most ${count} open tasks` : null;
    },
  },
  {
    asks: [
      anyOf("average|on average|mean|typically"),
      anyOf("per day|a day|each day|every day|daily|by day|of a day"),
    ],
    more: anyOf(
      `average|on average|mean|per|day|daily|how much|did|do|spent so far|so far|${SPENT}|amount|of|this month|month|in`,
    ),
    not: anyOf("chart|graph|year|categor\\p{L}*|week|person|warn\\p{L}*|budget"),
    order: (files) => (isOfMoney(files) ? "show the average of a day" : null),
  },
  {
    asks: [
      anyOf(
        "qui(?: est-ce que)? doit|qui doit|wer(?: wem)? (?:wem )?(?:wie ?viel )?schuldet|wer schuldet|schuldet wer|quién(?:es)? (?:le )?debe|quien(?:es)? (?:le )?debe|chi deve|chi è in debito|quem deve",
      ),
    ],
    more: anyOf(
      "qui|à qui|a qui|combien|wem|was|wie ?viel|wer|geld|jeder|aus|rechne|berechne|quién|a quién|cuánto|cuanto|quanto|a chi|chi|a quem|quem|dinero|argent|saber|savoir|calcula\\p{L}*|calcule\\p{L}*|denaro|dinheiro|soldi",
    ),
    order: (files) => (isOfMoney(files) ? "show who owes whom" : null),
  },
  {
    asks: [
      anyOf(
        "notizfeld\\p{L}*|notiz-?feld|feld für notizen|bemerkungsfeld|champ (?:de |pour (?:des |les )?)?(?:notes?|remarques?)|champ notes?|campo (?:de |para |di |per (?:le )?)?(?:notas?|note|observaciones)|zone de notes?",
      ),
      // The field alone is read elsewhere, by its name.
      anyOf("bei|für|zu|dazu|à|a|pour|par|chaque|jede[rmns]?|cada|ogni|todas?|todos|para|per"),
    ],
    more: anyOf(
      "bei|für|zu|jede[rmns]?|alle|bitte|dazu|à|a|pour|chaque|par|cada|ogni|todas?|todos|le|les|un|una|füge|hinzu|brauche|freies|kleines|petit|petite|pequeño|piccolo|fiche|carte|ausgabe|karte|aufgabe|eintrag|zutat|elemento|élément|gasto|tarea|tarjeta|scheda|spesa|attività|dépense|tâche|habitude|recette|rezept|gewohnheit",
    ),
    not: anyOf(
      "supprim\\p{L}*|enlev\\p{L}*|entfern\\p{L}*|lösch\\p{L}*|ohne|sans|sin|quita\\p{L}*|togli",
    ),
    order: () => "add a notes field",
  },
  {
    // "Expenses above 100 euros red": each of them, and no warning about all.
    asks: [
      anyOf("above|over|more than|higher than|bigger than|greater than|exceed\\p{L}*|larger than"),
      /(?<![\p{L}\d])[€$£]? ?\d/u,
      COLOUR_WORD,
      anyOf("expenses?|entries|entry|amounts?|items?|payments?|purchases?|ones"),
    ],
    more: anyOf(
      "above|over|more than|higher than|bigger than|greater than|exceed\\p{L}*|larger than|[€$£]|euros?|dollars?|pounds?|\\d[\\d.,]*|in|be|are|that|cost|costs|single|which|amounts?|turn|look|stand out|coloured|colored",
    ),
    not: anyOf("total|month|budget|day|week|bold|bar|chart|background|text|button|title"),
    names: () => [COLOUR_WORD],
    order: (files, words) =>
      isOfMoney(files)
        ? `mark expenses above ${/\d[\d.,]*/u.exec(words)?.[0]} in ${colourSaid(words)?.name}`
        : null,
  },
  {
    asks: [
      anyOf("how many|number of|count(?:er)?(?: of)?"),
      anyOf("altogether|in total|in all|overall|total|all together|there are"),
    ],
    more: anyOf(
      "how many|number of|count\\p{L}*|altogether|in total|in all|overall|total|all together|there are|at the top|on top|above|currently|are|i have|we have|own|kinds? of|different|tools?|pieces?",
    ),
    not: anyOf(
      "done|open|per|by|left|person|column|quantity|sum|days?|week|today|month|each|every|of each|minutes|times|low|overdue|borrowed|lent",
    ),
    order: () => "show how many there are",
  },
  {
    // "Tell me when there are fewer than 2 of something": what is running low stands out.
    asks: [
      anyOf(
        "tell|warn\\p{L}*|alert\\p{L}*|mark|highlight|show|notify|remind|flag|red|see|let me know|point out",
      ),
      anyOf("fewer than|less than|under|below|only"),
      anyOf(COUNT),
      anyOf(
        "of (?:something|anything|an? \\p{L}+|it|them|one)|left|in stock|remain\\p{L}*|there are|pieces",
      ),
    ],
    more: anyOf(
      `tell|warn\\p{L}*|alert\\p{L}*|mark|highlight|notify|remind|flag|red|let me know|point out|fewer than|less than|under|below|only|${COUNT}|of|left|in stock|stock|remain\\p{L}*|there are|pieces|when|if|as soon as|something|anything|than|have|items?|tools?`,
    ),
    not: anyOf("e-?mail|push|days?|minutes|hours|tasks?|total|budget|open"),
    order(files, words) {
      const number = fieldsOf(files).find(
        ({ type, label }) =>
          type === "number" && /quantit|stock|amount|count|number|pieces/iu.test(label),
      );
      return number && !isOfMoney(files)
        ? // Only one that is left is fewer than two.
          `mark items with ${number.label} below ${countIn(words) + (ONLY.test(words) ? 1 : 0)} in red`
        : null;
    },
  },
  {
    // "Only the cards Marta builds": the choice of who it is.
    asks: [anyOf("only|just|filter\\p{L}*|see|show\\p{L}*|view|look at|display")],
    more: anyOf(
      "only|just|filter\\p{L}*|see|show|view|look at|display|by|for|of|from|that|who|which|does|do|has|have|is|are|to|builds?|makes?|made|did|done by|cooks?|cooked|handles?|owns?|assigned to|belongs? to|belong|work(?:s|ing)? on|takes? care of|responsible for|in charge of|paid(?: by| for)?|pays|bought|brings?|brought|borrowed|someone|somebody|one person|a person|(?:a |one )?(?:certain|single|particular|specific) person|person|persons|people|chores|orders?|each|mine|'s",
    ),
    not: anyOf(
      "open|today|overdue|this|week|month|hide|sort\\p{L}*|less|more|column|word|group|total|owes?|average|colou?r\\p{L}*|field|how many|recipes that",
    ),
    names: (files) => namesOfPeople(files),
    order(files, words) {
      const people = fieldsOf(files).filter(
        ({ type, label }) => (type === "choice" || type === "text") && PERSON_LABEL.test(label),
      );
      const [field] = people;
      const isOfPerson =
        namesOfPeople(files).some((one) => one.test(words)) ||
        /(?<!\p{L})(?:persons?|people|someone|somebody)(?!\p{L})/u.test(words);
      return field && people.length === 1 && isOfPerson ? `filter by ${field.label}` : null;
    },
  },
];

/** A name within a sentence is written with a capital: "the chores for Ben". */
const NAMED = /(?<=\p{Ll} )\p{Lu}\p{Ll}{1,14}(?:['’]s)?(?!\p{L})/u;

/** The people that can be chosen. */
const namesOfPeople = (files: FileTree): RegExp[] =>
  fieldsOf(files)
    .filter(({ label }) => PERSON_LABEL.test(label))
    .flatMap(({ options }) => options.flatMap(wordsOfLabel));

/** The plain order that a wish asks for in other words; null for none. */
export function orderWanted(clause: Clause, files: FileTree): string | null {
  const nameless = clause.said.replace(NAMED, "someone");
  const ways = nameless === clause.said ? [clause] : [clause, clauseOf(nameless)];
  for (const way of ways)
    for (const { one, words } of strictlyAsked(AS_ORDERS, way, files)) {
      const order = one.order(files, words);
      if (order !== null) return order;
    }
  return null;
}
