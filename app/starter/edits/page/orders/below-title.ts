import { wholeLines } from "../../said/page-elements";
import { beside, type Change } from "../page-draft";
import type { Page, Piece } from "../page-model";

/**
 * A line below the name of the page. Where the name is one of several things in a row, as in the header beside the menu, both go
 * into a block of their own: another thing in the row would stand beside the name.
 */
export function belowTitle({ source }: Page, { element, place }: Piece, line: string): Change[] {
  const holder = element.parentNode;
  if (!holder || !("tagName" in holder) || holder.tagName !== "header")
    return [beside(source, place, line, "below")];
  const { start, end } = wholeLines(source, place);
  const name = source.slice(start, end);
  const indent = /^[ \t]*/.exec(name)?.[0] ?? "";
  const inner = `${name.replace(/\n?$/, "\n")}${indent}${line}\n`.replace(/^(?=.)/gm, "  ");
  return [{ start, end, text: `${indent}<div>\n${inner}${indent}</div>\n` }];
}
