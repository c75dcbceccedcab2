import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { insideOf, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import type { SectionBody } from "../section-body";

export function isSample(section: Piece, { source }: Page): boolean {
  return /class="[^"]*section-note/.test(source.slice(section.place.start, section.place.end));
}

/** More of the same in a section that is there. */
export function moreIn(
  section: Piece,
  body: SectionBody,
  page: Page,
  tag: "details" | "li",
): EditResult | null {
  const { source, pieces } = page;
  const last = pieces
    .filter(
      ({ kind, section: own, element }) =>
        kind === "entry" && own === section && element.tagName === tag,
    )
    .at(-1);
  const entries = body.markup.split("\n").slice(1, -2).join("\n").replace(/^ {2}/gm, "");
  const said = `Added ${body.count === 1 ? "it" : `all ${body.count}`} to “${section.says}”.`;
  if (!last) {
    const change = insideOf(source, section.place, body.markup, "last");
    return edited(new Map([[PAGE, withChanges(source, [change])]]), said);
  }
  const { end, start } = wholeLines(source, last.place);
  const indent = /^[ \t]*/.exec(source.slice(start))?.[0] ?? "";
  const text = `${entries.replace(/^(?=.)/gm, indent)}\n`;
  return edited(new Map([[PAGE, withChanges(source, [{ start: end, end, text }])]]), said);
}

/** What was an example gives way to what was said. */
export function instead(section: Piece, body: SectionBody, { source }: Page): EditResult | null {
  const inner = source.slice(section.place.innerStart, section.place.innerEnd);
  const heading = /^[\s\S]*?<\/h2>\n?/.exec(inner)?.[0];
  if (!heading) return null;
  const indent = `${/^[ \t]*/.exec(source.slice(wholeLines(source, section.place).start))?.[0] ?? ""}  `;
  const text = `${heading.replace(/\n?$/, "\n")}${body.markup.replace(/^(?=.)/gm, indent)}${indent.slice(2)}`;
  return edited(
    new Map([
      [
        PAGE,
        withChanges(source, [
          { start: section.place.innerStart, end: section.place.innerEnd, text },
        ]),
      ],
    ]),
    `“${section.says}” holds what you said now, in the place of the examples.`,
  );
}
