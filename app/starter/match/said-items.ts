const ARTICLE = /^(?:an?|the|some|my|our)\s+(?=\S)/iu;
const AND = /\s+(?:and|und|et|y|e|ed)\s+/iu;

/**
 * The items of a list of things with details: "Bruno (dog, 4 years), Luna (cat)", "Dune, Herbert, 412; Emma, Austen, 474". Commas in
 * brackets part nothing; where lines or semicolons part the items, commas are in them.
 */
export function itemsOf(list: string): string[] {
  const text = list.trim().replace(/[.!]+$/u, "");
  const parts = /;|\n/u.test(text)
    ? text.split(/\s*(?:;|\n+(?:\s*[-•*]\s+|\s*\d{1,2}[.)]\s+)?)\s*(?:and\s+)?/iu)
    : ofCommas(text);
  return withDetails(parts)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:[-•*]|\d{1,2}[.)])\s+/u, "")
        .replace(/^["“„«]([^"“”„«»]+)["“”»]$/u, "$1")
        .replace(ARTICLE, "")
        .trim(),
    )
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** "Circe by Miller, suggested by Uma, and Piranesi": what begins with such a word tells more of the one before. */
const TELLS_MORE = /^(?:\p{Ll}+ed (?:by|on|in|from|for|at)|by|from|with|since|until|rated|both) /u;

function withDetails(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.length - 1;
    if (last >= 0 && TELLS_MORE.test(part.trim())) whole[last] = `${whole[last]}, ${part.trim()}`;
    else whole.push(part);
  }
  return whole;
}

function ofCommas(text: string): string[] {
  const held = text.replace(/\([^)]*\)|["“„«][^"“”„«»]*["“”»]/gu, (inner) =>
    inner.replaceAll(",", "\u0000").replaceAll(" ", "\u0001"),
  );
  const parts = held.split(
    /\s*,(?!\d{3}(?!\d))(?!\d{1,2}(?!\d|\s?\p{L}))\s*(?:(?:and|und|et|y|e|ed|plus)\s+)?/u,
  );
  const last = parts.at(-1) ?? "";
  const whole = AND.test(last) ? [...parts.slice(0, -1), ...last.split(AND)] : parts;
  return whole.map((part) => part.replaceAll("\u0000", ",").replaceAll("\u0001", " "));
}
