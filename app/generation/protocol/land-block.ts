import { type ApplyResult, applyEdits } from "./apply";
import { splitLines } from "./apply-match";
import { declaredIn } from "./declared-names";
import { endsItself } from "./ends-itself";
import { editsOfDiff } from "./form-diff";
import { lockFileRefusal } from "./lock-files";
import { meantText } from "./meant-text";
import { mistakenPath } from "./mistaken-paths";
import { holdsMarks, holdsOtherFile, oddityOf } from "./odd-content";
import type { EditBlock } from "./parser-edits";
import type { FileEnd } from "./parser-events";
import { partOfFile } from "./part-of-file";
import { findLeftOut, findTruncation } from "./truncation-guard";

/** How much of a file the model was shown. */
export type Sight = "whole" | "part" | "none";

/** The file that a block is about, as it is now. */
export interface Target {
  /** What is stored; undefined where there is no such file. */
  current: string | undefined;
  /** Unsaved text that the model was shown instead. */
  unsaved?: string | undefined;
  sight: Sight;
  /** The model was told that code is missing, and left it out again. */
  shrinkageIsMeant: boolean;
  /** The model was asked about this file: what it sends again it means. */
  wasAsked?: boolean;
  /** The block is to fix what came before: nobody wished for less. */
  isFix?: boolean;
  /** The answer itself wrote this file. */
  isOfAnswer?: boolean;
  /** The answer sent it already, whatever became of it. */
  cameBefore?: boolean;
  /** What the file held before the answer wrote what it holds now. */
  before?: string | undefined;
  /** Paths of the project, among which a new one may be a mistake. None where the model sent it twice. */
  others?: readonly string[];
}

/** What becomes of a block. */
export type Landing =
  | { kind: "save"; content: string }
  | { kind: "remove" }
  | { kind: "move"; to: string }
  /** Nothing is to be done: it is gone already, or was quoted. */
  | { kind: "nothing" }
  /** Not to be used, whatever comes when it is asked for again. */
  | { kind: "refused"; reason: string }
  /** Not to be used as it is, and worth asking for again. */
  | { kind: "held"; reason: string; isExample?: true };

export const CUT_OFF = "It was cut off before its end, so nothing of it was saved.";

/** Files that may speak of any other. */
const TEXT = /\.(?:mdx?|markdown|txt|csv|tsv|diff|patch|log)$/i;
/** Code without a path of its own that is shorter may be an example, in lines. */
const EXAMPLE_LINES = 6;
/** Below this part of the file's lines it is an excerpt. */
const EXCERPT = 0.7;

/**
 * Decides what a finished block does to its file: the one place that knows when an answer is used,
 * and when its model is asked again. Nothing is read or written here.
 */
export function landBlock(end: FileEnd, target: Target): Landing {
  if ("doubt" in end && end.doubt) {
    const isThere = target.current !== undefined;
    if (end.isInWords && !isThere) return { kind: "nothing" };
    if (isThere && (end.isInWords || !target.wasAsked)) return example(end.doubt);
  }
  if (end.action === "delete") return landDelete(target);
  if (end.action === "rename") {
    if (target.current !== undefined) return { kind: "move", to: end.to };
    return held(`There is no file ${end.path} to rename.`);
  }
  const refusal = lockFileRefusal(end.path, target.current !== undefined);
  if (refusal) return { kind: "refused", reason: refusal };
  const isWhole = end.complete || (end.action === "write" && endsItself(end.path, end.content));
  if (!isWhole) return held(CUT_OFF);
  if (end.error) {
    return end.action === "edit" && end.isDoubtful ? example(end.error) : held(end.error);
  }
  return end.action === "write" ? landWrite(end, target) : landEdit(end.path, end.edits, target);
}

function landDelete({ current, isFix, wasAsked, isOfAnswer }: Target): Landing {
  if (current === undefined) return { kind: "nothing" };
  const isWork = isFix && !wasAsked && !isOfAnswer && inkedLines(current) >= FIXED_LINES;
  return isWork ? example(DELETES_WORK) : { kind: "remove" };
}

function landWrite(end: Extract<FileEnd, { action: "write" }>, target: Target): Landing {
  const { path, isNearby, isHeaded, isAnnounced } = end;
  const { current, sight, shrinkageIsMeant, others = [] } = target;
  const content = meantText(path, end, current);
  const mistake = current === undefined ? mistakenPath(path, others) : null;
  if (mistake) return example(mistake);
  const odd = oddityOf(path, content, current);
  if (odd) return landDiff(path, content, target) ?? held(odd);
  // Nobody changes a file and takes it back in one answer: it is shown as it was.
  if (target.cameBefore && content === target.before) return { kind: "nothing" };
  const isLabelled = end.label !== undefined;
  const holdsMore = !TEXT.test(path) && !current?.includes(content.trim());
  if (holdsMore && !target.wasAsked && holdsOtherFile(path, content, !isLabelled)) {
    return held("The fence holds more than one file. Send each file in a fence of its own.");
  }
  if (current !== undefined && current !== content) {
    const isPart = isHeaded && isShorter(current, content) && losesNames(current, content);
    const isQuote =
      (isNearby || isPart) &&
      (current.includes(content.trim()) || (target.cameBefore && isAbridged(current, content)));
    if (isQuote) return { kind: "nothing" };
    if (isPart || (isNearby && isExcerpt(current, content))) {
      return example(
        `The code beside its name is not the whole file. If the file is to change, send it whole, or as an edit, in a fence with path="${path}".`,
      );
    }
    if (sight !== "whole" && losesLines(current, content)) return held(unseen(sight, current));
  }
  const isShort = content.split("\n").length <= EXAMPLE_LINES + 1;
  if (current === undefined && isNearby && isShort && end.label === undefined && !isAnnounced) {
    return example(`If this is a file to be written, send it in a fence with path="${path}".`);
  }
  if (target.isFix && !target.wasAsked && current !== undefined && takesAway(current, content)) {
    return held(TAKES_AWAY);
  }
  if (current !== undefined && current !== content && !target.wasAsked && !shrinkageIsMeant) {
    const part = partOfFile(path, current, content, target.cameBefore);
    if (part) return held(part);
  }
  const elision =
    current === undefined && !target.wasAsked
      ? findLeftOut(path, content)
      : findTruncation(current, content, { path, shrinkageIsMeant });
  return elision ? held(elision) : { kind: "save", content };
}

/** A piece of a diff in the place of a file; null for what is none, or has no place. */
function landDiff(path: string, content: string, target: Target): Landing | null {
  const hunks = holdsMarks(content) ? editsOfDiff(splitLines(content), path) : [];
  if (hunks.length === 0 || target.current === undefined) return null;
  const landing = landEdit(path, hunks, target);
  return landing.kind === "save" ? landing : null;
}

function landEdit(path: string, edits: readonly EditBlock[], target: Target): Landing {
  const { current, unsaved, shrinkageIsMeant } = target;
  if (current === undefined) {
    const isNew = edits.length > 0 && edits.every((edit) => edit.search.trim() === "");
    const content = edits.map((edit) => edit.replace).join("");
    return isNew ? { kind: "save", content } : held(`There is no file ${path} to edit.`);
  }
  for (const [index, { search, replace }] of edits.entries()) {
    const why = findTruncation(search, replace, { path, isPart: true, shrinkageIsMeant });
    if (why)
      return held(`Edit ${index + 1} was not applied: its REPLACE part is not whole. ${why}`);
  }
  const result = applyTo(current, unsaved, edits);
  return result.ok ? { kind: "save", content: result.content } : held(result.message);
}

/** To the stored text; where that has no place for them, to the unsaved one they were made for. */
function applyTo(
  current: string,
  unsaved: string | undefined,
  edits: readonly EditBlock[],
): ApplyResult {
  const result = applyEdits(current, edits);
  if (result.ok || unsaved === undefined) return result;
  const second = applyEdits(unsaved, edits);
  return second.ok ? second : result;
}

/** A fix that leaves less of a file, in inked lines, has removed what it was to mend. */
const FIXED_PART = 0.5;
const FIXED_LINES = 8;
const TAKES_AWAY =
  "A fix was asked for, and this takes most of the file away. Keep what it does, and mend what is wrong; send it whole, or as an edit.";

const DELETES_WORK =
  "A fix was asked for, and this deletes a file. Mend what is wrong in it; if it has to go, say why and send the deletion once more.";

function inkedLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

function takesAway(before: string, after: string): boolean {
  const [old, now] = [inkedLines(before), inkedLines(after)];
  return old >= FIXED_LINES && now < old * FIXED_PART;
}

/** Shorter than the file, and without something that the file declares. */
function isExcerpt(before: string, after: string): boolean {
  const isLess = inkedLines(after) < inkedLines(before);
  return isLess && (isShorter(before, after) || losesNames(before, after));
}

function isShorter(before: string, after: string): boolean {
  return inkedLines(after) < inkedLines(before) * EXCERPT;
}

function losesNames(before: string, after: string): boolean {
  const [old, left] = [before, after].map((text) => declaredIn(text.split("\n")).names);
  return [...(old ?? [])].some((name) => !left?.has(name));
}

/** Whether all lines of a text stand in the file, in their order: "the important part is". */
function isAbridged(whole: string, text: string): boolean {
  const lines = whole.split("\n").map((line) => line.trim());
  let at = 0;
  return text.split("\n").every((line) => {
    if (line.trim() === "") return true;
    const found = lines.indexOf(line.trim(), at);
    at = found + 1;
    return found >= 0;
  });
}

function losesLines(before: string, after: string): boolean {
  const kept = new Set(after.split("\n").map((line) => line.trim()));
  const lost = before.split("\n").filter((line) => line.trim() !== "" && !kept.has(line.trim()));
  return lost.length > 0;
}

function unseen(sight: Sight, current: string): string {
  const lines = current.split("\n").length;
  return sight === "part"
    ? `You were shown only its beginning, and it has ${lines} lines. Change it as it is, and lose nothing of it.`
    : `It exists already, has ${lines} lines, and you were not shown it. Change it as it is, and lose nothing of it.`;
}

function held(reason: string): Landing {
  return { kind: "held", reason };
}

function example(reason: string): Landing {
  return { kind: "held", reason, isExample: true };
}
