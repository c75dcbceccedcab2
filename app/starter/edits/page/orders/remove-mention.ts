import type { EditResult } from "../../edit";
import { bare } from "../bare";
import { pageEdit, saying } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { wordsOf } from "../page-words";
import { withoutMention } from "./without-mention";

/** "We serve soup, cakes and tea" without the soup: a sentence goes on without one of those that it lists. */
export function mentionOf(
  what: string,
  { source }: Page,
  pieces: readonly Piece[],
): EditResult | null {
  const [piece, other] = pieces;
  if (!piece || other || !/^(?:text|lead|headline)$/.test(piece.kind)) return null;
  const words = wordsOf(bare(what));
  if (wordsOf(piece.says).length < words.length + 3) return null;
  const next = withoutMention(piece.says, words);
  return next === null
    ? null
    : pageEdit(source, [saying(source, piece.place, next)], `“${piece.says}” is “${next}” now.`);
}
