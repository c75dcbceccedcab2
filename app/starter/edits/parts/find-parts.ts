import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { isFrame } from "../grounded/cues";
import { type SaidWord, saidWords } from "../grounded/said-words";
import { ordinalIn } from "../said/ordinals";
import { isPutting } from "../verify/putting-words";
import { isSameThing } from "./concepts";
import { isPlural, kindsNamed } from "./kind-words";
import { holdersOf, type Part, type PartKind, wordsOf } from "./part";
import { bare, firstInside, HOLDING, type Known, knownParts } from "./part-names";
import { partsOf } from "./parts-of";
import { isSameWord } from "./same-word";

/** What is meant where several could be: the text itself, or all that it is the name of. */
export type Extent = "text" | "whole";

/** Words of frames that are also what sections are called. */
const NAMING = /^(?:about|us|you|me|über)$/i;

/** What people say of a part that is the only one of its kind: "the big title". */
const SIZED =
  /^(?:big|large|main|huge|groß\p{L}*|haupt|grande?s?|principal\p{L}*|principale|whole|ganze[rsn]?)$/iu;

/** The words of a wish that say which part it is about, and the kinds of part among them. */
function pointing(said: string): {
  words: SaidWord[];
  kinds: PartKind[];
  kindWord: string;
  framed: SaidWord[];
} {
  const words: SaidWord[] = [];
  const kinds: PartKind[] = [];
  const framed: SaidWord[] = [];
  let kindWord = "";
  for (const word of saidWords(said).filter(({ text }) => text.length > 1 || /\d/.test(text))) {
    const named = kindsNamed(word.text);
    if (named.length > 0) {
      // "The form section" is a section: the last word for a kind says which.
      if (kindWord !== "") words.push(...saidWords(kindWord));
      kinds.splice(0, kinds.length, ...named);
      kindWord = word.text;
    } else if (SIZED.test(word.text)) {
      framed.push(word);
    } else if (isFrame(word.text)) {
      if (NAMING.test(word.text)) framed.push(word);
    } else words.push(word);
  }
  // "Last", "first" and their like say where; alone they may be the name of a part.
  const own = words.filter(({ text }) => !isPutting(text));
  return { words: own.length > 0 || kinds.length > 0 ? own : words, kinds, kindWord, framed };
}

/**
 * The parts that some words are about: one, or several alike where the words are for several. Empty where
 * no part is named by all of them, or where more than one could be meant.
 */
export function partsNamed(said: string, files: FileTree, extent: Extent): Part[] {
  const phrase = bare(said.replace(/["“”„«»]/gu, " ")).replace(LEADING, "");
  if (phrase === "") return [];
  const all = knownParts(files);
  const exact = all.filter(({ says, part }) => says === phrase && part.texts.length > 0);
  if (exact.length > 0) return oneOf(exact, extent, false);
  const called = all.filter(({ part: { id, classes } }) =>
    [id, ...classes].some((name) => bare(name) === phrase),
  );
  if (called.length > 0) return oneOf(called, extent, isPlural(phrase));
  const beside = BESIDE.exec(said)?.groups;
  if (beside?.what && beside.other)
    return besideNamed(beside.what, beside.other, beside.above !== undefined, files);
  const place = ordinalIn(phrase);
  const { words, kinds, kindWord, framed } = pointing(
    place === null ? said : said.replace(ORDINAL, " "),
  );
  if (words.length === 0 && kinds.length === 0) return [];
  const some = isPlural(kindWord);
  const [word] = words;
  const classed = word && words.length === 1 && kinds.length === 0 ? ofClass(word, all) : [];
  if (classed.length > 0)
    return classed.length === 1 || extent === "text"
      ? classed
      : oneOf(
          all.filter(({ part }) => classed.includes(part)),
          extent,
          some,
        );
  const ofKind = kinds.length > 0 ? all.filter(({ part }) => kinds.includes(part.kind)) : all;
  const found = named(words, ofKind);
  if (place !== null) {
    const one = found.map(({ part }) => part).at(place);
    return one ? [one] : [];
  }
  if (words.length === 0 && kinds.length > 0 && framed.length > 0) {
    // "The about part": a small word that is the name of one.
    const called = named(framed, ofKind);
    if (called.length > 0) return oneOf(called, extent, some);
    const within = kinds.includes("text") ? longestIn(framed, ofKind) : null;
    if (within) return [within];
  }
  if (words.length > 0 && found.length === 0 && kinds.includes("text")) {
    const within = longestIn(words, ofKind);
    if (within) return [within];
  }
  if (found.length > 0) {
    if (words.length === 0 && kinds.length > 0) {
      const called =
        extent === "whole" && kinds.includes("picture") && some
          ? sectionCalled(kindWord, all)
          : null;
      return called ? [called] : ofKindAlone(found, kinds, some);
    }
    return oneOf(found, extent, some);
  }
  // A word for a kind may be a name after all: the field "Title".
  const same =
    kinds.includes("section") || extent === "text"
      ? null
      : sectionCalled([...words.map(({ text }) => text), kindWord].join(" "), all);
  if (same) return [same];
  const verbatim = all.filter(
    ({ says }) => says.includes(phrase) && says.length < phrase.length * 2,
  );
  return kindWord === "" ? [] : oneOf(verbatim, extent, some);
}

const LEADING =
  /^(?:the|my|our|der|die|das|den|unsere?|meine?|le|la|les|el|los|las|il|i|gli|o|os|as) (?=\p{L}{3})/u;

/** "The sentence under the headline". */
const BESIDE = pattern(
  "^(?<what>.*?)~(?:(?<above>above|over|über|au-dessus d[eu]|encima del?|sopra|acima d[eoa])|under|below|beneath|unter|unterhalb|sous|en dessous d[eu]|debajo del?|bajo|sotto|abaixo d[eoa])@ (?<other>.+)$",
);

/** The text that stands next to a part, on one of its sides. */
function besideNamed(what: string, other: string, isAbove: boolean, files: FileTree): Part[] {
  const kinds = saidWords(what).flatMap(({ text }) => kindsNamed(text));
  const more = saidWords(what).filter(
    ({ text }) => kindsNamed(text).length === 0 && !isFrame(text) && !isPutting(text),
  );
  if (more.length > 0) return [];
  const anchors = /headline/i.test(other)
    ? partsOf(files).filter(({ classes }) => classes.includes("headline"))
    : partsNamed(other, files, "text");
  const [anchor] = anchors;
  if (!anchor || anchors.length > 1 || kinds.length === 0) return [];
  const around = partsOf(files).filter(
    (part) =>
      part.path === anchor.path &&
      part.texts.length > 0 &&
      kinds.includes(part.kind) &&
      (isAbove ? part.end <= anchor.start : part.start >= anchor.end),
  );
  const nearest = isAbove ? around.at(-1) : around[0];
  return nearest ? [nearest] : [];
}

const ORDINAL =
  /\b(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|[4-6]th|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|premi(?:er|ère)|deuxième|dernier|dernière|primer[oa]?|segund[oa]|últim[oa])\b/giu;

/** The parts with a class that is for what a word says: "le schede" are those with the class `card`. */
function ofClass({ stem }: SaidWord, all: readonly Known[]): Part[] {
  const names = new Set(all.flatMap(({ part }) => part.classes));
  const [name] = [...names]
    .filter((one) => !stem.startsWith(one) && isSameThing(one, stem))
    .toSorted((a, b) => a.length - b.length);
  return name ? all.flatMap(({ part }) => (part.classes.includes(name) ? [part] : [])) : [];
}

/** The section that some words are the name of: "the photos" are the one with the work. */
function sectionCalled(said: string, all: readonly Known[]): Part | null {
  const holding = all.filter(({ part }) => HOLDING.has(part.kind));
  const found = oneOf(named(saidWords(said), holding), "whole", false);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The text of a section that some words name: the longest of its paragraphs. */
function longestIn(words: readonly SaidWord[], among: readonly Known[]): Part | null {
  const held = among
    .filter(
      ({ part, holders }) => part.tag === "p" && words.every(({ stem }) => has(holders, stem)),
    )
    .map(({ part }) => part);
  const [longest] = held.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  return longest ?? null;
}

/** The first kind that the words are for and that is there: an h1 before other headings. */
function ofKindAlone(found: readonly Known[], kinds: readonly PartKind[], some: boolean): Part[] {
  for (const kind of kinds) {
    const parts = found.flatMap(({ part }) => (part.kind === kind ? [part] : []));
    if (parts.length === 0) continue;
    if (some) return found.map(({ part }) => part);
    if (parts.length === 1 || kind === "title") return parts.slice(0, 1);
    // Of several buttons, "the button" is the one that stands out.
    const main = parts.filter(
      ({ classes, isSometimes }) => classes.includes("primary") && !isSometimes,
    );
    return main.length === 1 ? main : [];
  }
  return [];
}

function named(words: readonly SaidWord[], among: readonly Known[]): Known[] {
  return among
    .filter((one) =>
      words.every(
        ({ stem }) => has(one.name, stem) || has(one.content, stem) || has(one.holders, stem),
      ),
    )
    .filter((one) => words.length === 0 || words.some(({ stem }) => has(one.name, stem)))
    .map((one) => ({ one, count: words.filter(({ stem }) => has(one.name, stem)).length }))
    .filter(({ count }, _, all) => count === Math.max(...all.map((other) => other.count)))
    .map(({ one }) => one);
}

function has(stems: readonly string[], stem: string): boolean {
  return stems.some((one) => isSameWord(one, stem) || isSameThing(one, stem));
}

/** What a heading or the first text of an entry is the name of; the part itself where that is nothing. */
function headedBy(part: Part): Part {
  const holder = holdersOf(part).find(({ kind }) => HOLDING.has(kind) || kind === "entry");
  if (!holder || holder.kind === "list" || holder.kind === "nav") return part;
  const isHeading = part.kind === "heading" || part.kind === "title";
  const head =
    holder.kind === "entry"
      ? firstInside(holder, ({ texts }) => texts.length > 0)
      : firstInside(holder, ({ kind }) => kind === "heading" || kind === "title");
  return head === part && (isHeading || holder.kind === "entry") ? holder : part;
}

/** Of several that could be meant: the whole of which the others are parts, or the text itself; else none. */
function oneOf(found: readonly Known[], extent: Extent, some: boolean): Part[] {
  const parts = [...new Set(found.map(({ part }) => (extent === "whole" ? headedBy(part) : part)))];
  const [first] = parts;
  if (!first || parts.length === 1) return parts;
  if (some) return parts;
  // What is said when there is nothing stands where there would be most: below.
  if (parts.every(({ classes }) => classes.includes("empty"))) return parts.slice(-1);
  const alike = first.classes.filter((name) =>
    parts.every(({ classes }) => classes.includes(name)),
  );
  if (extent === "text" && alike.includes("card")) return parts;
  if (extent === "whole") {
    const outer = parts.filter((part) => HOLDING.has(part.kind) || part.kind === "entry");
    const outermost = outer.filter(
      (part) => !outer.some((other) => holdersOf(part).includes(other)),
    );
    if (outermost.length === 1) return outermost;
    // A section of that name, before an entry of another that mentions it.
    const sections = outermost.filter(({ kind }) => kind === "section");
    if (sections.length === 1) return sections;
    const alone = parts.filter((part) => !parts.some((other) => holdersOf(part).includes(other)));
    return alone.length === 1 ? alone : [];
  }
  const inner = parts.filter(
    (part) => part.texts.length > 0 && !parts.some((other) => holdersOf(other).includes(part)),
  );
  return inner.length === 1 ? inner : [];
}
