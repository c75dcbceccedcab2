import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { attribute } from "../../said/page-elements";
import { findPieces } from "../find-pieces";
import { unmasked } from "../masked";
import { pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { goalOf } from "./button-goals";

const CHANGES_GOAL = [
  pattern(
    `^(?:make|let|have|set|change) (?<what>.+?) (?:link|go|lead|point|open|jump|call|scroll)@(?: to)? (?<goal>.+?)$`,
  ),
  pattern(
    `^(?:link|connect|verlinke|verknüpfe) (?<what>.+?) (?:to|with|mit|auf|zu[rm]?) (?<goal>.+?)$`,
  ),
  pattern(
    `^(?<what>.+?) (?:should|must|shall|needs to|soll(?:te)?|muss|doit|debe|deve) (?:link|go|lead|point|open|jump|call|take (?:you|people)|scroll|bring (?:you|people))@(?: to)? (?<goal>.+?)$`,
  ),
  pattern(
    `^(?<what>.+?) soll(?:te)? (?:zu[rm]?|auf|nach|an) (?<goal>.+?) (?:führen|verlinken|gehen|springen|linken)$`,
  ),
];

/** "Make the button say “…” and jump to the menu". */
const SAYS_AND_LEADS = pattern(
  "^(?:make|let|have) (?<what>(?:the |our |my )?(?:[\\p{L}-]+ )?button) (?:say|read) (?<label>⟦\\d+⟧),? and (?:it should |make it |let it )?(?:jump|go|lead|link|scroll|point|take (?:people|them|you)|open)s? (?:down |straight )?(?:to )?(?<goal>[^⟦⟧]{3,60})$",
);
/** The one that a page begins with. */
const MAIN_BUTTON =
  /^(?:the |our |my )?(?:(?:main|first|top|big|primary|hero) )?(?:button|cta)(?: (?:at|on) (?:the )?top| in the hero)?$/iu;

/** Another goal for a button or link that is there. */
export function goalChanged(
  text: string,
  quotes: readonly string[],
  page: Page,
): EditResult | null {
  const both = SAYS_AND_LEADS.exec(text)?.groups;
  const main = page.pieces.find(
    ({ kind, element }) => kind === "button" && element.tagName === "a",
  );
  const href = both?.goal ? goalOf(both.goal, quotes, page) : null;
  if (both?.label && main && href !== null && MAIN_BUTTON.test(both.what ?? "")) {
    const label = unmasked(both.label, quotes);
    const tag = page.source.slice(main.place.start, main.place.innerStart);
    return pageEdit(
      page.source,
      [
        {
          start: main.place.start,
          end: main.place.innerEnd,
          text: tag.replace(/href="[^"]*"/, () => `href="${html(href)}"`) + html(label),
        },
      ],
      `The button “${main.says}” says “${label}” now and leads to ${href.startsWith("#") ? "that part of the page" : href}.`,
    );
  }
  for (const form of CHANGES_GOAL) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what || !groups.goal) continue;
    const isLink = ({ kind }: Piece) => /^(?:button|link|navlink)$/.test(kind);
    const named = findPieces(groups.what, page, quotes, isLink);
    // "The join button" is that of the part called so.
    const around = named ? null : findPieces(groups.what, page, quotes);
    const found = around?.pieces.every(isLink) ? around : named;
    const piece = MAIN_BUTTON.test(groups.what)
      ? page.pieces.find(({ kind, element }) => kind === "button" && element.tagName === "a")
      : found?.pieces.length === 1
        ? found.pieces[0]
        : undefined;
    const link = piece?.kind === "button" ? linkLike(piece, page) : piece;
    if (link?.element.tagName !== "a") continue;
    const goal = goalOf(groups.goal, quotes, page);
    if (goal === null)
      return unchanged(
        `I found nothing called “${unmasked(groups.goal, quotes)}” that it could lead to.`,
      );
    const tag = page.source.slice(link.place.start, link.place.innerStart);
    const next = tag.replace(/href="[^"]*"/, () => `href="${html(goal)}"`);
    return pageEdit(
      page.source,
      [{ start: link.place.start, end: link.place.innerStart, text: next }],
      `“${link.says}” leads to ${goal.startsWith("#") ? "that part of the page" : goal} now.`,
    );
  }
  return null;
}

/** "The join button" leads to the form whose own button sends it: the link is what can lead elsewhere. */
function linkLike(button: Piece, { pieces }: Page): Piece | undefined {
  if (button.element.tagName === "a") return button;
  const id = button.section ? attribute(button.section.element, "id") : "";
  return pieces.find(
    ({ kind, element }) =>
      kind === "button" && id !== "" && attribute(element, "href") === `#${id}`,
  );
}
