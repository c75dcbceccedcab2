/** Words that begin another wish: "make it blue and remove the footer" are two. */
const VERB =
  "(?:make|add|change|remove|use|rename|set|put|move|swap|hide|center|centre|replace|delete|give|turn|write|insert|align|underline|call|drop|mach|ändere|füge|entferne|nutze|setze|ersetze)";
const SPLIT = new RegExp(
  `(?<=[.!])\\s+(?=\\p{Lu}|${VERB}\\b)|;\\s*|\\n(?=\\s*${VERB}\\b)|,?\\s+(?:and|then|and then|und|also)\\s+(?:also\\s+|please\\s+)?(?=${VERB}\\b)|,\\s*(?=${VERB}\\b)`,
  "giu",
);
const QUOTED = /["“„«][^"“”„«»\n]{0,400}["”“»]/gu;
const MOST_CLAUSES = 20;

/** A message as the wishes it is made of, in order. What stands in quotes is never cut. */
export function clausesOf(text: string): string[] {
  const masked = text.replace(QUOTED, (quoted) => "\u0001".repeat(quoted.length));
  const clauses: string[] = [];
  let from = 0;
  for (const match of masked.matchAll(SPLIT)) {
    if (clauses.length >= MOST_CLAUSES - 1) break;
    clauses.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  clauses.push(text.slice(from));
  return joinReasons(clauses.map((clause) => clause.trim()).filter((clause) => clause !== ""));
}

/** "The text is too big" is the reason for the wish after it. */
function joinReasons(clauses: string[]): string[] {
  return clauses.reduce<string[]>((joined, clause) => {
    const last = joined.at(-1);
    const isReason = last !== undefined && /\btoo (?:\p{L}+)[.,]?$/iu.test(last);
    if (isReason) joined[joined.length - 1] = `${last}, ${clause}`;
    else joined.push(clause);
    return joined;
  }, []);
}
