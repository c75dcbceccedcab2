/** Most files offered at once. */
const MENTION_LIMIT = 10;

/** The @-mention being typed: where its @ stands and what follows it. */
export interface MentionQuery {
  start: number;
  query: string;
}

/** Finds the mention at the caret: an @ at the start or after a space, never inside a word. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const match = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, caret));
  if (!match) return null;
  const query = match[1] ?? "";
  return { start: caret - query.length - 1, query };
}

/** Files that fit, best first: a name that starts so, then a path that holds it. */
export function suggestFiles(paths: Iterable<string>, query: string): string[] {
  const wanted = query.toLowerCase();
  const name = (path: string) => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return [...paths]
    .filter((path) => path.toLowerCase().includes(wanted) && name(path) !== ".gitkeep")
    .sort(
      (a, b) =>
        Number(name(b).startsWith(wanted)) - Number(name(a).startsWith(wanted)) || (a < b ? -1 : 1),
    )
    .slice(0, MENTION_LIMIT);
}

/** The text with the mention written out, and where the caret goes. */
export function insertMention(
  text: string,
  caret: number,
  mention: MentionQuery,
  path: string,
): { text: string; caret: number } {
  const after = text.slice(caret);
  const inserted = `@${path}${after.startsWith(" ") ? "" : " "}`;
  return {
    text: text.slice(0, mention.start) + inserted + after,
    caret: mention.start + inserted.length + (after.startsWith(" ") ? 1 : 0),
  };
}
