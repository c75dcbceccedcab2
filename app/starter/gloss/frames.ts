import { type Frame, verb } from "./frame";
import {
  isLookOf,
  lookFrame,
  lookLast,
  looksBefore,
  madeLook,
  putLook,
  styleFrame,
} from "./look-frames";
import type { Gloss } from "./look-up";
import {
  addFrame,
  changeFrame,
  choiceFrame,
  fieldFrame,
  offerFrame,
  renameFrame,
} from "./name-frames";
import { insteadFrame, orderFrame, placeFrame, whereLast } from "./place-frames";
import { isVerb, matched, put, signatureOf } from "./signature";

/** The way of a clause in English. Each frame is tried once, in this order, on what the one before it made. */
export function framed(words: readonly Gloss[]): Gloss[] {
  return FRAMES.reduce<Gloss[]>((clause, frame) => frame(clause) ?? clause, [...words]);
}

/** "X gibt es nicht mehr", "já não preciso de X". */
const goneFrame: Frame = (words) => {
  const [before = [], , after = []] = matched(words, /^(.*?)(g)(.*)$/) ?? [];
  if (!words.some(({ kind }) => kind === "gone")) return null;
  const rest = [...before, ...after].filter(({ kind }) => kind !== "gone" && kind !== "mark");
  return rest.length === 0 ? [] : [verb("remove", words), ...rest];
};

/** "Die Frage … weg", "mach X raus". */
const offFrame: Frame = (words) => {
  const [head = [], rest = []] = matched(words, /^(V?)([^V]+)o$/) ?? [];
  if (rest.length === 0 || (head[0] && !isVerb(head[0], "make", "put", "change"))) return null;
  return [verb("remove", words), ...rest.filter(({ kind }) => kind !== "should")];
};

/** "X dazu", "mach X rein". */
const inFrame: Frame = (words) => {
  const [head = [], rest = []] = matched(words, /^(V?)([^Vm]+)i$/) ?? [];
  if (rest.length === 0 || (head[0] && !isVerb(head[0], "make", "put", "move", "change", "add")))
    return null;
  return [verb("add", words), ...rest];
};

/** "Ein Fortschrittsbalken wäre schön". */
const niceFrame: Frame = (words) => {
  const [rest = []] = matched(words, /^(.+)n$/) ?? [];
  if (rest.length === 0) return null;
  return rest.some((word) => isVerb(word)) ? rest : [verb("add", words), ...rest];
};

/** "Je voudrais un fond beige", "ich hätte gern eine Suche", "quiero ordenar …". */
const wantFrame: Frame = (words) => {
  const [, rest = []] = matched(words, /^(w)(.+)$/) ?? [];
  if (rest.length === 0) {
    const [before = []] = matched(words, /^([^Vw]+)w$/) ?? [];
    return before.length > 0 ? [verb("add", words), ...before] : null;
  }
  if (rest.some((word) => isVerb(word))) return rest;
  return isLookOf(rest) ? madeLook(rest) : [verb("add", words), ...rest];
};

/** "Le reblochon passe à 10 €". */
const costFrame: Frame = (words) => {
  const [what = [], costs = [], price = []] = matched(words, /^([^Vc]+)(c)([^Vc]+)$/) ?? [];
  const isNow = ({ english }: Gloss) => english === "now";
  if (what.length === 0 || price.length === 0) return null;
  return [
    ...what.filter((word) => !isNow(word)),
    ...costs.map((word) => ({ ...word, english: "costs" })),
    ...price.filter((word) => !isNow(word)),
    ...([...what, ...price].some(isNow) ? [put("now", "word", words.at(-1))] : []),
  ];
};

/** "Ein Suchfeld oben": it is to be added. */
const newFrame: Frame = (words) =>
  /^D[^Vmsck]*$/.test(signatureOf(words)) && words[0]?.english === "a"
    ? [verb("add", words), ...words]
    : null;

/** "Mets un bouton", "machen … ein Formular". */
const putNew: Frame = (words) => {
  const [head = [], rest = []] = matched(words, /^(V)(D.*)$/) ?? [];
  return isVerb(head[0], "put", "make", "show") && rest.length > 0
    ? [verb("add", words), ...rest]
    : null;
};

/** "Que pergunte antes de apagar": what it is to do. */
const thatFrame: Frame = (words) =>
  /^[tP]V/.test(signatureOf(words)) && /^(?:que|che)$/i.test(words[0]?.said ?? "")
    ? words.slice(1)
    : null;

/** "El kayak a 18 €". */
const priceFrame: Frame = (words) => {
  const [what = [], link = [], price = []] = matched(words, /^(T?[NOA]+)(P)(O)$/) ?? [];
  // "Gratuite à partir de 60 €" names no price of anything.
  const isPrice = !/^(?:from|over|under|above|below|until|up|by|before|after)\b/.test(
    link[0]?.english ?? "",
  );
  return isPrice && /[€$£]|euros?$/i.test(price[0]?.english ?? "")
    ? [...what, put("costs", "costs", price[0]), ...price, put("now", "word", price[0])]
    : null;
};

/** "Ordena por data", "nach Jahr sortieren". */
const sortFrame: Frame = (words) => {
  const [head = [], , rest = []] = matched(words, /^(V)(P)(.+)$/) ?? [];
  return isVerb(head[0], "sort", "filter") && rest.length > 0
    ? [
        ...head,
        put("by", "prep", rest[0]),
        ...rest.filter(({ kind }, at) => at > 0 || kind !== "the"),
      ]
    : null;
};

const FRAMES: readonly Frame[] = [
  thatFrame,
  insteadFrame,
  whereLast,
  goneFrame,
  offFrame,
  inFrame,
  niceFrame,
  styleFrame,
  wantFrame,
  choiceFrame,
  costFrame,
  lookFrame,
  looksBefore,
  putLook,
  lookLast,
  sortFrame,
  priceFrame,
  addFrame,
  offerFrame,
  placeFrame,
  orderFrame,
  newFrame,
  putNew,
  fieldFrame,
  renameFrame,
  changeFrame,
];
