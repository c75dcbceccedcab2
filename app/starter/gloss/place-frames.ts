import { type Frame, the, verb } from "./frame";
import { isVerb, matched, put } from "./signature";

/** "Die Preise sollen nach oben", "les avis en haut". */
export const placeFrame: Frame = (words) => {
  const [head = [], thing = [], , place = []] = matched(words, /^(V?)([TNOAL]+)(m?)(X)s?$/) ?? [];
  if (thing.length === 0 || (head[0] && !isVerb(head[0], "put", "move", "make"))) return null;
  const at = place[0];
  return [
    verb(isVerb(head[0], "put") ? "put" : "move", words),
    ...the(thing),
    ...thing,
    ...(at
      ? [
          {
            ...at,
            english: isVerb(head[0], "put") ? at.english : at.english.replace(/^at /, "to "),
          },
        ]
      : []),
  ];
};

/** "Les tarifs avant la présentation". */
export const orderFrame: Frame = (words) => {
  const [thing = [], where = [], other = []] = matched(words, /^([TNOA]+)m?(P)([TNOA]+)s?$/) ?? [];
  if (!/^(?:before|above|under|after|below|next to)/.test(where[0]?.english ?? "")) return null;
  const before = where.map((word) => ({
    ...word,
    english: word.english
      .replace("before", "above")
      .replace("under", "below")
      .replace("after", "below"),
  }));
  return thing[0]?.kind === "the" || thing[0]?.kind === "noun"
    ? [verb("move", words), ...the(thing), ...thing, ...before, ...other]
    : null;
};

/** "No rodapé escreve …", "por baixo do preço escreve …": where comes last. */
export const whereLast: Frame = (words) => {
  const [where = [], rest = []] = matched(words, /^(P[TDA]*[NO]+|X)(V[^P]*)$/) ?? [];
  return rest.length === 0 || /^instead/.test(where[0]?.english ?? "") ? null : [...rest, ...where];
};

/** "Em vez de “A” escreve “B”", "in place of a list I'd like cards": what is to go comes last. */
export const insteadFrame: Frame = (words) => {
  const [instead = [], old = [], head = [], next = []] =
    matched(words, /^(P)(T?D?A?[NO]+)([Vw]?)(.+)$/) ?? [];
  if (!/^instead of/.test(instead[0]?.english ?? "") || next.length === 0) return null;
  const isText = /^["“„«]/u;
  if (isText.test(old[0]?.english ?? "") && isText.test(next[0]?.english ?? ""))
    return [verb("replace", words), ...old, put("with", "prep", next[0]), ...next];
  return [...head, ...next, ...instead, ...old];
};
