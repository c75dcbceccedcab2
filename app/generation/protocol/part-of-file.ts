import { declaredIn } from "./declared-names";
import { emptiedScript } from "./emptied-script";
import { isPieceOfComponent } from "./part-of-component";

/** Below this part of its lines a text may be a part of the file in whose place it came. */
const SHORTER = 0.6;
/** Longer texts are not looked through for names, in characters. */
const LENGTH = 200_000;
const COMPONENT = /\.(?:vue|svelte|astro)$/i;
/** Languages whose declarations are read, beside scripts. */
const OTHER_CODE = /\.(?:py|rb|go|rs|php)$/i;
const SCRIPT = /\.[cm]?[jt]sx?$/i;
const STYLES = /\.(?:css|s[ac]ss|less)$/i;
/** Where an import begins, at the head of a line. */
const IMPORT = /^[ \t]*import\s/gm;

/**
 * Whether a text that came as a whole file is only a part of it: a piece of a page, some rules of many, a module whose
 * imports were left out, entries without the list. Who meant it says so when asked, and is believed.
 *
 * @param cameBefore the file came in this same answer already: then the second text is to hold what the first did
 * @returns why it is not used as it stands, as the model is told; null for what may be whole
 */
export function partOfFile(
  path: string,
  before: string,
  after: string,
  cameBefore = false,
): string | null {
  if (before.length > LENGTH || after.length > LENGTH) return null;
  const [old, now] = [inkedLines(before), inkedLines(after)];
  if (cameBefore && (losesAll(old, now) || losesExport(old, now))) return TWICE;
  const isShorter = now.length < old.length * SHORTER;
  if (/\.(?:html?|svg)$/i.test(path)) {
    if (isPieceOfPage(before, after)) return PART;
    return isOtherPage(before, after) ? OTHER_PAGE : null;
  }
  if (COMPONENT.test(path)) return isPieceOfComponent(old, now) ? PART : null;
  if (/\.json$/i.test(path)) return isOtherData(before, after) ? PART : null;
  if (/\.mdx?$/i.test(path)) return startsBelow(old, now) ? PART : null;
  if (STYLES.test(path)) return isShorter && holdsSomeOf(old, now) ? PART : null;
  if (!SCRIPT.test(path) && !OTHER_CODE.test(path)) return null;
  if (isShorter && (lacksOwn(old, now) || isOneOfMany(old, now))) return PART;
  if (SCRIPT.test(path) && emptiedScript(before, after)) return PART;
  const lost = lostImports(old, now);
  if (lost.length > 0) return `${PART} It uses ${lost.slice(0, 5).join(", ")} without the import.`;
  return isShorter && (isImportsAlone(old, now) || exportsOthers(old, now)) ? PART : null;
}

const PART =
  "It looks like a part of the file, which would replace all of it. Send an edit, or the whole file; if it is all that is to be left, send it once more.";
const TWICE =
  "The file came twice in this answer, and the second text holds nothing of the first. Send the whole file once.";

const OTHER_PAGE =
  "It is another page, and says nothing of what this one says. Send an edit, or the whole page with what was asked for; if the page is to be replaced, send it once more.";

function inkedLines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** A page that had its frame, and now has none. */
function isPieceOfPage(before: string, after: string): boolean {
  const frame = /<!doctype|<html[\s>]|<body[\s>]|<svg[\s>]/i;
  return frame.test(before) && !frame.test(after);
}

/** So many texts of a page that are all gone are no coincidence. */
const SOME_TEXTS = 3;
/** A page that scripts fill says nothing itself. */
const IS_MOUNT = /\bid=["'](?:root|app)["']|\bsrc=["'](?:\.?\/)?src\//;

/** A shorter page that has no text of the one before, such as an example that the model was given. */
export function isOtherPage(before: string, after: string): boolean {
  if (inkedLines(after).length >= inkedLines(before).length * SHORTER) return false;
  const old = textsIn(before);
  if (old.size < SOME_TEXTS || IS_MOUNT.test(after)) return false;
  return [...textsIn(after)].every((text) => !old.has(text));
}

/** What stands between tags, where it has words. */
function textsIn(page: string): Set<string> {
  const body = page.slice(Math.max(0, page.search(/<body[\s>]/i)));
  const texts = body.split(/<[^<>]*>/).map((text) => text.trim());
  return new Set(texts.filter((text) => /\p{L}{3}/u.test(text)));
}

/** No JSON in the place of some, or a shorter list that shares no entry with the one before. */
function isOtherData(before: string, after: string): boolean {
  const [old, now] = [parsed(before), parsed(after)];
  if (old === undefined) return false;
  if (now === undefined) return true;
  if (!Array.isArray(old) || !Array.isArray(now) || now.length >= old.length) return false;
  const known = new Set(old.map(written));
  return now.length > 0 && now.every((entry) => !known.has(written(entry)));
}

/** An entry as text. What is nested deeper than can be written is like any other such. */
function written(entry: unknown): string {
  try {
    return JSON.stringify(entry);
  } catch {
    return "";
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text that had a title, and now begins with a heading below it. */
function startsBelow(old: readonly string[], now: readonly string[]): boolean {
  const isLess = now.length <= old.length;
  return isLess && /^# /.test(old[0] ?? "") && /^#{2,6} /.test(now[0] ?? "");
}

/** Rules that all stand in the file, and not all of its own. */
function holdsSomeOf(old: readonly string[], now: readonly string[]): boolean {
  const [known, left] = [declaredIn(old).names, declaredIn(now).names];
  return left.size > 0 && left.size < known.size - 1 && [...left].every((name) => known.has(name));
}

/** Names that were imported, are used still, and are neither imported nor declared any more. */
function lostImports(old: readonly string[], now: readonly string[]): string[] {
  const here = new Set([...importedIn(now), ...declaredIn(now).names]);
  const gone = [...importedIn(old)].filter((name) => !here.has(name));
  if (gone.length === 0 || importedIn(now).size > 0) return [];
  const words = new Set(now.flatMap((line) => line.match(/(?<![.\w$])[\w$]+/g) ?? []));
  return gone.filter((name) => words.has(name));
}

/**
 * Names that imports bind, on one line or several. What leads to "from" and a quote is split at what cannot be in it, so
 * that no run of blanks is read twice.
 */
function importedIn(lines: readonly string[]): Set<string> {
  const pieces = lines.join("\n").split(/["';]/);
  const bound = pieces.flatMap((piece) => {
    const said = piece.trimEnd();
    const start = [...said.matchAll(IMPORT)].at(-1);
    if (!start || !/[\s}]from$/.test(said)) return [];
    const clause = said.slice(start.index + start[0].length, -"from".length);
    // "one as two", "type One", "* as all": the last word is the name.
    return clause.split(/[{},]/).map((part) => part.trim().split(/\s/).at(-1) ?? "");
  });
  return new Set(bound.filter((name) => /^[\w$]+$/.test(name)));
}

/** It calls by name what the file declared, and nothing in it declares or is given that any more. */
function lacksOwn(old: readonly string[], now: readonly string[]): boolean {
  const here = declaredIn(now).names;
  const gone = [...declaredIn(old).names].filter((name) => !here.has(name));
  if (gone.length === 0) return false;
  const all = (pattern: RegExp) => new Set(now.flatMap((line) => line.match(pattern) ?? []));
  const called = all(/(?<![.\w$])[\w$]+(?=\s?\()/g);
  const given = all(/(?<![.\w$])[\w$]+(?![\w$]|\s?\()/g);
  return gone.some((name) => called.has(name) && !given.has(name));
}

/** Of several declarations one alone is left, and no module is made of it. */
function isOneOfMany(old: readonly string[], now: readonly string[]): boolean {
  const [known, left] = [declaredIn(old).names, [...declaredIn(now).names]];
  const isModule = now.some((line) => /^(?:import|export|from)\b/.test(line));
  return !isModule && known.size >= 3 && left.length === 1 && known.has(left[0] ?? "");
}

function isImportsAlone(old: readonly string[], now: readonly string[]): boolean {
  const isImport = (line: string) => /^import\b/.test(line);
  return now.every(isImport) && !old.every(isImport);
}

/** None of the names that others take from it is left. */
function exportsOthers(old: readonly string[], now: readonly string[]): boolean {
  const [known, left] = [exportedIn(old), exportedIn(now)];
  const isDefault = now.some((line) => line.startsWith("export default"));
  if (known.size === 0 || left.size === 0 || isDefault) return false;
  return [...left].every((name) => !known.has(name));
}

function losesExport(old: readonly string[], now: readonly string[]): boolean {
  const left = declaredIn(now).names;
  return left.size > 0 && [...exportedIn(old)].some((name) => !left.has(name));
}

function exportedIn(lines: readonly string[]): Set<string> {
  return declaredIn(lines.filter((line) => /^export (?!default)/.test(line))).names;
}

/** Whether nothing that a text declared is declared in another. */
function losesAll(old: readonly string[], now: readonly string[]): boolean {
  const [known, left] = [declaredIn(old).names, declaredIn(now).names];
  return known.size > 0 && left.size > 0 && [...known].every((name) => !left.has(name));
}
