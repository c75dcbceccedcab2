import { type FileChange, unclearChange } from "./file-change";
import { isFileName } from "./parser-names";
import { ATTRIBUTES, attribute } from "./tag-attributes";

/** Tags that models trained on other builders write files with. */
const TAG = new RegExp(
  `^\\s*<(file|boltAction|(?:dyad|lov)-[a-z-]+)${ATTRIBUTES}\\s*(\\/?)>(.*)$`,
  "is",
);
/** Any other tag that names a file as HTML never does. One with a capital is a component, in words about code. */
const UNKNOWN = new RegExp(`^\\s*<([a-z][\\w:.-]{0,40})${ATTRIBUTES}\\s*>(.*)$`, "s");
const THOUGHTS =
  "seed:think|think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad|lov-thinking";
const THINK = new RegExp(`^\\s*<(${THOUGHTS})(?:\\s[^<>]{0,200})?>`, "i");
/** The same between marks of other models: `[THINK]…[/THINK]`, `◁think▷…◁/think▷`. */
const MARKED_THOUGHTS = [
  { open: /^\s*\[THINK\]/, until: /\[\/THINK\]/ },
  { open: /^\s*◁think▷/, until: /◁\/think▷/ },
];
/** Wrappers and leftovers that carry nothing themselves. */
const NOTHING =
  "boltArtifact|boltAction|(?:dyad|lov)-[a-z-]+|think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad|files?|function_calls|tool_calls|antml:function_calls|CodeProject|artifacts?|changes|edits|modifications|(?:file_?)?operations|file_?changes|answer|final_answer|minimax:tool_call|seed:tool_call";
const WRAPPER = new RegExp(
  `^\\s*(?:<(?:boltArtifact|lov-(?:code|response|artifact)|function_calls|antml:function_calls|tool_calls|CodeProject|artifacts?|answer|final_answer|minimax:tool_call)(?![\\w-])${ATTRIBUTES}\\s*>|<(?:files|changes|edits|modifications|(?:file_?)?operations|file_?changes)>|</(?:${NOTHING})>)`,
  "i",
);
/** `<delete path="a.css"/>`, `<rename from="a.css" to="b.css"/>`, `<delete_file path="a.css">`: no component is named so. */
const ACTS = new RegExp(
  `^(\\s*)<(delete|remove|rename|move)(?:[-_]file)?(?![\\w-])${ATTRIBUTES}\\s*\\/?>(?:\\s*<\\/\\2(?:[-_]file)?>)?(.*)$`,
  "s",
);
/** The same with a capital, as v0 writes it: it may be a component of the project, so it is asked about. */
const CAPITAL_ACTS = new RegExp(
  `^\\s*<(Delete|Remove|Rename|Move)File(?!\\w)${ATTRIBUTES}\\s*\\/?>(?:\\s*<\\/\\1File>)?(.*)$`,
  "s",
);
/** Markdown takes a line for code that stands so far in. */
const INDENTED = /^(?: {4}| {0,3}\t)/;
const WITH_A_CAPITAL =
  "A tag like a component's was to delete or rename it, so nothing was done. If that is to happen, send a fence opened with ```delete and its path, or with ```rename, its path and to; if it was only spoken of, say so.";
const AMID_WORDS =
  "A tag that deletes or renames it stood amid words, so nothing was done. If that is to happen, send the tag once more and nothing else; if it was only spoken of, say so.";
/** Ways of other builders to change a part of a file that are not read. */
const PARTS = /^(?:dyad|lov)-.*(?:replace|edit|insert|append|patch|update)/;
const WRITES = /^(?:file|(?:dyad|lov)-(?:write|search-replace|edit)|boltaction)$/;
/** Actions that run something. Any other, a diff among them, holds its file. */
const RUNS = /^(?:shell|start|build|supabase|command|run|deploy|open)/;
const DELETES = /^(?:dyad|lov)-delete$/;
const RENAMES = /^(?:dyad|lov)-rename$/;
/** How every line begins that is one of the above. */
const STARTS =
  "file bolta dyad- lov- think thought reasoning reflection analysis scratchpad function_c antml: tool_c codep artifact seed: minimax: answer final_a"
    .split(" ")
    .flatMap((name) => [`<${name}`, `</${name}`]);
const MARKED = ["[THINK]", "◁think▷"];
const LONGEST_START = Math.max(...STARTS.map((start) => start.length));
/** Longest start of a tag that no list knows, in characters. */
const UNKNOWN_LENGTH = 400;
const PATH_NAMES = ["path", "filePath", "file_path", "filename"];
const FROM_NAMES = ["from", "original_file_path", "old_path", "source"];
const TO_NAMES = ["to", "new_file_path", "new_path", "destination"];

/** What a line that begins with a tag of a builder means. */
export type TagLine =
  | { kind: "open"; path: string; closer: string; rest: string }
  | { kind: "change"; change: FileChange; rest: string }
  /** Nothing of interest until `until`: thoughts, shell commands. */
  | { kind: "skip"; until: RegExp; rest: string; change?: FileChange }
  | { kind: "wrapper"; rest: string };

/** Whether a line that begins like this may still be such a tag. Once false, it stays false. */
export function mayBecomeTag(start: string): boolean {
  const text = start.trimStart();
  if (MARKED.some((mark) => mark.startsWith(text) || text.startsWith(mark))) return true;
  const head = text.slice(0, LONGEST_START).toLowerCase();
  if (STARTS.some((tag) => tag.startsWith(head) || head.startsWith(tag))) return true;
  const open = /^<[a-z][\w:.-]*(?:\s[^>]*)?(>?)/i.exec(text);
  if (!open) return text === "<";
  if (open[1] === ">") return open[0].length <= UNKNOWN_LENGTH && isToolTag(open[0]);
  return open[0].length === text.length && text.length <= UNKNOWN_LENGTH;
}

/**
 * Reads a line that begins with a tag (its terminator left out).
 *
 * @param isAmidWords whether words lead to the tag, so that it may only be spoken of
 * @returns null when the line is prose
 */
export function readTag(line: string, isAmidWords = false): TagLine | null {
  const think = THINK.exec(line);
  if (think)
    return {
      kind: "skip",
      until: new RegExp(`</${think[1]}>`, "i"),
      rest: line.slice(think[0].length),
    };
  const marked = MARKED_THOUGHTS.find(({ open }) => open.test(line));
  if (marked) return { kind: "skip", until: marked.until, rest: line.replace(marked.open, "") };
  const wrapper = WRAPPER.exec(line);
  if (wrapper) return { kind: "wrapper", rest: line.slice(wrapper[0].length) };
  const match = TAG.exec(line);
  if (!match) return readUnknown(line, isAmidWords);
  const [, tag = "", attributes = "", slash, rest = ""] = match;
  const name = tag.toLowerCase();
  const closer = `</${tag}>`;
  const after = rest.startsWith(closer) ? rest.slice(closer.length) : rest;
  const type = attribute(attributes, "type", "action") ?? "file";
  const path = attribute(attributes, ...PATH_NAMES, "name");
  const from = attribute(attributes, ...FROM_NAMES) ?? path;
  const to = attribute(attributes, ...TO_NAMES);
  const isWrite = WRITES.test(name);
  if (from && to && (RENAMES.test(name) || (isWrite && /rename|move/.test(type)))) {
    return { kind: "change", change: { action: "rename", path: from, to }, rest: after };
  }
  if (path && (DELETES.test(name) || (isWrite && /delete|remove/.test(type)))) {
    return { kind: "change", change: { action: "delete", path }, rest: after };
  }
  const writes = isWrite && !(name === "boltaction" && RUNS.test(type));
  // <file path="a.js"/> only mentions the file: taken as a write, it would empty it.
  if (writes && path && slash !== "/") return { kind: "open", path, closer, rest };
  if (name === "file") return null;
  if (slash === "/") return { kind: "wrapper", rest };
  const isPart = path !== undefined && PARTS.test(name);
  const change = isPart && unclearChange(path, "Its change could not be read. Send an edit.");
  return { kind: "skip", until: new RegExp(closer, "i"), rest, ...(change && { change }) };
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

/** Whether a line opens the next file with the tag whose block is still open. */
export function opensSameTag(line: string, closer: string): boolean {
  if (line[0] !== "<" || !line.startsWith(closer.slice(2, -1), 1)) return false;
  return readTag(line.trimEnd())?.kind === "open";
}

/** Deletions and renames whose tag says all. */
function readAct(line: string, isAmidWords: boolean): TagLine | null {
  const capital = CAPITAL_ACTS.exec(line);
  if (capital) {
    const [, word = "", fields = "", after = ""] = capital;
    const name = attribute(fields, "file", "path", "from", "file_path", "filePath");
    const act = name ? actOf(word.toLowerCase(), name, attribute(fields, ...TO_NAMES)) : null;
    if (act) return { kind: "change", change: { ...act, doubt: WITH_A_CAPITAL }, rest: after };
  }
  const match = ACTS.exec(line);
  if (!match) return null;
  const [, indent = "", verb = "", attributes = "", rest = ""] = match;
  const path = attribute(attributes, "path", "file_path", "filePath", "from");
  if (!path || !isFileName(path.replaceAll(" ", "_"))) return null;
  const to = attribute(attributes, ...TO_NAMES);
  const change = actOf(verb, path, to);
  if (!change) return null;
  const isSpokenOf = isAmidWords || INDENTED.test(indent);
  return { kind: "change", change: isSpokenOf ? { ...change, doubt: AMID_WORDS } : change, rest };
}

function actOf(verb: string, path: string, to: string | undefined) {
  if (verb === "delete" || verb === "remove") return { action: "delete", path } as const;
  return to ? ({ action: "rename", path, to } as const) : null;
}

/** `<create_file path="src/App.tsx">`: whatever its name, it holds a file. */
function readUnknown(line: string, isAmidWords = false): TagLine | null {
  const act = readAct(line, isAmidWords);
  if (act) return act;
  const match = UNKNOWN.exec(line);
  if (!match) return null;
  const [, tag = "", attributes = "", rest = ""] = match;
  const path = attribute(attributes, ...PATH_NAMES, ...(/artifact$/i.test(tag) ? ["title"] : []));
  // `<remove-button path="a.css">Remove</remove-button>` is no act, and still less the file.
  if (/^(?:delete|remove|rename|move)/.test(tag)) return null;
  if (!path || !isFileName(path.replaceAll(" ", "_"))) return null;
  return { kind: "open", path, closer: `</${tag}>`, rest };
}

function isToolTag(text: string): boolean {
  return readUnknown(text) !== null;
}
