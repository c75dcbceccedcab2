import { saysOnlyLooks } from "../edits/page/look-words";
import { sentenceCase } from "../match/words";
import { type Frame, saidBy, verb } from "./frame";
import type { Gloss } from "./look-up";
import { isVerb, matched, put } from "./signature";

/** "Ajoute un champ prix", "Feld für Notizen": what a field is called is the person's word. */
export const fieldFrame: Frame = (words) => {
  const at = words.findIndex(({ english }) => /^(?:field|column)$/.test(english));
  if (at < 0 || words.some((word) => isVerb(word, "remove", "rename", "change", "move", "sort")))
    return null;
  const [, name = []] = matched(words.slice(at + 1), /^(P?[TD]?)([NOAL]+(?:P[NOAL]+)*)$/) ?? [];
  const own = saidBy(name);
  if (own === "" || /["“„«]/u.test(own) || name.every(({ kind }) => kind === "look")) return null;
  const [first] = name;
  return first
    ? [
        ...words.slice(0, at + 1),
        {
          ...first,
          kind: "own",
          english: `“${sentenceCase(own)}”`,
          to: name.at(-1)?.to ?? first.to,
          said: own,
        },
      ]
    : null;
};

/** What is given another name gets it word for word. */
export const renameFrame: Frame = (words) => {
  const at = words.findIndex((word) => isVerb(word, "rename"));
  if (at !== 0) return null;
  const to = words.findIndex(
    ({ kind, english }, index) =>
      index > 1 && kind === "prep" && /^(?:in|to|by|of|as a|on|for|with|at)\b/.test(english),
  );
  const [first, ...more] = words.slice(to < 0 ? 2 : to + 1);
  const it = words[1];
  if (!first || !it || (to < 0 && it.kind !== "word")) return null;
  const from = to < 0 ? [put("it", "word", it)] : words.slice(1, to);
  const said = saidBy([first, ...more]);
  return [
    ...words.slice(0, 1),
    ...from,
    put("to", "prep", first),
    {
      ...first,
      kind: "own",
      english: /["“„«]/u.test(said) ? said : `“${said}”`,
      to: more.at(-1)?.to ?? first.to,
      said,
    },
  ];
};

/** "Muda o título para Natal 2026": what is no look and no number is a text, word for word. */
export const changeFrame: Frame = (words) => {
  const [head = [], what = [], , to = []] =
    matched(words, /^(V)(T?[A]*[NO]+(?:P[TNO]+?)??)(P)((?:[^L,]).*)$/) ?? [];
  if (!isVerb(head[0], "change", "replace", "make") || to.length === 0) return null;
  const said = saidBy(to);
  if (/^["“„«\d€$£+]|\d/u.test(said) || to.every(({ kind }) => kind !== "own")) return null;
  // "In einer Serifenschrift" is how it looks, and no text.
  if (saysOnlyLooks(said)) return null;
  const [first] = to;
  return first
    ? [
        ...head,
        ...what,
        put("to", "prep", first),
        { ...first, kind: "own", english: `“${said}”`, to: to.at(-1)?.to ?? first.to, said },
      ]
    : null;
};

/** "Ajoute le reblochon à 9 €": what is new has no article. */
export const addFrame: Frame = (words) => {
  const [head = [], rest = []] = matched(words, /^(V)T(O.*)$/) ?? [];
  return isVerb(head[0], "add") && rest.length > 0 ? [...head, ...rest] : null;
};

/** "Füge Monatskarte 79 € hinzu": what has a price is called as the person calls it. */
export const offerFrame: Frame = (words) => {
  const [head = [], what = [], rest = []] = matched(words, /^(V)([TDNOALP]*[NOAL])(P?O)$/) ?? [];
  const [first] = what.filter(({ kind }) => kind !== "the" && kind !== "a");
  if (!isVerb(head[0], "add") || !first || !/[€$£]|euros?$/i.test(rest.at(-1)?.english ?? ""))
    return null;
  const said = saidBy(what.slice(what.indexOf(first)));
  return [
    ...head,
    { ...first, kind: "own", english: said, to: what.at(-1)?.to ?? first.to, said },
    ...rest,
  ];
};

const FORM = /form$/;

/** What a form is to ask for is called as the person calls it. */
export function withFormFields(words: readonly Gloss[]): Gloss[] {
  const form = words.findIndex(({ english }) => FORM.test(english));
  const at = words.findIndex(({ english }, index) => index > form && /^with/.test(english));
  if (form < 0 || at < 0) return [...words];
  return words.map((word, index) =>
    index > at && /^(?:noun|name|verb|own|look)$/.test(word.kind)
      ? { ...word, english: word.said, kind: "own" }
      : word,
  );
}

/** "Noch ein Raum: Balkon", "ajoute le rayon « boissons »": one choice more of what is chosen there. */
export const choiceFrame: Frame = (words) => {
  const [head = [], label = [], , option = []] = matched(words, /^(V?)[TDA]*(O)(,?)([ON]+)$/) ?? [];
  const isAdded =
    isVerb(head[0], "add") ||
    (head.length === 0 && /^(?:another|new)$/.test(words[0]?.english ?? ""));
  if (!label[0]?.isOfChoices || !isAdded || option.length === 0) return null;
  return [
    verb("add", words),
    ...option.map((word) => ({ ...word, english: word.said, kind: "own" as const })),
    put("to", "prep", label[0]),
    ...label,
  ];
};
