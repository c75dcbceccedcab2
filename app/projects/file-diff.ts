import { groupDigits } from "~/platform/group-digits";
import { formatBytes } from "./byte-size";
import type { PathChange } from "./manifest";

/** How large one side of a change is. */
export interface TextSize {
  /** UTF-8 bytes. */
  bytes: number;
  /** Absent where nobody counted them. */
  lines?: number;
  /** There for what is no text: its bytes are to be had by it. */
  hash?: string;
}

/**
 * Why a change is not shown line by line: its two sides have too little in common to be compared in
 * time; it is one file of too many lines; the changes before it in the same diff took all the room;
 * what one of its sides held is not there any more; or one of them is no text.
 */
export type NotShown = "too-different" | "too-long" | "too-many" | "gone" | "no-text";

/** A change of which no lines are shown, by the sizes of its two sides. */
export type Sized = PathChange & {
  notShown: NotShown;
  before: TextSize | null;
  after: TextSize | null;
};

/** How one file changed: as a unified diff, or as sizes where its lines are not shown. */
export type FileDiff = (PathChange & { patch: string }) | Sized;

/** What a checkpoint changed. */
export interface CheckpointDiff {
  /** The checkpoint that it is compared with; null for a project's first. */
  previousId: string | null;
  files: FileDiff[];
}

const WHY: Record<NotShown, string> = {
  "too-different": "Too different to show line by line",
  "too-long": "Too long to show line by line",
  "too-many": "Not shown: the changes before it fill this page",
  gone: "Not shown: what this file held is not stored any more",
  "no-text": "Not text",
};

/** What is said of a change whose lines are not shown, e.g. "Too long …: now 9,000 lines (96 kB)." */
export function describeNotShown(diff: Sized): string {
  if (diff.notShown === "no-text") return describeBytes(diff);
  const sides = [
    diff.before && `before ${describeSize(diff.before)}`,
    diff.after && `now ${describeSize(diff.after)}`,
  ];
  return `${WHY[diff.notShown]}: ${sides.filter(Boolean).join(", ")}.`;
}

/** E.g. "12 kB → 14 kB". */
function describeBytes({ before, after }: { before: TextSize | null; after: TextSize | null }) {
  if (before && after) return `${formatBytes(before.bytes)} → ${formatBytes(after.bytes)}`;
  return formatBytes((before ?? after)?.bytes ?? 0);
}

/** Diffs of files as one text, as programs read it; of a file that is not shown, a line of words. */
export function diffText(files: readonly FileDiff[]): string {
  return files
    .map((diff) => ("patch" in diff ? diff.patch : `${heading(diff)}${describeNotShown(diff)}\n`))
    .join("");
}

/** The two names of a changed file in a unified diff. */
export function namesOf({ path, action }: PathChange): [before: string, after: string] {
  return [
    action === "created" ? "/dev/null" : `a/${path}`,
    action === "deleted" ? "/dev/null" : `b/${path}`,
  ];
}

function heading(change: PathChange): string {
  const [before, after] = namesOf(change);
  return `${"=".repeat(67)}\n--- ${before}\n+++ ${after}\n`;
}

function describeSize({ bytes, lines }: TextSize): string {
  const size = bytes < 1000 ? `${bytes} bytes` : `${groupDigits(Math.round(bytes / 1000))} kB`;
  if (lines === undefined) return size;
  return `${groupDigits(lines)} ${lines === 1 ? "line" : "lines"} (${size})`;
}
