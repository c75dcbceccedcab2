/** Letters that mean the same in a search and that changing case alone does not bring together. */
const RELATED = ["σςΣ", "ßẞ", "iİ", "µμΜ"];
const LETTER = /\p{L}/u;

/**
 * A PostgreSQL regular expression for "contains this, in any case": `ILIKE` depends on the locale of the
 * cluster. A class of characters stands for each letter, in any script.
 */
export function regexContaining(query: string): string {
  return [...query.normalize("NFC")]
    .map((character) => {
      if (/[!-/:-@[-`{-~]/.test(character)) return `\\${character}`;
      return oneOf(casesOf(character));
    })
    .join("");
}

function oneOf(characters: string[]): string {
  return characters.length > 1 ? `[${characters.join("")}]` : characters.join("");
}

/** A character in each of its cases, where these are single characters too. */
function casesOf(character: string): string[] {
  if (!LETTER.test(character)) return [character];
  const related = RELATED.filter((group) => group.includes(character)).join("");
  const cases = [character, ...related].flatMap((one) => [
    one,
    one.toLowerCase(),
    one.toUpperCase(),
  ]);
  return [...new Set(cases)].filter((one) => [...one].length === 1);
}
