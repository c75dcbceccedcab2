import { CONTENT_KEYS, isNesting } from "./envelope-keys";
import { changeOf, isObject, type Json, namedArguments, textOf } from "./envelope-object";
import { type FileChange, unclearChange } from "./file-change";
import { changesOfCommand } from "./form-command";
import { completeCut } from "./form-json-cut";
import { isFileName } from "./parser-names";

/** Nested deeper than this, it is data. */
const DEPTH = 8;

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
    return inner === undefined ? changesOfCommand(value) : changesIn(inner, depth + 1);
  }
  if (Array.isArray(value)) {
    const call = namedArguments(value);
    return call ? changesIn(call, depth + 1) : value.flatMap((each) => changesIn(each, depth + 1));
  }
  if (!isObject(value)) return [];
  const own = changeOf(value) ?? changesOfMap(value) ?? changesOfTree(value);
  if (own) return own;
  return Object.entries(value).flatMap(([key, each]) =>
    isNesting(key) ? changesIn(each, depth + 1) : [],
  );
}

/** Folders within folders, as browsers that run Node are given them: `{"src": {"directory": {"a.js": {"file": …}}}}`. */
function changesOfTree(value: Json, folder = ""): FileChange[] | null {
  const changes: FileChange[] = [];
  for (const [name, entry] of Object.entries(value)) {
    const path = folder + name;
    const file =
      isObject(entry) && isObject(entry.file) ? textOf(entry.file, CONTENT_KEYS) : undefined;
    const inner =
      isObject(entry) && isObject(entry.directory)
        ? changesOfTree(entry.directory, `${path}/`)
        : null;
    if (file !== undefined) changes.push({ action: "write", path, content: file });
    else if (inner) for (const change of inner) changes.push(change);
    else return null;
  }
  return changes.length > 0 ? changes : null;
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
