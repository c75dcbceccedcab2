import type { PageElement } from "../said/page-elements";

/** What a part of the screen is to people, whatever wrote it. */
export type PartKind =
  | "page"
  | "heading"
  | "title"
  | "button"
  | "link"
  | "text"
  | "label"
  | "field"
  | "section"
  | "list"
  | "entry"
  | "picture"
  | "form"
  | "footer"
  | "header"
  | "nav"
  | "table"
  | "other";

/** A text that a part shows, and where its source stands. */
export interface PartText {
  path: string;
  start: number;
  end: number;
  text: string;
  /** Between tags, inside the quotes of a literal, or the value of an attribute of markup. */
  written: "tags" | "literal" | "attribute";
}

/** A part of the screen: an element of a page, or of the markup of a program. */
export interface Part {
  path: string;
  kind: PartKind;
  tag: string;
  id: string;
  classes: string[];
  /** Where its source stands. */
  start: number;
  end: number;
  innerStart: number;
  innerEnd: number;
  /** What goes where it is taken away, and what stays in its place. Null where that cannot be done. */
  cut: { start: number; end: number; rest: string } | null;
  /** What it says itself, without the parts inside it. */
  texts: PartText[];
  /** Words for it that nobody reads on it: its label, its name for those who cannot see, its hint. */
  aliases: string[];
  holder: Part | null;
  inside: Part[];
  /** A program writes it many times, once for each entry. */
  isRepeated: boolean;
  /** A program writes it only where something is so. */
  isSometimes: boolean;
  /** The element of the page that it is; none for one that a program writes. */
  element?: PageElement;
}

/** What parts say; they are made once, and stay as they are. */
const said = new WeakMap<Part, string>();
/** More than this nobody says of a part: elements inside each other would each have all of the page. */
const SAID_CHARACTERS = 10_000;

/** What a part says, with what is inside it, in one line: all of it, or its beginning. */
export function wordsOf(part: Part): string {
  const known = said.get(part);
  if (known !== undefined) return known;
  const texts = part.texts.map(({ text }) => text);
  let left = SAID_CHARACTERS - texts.join(" ").length;
  for (const inner of part.inside) {
    if (left <= 0) break;
    const words = wordsOf(inner);
    texts.push(words);
    left -= words.length + 1;
  }
  const words = texts.join(" ").slice(0, SAID_CHARACTERS).replace(/\s+/g, " ").trim();
  said.set(part, words);
  return words;
}

/** The parts that a part is in, the innermost first. */
export function holdersOf(part: Part): Part[] {
  const holders: Part[] = [];
  for (let at = part.holder; at; at = at.holder) holders.push(at);
  return holders;
}
