import { withoutManners } from "./manners";

/** "Between A and B" is after A. */
export function withoutBetween(wish: string): string {
  return /["“„«]/u.test(wish)
    ? wish
    : wish.replace(/\b(?:between|zwischen|entre) (.+?) (?:and|und|et|y) .+$/iu, "after $1");
}

/** Two names and two texts need no more. */
const PAIR_CHARACTERS = 200;
const TWO =
  /^(?:(?:rename|change|replace|turn|benenne|ändere) )?(.+?) (?:and|und|et) (.+?)(?: bitte)? (?:to|into|in|zu|en) (.+?) (?:and|und|et) (.+?)(?: (?:um|umbenennen|ändern))?$/iu;

/** "Front and Back to English and Spanish" are two wishes. */
export function asTwo(wish: string): string[] {
  const match = wish.length > PAIR_CHARACTERS ? null : TWO.exec(withoutManners(wish));
  if (!match) return [wish];
  const [, a, b, c, d] = match;
  return [`change "${a}" to "${c}"`, `change "${b}" to "${d}"`];
}

/** "Focus -> Study, Rest -> Break" is a wish for each arrow. */
export function withArrows(wish: string): string[] {
  const parts = wish.split(/\s*[,;]\s*|\s+(?:and|und|et)\s+/u);
  return parts.length > 1 && parts.every((part) => /->|→|=>/.test(part)) ? parts : [wish];
}
