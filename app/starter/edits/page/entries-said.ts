/** These go on with the entry before them. */
export const DETAIL =
  /^(?:tel(?:\.|efon|ephone|éfono)?|phone|mobile|mail|e-?mail|www|https?:|\+?\d[\d /-]{4,}|from (?:€|£|\$)|ab \d|open |geöffnet)/iu;

/** The entries of a list: what stands between commas, with what goes on with the one before. */
export function entriesSaid(said: string): string[] {
  // What stands in brackets is one.
  const text = said.replace(/\([^()]*\)/g, (all) => all.replaceAll(",", "⸴").replaceAll(";", "⸵"));
  const separator = text.includes("\n")
    ? /\s*\n+\s*(?:[-•*]\s*)?/
    : text.includes(";")
      ? /\s*;\s*/
      : /\s*,\s+(?:and |und |et |y |e |& )?/iu;
  const isJoined = !text.includes(",") && !text.includes(";") && !text.includes("\n");
  const parts = text
    .replace(/^[-•*]\s*/, "")
    .split(separator)
    .flatMap((part, at, all) =>
      at === all.length - 1 && !text.includes(";") && !text.includes("\n")
        ? lastTwo(part, isJoined ? 2 : all.length)
        : [part],
    )
    .map((part) => part.trim().replaceAll("⸴", ",").replaceAll("⸵", ";"))
    .filter((part) => part !== "");
  const entries: string[] = [];
  for (const part of parts) {
    const last = entries.at(-1);
    if (last !== undefined && DETAIL.test(part)) entries[entries.length - 1] = `${last}, ${part}`;
    else entries.push(part);
  }
  return entries;
}

/** "bread and butter" at the end of a list is two, where the others are single things. */
function lastTwo(part: string, count: number): string[] {
  const match = /^(.+?)\s+(?:and|und|et|y|e)\s+(.+)$/iu.exec(part);
  return match && count > 1 && !/[.!?)]\.?$/u.test(match[1] ?? "")
    ? [match[1] ?? "", match[2] ?? ""]
    : [part];
}
