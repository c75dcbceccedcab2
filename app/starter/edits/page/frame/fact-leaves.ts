import type { Page, Piece } from "../page-model";

/** A text of the page that holds a value, and the words by which it is known. */
export interface Leaf {
  piece: Piece;
  start: number;
  end: number;
  text: string;
  isPrice: boolean;
}

/** The texts of a page that hold a number, or say that something is free. */
export function leavesOf(page: Page): Leaf[] {
  return page.pieces.flatMap((piece) => {
    const { entry } = piece;
    if (entry) {
      const all = [entry.name, entry.price, entry.time, ...entry.texts];
      return all.flatMap((one) =>
        one && /\d|free/iu.test(one.text)
          ? [
              {
                piece,
                start: one.place.innerStart,
                end: one.place.innerEnd,
                text: one.text,
                isPrice: one === entry.price,
              },
            ]
          : [],
      );
    }
    const isText =
      /^(?:text|lead|headline|heading|fact)$/.test(piece.kind) && /\d/.test(piece.says);
    const isOfEntry = page.pieces.some(
      (one) =>
        one.kind === "entry" &&
        piece.place.start >= one.place.start &&
        piece.place.end <= one.place.end,
    );
    return isText && !isOfEntry
      ? [
          {
            piece,
            start: piece.place.innerStart,
            end: piece.place.innerEnd,
            text: piece.says,
            isPrice: false,
          },
        ]
      : [];
  });
}
