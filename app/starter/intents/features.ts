import type { Token } from "./tokens";
import { classesOf } from "./word-classes";

/** A word without its ending: "closed", "closes" and "closing" say the same of what is meant. */
export function stemOf(word: string): string {
  if (word.length < 5 || !/^\p{L}+$/u.test(word)) return word;
  return word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:ings?|ed|er|es|s|ly)$/, "")
    .replace(/(.)\1$/, "$1");
}

/** What tells which order a message is: its words, pairs of them, their classes, and pieces of long words for the sake of slips. */
export function messageFeatures(tokens: readonly Token[]): string[] {
  const found = new Set<string>();
  const stems = tokens.map(({ lower }) => stemOf(lower));
  const kinds = tokens.map(({ lower }) => classesOf(lower)[0] ?? "");
  for (const [at, stem] of stems.entries()) {
    const next = stems[at + 1];
    const after = stems[at + 2];
    found.add(`w ${stem}`);
    if (next !== undefined) found.add(`p ${stem} ${next}`);
    if (after !== undefined) found.add(`s ${stem} ${after}`);
    if (next !== undefined && after !== undefined) found.add(`t ${stem} ${next} ${after}`);
    for (const kind of classesOf(tokens[at]?.lower ?? "")) {
      found.add(`c ${kind}`);
      if (next !== undefined) found.add(`cn ${kind} ${next}`);
      if (at > 0) found.add(`pc ${stems[at - 1]} ${kind}`);
    }
    if (kinds[at] && kinds[at + 1]) found.add(`cc ${kinds[at]} ${kinds[at + 1]}`);
    if (at < 3) found.add(`f${at} ${stem}`);
    const word = tokens[at]?.lower ?? "";
    if (word.length > 5 && /^\p{L}+$/u.test(word))
      for (let from = 0; from + 4 <= word.length; from++)
        found.add(`g ${word.slice(from, from + 4)}`);
  }
  const classes = new Set(kinds.filter((kind) => kind !== ""));
  for (const one of classes)
    for (const other of classes) if (one < other) found.add(`x ${one} ${other}`);
  return [...found];
}

/** What tells whether a token belongs to a value: itself, what stands beside it, and how it is written. */
export function tokenFeatures(tokens: readonly Token[]): string[][] {
  let isQuoted = false;
  let isAfterColon = false;
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const twoBefore = tokens[at - 2];
    const after = tokens[at + 1];
    const twoAfter = tokens[at + 2];
    const kind = (it: Token | undefined) =>
      it ? (classesOf(it.lower)[0] ?? shapeOf(it.text)) : "edge";
    const features = [
      "1",
      `w ${token.lower}`,
      `m ${stemOf(token.lower)}`,
      `k ${kind(token)}`,
      `h ${shapeOf(token.text)}`,
      `b ${before?.lower ?? "<"}`,
      `a ${after?.lower ?? ">"}`,
      `bb ${twoBefore?.lower ?? "<"} ${before?.lower ?? "<"}`,
      `aa ${after?.lower ?? ">"} ${twoAfter?.lower ?? ">"}`,
      `b2 ${twoBefore?.lower ?? "<"}`,
      `a2 ${twoAfter?.lower ?? ">"}`,
      `bk ${kind(before)}`,
      `ak ${kind(after)}`,
      `bw ${before?.lower ?? "<"} ${token.lower}`,
      `wa ${token.lower} ${after?.lower ?? ">"}`,
      `kh ${kind(before)} ${kind(token)} ${kind(after)}`,
      ...classesOf(token.lower).map((name) => `c ${name}`),
    ];
    if (QUOTE.test(token.text)) isQuoted = !isQuoted;
    else if (isQuoted) features.push("quoted");
    if (isAfterColon) features.push("colon");
    if (token.text === ":") isAfterColon = true;
    if (/^[.!?]$/.test(token.text) && !isQuoted) {
      features.push("stop");
      isAfterColon = false;
    }
    return features;
  });
}

const QUOTE = /^["“”„«»]$/u;

function shapeOf(text: string): string {
  if (/^\p{Lu}+$/u.test(text) && text.length > 1) return "CAPS";
  if (/^\p{Lu}/u.test(text)) return "Name";
  if (/^\p{L}/u.test(text)) return "word";
  if (/\d/.test(text)) return "number";
  return text;
}
