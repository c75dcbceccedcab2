import type { FileTree } from "~/projects/files";

/** The words of wishes that are worth a second look: what to do, to what, and how it shall be. */
const KNOWN =
  "change replace rename remove delete title titles headline heading headings button buttons background colour colours color colors section sections footer header picture pictures image images bigger smaller larger darker lighter rounded corners centre center below above under before after number phone address email opening hours prices price column columns field fields question questions answer should instead called please yellow orange purple green white black letters bottom search filter sort delete confirm corner border required remove heading paragraph sentence category categories between everything".split(
    " ",
  );
/** What is behind one of these is a text that is to be written, or a name. */
const CONTENT = /["“„«:]|\b(?:to|with|as|by|say(?:s|ing)?|read(?:s|ing)?|called|named)\b/iu;

/**
 * A wish with the slips in its own words mended: a letter left out, doubled or swapped with its neighbour.
 * Words that the project shows, new texts and names in capitals stay as they were written.
 */
export function spelled(wish: string, files: FileTree): string {
  const shown = [...files.values()].join("\n").toLowerCase();
  let words: readonly string[] | undefined;
  const end = CONTENT.exec(wish)?.index ?? wish.length;
  return wish.slice(0, end).replace(/(?<!\S)\p{L}?\p{Ll}{4,14}(?!\p{L})/gu, mend) + wish.slice(end);

  function mend(said: string): string {
    const word = said.toLowerCase();
    if (KNOWN.includes(word.replace(/s$/, "")) || shown.includes(word)) return said;
    return KNOWN.find((known) => isSlipOf(word, known)) ?? screenWord(word) ?? said;
  }

  /** A long word of the page with one letter more or less, where only one is so. */
  function screenWord(word: string): string | undefined {
    if (word.length < 6) return undefined;
    words ??= screenWords(shown);
    const near = words.filter((one) => isSlipOf(word, one));
    return near.length === 1 ? near[0] : undefined;
  }
}

/** What stands between tags, and literals of one word. Linear: files come from people, and may hold no tag at all. */
const SHOWN = />([^<>{}]*)|"(\p{L}{6,})"/gu;

/** The long words that the project shows, each once. */
function screenWords(shown: string): string[] {
  const words = new Set<string>();
  for (const [, between, literal] of shown.matchAll(SHOWN)) {
    if (literal) words.add(literal);
    for (const [word] of between?.matchAll(/\p{L}{6,}/gu) ?? []) words.add(word);
  }
  return [...words];
}

/** Whether a word is another with one letter more or less, or with two neighbours swapped. */
function isSlipOf(word: string, known: string): boolean {
  if (word[0] !== known[0] || known.length < 5) return false;
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (long.length - short.length === 1)
    return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  if (long.length !== short.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== known[index]);
  return (
    at >= 0 &&
    word[at] === known[at + 1] &&
    word[at + 1] === known[at] &&
    word.slice(at + 2) === known.slice(at + 2)
  );
}
