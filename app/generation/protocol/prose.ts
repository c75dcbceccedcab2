import { looksLikeEnvelope } from "./envelope-keys";
import { JsonDepth } from "./json-depth";

const FENCE = /^[ \t]*(`{3,}|~{3,})([^\n]*)$/;
/** A fence that some models open behind their words; code between marks on one line is not meant. */
const LATE_FENCE = /^([^`]*[^`\s])[ \t]*(`{3,})[\w+#.-]*\r?$/;

/**
 * An answer as people read it: fenced code is left out, also when its fence is still open (or
 * half written) while the answer streams, and runs of three or more line ends collapse to two.
 */
export function stripCodeBlocks(text: string): string {
  return splitProse(text).words;
}

/** Code that is longer is meant as a file, and asked for where it came without a path. */
const SNIPPET_LINES = 6;

/**
 * The code of an answer that is no file: what the words leave out, to be shown beside them.
 *
 * @param isWhole long code too, as where no files are written
 */
export function codeBeside(text: string, isWhole = false): string[] {
  return splitProse(text).code.filter(
    (code) =>
      code.trim() !== "" &&
      (isWhole || (code.split("\n").length <= SNIPPET_LINES && !looksLikeEnvelope(code))),
  );
}

function splitProse(text: string): { words: string; code: string[] } {
  const kept: string[] = [];
  const code: string[][] = [];
  let open: string | null = null;
  for (const line of text.split("\n")) {
    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    const isFence = mark !== "" && !(mark.startsWith("`") && info.includes("`"));
    if (open !== null) {
      if (isFence && mark.startsWith(open) && info.trim() === "") open = null;
      else code.at(-1)?.push(line);
    } else if (isFence) {
      open = mark;
      code.push([]);
    } else {
      const [, words, late] = LATE_FENCE.exec(line) ?? [];
      kept.push(words ?? line);
      open = late ?? null;
      if (late) code.push([]);
    }
  }
  // One or two marks at the very end are a fence that is just arriving.
  if (open === null && /^[ \t]*(?:`{1,2}|~{1,2})$/.test(kept.at(-1) ?? ""))
    kept[kept.length - 1] = "";
  const words = withoutEnvelope(kept)
    .join("\n")
    .replaceAll(/\n(?:[ \t\r]*\n){2,}/g, "\n\n");
  return { words, code: code.map((lines) => lines.join("\n")) };
}

/** Lines without JSON that wraps files: whole, broken or cut off, it is nothing to read. */
function withoutEnvelope(lines: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = OPENS_JSON.test(lines[at] ?? "") ? endOfJson(lines, at) : at + 1;
    const block = lines.slice(at, end);
    if (!looksLikeEnvelope(block.join("\n"))) for (const line of block) kept.push(line);
    at = end;
  }
  return kept;
}

const OPENS_JSON = /^\s*(?:\{|\[\s*(?:$|[{"]))/;

/** The line behind the last one of JSON that begins on a line; behind all of them where it has no end. */
function endOfJson(lines: readonly string[], start: number): number {
  const depth = new JsonDepth();
  for (let at = start; at < lines.length; at += 1) {
    if (depth.take(lines[at] ?? "") === 0) return at + 1;
  }
  return lines.length;
}
