import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { type Part, type PartKind, wordsOf } from "./part";
import { partsOf } from "./parts-of";

/** Parts that hold others under a name. */
export const HOLDING = new Set<PartKind>([
  "section",
  "form",
  "footer",
  "header",
  "nav",
  "list",
  "table",
]);
/** So much of what a part says is its name; the rest is what it holds. */
const NAME_WORDS = 14;

export interface Known {
  part: Part;
  /** Words of its own text or heading, what it is called for those who cannot see, ids and classes. */
  name: string[];
  /** What stands on it, in small letters. */
  says: string;
  content: string[];
  holders: string[];
}

const known = new WeakMap<readonly Part[], Known[]>();

export function knownParts(files: FileTree): Known[] {
  const parts = partsOf(files);
  // Components of a program are what they write, not tags.
  const index = known.get(parts) ?? parts.filter(({ tag }) => !/^\p{Lu}/u.test(tag)).map(knownOf);
  known.set(parts, index);
  return index;
}

function knownOf(part: Part): Known {
  const says = wordsOf(part);
  return {
    part,
    name: stemsOf(nameOf(part)),
    says: bare(says),
    content: stemsOf(says.slice(0, 2_000)),
    holders: stemsOf(namesAround(part)),
  };
}

/** The names of what parts are in, once for all that are in it. */
const around = new WeakMap<Part, string>();
/** Beyond that, what a part is in says nothing of it. */
const AROUND_CHARACTERS = 4_000;

function namesAround({ holder }: Part): string {
  if (!holder) return "";
  const known = around.get(holder);
  if (known !== undefined) return known;
  const own = holder.kind === "page" ? "" : `${nameOf(holder)} `;
  const names = `${own}${namesAround(holder)}`.slice(0, AROUND_CHARACTERS);
  around.set(holder, names);
  return names;
}

function nameOf(part: Part): string {
  const own = part.texts.map(({ text }) => text).join(" ");
  const heading = HOLDING.has(part.kind) ? (headingIn(part)?.texts ?? []) : [];
  const short = HOLDING.has(part.kind) ? "" : wordsOf(part);
  const said = own === "" ? short : own;
  return [
    said.split(" ", NAME_WORDS).join(" "),
    ...heading.map(({ text }) => text),
    ...part.aliases,
    part.id.replace(/[-_]/g, " "),
    part.classes.join(" ").replace(/[-_]/g, " "),
  ].join(" ");
}

const headings = new WeakMap<Part, Part | null>();

/** The first heading inside a part. Looked for once: a long list without one is asked for by each of its entries. */
export function headingIn(part: Part): Part | null {
  const known = headings.get(part);
  if (known !== undefined) return known;
  const found = firstInside(part, ({ kind }) => kind === "heading" || kind === "title");
  headings.set(part, found);
  return found;
}

export function firstInside(part: Part, isWanted: (part: Part) => boolean): Part | null {
  for (const inner of part.inside) {
    const found = isWanted(inner) ? inner : firstInside(inner, isWanted);
    if (found) return found;
  }
  return null;
}

function stemsOf(text: string): string[] {
  return [...new Set(saidWords(text).map(({ stem }) => stem))];
}

export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
