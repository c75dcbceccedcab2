/** Where the line of a position begins, when only spaces stand between; else the position itself. */
export function lineStart(text: string, at: number): number {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at).trim() === ""
    ? text.lastIndexOf("\n", at - 1) + 1
    : at;
}
