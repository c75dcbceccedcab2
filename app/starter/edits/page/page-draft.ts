import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type EditResult, edited } from "../edit";
import { PAGE } from "../project";
import { type Place, wholeLines } from "../said/page-elements";

/** A change of one stretch of the page. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** The page with changes that do not overlap; each is given by where it stood before all of them. */
export function withChanges(source: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      source,
    );
}

/** Another text in the place of what an element says; pictures in front of it stay. */
export function saying(source: string, place: Place, text: string): Change {
  const inner = source.slice(place.innerStart, place.innerEnd);
  const picture = /^\s*<svg\b[\s\S]*?<\/svg>/.exec(inner)?.[0] ?? "";
  return { start: place.innerStart + picture.length, end: place.innerEnd, text: html(text) };
}

/** An element with its lines taken out. */
export function without(source: string, place: { start: number; end: number }): Change {
  return { ...wholeLines(source, place), text: "" };
}

/** An element that nobody sees for now, and that stays in the file. */
export function hidden(source: string, { start }: { start: number }): Change {
  const at = start + (/^<[\w-]+/.exec(source.slice(start))?.[0].length ?? 0);
  return { start: at, end: at, text: " hidden" };
}

/** Lines below or above an element, indented as it is. */
export function beside(
  source: string,
  place: Place,
  block: string,
  where: "above" | "below",
): Change {
  const lines = wholeLines(source, place);
  const indent = /^[ \t]*/.exec(source.slice(lines.start))?.[0] ?? "";
  const at = where === "above" ? lines.start : lines.end;
  return { start: at, end: at, text: indented(block, indent) };
}

/** Lines at the end of what an element holds, or at its beginning. */
export function insideOf(
  source: string,
  place: Place,
  block: string,
  where: "first" | "last",
): Change {
  const lines = wholeLines(source, place);
  const indent = `${/^[ \t]*/.exec(source.slice(lines.start))?.[0] ?? ""}  `;
  if (where === "first") {
    const at = source[place.innerStart] === "\n" ? place.innerStart + 1 : place.innerStart;
    const lead = source[place.innerStart] === "\n" ? "" : "\n";
    return { start: at, end: at, text: lead + indented(block, indent) };
  }
  const before = source.slice(0, place.innerEnd);
  const at = before.length - (/[ \t]*$/.exec(before)?.[0].length ?? 0);
  const lead = source[at - 1] === "\n" ? "" : "\n";
  return { start: at, end: at, text: lead + indented(block, indent) };
}

function indented(block: string, indent: string): string {
  return block.replace(/^(?=.)/gm, indent).replace(/\n*$/, "\n");
}

/** The result of changes to the page. */
export function pageEdit(source: string, changes: readonly Change[], said: string): EditResult {
  return edited(new Map([[PAGE, withChanges(source, changes)]]), said);
}

export type { FileTree };
