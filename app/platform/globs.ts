/** One place of a pattern: a letter, a set of them, or something that stands for several. */
type Part =
  /** Any letters of one name, and with folders any at all. */
  | { many: true; hasFolders: boolean }
  /** Whole folders, or none. */
  | { folders: true }
  | { one: (letter: string) => boolean };

/** Patterns that one with braces may stand for; of more the first count. */
const MOST = 200;
const EXTENDED = /([@?+*!])\(([^()]*)\)/g;

/** Tells of paths whether they are meant. */
export type MatchesPath = (path: string) => boolean;

/**
 * Reads a pattern as tools write them: with "*", "**", "?", "[a-z]", "{a,b}" and, as far as braces can say it, "@(a|b)". A
 * stranger writes pattern and paths: a path takes as long as both are, one times the other, and no longer.
 */
export function readGlob(glob: string): MatchesPath {
  const plain = glob.replace(EXTENDED, (_, sign: string, list: string) =>
    sign === "!" ? "*" : `{${list.replaceAll("|", ",")}}`,
  );
  const meant = alternatives(plain).map(partsOf);
  return (path) => meant.some((parts) => matches(parts, path));
}

/** Reads several, of which any may mean a path; none means none. */
export function readGlobs(globs: readonly string[]): MatchesPath {
  const meant = globs.map(readGlob);
  return (path) => meant.some((isMeant) => isMeant(path));
}

/** "a.{js,ts}" → "a.js" and "a.ts" */
function alternatives(glob: string): string[] {
  let open = [glob];
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const next: string[] = [];
    for (const one of open) {
      const [whole, before = "", list = "", after = ""] =
        /^([^{}]*)\{([^{}]*)\}([\s\S]*)$/.exec(one) ?? innermost(one) ?? [];
      if (whole === undefined) next.push(one);
      else {
        isDone = false;
        for (const item of list.split(",")) next.push(before + item + after);
      }
    }
    open = next.slice(0, MOST);
  }
  return open;
}

/** A list within another one. */
function innermost(glob: string): string[] | null {
  const end = glob.indexOf("}");
  const start = end < 0 ? -1 : glob.lastIndexOf("{", end);
  if (start < 0) return null;
  return [glob, glob.slice(0, start), glob.slice(start + 1, end), glob.slice(end + 1)];
}

function partsOf(glob: string): Part[] {
  return [...glob.matchAll(/\*\*\/|\*+|\[[!^]?[^\]]+\]|[\s\S]/g)].map(([text]): Part => {
    if (text === "**/") return { folders: true };
    if (text.startsWith("*")) return { many: true, hasFolders: text.length > 1 };
    if (text === "?") return { one: (letter) => letter !== "/" };
    if (text.length === 1) return { one: (letter) => letter === text };
    return { one: setOf(text) };
  });
}

/** "[a-z_]", or "[!a-z]" for what is not in it. */
function setOf(text: string): (letter: string) => boolean {
  const isNot = /^\[[!^]/.test(text);
  const ranges = [...text.slice(isNot ? 2 : 1, -1).matchAll(/(.)(?:-(.))?/gsu)];
  return (letter) =>
    letter !== "/" &&
    ranges.some(([, from = "", to = from]) => letter >= from && letter <= to) !== isNot;
}

/** All places of the pattern that the path so far may have come to, letter by letter. */
function matches(parts: readonly Part[], path: string): boolean {
  let places = reach(parts, new Set([0]), true);
  let isStart = true;
  for (const letter of path) {
    const next = new Set<number>();
    for (const place of places) {
      const part = parts[place];
      if (part === undefined) continue;
      if ("one" in part) {
        if (part.one(letter)) next.add(place + 1);
      } else if ("folders" in part || part.hasFolders || letter !== "/") next.add(place);
    }
    isStart = letter === "/";
    places = reach(parts, next, isStart);
  }
  return places.has(parts.length);
}

/** Where nothing more has to be read: what stands for several may stand for none, for folders only where a name begins. */
function reach(parts: readonly Part[], places: Set<number>, isStart: boolean): Set<number> {
  for (const place of places) {
    const part = parts[place];
    if (part && ("many" in part || ("folders" in part && isStart))) places.add(place + 1);
  }
  return places;
}
