import { type EditResult, refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { conceptsOf } from "../concepts";
import { bare, findPieces } from "../find-pieces";
import { looksSaid } from "../look-words";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { wordsOf } from "../page-words";
import { CHANGES, MOVES, REMOVES } from "../verbs";

const OF_BUTTON = pattern(
  `^(?:${CHANGES}|${REMOVES}|${MOVES}|colou?r|paint|link) (?:the |our |my )(?<what>⟦\\d+⟧|[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}) button(?!s)@`,
);
const GONE = pattern(
  `^(?:${REMOVES}) (?:the |our |my |all (?:the )?)?(?<what>⟦\\d+⟧|[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?)(?<noun> section| list| page| form| part| block)?(?: (?:from|on|off) (?:the|our|my) (?:page|site))?$`,
);
const MOVED = pattern(
  `^(?:${MOVES}) (?:the |our |my )(?<what>⟦\\d+⟧|[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?)(?<noun> section| part| block)? (?:up |down )?(?:above|below|before|after|under|beneath|behind|next to|to|over) [^⟦⟧]{2,50}$`,
);
/** Words by which a button is meant that has other words on it. */
const ANY =
  /^(?:first|second|third|last|main|other|big|small|left|right|top|bottom|primary|secondary|only|same|both|two|menu|nav|header|footer|submit|send|call|contact|form)$/iu;

/**
 * What is to change or to go, and is not there: nobody is to guess at another in its place. It is asked last, so all that
 * could be meant has been looked for.
 */
export function tellAbsent({ text, quotes, page }: Order): EditResult | null {
  const button = OF_BUTTON.exec(text)?.groups?.what;
  if (button) {
    const said = unmasked(button, quotes);
    const labels = page.pieces
      .filter(({ kind, says }) => /^(?:button|navlink)$/.test(kind) && says !== "")
      .map(({ says }) => says);
    const words = wordsOf(said);
    const isPlain =
      looksSaid(said).rest.trim() === "" || said.split(" ").some((one) => ANY.test(one));
    const known = labels.some((label) => wordsOf(label).some((own) => words.includes(own)));
    if (!isPlain && !known && words.length > 0)
      return refused(
        `There is no button “${said}” on the page${labels.length > 0 ? `; it has ${listed(labels)}` : ""}. So nothing was changed: say one of these, or “add a button “${said}””.`,
      );
  }
  const moved = MOVED.exec(text)?.groups;
  const gone = GONE.exec(text)?.groups ?? moved;
  if (!gone?.what) return null;
  const said = unmasked(gone.what, quotes);
  const isSection =
    gone.noun !== undefined ||
    said.split(/\s+/).some((word) => conceptsOf(word).length > 0 || SECTIONS.test(word));
  if (!isSection || findPieces(bare(said), page, quotes)) return null;
  const sections = page.pieces
    .filter(({ kind, says }) => kind === "section" && says !== "")
    .map(({ says }) => says);
  return refused(
    `There is no “${said}${gone.noun ?? ""}” on the page, so nothing ${moved ? "was moved" : "had to go"}. Its parts are ${listed(sections)}.`,
  );
}

/** Parts that pages often have. */
const SECTIONS =
  /^(?:newsletter|testimonials?|reviews?|gallery|faqs?|map|countdown|slider|banner|blog|guest ?book|chat|cookies?|logo|video)$/iu;

const listed = (names: readonly string[]) =>
  [...new Set(names)]
    .slice(0, 8)
    .map((name) => `“${name}”`)
    .join(", ");
