import { conceptsOf } from "./concepts";
import type { Piece, PieceKind } from "./page-model";
import { isAlike, wordsOf } from "./page-words";

/** What a phrase of a wish is about. */
export interface Found {
  pieces: Piece[];
  /** The phrase is for all of its kind: "the buttons". */
  isAll: boolean;
  /** The kinds that the phrase names; empty where it names a piece by its words alone. */
  kinds: readonly PieceKind[];
  /** As it is told. */
  name: string;
}

export function found(pieces: Piece[], isAll: boolean, kinds: readonly PieceKind[]): Found {
  const [first] = pieces;
  const name = pieces.length === 1 && first?.says ? first.says : (kinds[0] ?? first?.kind ?? "");
  return { pieces, isAll, kinds, name };
}

/**
 * The pieces of which all words of a phrase are, those that say little else first. Words that stand for what a section is about
 * count for sections. Several only where they are equally likely and of the likeliest kind.
 */
export function best(
  phrase: string,
  pieces: readonly Piece[],
  kinds: readonly PieceKind[],
): Piece[] {
  const words = wordsOf(phrase);
  if (words.length === 0) return [];
  const scored = pieces.flatMap((piece) => {
    const at = kinds.indexOf(piece.kind);
    if (at < 0) return [];
    const score = scoreOf(words, piece);
    // A name that only holds the word is not called by it: "summery" is no Summer Fair.
    if (piece.kind === "title" && score < 0.6) return [];
    return score === 0 ? [] : [{ piece, score: score - at * 0.001 }];
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  // A long text that happens to hold a word is not named by it.
  const only = scored.length === 1 ? scored[0]?.piece : undefined;
  if (top < 0.3) return only?.kind === "entry" ? [only] : [];
  const winners = scored.filter(({ score }) => score > top - 0.0005).map(({ piece }) => piece);
  return winners.length > 1 &&
    winners.every(({ says, kind }) => says === winners[0]?.says && kind === "title")
    ? winners.slice(0, 1)
    : winners;
}

function scoreOf(words: readonly string[], piece: Piece): number {
  let exact = 0;
  let meant = 0;
  for (const word of words) {
    if (piece.words.includes(word)) exact += 1;
    else if (piece.words.some((own) => isAlike(own, word))) exact += 0.95;
    else if (
      piece.kind === "section" &&
      conceptsOf(word).some((one) => piece.concepts.includes(one))
    )
      meant += 0.7;
    else return 0;
  }
  const own = piece.kind === "section" ? wordsOf(piece.says) : piece.words;
  const covered = exact / Math.max(own.length, words.length, 1);
  return (
    Math.max(covered, exact > 0 && piece.kind === "section" ? 0.75 : 0) * (exact > 0 ? 1 : 0) +
    (meant > 0 ? 0.6 * (meant / words.length) : 0)
  );
}
