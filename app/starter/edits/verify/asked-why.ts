import type { FileTree } from "~/projects/files";

/** Words for a question of which nobody expects a change; "why not …" is a proposal. */
const WHY =
  /^\s*(?:(?:and|but|so|hey|hi|hm+|und|aber|et|mais|y|pero|e|ma|mas)[\s,!]+)*(?:why|how come|warum|wieso|weshalb|pourquoi|por ?qu[eé]|porquê|perché|perche|come mai)(?!\p{L})(?! (?:not|don['’]?t|doesn['’]?t|can['’]?t|nicht|pas|no|non|não)(?!\p{L}))/iu;
/** What asks for an explanation, with its mark. */
const WHAT =
  /^\s*(?:what (?:happens|is|are|does|do|was|were)|was (?:ist|sind|passiert|bedeutet|macht)|c['’]est quoi|qu['’]est-ce qu[ei]|que se passe|qué (?:es|son|pasa|hace)|che (?:cos['’]?è|succede)|cos['’]è|o que (?:é|são|acontece|faz))(?!\p{L})[^?]*\?\s*$/iu;
/** Words of other languages that say why, and also because. */
const BECAUSE = /^\s*(?:perch[eé]|porque|por que)(?!\p{L})[^?]*$/iu;

/** Whether words ask for an explanation. */
export function asksWhy(wish: string): boolean {
  return (WHY.test(wish) && !BECAUSE.test(wish)) || WHAT.test(wish);
}

/** A question about what is there, for which something was changed. */
export function askedWhy(wish: string, before: FileTree, after: FileTree): string[] {
  return asksWhy(wish) && [...after].some(([path, text]) => before.get(path) !== text)
    ? ["it asks something, and says nothing of a change"]
    : [];
}
