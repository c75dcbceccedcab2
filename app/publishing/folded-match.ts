/** Letters that mean the same in a search and that changing case alone does not bring together. */
const RELATED = ["σςΣ", "ßẞ", "iİ", "µμΜ"];
const LETTER = /\p{L}/u;

/** Text as the search compares it: composed, in lower case, related letters alike. */
export function foldText(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").replaceAll("i̇", "i");
}

/**
 * A SQLite GLOB pattern for "contains this, in any case". LIKE would fold ASCII only; GLOB folds
 * nothing, but takes a class of characters for each letter, in any script.
 */
export function globContaining(query: string): string {
  const characters = [...query.normalize("NFC")].map((character) => {
    if (/[*?[]/.test(character)) return `[${character}]`;
    return oneOf(casesOf(character));
  });
  return `*${characters.join("")}*`;
}

/** The same as a PostgreSQL regular expression: `ILIKE` depends on the locale of the cluster. */
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
