const WORDS: [RegExp, number][] = [
  [/\b(?:first|1st|erste[nrs]?|premi[eè]re?|primer[oa]?|prim[oa])\b/, 0],
  [/\b(?:second|2nd|zweite[nrs]?|deuxième|segund[oa]|second[oa])\b/, 1],
  [/\b(?:third|3rd|dritte[nrs]?|troisième|tercer[oa]?|terz[oa])\b/, 2],
  [/\b(?:fourth|4th|vierte[nrs]?|quatrième|cuart[oa]|quart[oa])\b/, 3],
  [/\b(?:fifth|5th|fünfte[nrs]?|cinquième|quint[oa])\b/, 4],
  [/\b(?:sixth|6th|sechste[nrs]?)\b/, 5],
  [/\b(?:last|letzte[nrs]?|dernière?|últim[oa]|ultim[oa])\b/, -1],
];

/** "question 2", "item number 3". */
const NUMBERED =
  /\b(question|item|card|project|entry|frage|step|feature)s?\s+(?:number\s+|no\.?\s*|nr\.?\s*|#)?([1-9]\d?)\b/;

/** A place in a list: "second" is 1, "last" is -1; null where none is named. */
export function ordinalIn(words: string): number | null {
  const word = WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (word !== undefined) return word;
  const number = NUMBERED.exec(words)?.[2];
  return number ? Number(number) - 1 : null;
}

/** What is counted: "the second project" is about "project". */
export function countedIn(words: string): string {
  const numbered = NUMBERED.exec(words)?.[1];
  if (numbered) return numbered;
  const after = WORDS.map(([pattern]) => pattern.exec(words)).find((match) => match !== null);
  const rest = after ? words.slice(after.index + after[0].length) : "";
  return /^\s+([\p{L}-]{2,30})/u.exec(rest)?.[1] ?? "";
}
