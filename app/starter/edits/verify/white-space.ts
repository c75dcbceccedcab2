const WHITE_SPACE =
  /(?<=(?<!\p{L})(?:more|less|some|extra|additional|little|much|enough|the) )white[ -]?space(?!\p{L})(?=[^"“”„«»:]*$)/gu;

/** A wish with "space" for "white space", which has no colour; texts that are given keep it. */
export function withoutWhiteSpace(wish: string): string {
  return wish.replace(WHITE_SPACE, "space");
}
