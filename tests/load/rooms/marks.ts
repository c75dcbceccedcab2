import { performance } from "node:perf_hooks";

const END = "-ta";
const MOST_BYTES = 60;

/** A word that says when it was written, for the process that wrote it: "at-123456.789-ta". */
export function newMark(): string {
  return `at-${performance.now().toFixed(3)}${END}`;
}

/** Calls back with the time of each mark in some bytes. @returns how many of them have been read */
export function readMarks(
  bytes: Buffer,
  { before, onMark }: { before: string; onMark: (writtenAt: number) => void },
): number {
  const start = `${before}at-`;
  let at = 0;
  for (;;) {
    const from = bytes.indexOf(start, at, "latin1");
    // What may be the beginning of one.
    if (from === -1) return Math.max(at, bytes.length - MOST_BYTES);
    const to = bytes.indexOf(END, from, "latin1");
    if (to === -1) return from;
    onMark(Number(bytes.toString("latin1", from + start.length, to)));
    at = to + END.length;
  }
}
