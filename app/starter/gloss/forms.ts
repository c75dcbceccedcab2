import type { Tongue } from "./tongues";

/** What a word of the lists is: how it is inflected, and where it goes in an English sentence. */
export type WordKind =
  | "verb"
  | "noun"
  | "name"
  | "look"
  | "adj"
  | "the"
  | "a"
  | "prep"
  | "place"
  | "and"
  | "deg"
  | "neg"
  | "gone"
  | "off"
  | "in"
  | "costs"
  | "call"
  | "is"
  | "should"
  | "want"
  | "nice"
  | "that"
  | "when"
  | "word"
  | "drop";

/** A form that a word is met in; `isMany` for the plural of a noun, `particle` for what stands apart from a German verb. */
export interface Form {
  text: string;
  isMany: boolean;
  particle: string | null;
}

/** All forms of an entry of the lists: its lemma and, behind "/", the forms that no rule gives. Pure. */
export function formsOf(entry: string, kind: WordKind, tongue: Tongue): Form[] {
  const [lemma = "", ...more] = entry.split("/").map((form) => form.trim());
  if (lemma.includes("·")) return separable(lemma, more);
  const given = [lemma, ...more].map((text) => plain(text));
  const [first = "", ...rest] = lemma.split(" ");
  const tail = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (kind === "verb")
    return unique([...given, ...verbForms(first, tongue).map((form) => plain(form + tail))]);
  if (kind === "noun" || kind === "name") {
    const many = tongue === "de" ? more.flatMap((text) => [text, `${text}n`]) : more;
    return [plain(lemma), ...many.map((text) => ({ ...plain(text), isMany: true }))];
  }
  if ((kind === "look" || kind === "adj") && tail === "")
    return unique([...given, ...adjectiveForms(lemma, tongue).map((form) => plain(form))]);
  return given;
}

function plain(text: string): Form {
  return { text, isMany: false, particle: null };
}

function unique(forms: readonly Form[]): Form[] {
  return [...new Map(forms.map((form) => [form.text, form])).values()];
}

/** "Hinzu·fügen": both in one word, and the verb alone with its particle at the end of the clause. */
function separable(lemma: string, more: readonly string[]): Form[] {
  const [particle = "", verb = ""] = lemma.split("·");
  const bare = [...new Set([...verbForms(verb, "de"), verb, ...more])];
  const joined = [
    `${particle}${verb}`,
    `${particle}zu${verb}`,
    ...bare.map((form) => `${particle}${form}`),
  ];
  return [...joined.map(plain), ...bare.map((text): Form => ({ text, isMany: false, particle }))];
}

type Endings = readonly [ending: RegExp, forms: readonly string[]][];

const VERBS: Record<Tongue, Endings> = {
  de: [
    [/(?<=[el]r|el)n$/, ["n", "", "e", "t", "st"]],
    [/en$/, ["en", "e", "", "t", "et", "st"]],
    [/n$/, ["n", "", "e", "t"]],
  ],
  fr: [
    [/ger$/, ["ge", "ges", "gez", "geons", "ger", "gé", "gée", "gés", "gées", "gent"]],
    [/er$/, ["e", "es", "ez", "ons", "er", "é", "ée", "és", "ées", "ent", "erais", "era"]],
  ],
  es: [
    [/car$/, ["ca", "cas", "car", "cad", "que", "quen", "cado", "cada", "cados", "cadas", "cando"]],
    [/gar$/, ["ga", "gas", "gar", "gad", "gue", "guen", "gado", "gada", "gando"]],
    [
      /ar$/,
      ["a", "as", "an", "ar", "ad", "e", "es", "en", "ado", "ada", "ados", "adas", "ando", "amos"],
    ],
    [/er$/, ["e", "es", "en", "er", "ed", "a", "an", "ido", "ida"]],
    [/ir$/, ["e", "es", "en", "ir", "id", "a", "an", "ido", "ida"]],
  ],
  it: [
    [/care$/, ["ca", "chi", "care", "cate", "cato", "cata", "cati", "cate"]],
    [/iare$/, ["ia", "i", "iare", "iate", "iato", "iata", "iati"]],
    [/are$/, ["a", "i", "are", "ar", "ate", "ino", "ato", "ata", "ati", "iamo", "ando"]],
    [/ere$/, ["i", "e", "ere", "er", "ete", "a", "ono", "uto"]],
    [/ire$/, ["isci", "i", "e", "ire", "ir", "ite", "isca", "ito", "ita"]],
  ],
  pt: [
    [/car$/, ["ca", "cas", "car", "cam", "que", "quem", "cado", "cada", "cados", "cadas"]],
    [/gar$/, ["ga", "gas", "gar", "gam", "gue", "guem", "gado", "gada"]],
    [
      /ar$/,
      ["a", "as", "am", "ar", "á", "e", "es", "em", "ado", "ada", "ados", "adas", "ando", "amos"],
    ],
    [/er$/, ["e", "es", "em", "er", "ê", "a", "am", "ido", "ida"]],
    [/ir$/, ["e", "es", "em", "ir", "i", "a", "am", "ido", "ida"]],
  ],
};

function verbForms(verb: string, tongue: Tongue): string[] {
  const rule = VERBS[tongue].find(([ending]) => ending.test(verb));
  if (!rule) return [verb];
  const stem = verb.replace(rule[0], "");
  return [verb, ...rule[1].map((ending) => stem + ending)];
}

const ADJECTIVES: Record<Tongue, Endings> = {
  de: [
    [/(?<=[nl])er$/, ["er", "ere", "eren", "erer", "eres", "erem"]],
    [/(?<=\p{L})$/u, ["", "e", "er", "es", "en", "em"]],
  ],
  fr: [
    [/(?<=[éidltnrc])$/u, ["", "e", "s", "es"]],
    [/$/, ["", "s"]],
  ],
  es: [
    [/o$/, ["o", "a", "os", "as"]],
    [/(?<=[ae])$/u, ["", "s"]],
  ],
  it: [
    [/co$/, ["co", "ca", "chi", "che", "ci"]],
    [/o$/, ["o", "a", "i", "e"]],
    [/e$/, ["e", "i"]],
  ],
  pt: [
    [/o$/, ["o", "a", "os", "as"]],
    [/(?<=[ae])$/u, ["", "s"]],
  ],
};

function adjectiveForms(word: string, tongue: Tongue): string[] {
  const rule = ADJECTIVES[tongue].find(([ending]) => ending.test(word));
  if (!rule) return [word];
  const stem = word.replace(rule[0], "");
  return rule[1].map((ending) => stem + ending);
}
