import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { ordinalIn } from "../said/ordinals";
import { isPutting } from "../verify/putting-words";
import { isPlural, kindsNamed } from "./kind-words";
import { longestIn, named, ofClass, sectionCalled } from "./named-by-words";
import type { Part } from "./part";
import { bare, knownParts } from "./part-names";
import { partsOf } from "./parts-of";
import { pointing } from "./pointing-words";
import { type Extent, ofKindAlone, oneOf } from "./which-of-several";

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
