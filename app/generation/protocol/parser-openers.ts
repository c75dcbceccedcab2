import { mayBecomeMarked, opensElement } from "./form-elements";
import { opensSearch, REPLACE } from "./parser-edits";
import { bareLine, type Fence, readFence } from "./parser-fences";
import { mayBecomeForm } from "./parser-forms";
import { explicitPath, fitsLanguage, mayBecomeName, pathOfInfo } from "./parser-names";
import { mayBecomeTag } from "./parser-tags";
import type { SpokenName } from "./spoken-line";

/** What ends a file block: a fence like its opener, a closing tag, or the end of one replacement. */
export type Closer = { fence: Fence } | { tag: string } | { marker: RegExp };

/** How a file block begins. */
export interface Opener {
  path: string;
  action: "write" | "edit" | "delete" | "rename";
  /** What a rename names it. */
  to?: string;
  closer: Closer;
  /** The fence calls its text a diff. */
  isDiff?: boolean;
  /** See `isNearby` of the block's end. */
  isNearby?: boolean;
  /** See `isHeaded` of the block's end. */
  isHeaded?: boolean;
  /** The sentence before it says that this file is to be made. */
  isAnnounced?: boolean;
  label?: string;
}

/** Deeper than this, a fence is text of something else. */
const MAX_INDENT = 200;
/** Words without marks of code, then a fence with more than a language. */
const LATE = /^[^`~]*[^`~\s][ \t]*(`{3,})([^`]*=[^`]*)$/;
const TO = /\s(?:to|new_?path)\s*=\s*["']([^"']+)["']/i;
/** What stands around a name above its code. */
const NAME_WRAPPERS = ["<!--", "<summary>"];
const ONE_LINE_DELETE = /^(\s*(`{3,})[ \t]*delete\s[^`]*[^`\s])[ \t]*\2\s*$/;

/**
 * Whether a line of prose that begins like this may still open a file, name one, or hide
 * thoughts. Once false, it stays false for every longer line: that makes the parser's answer
 * independent of where the chunks were cut.
 */
export function mayStillMatter(start: string): boolean {
  const text = start.trimStart();
  if (start.length - text.length > MAX_INDENT) return false;
  if (/^(?:`{1,3}|~{1,3})$|^(?:```|~~~)/.test(text)) return true;
  if (/^<{2,9}(?:$|\s)/.test(text)) return true;
  if (text.startsWith("<")) {
    const mayWrapName = NAME_WRAPPERS.some((tag) => tag.startsWith(text) || text.startsWith(tag));
    return (
      (mayWrapName && mayBecomeName(start)) ||
      mayBecomeTag(text) ||
      opensElement(text) !== null ||
      mayBecomeMarked(text) ||
      mayBecomeForm(text)
    );
  }
  return mayBecomeName(start) || mayBecomeForm(start) || (/^[[◁]/.test(text) && mayBecomeTag(text));
}

/**
 * The file block that a fence line opens, if its info string or the name on the line before
 * gives a path.
 */
function openFence(line: string, nameBefore: string | null): Opener | null {
  const text = bareLine(line);
  const fence = readFence(ONE_LINE_DELETE.exec(text)?.[1] ?? text);
  if (!fence) return null;
  const language = languageOfFence(fence.info);
  const isDiff = language === "diff" || language === "patch";
  const named = nameBefore && fitsLanguage(language, nameBefore) ? nameBefore : null;
  const own = pathOfInfo(fence.info);
  const path = own ?? named;
  if (!path) return null;
  const to = /^(?:rename|move)$/.test(language) ? TO.exec(fence.info)?.[1] : undefined;
  if (to) return { path, to, action: "rename", closer: { fence } };
  const action = actionOf(language, path);
  const isHeaded = own === null && action === "write";
  return {
    ...{ path, action, closer: { fence } },
    ...(isDiff && action === "edit" && { isDiff }),
    ...(isHeaded && { isHeaded }),
  };
}

/**
 * The file that a line opens: by itself, below a line that is only its name, or below a sentence that
 * speaks of it.
 */
export function openerOn(
  line: string,
  name: string | null,
  spoken: SpokenName | null,
): Opener | null {
  const opener = openFence(line, name) ?? openMarker(line, name ?? spoken?.name ?? null);
  if (opener) return opener;
  const nearby = openFence(line, spoken?.name ?? null);
  return nearby && { ...nearby, isNearby: true, ...(spoken?.isNew && { isAnnounced: true }) };
}

/** A replacement without any fence, below the name of its file. */
function openMarker(line: string, path: string | null): Opener | null {
  if (!path || !opensSearch(bareLine(line))) return null;
  return { path, action: "edit", closer: { marker: REPLACE } };
}

/** A fence with a path behind words on its line: "Here it is: ```js path="a.js"". */
export function lateOpener(line: string): Opener | null {
  const [, marks, info] = LATE.exec(bareLine(line)) ?? [];
  const path = info === undefined ? null : explicitPath(info);
  if (!marks || !path || info === undefined) return null;
  return openFence(`${marks}${info}`, null);
}

/** Whether a fence that deletes is closed on its own line. */
export function isOneLineDelete(line: string): boolean {
  return ONE_LINE_DELETE.test(line);
}

/** The language that a fence gives, in small letters. */
export function languageOfFence(info: string): string {
  const word = /^\{?\s*([\w-]+)/.exec(info)?.[1]?.toLowerCase() ?? "";
  return word === "path" ? "" : word;
}

function actionOf(word: string, path: string): Opener["action"] {
  if (word === "edit" || word === "delete") return word;
  // A unified diff is never a file's content.
  if ((word === "diff" || word === "patch") && !/\.(?:diff|patch)$/i.test(path)) return "edit";
  return "write";
}
