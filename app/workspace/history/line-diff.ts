import { groupDigits } from "~/platform/group-digits";
import type { DiffLine } from "./diff-lines";

/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 3;
/** Changed lines that are shown: more say nothing to a person, and take a browser its time. */
export const SHOWN_CHANGES = 2_000;

/**
 * What turns one text into another, as one block: the lines between the first and the last
 * difference. Enough to choose between two versions, without a diff library in the browser.
 */
export function lineDiff(before: string, after: string): DiffLine[] {
  const old = before.split("\n");
  const now = after.split("\n");
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1;
  }
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  if (removed.length + added.length > SHOWN_CHANGES) return tooDifferent(removed, added);
  const line = (kind: DiffLine["kind"], sign: string) => (text: string) => ({
    kind,
    text: sign + text,
  });
  return [
    ...old.slice(Math.max(0, start - CONTEXT_LINES), start).map(line("context", " ")),
    ...removed.map(line("removed", "-")),
    ...added.map(line("added", "+")),
    ...now.slice(now.length - end, now.length - end + CONTEXT_LINES).map(line("context", " ")),
  ];
}

function tooDifferent(removed: string[], added: string[]): DiffLine[] {
  const counts = `${count(removed)} would be replaced by ${count(added)}`;
  return [{ kind: "note", text: `Too different to show line by line: ${counts}.` }];
}

function count({ length }: string[]): string {
  return `${groupDigits(length)} ${length === 1 ? "line" : "lines"}`;
}
