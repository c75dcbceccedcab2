import { type EditResult, edited, refused } from "../../edit";
import { PAGE } from "../../project";
import { bare, findPieces } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { saying, withChanges } from "../page-draft";
import { type Page, type Piece, pageOf } from "../page-model";
import { wordsOf } from "../page-words";
import { stoppedIn } from "../stop-forms";
import { removePiece } from "./remove-piece";
import { withoutMention } from "./without-mention";

/** What no page offers: times, rooms and people are other wishes. */
const NOTHING =
  /^(?:open|closed|it|that|this|them|there|here|so|rounded?|shadows?|colou?rs?|space|room|text|words?|pictures?|photos?|images?|one|two|\d.*|(?:need|want).*)$|(?<!\p{L})(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)$/iu;

/** "We're not doing the soup any more": it goes from lists, and from what sentences name beside it; what is nowhere is told. */
export function stopOffering(order: Order): EditResult | null {
  const { text, quotes, page, files } = order;
  for (const what of stoppedIn(text)) {
    if (what.length > 60 || NOTHING.test(bare(what))) continue;
    const said = unmasked(bare(what), quotes).replace(/[“”]/g, "");
    const words = wordsOf(said);
    if (words.length === 0) continue;
    const found = findPieces(what, page, quotes, isOffered);
    const whole =
      found && found.pieces.length === 1 && isNamed(found.pieces[0], words) ? found : null;
    const removed = whole
      ? removePiece({ ...order, text: "remove ⟦0⟧", quotes: [whole.pieces[0]?.says ?? ""] })
      : null;
    const source = removed?.ok ? removed.changes.get(PAGE) : page.source;
    const left = source ? pageOf(new Map(files).set(PAGE, source)) : page;
    const rest = left ? withoutMentions(left, words) : null;
    if (rest)
      return edited(
        new Map([[PAGE, rest.source]]),
        [removed?.ok ? removed.said : "", ...rest.said].filter(Boolean).join(" "),
      );
    if (removed?.ok) return removed;
    const mention = page.pieces.find(
      (piece) =>
        /^(?:text|lead|headline|entry|fact)$/.test(piece.kind) &&
        words.every((word) => wordsOf(piece.entry?.all ?? piece.says).includes(word)),
    );
    return refused(
      mention
        ? `“${said}” stands on the page in “${mention.says}” alone, and not beside others, so nothing was changed. Say “remove “${mention.says}”” or “change it to …”.`
        : `There is no “${said}” on the page, so nothing had to go.${offers(page)}`,
    );
  }
  return null;
}

const isOffered = ({ kind }: Piece) => /^(?:entry|section|fact)$/.test(kind);

/** A long text that happens to hold a word is not called so. */
function isNamed(piece: Piece | undefined, words: readonly string[]): boolean {
  return piece !== undefined && wordsOf(piece.says).length <= words.length + 3;
}

/** The page in whose sentences some words are named no more, and what became of each; null where none changes. */
function withoutMentions(
  page: Page,
  words: readonly string[],
): { source: string; said: string[] } | null {
  const changes = [];
  const said: string[] = [];
  for (const { kind, says, place, entry } of page.pieces) {
    if (entry || !/^(?:text|lead|headline|fact)$/.test(kind)) continue;
    if (/<(?!svg|use|path|\/)/.test(page.source.slice(place.innerStart, place.innerEnd))) continue;
    const next = withoutMention(says, words);
    if (next === null) continue;
    changes.push(saying(page.source, place, next));
    said.push(`“${says}” is “${next}” now.`);
  }
  return changes.length === 0 ? null : { source: withChanges(page.source, changes), said };
}

function offers({ pieces }: Page): string {
  const names = pieces
    .filter(({ kind, entry }) => kind === "entry" && entry?.element.tagName !== "details")
    .map(({ says }) => `“${says}”`);
  return names.length === 0 ? "" : ` It lists ${[...new Set(names)].slice(0, 8).join(", ")}.`;
}
