import type { FileTree } from "~/projects/files";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { BESIDE, contentWords, TO_BOTTOM, TO_TOP } from "./cues";
import { entryOf, mentionsIn } from "./mentions";
import { type ShownEntry, shownEntries } from "./screen";

const AFTER = /^(?:after|below|under|beneath|behind|nach|unter|hinter|après|después de)$/i;
/** Words that say that something is to stand elsewhere. */
const MOVES =
  /(?<!\p{L})(?:move|put|bring|place|list|show|stand|come|go|be|stehen|kommen|steht|verschieb\p{L}*|setze?|schieb\p{L}*|gehört|mets|déplace\p{L}*|mueve|pon|should|soll)(?!\p{L})/iu;

/** An entry of a list at another place of it: to its top or end, before or after another. */
export function groundMove(wish: string, files: FileTree): Edit | null {
  if (/["“„«:]/u.test(wish)) return null;
  // "Author first please" needs no verb.
  if (!MOVES.test(wish) && contentWords(wish).length > 3) return null;
  const entries = shownEntries(files).filter(({ siblings }) => siblings.length > 1);
  const beside = BESIDE.exec(wish);
  if (beside?.[1]) {
    const [one, other] = [
      entryNamed(wish.slice(0, beside.index), entries),
      entryNamed(wish.slice(beside.index + beside[0].length), entries),
    ];
    const to = other && AFTER.test(beside[1]) ? other.index + 1 : other?.index;
    if (
      one &&
      other &&
      to !== undefined &&
      one !== other &&
      one.siblings[0]?.start === other.siblings[0]?.start
    )
      return (tree) => moved(tree, one, to);
    return null;
  }
  const isTop = TO_TOP.test(wish);
  if (!isTop && !TO_BOTTOM.test(wish)) return null;
  const entry =
    entryNamed(wish.replace(isTop ? TO_TOP : TO_BOTTOM, " "), entries) ?? entryNamed(wish, entries);
  return entry ? (tree) => moved(tree, entry, isTop ? 0 : entry.siblings.length) : null;
}

function entryNamed(said: string, entries: readonly ShownEntry[]): ShownEntry | null {
  const named = mentionsIn(
    said,
    entries.flatMap(({ texts }) => texts),
  );
  if (named.length > 1) return null;
  const [only] = named;
  if (only) return entries.find(({ texts }) => texts.includes(only.text)) ?? null;
  const words = contentWords(said).filter(
    ({ text }) =>
      !/^(?:move|put|bring|come|top|first|last|list|oben|unten|kommen|gehört)$/i.test(text),
  );
  return entryOf(words, entries);
}

/** The entries in their new order, each in a place that one of them had. */
function moved(files: FileTree, entry: ShownEntry, to: number): EditResult {
  const code = files.get(entry.path) ?? "";
  const sources = entry.siblings.map(({ start, end }) => code.slice(start, end));
  const rest = sources.toSpliced(entry.index, 1);
  const order = rest.toSpliced(to > entry.index ? to - 1 : to, 0, sources[entry.index] ?? "");
  const next = entry.siblings.reduceRight(
    (text, { start, end }, at) => text.slice(0, start) + (order[at] ?? "") + text.slice(end),
    code,
  );
  if (next === code) return unchanged("It is there already.");
  const name = entry.texts.find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? "It";
  return edited(new Map([[entry.path, next]]), `Moved “${name}”.`);
}
