import type { Match, Matcher } from "./matcher";

/** How a match is replaced: "$1" is a pair of brackets, "$&" the match; where texts are literal, themselves. */
export interface Replacement {
  text: string;
  isTemplate: boolean;
}

/**
 * Replaces the matches of a text.
 *
 * @param only the place of the one match that is replaced; all where it is left out
 */
export function replaceInText(
  text: string,
  find: Matcher,
  replacement: Replacement,
  only?: number,
): { text: string; count: number } {
  const parts: string[] = [];
  let end = 0;
  let count = 0;
  for (const match of find(text)) {
    if (only !== undefined && match.start !== only) continue;
    parts.push(text.slice(end, match.start), fill(replacement, match, text));
    end = match.end;
    count += 1;
  }
  return { text: parts.join("") + text.slice(end), count };
}

function fill({ text: template, isTemplate }: Replacement, match: Match, text: string): string {
  if (!isTemplate) return template;
  return template.replaceAll(
    /\$(\$|&|\d{1,2})|\\([nt])/g,
    (_all, name: string, escaped: string) => {
      if (escaped) return escaped === "n" ? "\n" : "\t";
      if (name === "$") return "$";
      return name === "&" ? text.slice(match.start, match.end) : match.group(Number(name));
    },
  );
}
