import { CONTENT_KEYS, NEW_KEYS, OLD_KEYS, PATH_KEYS } from "./envelope-keys";
import { type FileChange, unclearChange } from "./file-change";
import { completeCut } from "./form-json-cut";
import { isFileName } from "./parser-names";

/** Where envelopes keep their files. */
const NESTING =
  /^(?:files?|changes|operations|actions|artifacts?|edits|modifications|updates|arguments|parameters|params|input|args|function|tool_calls?|calls|steps|result|output|response|project|code)$/i;
/** Nested deeper than this, it is data. */
const DEPTH = 6;

type Json = Record<string, unknown>;

/**
 * Reads files out of JSON that models wrap them in: lists of path and content, maps from path to
 * content, calls of tools that were never offered.
 *
 * @returns null for JSON that is just JSON, or none at all; of an envelope that was cut off, what is whole
 */
export function readEnvelope(text: string): FileChange[] | null {
  return readWhole(text) ?? readCutEnvelope(text);
}

function readWhole(text: string): FileChange[] | null {
  const value = parsed(text) ?? parsed(strict(text));
  const changes = value === undefined ? null : changesIn(value, 0);
  return changes && changes.length > 0 ? changes : null;
}

/** Where a string is cut, in what is read of it: no file holds it. */
const CUT = "\u{10fffe}";

/**
 * Reads the files of an envelope that was cut off: those that are whole, and the one that the cut went
 * through, or came behind, as one that is to be asked for.
 *
 * @returns null for what is no cut envelope
 */
export function readCutEnvelope(text: string): FileChange[] | null {
  const cut = completeCut(text, CUT);
  const changes = cut ? changesIn(cut.value, 0) : [];
  if (!cut || changes.length === 0) return null;
  const last = changes.length - 1;
  let isAsked = false;
  const told = changes.map((change, at): FileChange => {
    const isCut = JSON.stringify(change).includes(CUT);
    // More edits of a file may have been to come.
    const isDoubtful = at === last && (change.action === "edit" || !cut.isBetween);
    if (!isCut && !isDoubtful) return change;
    isAsked = true;
    return unclearChange(change.path.replaceAll(CUT, ""), CUT_OFF);
  });
  return isAsked ? told : askForRest(text, told);
}

const CUT_OFF = "It was cut off. Send the whole file, and those that were to follow it.";

/** What was to come behind the last whole file: the one that is named there, or else that file again. */
function askForRest(text: string, changes: FileChange[]): FileChange[] {
  const named = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = ""]) => name);
  const next = named.findLast((name) => isFileName(name.replaceAll(" ", "_")));
  const isKnown = next === undefined || changes.some(({ path }) => path === next);
  const path = isKnown ? (changes.at(-1)?.path ?? "") : next;
  return [...changes.filter((change) => change.path !== path), unclearChange(path, CUT_OFF)];
}

function changesIn(value: unknown, depth: number): FileChange[] {
  if (depth > DEPTH) return [];
  if (typeof value === "string") {
    const inner = /^\s*[[{]/.test(value) ? parsed(value) : undefined;
    return inner === undefined ? [] : changesIn(inner, depth + 1);
  }
  if (Array.isArray(value)) return value.flatMap((each) => changesIn(each, depth + 1));
  if (!isObject(value)) return [];
  const own = changeOf(value) ?? changesOfMap(value);
  if (own) return own;
  return Object.entries(value).flatMap(([key, each]) =>
    NESTING.test(key) ? changesIn(each, depth + 1) : [],
  );
}

function changeOf(value: Json): FileChange[] | null {
  const path = textOf(value, PATH_KEYS);
  if (!path || !isFileName(path.replaceAll(" ", "_"))) return null;
  const verb = textOf(value, ["action", "type", "operation", "op", "command", "kind"]) ?? "";
  const to = textOf(value, ["to", "new_path", "newPath", "new_file_path"]);
  if (to && /rename|move/i.test(verb)) return [{ action: "rename", path, to }];
  if (/^(?:delete|remove)/i.test(verb)) return [{ action: "delete", path }];
  const search = textOf(value, OLD_KEYS);
  const replace = textOf(value, NEW_KEYS);
  if (search !== undefined && replace !== undefined) {
    return [{ action: "edit", path, edits: [{ search, replace }] }];
  }
  const content = textOf(value, CONTENT_KEYS);
  if (content !== undefined) return [{ action: "write", path, content }];
  const edits = Array.isArray(value.edits) ? value.edits : null;
  const blocks = edits?.flatMap((edit) => {
    const from = isObject(edit) ? textOf(edit, OLD_KEYS) : undefined;
    const with_ = isObject(edit) ? textOf(edit, NEW_KEYS) : undefined;
    return from === undefined || with_ === undefined ? [] : [{ search: from, replace: with_ }];
  });
  if (!edits || edits.length === 0) return null;
  return blocks?.length === edits.length
    ? [{ action: "edit", path, edits: blocks }]
    : [unclearChange(path, "Its edits could not be read. Send edits, or the whole file.")];
}

/** `{"index.html": "<!doctype html>…"}`. A list of what files are for has no code in it. */
function changesOfMap(value: Json): FileChange[] | null {
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([key]) => isFileName(key))) return null;
  const contents = entries.map(([path, each]): FileChange | null => {
    const content = typeof each === "string" ? each : isObject(each) && textOf(each, CONTENT_KEYS);
    return typeof content === "string" ? { action: "write", path, content } : null;
  });
  const changes = contents.filter((change) => change !== null);
  if (changes.length < entries.length) return null;
  const isCode = changes.some(
    (change) => change.action === "write" && /[\n<{;]/.test(change.content),
  );
  return isCode ? changes : null;
}

function textOf(value: Json, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = value[key];
    if (typeof text === "string") return text;
    const isLines = Array.isArray(text) && text.every((line) => typeof line === "string");
    if (isLines && text.length > 0) return `${text.join("\n")}\n`;
  }
  return undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Escapes line ends and tabs within strings, and drops comments and commas before an end: what JSON forbids and
 * models write. Nothing is guessed: a text that still is no JSON is none.
 */
function strict(text: string): string {
  let isInString = false;
  let isEscaped = false;
  let mended = "";
  let last = "";
  // Held back until it is known that no comment begins with it: to cut it off again would copy all that stands before.
  let isSlash = false;
  let until: string | null = null;
  for (const character of text) {
    if (until !== null) {
      if ((until === "*/" ? last + character : character) === until) until = null;
      last = until === null ? "" : character;
      continue;
    }
    if (isSlash) {
      isSlash = false;
      if (character === "/" || character === "*") {
        until = character === "/" ? "\n" : "*/";
        continue;
      }
      mended += "/";
    }
    if (isInString) {
      mended += isEscaped ? character : (ESCAPES[character] ?? character);
      isInString = isEscaped || character !== '"';
      isEscaped = !isEscaped && character === "\\";
      continue;
    }
    isInString = character === '"';
    isSlash = character === "/";
    if (!isSlash) mended += character === "," ? COMMA : character;
  }
  if (isSlash) mended += "/";
  return mended.replaceAll(SPARE, "").replaceAll(COMMA, ",");
}

const ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
/** A comma that no string holds. */
const COMMA = "\u{10fffd}";
const SPARE = /\u{10fffd}(?=\s*[}\]])/gu;
