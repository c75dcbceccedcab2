import { type Frame, the, verb } from "./frame";
import type { Gloss } from "./look-up";
import { isVerb, matched, put, signatureOf } from "./signature";

const LOOKS = "(?:G?L(?:(?:&|,)?G?L)*)";

const THING = "A*(?:G?L)??[NOA]+(?:P[NOA]+)?";

export function isLookOf(words: readonly Gloss[]): boolean {
  return new RegExp(`^T${THING}[PT]?${LOOKS}$`).test(signatureOf(words));
}

export function madeLook(words: readonly Gloss[]): Gloss[] {
  const [thing = [], , looks = []] =
    matched(words, new RegExp(`^(T?${THING})([PT]?)(${LOOKS})$`)) ?? [];
  return [verb("make", words), ...the(thing), ...thing, ...settled(looks)];
}

/** What something is made stays behind it, where what it is goes before it. */
function settled(looks: readonly Gloss[]): Gloss[] {
  return looks.map((look) => ({ ...look, kind: "word" }));
}

const OF_PAGE = /^(?:style|look|design)$/;

/** "Un style plus sobre": the look of all of it. */
export const styleFrame: Frame = (words) => {
  const [, before = [], thing = [], after = []] =
    matched(words, /^(V|w)?D?((?:G?[LA])*)(N)((?:G?[LA])*)$/) ?? [];
  const looks = [...before, ...after];
  if (looks.length === 0 || !OF_PAGE.test(thing[0]?.english ?? "")) return null;
  return [verb("make", words), put("the page", "noun", words[0]), ...settled(looks)];
};

/** "Hintergrund hellgelb und die Überschriften in dunkelbraun", "letra maior". */
export const lookFrame: Frame = (words) => {
  const parts = splitAt(words, "and");
  const all = new RegExp(`^T?${THING}[PT]?${LOOKS}$`);
  if (!parts.every((part) => all.test(signatureOf(part)))) return null;
  return joinedLooks(parts);
};

/** "Größere Schrift und runde Ecken". */
export const looksBefore: Frame = (words) => {
  const parts = splitAt(words, "and");
  if (!parts.every((part) => /^T?(?:G?L)+N$/.test(signatureOf(part)))) return null;
  return parts.flatMap((part, at) => {
    const [looks = [], thing = []] = matched(part, /^T?((?:G?L)+)(N)$/) ?? [];
    return [
      ...(at > 0 ? [put("and", "and", part[0])] : [verb("make", words)]),
      put("the", "the", part[0]),
      ...thing,
      ...settled(looks),
    ];
  });
};

/** "Mets les boutons plus ronds", "pon el fondo en azul": what is put so is made so. */
export const putLook: Frame = (words) => {
  const [head = [], rest = []] = matched(words, /^(V)([TDA]*N.*)$/) ?? [];
  if (!isVerb(head[0], "put", "make", "change", "want", "show") || rest.length === 0) return null;
  // "… and a lighter background" is made as well, and "a blue button" alone is added.
  const parts = splitAt(rest, "and").map((part, at) =>
    at > 0 && part[0]?.kind === "a" ? part.slice(1) : part,
  );
  const all = new RegExp(`^T?${THING}[PT]?${LOOKS}$`);
  if (!parts.every((part) => all.test(signatureOf(part)))) return oneLook(head, rest);
  const isChange = isVerb(head[0], "change") && /^[^P]*N.*P/.test(signatureOf(rest));
  return isChange ? null : joinedLooks(parts);
};

/** One thing with several looks: "pon los botones redondos y rojos". */
function oneLook(head: readonly Gloss[], rest: readonly Gloss[]): Gloss[] | null {
  const isOne = new RegExp(`^T?${THING}[PT]?${LOOKS}$`).test(signatureOf(rest));
  const isChange = isVerb(head[0], "change") && /^[^P]*N.*P/.test(signatureOf(rest));
  return isOne && !isChange ? madeLook(rest) : null;
}

function joinedLooks(parts: readonly Gloss[][]): Gloss[] {
  return parts.flatMap((part, at) => [
    ...(at > 0 ? [put("and", "and", part[0])] : []),
    ...madeLook(part),
  ]);
}

/** "Mostra em vermelho os valores …": what it is to be like goes last. */
export const lookLast: Frame = (words) => {
  const [head = [], manner = [], rest = []] = matched(words, /^(V)(P(?:G?L)+)([TNODAW].*)$/) ?? [];
  return rest.length === 0 ? null : [...head, ...rest, ...manner];
};

function splitAt(words: readonly Gloss[], kind: Gloss["kind"]): Gloss[][] {
  const parts: Gloss[][] = [[]];
  for (const word of words) {
    if (word.kind === kind) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
