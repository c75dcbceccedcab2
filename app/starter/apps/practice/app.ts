import type { StarterApp } from "~/starter/starter-app";

/** The kinds of sums, as they are asked for in any of the languages. */
const KINDS: [RegExp, string][] = [
  [
    /times[ -]?tables?|multipl\p{L}*|einmaleins|\b1x1\b|malnehmen|tablas? de|tables? de|tabelline|tabuadas?/u,
    "×",
  ],
  [/divi(?:sion|de|ding|dieren|dir|ser)\p{L}*|geteilt/u, "÷"],
  [/addition|adding|\badd\b|addieren|plus|sumas?\b|sumar|addizion\p{L}*|somar/u, "+"],
  [/subtract\p{L}*|subtrahieren|minus|soustraction\p{L}*|restas?\b|restar|sottrazion\p{L}*/u, "−"],
];

/** Which sums are asked, and how many: "tables 2 to 10, with 20 questions". */
export function practiceOf(request: string) {
  const kinds = KINDS.filter(([form]) => form.test(request)).map(([, sign]) => sign);
  const range =
    /(?:tables?|einmaleins(?:-?trainer)?,?|reihen?|tablas?|tabelline|tabuadas?)(?: (?:de multiplication|de multiplicar|of|from|von|der|de|du|del|da|dal|1x1))*:? (\d{1,2}) ?(?:to|through|bis|à|a|al|until|-|–) ?(\d{1,2})(?!\d)/.exec(
      request,
    );
  const only =
    /(?:tables?|reihe|table|tabla|tabellina|tabuada)(?: (?:of|for|von|de|du|del|da))?(?: the)? (\d{1,2})(?!\d)|(?<!\d)(\d{1,2})(?:er| ?times)(?:[ -](?:reihe|tables?))/.exec(
      request,
    );
  const single = only?.[1] ?? only?.[2];
  const [from, to] = range ? [range[1], range[2]] : single ? [single, single] : ["2", "10"];
  const up =
    /(?:up to|to|within|bis|jusqu'à|hasta|fino a|até) (?:zu )?(20|25|30|50|100|200|500|1000)(?!\d)/.exec(
      request,
    )?.[1];
  const count =
    /(?<!\d)(\d{1,3}) (?:questions?|sums?|problems?|tasks?|exercises?|aufgaben|fragen|questions|exercices|preguntas|sumas|ejercicios|domande|esercizi|perguntas|exercícios)(?!\p{L})/u.exec(
      request,
    )?.[1];
  return {
    kinds: kinds.length > 0 ? kinds : ["+", "−", "×"],
    from: clamp(from, 1, 20),
    to: clamp(to, 1, 20),
    largest: clamp(up, 10, 1000, 20),
    rounds: clamp(count, 1, 100, 10),
  };
}

function clamp(digits: string | undefined, least: number, most: number, usual = least): number {
  return digits === undefined ? usual : Math.min(most, Math.max(least, Number(digits)));
}

const onlyTables = (request: string) => practiceOf(request).kinds.join("") === "×";

export const practice: StarterApp = {
  id: "practice",
  name: "maths practice",
  accent: "#1f6fd6",
  pairing: "playground",
  keywords: [
    "times tables",
    "times table",
    "times tables practice",
    "times table practice",
    "times tables trainer",
    "times tables quiz",
    "times tables game",
    "multiplication tables",
    "multiplication practice",
    "multiplication quiz",
    "multiplication game",
    "multiplication trainer",
    "maths practice",
    "math practice",
    "maths trainer",
    "math trainer",
    "maths game",
    "math game",
    "maths quiz",
    "math quiz",
    "maths drill",
    "math drill",
    "mental maths",
    "mental math",
    "mental arithmetic",
    "arithmetic",
    "arithmetic practice",
    "addition practice",
    "subtraction practice",
    "sums practice",
    "einmaleins",
    "einmaleins-trainer",
    "kopfrechnen",
    "rechentrainer",
    "mathetrainer",
    "tables de multiplication",
    "calcul mental",
    "tablas de multiplicar",
    "cálculo mental",
    "tabelline",
    "calcolo mentale",
    "tabuada",
  ],
  unmistakable: /times tables?|maths? (?:practice|game|quiz)/,
  kinds: ["static"],
  defaultTitle: (_, request) => (onlyTables(request) ? "Times tables" : "Maths practice"),
  describe({ request }) {
    const { kinds, from, to, largest, rounds } = practiceOf(request);
    const tables = from === to ? `the table of ${from}` : `the tables from ${from} to ${to}`;
    const what = onlyTables(request)
      ? tables
      : `sums with ${kinds.join(" ")} and numbers up to ${largest}`;
    return `Rounds of ${rounds} questions on ${what}, with a score, the best one kept, and what was wrong to practise again.`;
  },
  example: "a times tables practice",
  next: ["use a playful style", "use the candy colours", "make the text bigger"],
  reads:
    /\d.*(?:tables?|times|questions?|sums?|problems?|up to|reihen?|aufgaben|fragen|bis|exerci\p{L}+|preguntas|tablas?|esercizi|domande)|(?:tables?|reihen?|tablas?|tabelline|up to|bis) .*\d|^(?:a |the )?score(?: at the end)?$|^ein einmaleins/u,
  values({ request }) {
    return practiceOf(request);
  },
};
