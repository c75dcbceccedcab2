import { type EditResult, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { wholeLines } from "../../said/page-elements";
import type { Order } from "../order";
import { moved } from "../orders/move-piece";
import { pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { MOVES } from "../verbs";
import { thingSaid } from "./find-thing";

const BE =
  "(?:should|must|could|can|needs? to|has to|have to|i want|i['’]d like) ?(?:be|come|go|stand|sit|move)?";
const HOW = "(?:(?:one|a bit|a little|much|further|far|straight|right|directly|up|down|to)@ )*";
const BESIDE = pattern(
  `^(?:${MOVES} )?(?<what>[^,.:;⟦⟧]{2,50}?) (?:${BE} )?${HOW}(?<side>above|before|over|on top of|ahead of|under|underneath|below|beneath|after|behind|following) (?<where>[^,.:;⟦⟧]{2,50})$`,
);
const STEP = pattern(
  `^(?:${MOVES} )?(?<what>[^,.:;⟦⟧]{2,50}?) (?:${BE} )?${HOW}(?<way>higher|up|upwards|lower|down|downwards)(?: up| down| on the page| the page| please)*$`,
);
const HERO =
  /^(?:the |our )*(?:hero|headline|title|name|top|first screen|intro(?:duction)?|header|heading)(?: part| section| text)?$/iu;

/** "Above everything else" is the first place that a part can have. */
const ALL =
  /^(?:everything|all|anything|all (?:of )?(?:the )?(?:rest|others?|other (?:parts|sections|things)))(?: else)?(?: (?:on|of) (?:the|our) (?:page|site))?$/iu;

/** A part of the page elsewhere, named by anything in it: "put the donations section higher", "reviews up under the headline". */
export function frameMove(order: Order): EditResult | null {
  const { text, page } = order;
  if (text.length > 120) return null;
  const beside = BESIDE.exec(text)?.groups;
  if (beside?.what && beside.where) {
    const what = sectionSaid(beside.what, order);
    const isAbove = /^(?:above|before|over|on top|ahead)/iu.test(beside.side ?? "");
    if (what && HERO.test(beside.where.trim()) && !isAbove) return toFirst(page, what);
    if (what && ALL.test(beside.where.trim()) && isAbove) return toFirst(page, what);
    if (ALL.test(beside.where.trim())) return null;
    const where = what ? sectionSaid(beside.where, order) : null;
    if (what && where && what !== where)
      return moved(page, what, where, isAbove ? "above" : "below");
  }
  const step = STEP.exec(text)?.groups;
  const piece = step?.what ? sectionSaid(step.what, order) : null;
  return piece ? oneStep(page, piece, /^(?:higher|up)/iu.test(step?.way ?? "")) : null;
}

/** Longer texts name no part, in characters. */
const LONG_TEXT = 30;

/** The part that a phrase names, or that holds what it names. */
function sectionSaid(phrase: string, order: Order): Piece | null {
  const section = thingSaid(phrase, order, ({ kind }) => kind === "section");
  const named =
    section ?? thingSaid(phrase, order, ({ kind }) => /^(?:entry|text|form|link)$/.test(kind));
  const [piece] = named?.pieces ?? [];
  // A word within a sentence is not what the part is about: "new dates first" of a newsletter.
  if (!section && piece?.kind === "text" && piece.says.length > LONG_TEXT) return null;
  return piece?.kind === "section" ? piece : (piece?.section ?? null);
}

const sectionsOf = ({ pieces }: Page, { element }: Piece) =>
  pieces.filter((one) => one.kind === "section" && one.element.parentNode === element.parentNode);

function oneStep(page: Page, piece: Piece, isUp: boolean): EditResult | null {
  const all = sectionsOf(page, piece);
  const other = all[all.indexOf(piece) + (isUp ? -1 : 1)];
  return other ? moved(page, piece, other, isUp ? "above" : "below") : null;
}

/** Before all other parts: the first screen is none of them. */
function toFirst(page: Page, piece: Piece): EditResult | null {
  const [first] = sectionsOf(page, piece);
  if (!first) return null;
  if (first === piece)
    return there(
      `“${piece.says}” is the first part of the page already, right after the first screen.`,
    );
  const from = wholeLines(page.source, piece.place);
  const at = wholeLines(page.source, first.place).start;
  return pageEdit(
    page.source,
    [
      { start: from.start, end: from.end, text: "" },
      { start: at, end: at, text: page.source.slice(from.start, from.end) },
    ],
    `“${piece.says}” comes right after the first screen now.`,
  );
}
