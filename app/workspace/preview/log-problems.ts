import type { BuildProblem } from "~/sites/build/build-types";
import type { LogLine } from "./log-line";

/** The errors still open after one more line: a good build answers all before it. */
export function problemsAfter(problems: readonly LogLine[], line: LogLine): readonly LogLine[] {
  if (line.level === "error") {
    const isKnown = problems.some(({ text, file }) => text === line.text && file === line.file);
    return isKnown ? problems : [...problems, line].slice(-20);
  }
  const isGoodBuild = line.source === "build" && /^Built\b/.test(line.text);
  return isGoodBuild ? [] : problems;
}

/** Where a problem is, as people and assistants write it: `src/app.ts:3:7`. Empty for nowhere. */
export function placeOf({
  file,
  line,
  column,
}: Pick<BuildProblem, "file" | "line" | "column">): string {
  return [file, file && line, file && line && column].filter(Boolean).join(":");
}

/** What names a place or how an error came, rather than what is wrong. */
const AROUND =
  /^(?:uncaught(?: \(in promise\))?:?\s*)|\((?:[^()\s]+:\d+(?::\d+)?)\)|^[\w./@-]+:\d*:?\d*:?\s+(?=\S)|["“”'‘’`.]/gi;

/** Whether two texts tell of the same problem: one is in the other, apart from where it was seen. */
export function isSameProblem(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text.trim().replace(AROUND, "").replace(/\s+/g, " ").trim().toLowerCase(),
  ) as [string, string];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== "" && long.includes(short.slice(0, SAME_CHARACTERS));
}

/** So much of two texts tells whether they are about the same. */
const SAME_CHARACTERS = 120;

/** What is asked of the assistant to get errors fixed. */
export function fixPrompt(problems: readonly BuildProblem[]): string {
  const listed = problems.map((problem) => {
    const place = placeOf(problem);
    return `- ${problem.text.trim().slice(0, 500)}${place && ` (${place})`}`;
  });
  const what = problems.length === 1 ? "this error" : "these errors";
  return `Please fix ${what}:\n${[...new Set(listed)].join("\n")}`;
}
