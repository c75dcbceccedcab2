import type { PackageJson } from "./package-json";

/** What a package asks browsers to take instead; `false` for an empty module. */
export type Replacement = string | false;

/**
 * What the older field `browser` says, where it is a list, of a module or of a package that is imported.
 *
 * @param asked "./lib/parse.js", or the name of a package
 * @returns undefined where it says nothing
 */
export function browserReplacement(
  { browser }: PackageJson,
  asked: string,
): Replacement | undefined {
  if (typeof browser !== "object" || browser === null) return undefined;
  const list = browser as Record<string, unknown>;
  for (const key of namesOf(asked)) {
    const value = Object.hasOwn(list, key) ? list[key] : undefined;
    if (value === false || typeof value === "string") return value;
  }
  return undefined;
}

/** Names under which a module may stand there: with "./" or without, with its ending or without. */
function namesOf(asked: string): string[] {
  if (!asked.startsWith("./")) return [asked];
  const stem = asked.replace(/\.(?:[cm]?js|json)$/, "");
  const index = stem.replace(/\/index$/, "");
  return [asked, stem, index, asked.slice(2), stem.slice(2)].filter((name) => name !== "");
}
