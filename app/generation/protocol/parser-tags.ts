/** Tags that models trained on other builders write files with. */
const ATTRIBUTES = `((?:\\s+[\\w:-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)`;
const TAG = new RegExp(`^\\s*<(file|boltAction|dyad-[a-z-]+)${ATTRIBUTES}\\s*(\\/?)>(.*)$`, "is");
const THINK = /^\s*<(think|thinking)>/i;
/** Wrappers and leftovers that carry nothing themselves. */
const WRAPPER = new RegExp(
  `^\\s*(?:<boltArtifact${ATTRIBUTES}\\s*>|</(?:boltArtifact|boltAction|dyad-[a-z-]+|think|thinking)>)`,
  "i",
);
/** How every line begins that is one of the above. */
const STARTS = ["<file", "<bolta", "<dyad-", "<think", "</bolta", "</dyad-", "</think"];

/** What a line that begins with a tag of a builder means. */
export type TagLine =
  | { kind: "open"; path: string; closer: string; rest: string }
  | { kind: "delete"; path: string; rest: string }
  /** Nothing of interest until `until`: thoughts, shell commands. */
  | { kind: "skip"; until: RegExp; rest: string }
  | { kind: "wrapper"; rest: string };

/** Whether a line that begins like this may still be such a tag. Once false, it stays false. */
export function mayBecomeTag(start: string): boolean {
  const text = start.trimStart().slice(0, 8).toLowerCase();
  return STARTS.some((tag) => tag.startsWith(text) || text.startsWith(tag));
}

/** Reads a line that begins with a tag (its terminator left out). Null when it is prose. */
export function readTag(line: string): TagLine | null {
  const think = THINK.exec(line);
  if (think)
    return {
      kind: "skip",
      until: new RegExp(`</${think[1]}>`, "i"),
      rest: line.slice(think[0].length),
    };
  const wrapper = WRAPPER.exec(line);
  if (wrapper) return { kind: "wrapper", rest: line.slice(wrapper[0].length) };
  const match = TAG.exec(line);
  if (!match) return null;
  const [, tag = "", attributes = "", slash, rest = ""] = match;
  const name = tag.toLowerCase();
  const closer = `</${tag}>`;
  const path = attribute(attributes, "path") ?? attribute(attributes, "filePath");
  if (name === "dyad-delete" && path) {
    return {
      kind: "delete",
      path,
      rest: rest.startsWith(closer) ? rest.slice(closer.length) : rest,
    };
  }
  const type = attribute(attributes, "type") ?? "file";
  const writes =
    name === "file" || name === "dyad-write" || (name === "boltaction" && type === "file");
  // <file path="a.js"/> only mentions the file: taken as a write, it would empty it.
  if (writes && path && slash !== "/") return { kind: "open", path, closer, rest };
  if (name === "file") return null;
  return slash === "/"
    ? { kind: "wrapper", rest }
    : { kind: "skip", until: new RegExp(closer, "i"), rest };
}

/**
 * Where the closing tag of a block stands in a line, or -1. A tag with text after it, other than
 * the next tag, is in a string of the file itself; so is one after an open backtick.
 */
export function findCloser(line: string, closer: string): number {
  let backticks = 0;
  let counted = 0;
  let at = line.indexOf(closer);
  while (at >= 0) {
    for (; counted < at; counted += 1) if (line[counted] === "`") backticks += 1;
    const after = line.slice(at + closer.length);
    const ends = after.trim() === "" || (mayBecomeTag(after) && readTag(after.trimEnd()) !== null);
    if (ends && backticks % 2 === 0) return at;
    at = line.indexOf(closer, at + 1);
  }
  return -1;
}

function attribute(attributes: string, name: string): string | undefined {
  const value = `\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;
  const match = new RegExp(`(?:^|\\s)${name}${value}`, "i").exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
