/** Where something is to be → what an edit says of a place that is the other one. */
const PLACES: readonly [said: RegExp, told: RegExp][] = [
  [
    /(?<!\p{L})(?:at the bottom|below (?:it|the list|everything)|underneath|unten|darunter|en bas|en dessous|abajo|debajo|in basso|sotto|em baixo|por baixo)(?!\p{L})/iu,
    /(?<!\p{L})(?:above the (?:list|form|entries|table)|at the top)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:at the (?:very )?top|above (?:it|the list|everything)|oben|darüber|en haut|au-dessus|arriba|encima|in alto|sopra|em cima|por cima)(?!\p{L})/iu,
    /(?<!\p{L})(?:below the (?:list|form|entries|table)|at the bottom)(?!\p{L})/iu,
  ],
];

/** Words for a place where something was to be, that an edit says to have put at the other end. */
export function otherPlace(wish: string, told: readonly string[]): string[] {
  const said = told.join(" ").replace(/“[^”]*”/g, " ");
  return PLACES.flatMap(([asked, placed]) => {
    const words = asked.exec(wish)?.[0];
    const other = PLACES.find(([one]) => one !== asked);
    // Where both are spoken of, the one is where it was.
    return words && !other?.[0].test(wish) && placed.test(said) ? [words] : [];
  });
}
