import { declaredIn } from "./declared-names";

/** Fewer lines are a stub already. */
const WORK_LINES = 10;
/** Below this part of its lines little of a file is left. */
const LITTLE = 0.5;

/** Inked lines of a file before and after it was written. */
export interface Emptied {
  had: number;
  has: number;
}

/**
 * Whether a script is left with few of its lines and nothing new among them: no name is declared that was not, and no
 * module imported into which the rest could have moved. Nothing fails to build without it.
 *
 * @returns null for a script that does as much as before, or that hands its work on
 */
export function emptiedScript(before: string, after: string): Emptied | null {
  const [old, now] = [inkedLines(before), inkedLines(after)];
  if (old.length < WORK_LINES || now.length >= old.length * LITTLE) return null;
  const known = new Set([...declaredIn(old).names, ...modulesIn(before)]);
  const isNew = (name: string) => !known.has(name);
  if ([...declaredIn(now).names, ...modulesIn(after)].some(isNew)) return null;
  return { had: old.length, has: now.length };
}

function inkedLines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** What it is made of besides itself: modules that it imports, or hands on. */
function modulesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import|require\()\s{0,4}\(?["']([^"'\n]{1,200})["']/g)].map(
    ([, name = ""]) => name,
  );
}
