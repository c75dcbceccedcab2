import { attribute } from "../../said/page-elements";
import { conceptsOf } from "../concepts";
import type { Page, Piece } from "../page-model";
import { stemOf, wordsOf } from "../page-words";

/** What people call kinds of pieces, whatever these say; stems. */
const stems = (words: string) => words.split(" ").map(stemOf);
const OF_LINK: readonly [string, readonly string[]][] = [
  ["tel:", stems("phone telephone number call mobile cell hotline line")],
  ["mailto:", stems("mail email e-mail")],
];
const OF_SIGN: readonly [RegExp, readonly string[]][] = [
  [/#icon-date"/, stems("date dates day days when")],
  [/#icon-clock"/, stems("time hours opening when")],
  [/#icon-place"/, stems("address place location where venue street")],
  [/#icon-phone"/, stems("phone telephone number call mobile")],
  [/#icon-mail"/, stems("mail email e-mail")],
];
const OF_KIND: Readonly<Partial<Record<Piece["kind"], readonly string[]>>> = {
  title: stems("name title brand heading headline"),
  headline: stems("headline slogan tagline claim motto heading sentence"),
  lead: stems("lead intro introduction subtitle sentence text"),
  button: stems("button buttons"),
  form: stems("form"),
  footer: stems("footer bottom"),
  nav: stems("menu navigation links"),
  picture: stems("picture image photo illustration drawing"),
  section: stems("section part area block list stuff"),
  text: stems("text sentence line note paragraph words"),
  entry: stems("entry item line one point row"),
};

/** The words by which a piece can be meant: its own, those for its kind, and those around it. */
export interface ThingWords {
  own: readonly string[];
  kind: readonly string[];
  around: readonly string[];
}

/** What anything in a list, and any part or text, is called: it tells none of them. */
const GENERIC = new Set(
  [OF_KIND.section, OF_KIND.text, OF_KIND.entry].flatMap((words) => words ?? []),
);

/** Whether a word for a kind names one piece rather than any. */
export function tellsKind(word: string): boolean {
  return !GENERIC.has(word);
}

const known = new WeakMap<Piece, ThingWords>();

export function thingWords(piece: Piece, page: Page): ThingWords {
  const found = known.get(piece) ?? read(piece, page);
  known.set(piece, found);
  return found;
}

function read(
  { kind, element, entry, says, section, words, place, concepts }: Piece,
  page: Page,
): ThingWords {
  const source = page.source.slice(place.start, place.end);
  const href = attribute(element, "href");
  const holder = element.parentNode;
  const around = holder && "tagName" in holder && /^(?:li|p)$/.test(holder.tagName) ? holder : null;
  const at = around?.sourceCodeLocation;
  const beside = at ? page.source.slice(at.startOffset, at.endOffset).replace(/<[^>]*>/g, " ") : "";
  return {
    own: [...new Set([...words, ...wordsOf(entry ? entry.all : says)])],
    kind: [
      ...(OF_KIND[kind] ?? []),
      ...OF_LINK.flatMap(([scheme, names]) => (href.startsWith(scheme) ? names : [])),
      ...(kind === "fact" || (kind === "entry" && source.length < 600)
        ? OF_SIGN.flatMap(([sign, names]) => (sign.test(source) ? names : []))
        : []),
      ...(kind === "entry" && /<blockquote/.test(source)
        ? stems("quote review testimonial praise")
        : []),
      ...(kind === "entry" && entry?.name.element.tagName === "dt" ? stems("hours day time") : []),
    ],
    around: [
      // "The mail address" is none of a street.
      ...(href.startsWith("mailto:") ? stems("address") : []),
      ...wordsOf(beside),
      ...(section ? [...section.words, ...section.concepts] : []),
      ...concepts,
    ],
  };
}

/** Whether a word stands for what a section is about. */
export function isConcept(word: string, concepts: readonly string[]): boolean {
  return conceptsOf(word).some((one) => concepts.includes(one));
}
