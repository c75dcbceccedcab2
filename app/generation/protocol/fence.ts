/** Text in a fence longer than any in it, so that the text can never end its fence. */
export function fence(info: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const marks = "`".repeat(longest + 1);
  const end = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${marks} ${info}\n${text}${end}${marks}`;
}

/** A file in the form in which models write files themselves. */
export function fenceFile(path: string, content: string): string {
  return fence(`path="${path}"`, content);
}
