import type { Gloss } from "./look-up";

/** One letter for each kind of word: the order of a clause is matched as a text of them. */
const LETTERS: Record<Gloss["kind"], string> = {
  verb: "V",
  noun: "N",
  name: "N",
  own: "O",
  look: "L",
  adj: "A",
  the: "T",
  a: "D",
  prep: "P",
  place: "X",
  and: "&",
  deg: "G",
  neg: "u",
  gone: "g",
  off: "o",
  in: "i",
  costs: "c",
  call: "k",
  is: "s",
  should: "m",
  want: "w",
  nice: "n",
  that: "t",
  when: "h",
  word: "W",
  drop: "",
  mark: ",",
};

export function signatureOf(words: readonly Gloss[]): string {
  return words.map(({ kind }) => LETTERS[kind] || "_").join("");
}

/** The groups of a pattern of letters as the words that they stand for; null where the clause is put otherwise. */
export function matched(words: readonly Gloss[], pattern: RegExp): Gloss[][] | null {
  const match = new RegExp(pattern.source, "du").exec(signatureOf(words));
  if (!match?.indices) return null;
  return match.indices.slice(1).map((range) => (range ? words.slice(range[0], range[1]) : []));
}

/** A word that the English has and the message says otherwise; it stands where `at` stands. */
export function put(english: string, kind: Gloss["kind"], at: Gloss | undefined): Gloss {
  return {
    english,
    kind,
    isMany: false,
    particle: null,
    from: at?.from ?? 0,
    to: at?.from ?? 0,
    said: "",
  };
}

export function isVerb(word: Gloss | undefined, ...verbs: string[]): boolean {
  return word?.kind === "verb" && (verbs.length === 0 || verbs.includes(word.english));
}

/** What is done, as a thing: "before deleting". */
export const GERUNDS: Readonly<Record<string, string>> = {
  delete: "deleting",
  remove: "deleting",
  save: "saving",
  add: "adding",
  send: "sending",
  search: "searching",
  print: "printing",
};
