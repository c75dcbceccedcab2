/** Bytes of files that are read at once, unless one file alone has more: two milliseconds of everybody's thread. */
const READ_AT_ONCE = 1_000_000;

/** Files in the order in which they are given, so many together as are read at once. */
export function inPieces<Sized extends { size: number }>(files: readonly Sized[]): Sized[][] {
  const pieces: Sized[][] = [];
  let left = 0;
  for (const file of files) {
    left -= file.size;
    const piece = pieces.at(-1);
    if (piece && left >= 0) piece.push(file);
    else {
      pieces.push([file]);
      left = READ_AT_ONCE - file.size;
    }
  }
  return pieces;
}
