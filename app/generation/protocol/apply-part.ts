/** Places that a message about an ambiguous part names. */
const NAMED_PLACES = 5;
/** Shorter parts are found by chance, in characters of ink. */
const INK = 3;
/** What belongs to a name: a part that ends within one is another one's part. */
const NAME = /[\p{L}\p{N}_$-]/u;

/** Where a part of a line, or text from within a line to within another, stands in a file. */
export interface PartPlace {
  /** Characters from the start. */
  at: number;
  /** Lines, from 1, of every place; more than one is ambiguous. */
  lines: number[];
}

/**
 * Finds text that is not whole lines: `color: red` in `a { color: red; }`. It must not begin or end
 * within a name, so that `color` is not found in `background-color`.
 *
 * @param part without the line end after it
 */
export function findPart(content: string, part: string): PartPlace | null {
  if (part.replaceAll(/\s/g, "").length < INK) return null;
  const lines: number[] = [];
  let first = -1;
  let counted = 0;
  let line = 1;
  let at = content.indexOf(part);
  while (at >= 0 && lines.length < NAMED_PLACES) {
    if (isApart(content, at, part)) {
      for (; counted < at; counted += 1) if (content[counted] === "\n") line += 1;
      if (first < 0) first = at;
      lines.push(line);
    }
    at = content.indexOf(part, at + 1);
  }
  return first < 0 ? null : { at: first, lines };
}

function isApart(content: string, at: number, part: string): boolean {
  const joins = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && NAME.test(one) && NAME.test(other);
  const end = at + part.length;
  return !joins(content[at - 1], part[0]) && !joins(part.at(-1), content[end]);
}
