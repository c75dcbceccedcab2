import type { Gloss } from "./look-up";
import { GERUNDS, put } from "./signature";

const PRICE = /[€$£]|\beuros?\b/i;
/** Where a price or a time begins, whatever else stands there. */
const BEGINNING = /partir|^ab(?: |$)|^(?:desde|depuis|dès)(?: |$)/iu;
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

/** Small words as English has them beside what stands next to them: "a 3 €", "de 10 a 14", "am Freitag". Pure. */
export function withSmallWords(words: readonly Gloss[]): Gloss[] {
  return withNames(words).flatMap((word, at, all): Gloss[] => {
    const [before, next] = [all[at - 1], all[at + 1]];
    if (word.kind === "the" && next && WEEKDAY.test(next.english)) return [];
    if (word.english === "on the" && next && WEEKDAY.test(next.english))
      return [{ ...word, english: "on" }];
    if (word.kind === "verb" && before?.kind === "prep" && /^before/.test(before.english))
      return [{ ...word, english: GERUNDS[word.english] ?? word.english, kind: "noun" }];
    if (/^zu$/i.test(word.said) && next?.kind === "look")
      return [{ ...word, english: "too", kind: "deg" }];
    if (word.kind === "prep" && next?.kind === "verb")
      return [
        {
          ...word,
          english: /^(?:for|of|to)/.test(word.english) ? "to" : word.english.replace(/ the$/, ""),
        },
      ];
    if (next && isNumber(next)) return [besideNumber(word, before, next, all[at + 2])];
    if (word.kind === "prep" && /ing$/.test(next?.english ?? ""))
      return [{ ...word, english: word.english.replace(/ the$/, "") }];
    return [word];
  });
}

function isNumber(word: Gloss | undefined): boolean {
  return word?.kind === "own" && /^[€$£+]?\s?\d/.test(word.english);
}

/** A word before a number: a price is "for" so much, hours are "from … to …", a time is "at". */
function besideNumber(
  word: Gloss,
  before: Gloss | undefined,
  number: Gloss,
  after: Gloss | undefined,
): Gloss {
  const as = (english: string): Gloss => ({ ...word, english, kind: "prep" });
  if (word.kind !== "prep" && word.kind !== "the") return word;
  if (BEGINNING.test(word.said)) return as("from");
  if (PRICE.test(number.english) && /^(?:to|at|in|the|from|to the|in the)$/.test(word.english))
    return before?.kind === "verb" || before === undefined
      ? as("to")
      : as(/^(?:own)$/.test(before.kind) ? "for" : "to");
  if (word.english === "above" || word.english === "above the" || word.english === "over")
    return as("over");
  if (word.english === "under") return as("under");
  if (word.english === "of" && after?.kind === "prep") return as("from");
  if (word.english === "on" && before && /^(?:own|noun|name)$/.test(before.kind)) return as("to");
  if (isNumber(before))
    return /^(?:the|to|to the|until|at|by)$/.test(word.english) ? as("to") : word;
  if (/^(?:to the|the)$/.test(word.english) && /^(?:às|as|à|alle|ore|las|a las)$/i.test(word.said))
    return as("at");
  return word;
}

/** "Pastel de nata", "tagliatelle al ragù": words that no list holds are one name with the small words between them. */
function withNames(words: readonly Gloss[]): Gloss[] {
  const named: Gloss[] = [];
  for (const word of words) {
    const [name, link] = [named.at(-2), named.at(-1)];
    const isLink = link?.kind === "prep" && /^(?:of|of the|to the|with)$/.test(link.english);
    if (isWord(word) && isWord(name) && isLink && !/^[“"„«]/.test(link.said)) {
      named.splice(-2, 2, {
        ...name,
        english: `${name.english} ${link.said}${/['’]$/.test(link.said) ? "" : " "}${word.english}`,
        said: `${name.said} ${link.said}${/['’]$/.test(link.said) ? "" : " "}${word.said}`,
        to: word.to,
      });
    } else named.push(word);
  }
  return named;
}

function isWord(word: Gloss | undefined): word is Gloss {
  return word?.kind === "own" && /^\p{L}/u.test(word.english);
}

/** "Que abre o WhatsApp", "qui nous appelle": what something does. */
export function withWhatItDoes(words: readonly Gloss[]): Gloss[] {
  const at = words.findIndex(({ kind }, index) => kind === "that" && index > 0);
  const us = /^(?:uns|nous|nos|ci)$/i.test(words[at + 1]?.said ?? "") ? words[at + 1] : undefined;
  const verb = words[us ? at + 2 : at + 1];
  if (at < 0 || verb?.kind !== "verb") return [...words];
  const does = verb.english === "rename" ? "call" : verb.english;
  return [
    ...words.slice(0, at),
    put("that", "that", words[at]),
    { ...verb, english: `${does}s`, kind: "word" },
    ...(us ? [{ ...us, english: "us", kind: "word" as const }] : []),
    ...words.slice(us ? at + 3 : at + 2),
  ];
}
