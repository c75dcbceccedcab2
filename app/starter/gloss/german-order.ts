import type { Gloss } from "./look-up";
import { GERUNDS, isVerb, put, signatureOf } from "./signature";

/** The order of German words as the English one: verbs at the end go to the front, and what stands apart from a verb goes. */
export function inEnglishOrder(words: readonly Gloss[]): Gloss[] {
  return withVerbFirst(withRelative(withGerund(withoutParticles(withoutCan(words)))));
}

/** "… ausblenden können": that it can be done is the wish. */
function withoutCan(words: readonly Gloss[]): Gloss[] {
  return words.filter(
    ({ kind, said }, at) =>
      !(kind === "should" && /^können$/i.test(said) && words[at - 1]?.kind === "verb"),
  );
}

/** "Trag … ein": the verb says it all. */
function withoutParticles(words: readonly Gloss[]): Gloss[] {
  const rest = [...words];
  for (const { particle, from } of words) {
    if (particle === null) continue;
    const at = rest.findIndex((word) => word.from > from && word.said.toLowerCase() === particle);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** "Vor dem Löschen" is "before deleting": a verb in capitals is a thing. */
function withGerund(words: readonly Gloss[]): Gloss[] {
  return words.map((word, at) =>
    word.kind === "verb" && /^\p{Lu}/u.test(word.said) && words[at - 1]?.kind === "prep"
      ? { ...word, english: GERUNDS[word.english] ?? word.english, kind: "noun" }
      : word,
  );
}

/** "Ein Knopf, der uns anruft" is "a button that calls us". */
function withRelative(words: readonly Gloss[]): Gloss[] {
  const last = words.length - 1;
  if (words[last]?.kind !== "verb") return [...words];
  const at = words.findIndex(
    ({ said }, index) =>
      index > 0 &&
      index < last - 1 &&
      /^(?:der|die|das)$/.test(said) &&
      /^(?:own|noun|mark)$/.test(words[index - 1]?.kind ?? "") &&
      /^(?:a|the|prep|word|own)$/.test(words[index + 1]?.kind ?? ""),
  );
  const verb = words[last];
  if (at < 0 || !verb || words.slice(0, at).every(({ kind }) => kind !== "noun" && kind !== "own"))
    return [...words];
  const before = words.slice(0, words[at - 1]?.kind === "mark" ? at - 1 : at);
  return [
    ...before,
    put("that", "that", words[at]),
    { ...verb, english: `${verb.english}s`, kind: "word" },
    ...words.slice(at + 1, last),
  ];
}

/** "Das Feld … hinzufügen" is "add the field …"; "soll … heißen" is "should be called …". */
function withVerbFirst(words: readonly Gloss[]): Gloss[] {
  const parts = partsOf(words);
  const ordered: Gloss[] = [];
  let open = 0;
  for (const { join, part } of parts) {
    const last = part.at(-1);
    const modal = part.findIndex(({ kind }) => kind === "should");
    const isFinal =
      part.length > 1 &&
      last !== undefined &&
      (last.kind === "verb" || last.kind === "call" || last.kind === "is");
    if (join) ordered.push(join);
    const early = part.findIndex((word) => isVerb(word));
    if (isFinal && modal >= 0 && modal < part.length - 1) {
      ordered.push(
        ...part.slice(0, modal + 1),
        { ...last, english: last.kind === "is" ? "be" : last.english },
        ...part.slice(modal + 1, -1),
      );
    } else if (
      isFinal &&
      last.kind === "verb" &&
      !part.slice(0, -1).some((word) => isVerb(word) || word.kind === "that")
    ) {
      ordered.push(...part.slice(0, -1));
      ordered.splice(open, 0, last);
    } else if (early > 0 && /^[TDAL]*[NO]V[P]/.test(signatureOf(part))) {
      // "Überschrift ändern in …".
      const moved = part[early];
      ordered.push(...(moved ? [moved] : []), ...part.slice(0, early), ...part.slice(early + 1));
    } else ordered.push(...part);
    if (part.some((word) => isVerb(word))) open = ordered.length + 1;
  }
  return ordered;
}

/** A sentence at its commas and its "and"s. */
function partsOf(words: readonly Gloss[]): { join: Gloss | null; part: Gloss[] }[] {
  const parts: { join: Gloss | null; part: Gloss[] }[] = [{ join: null, part: [] }];
  for (const word of words) {
    if (word.kind === "mark" || word.kind === "and") parts.push({ join: word, part: [] });
    else parts.at(-1)?.part.push(word);
  }
  return parts;
}
