import { diffArrays } from "diff";

/** A run of a text: in both versions, only in the newer or only in the older; or what is not shown. */
export interface TextPart {
  kind: "same" | "added" | "removed" | "left-out";
  text: string;
}

/** Words, runs of spaces and single signs; scripts that part no words are taken sign by sign. */
const UNPARTED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";
const PIECES = new RegExp(
  `[${UNPARTED}]\\p{M}*|(?:(?![${UNPARTED}])[\\p{L}\\p{M}\\p{N}_])+|\\s+|[^]`,
  "gu",
);

/**
 * What became of a text, word by word.
 *
 * @param editLength words removed and added at most: the work grows with their square
 * @returns null where the two have too little in common to be compared within the bounds
 */
export function compareTexts(before: string, after: string, editLength: number): TextPart[] | null {
  const changes = diffArrays(piecesOf(before), piecesOf(after), { maxEditLength: editLength });
  const parts = changes?.map(({ added, removed, value }): TextPart => {
    return { kind: added ? "added" : removed ? "removed" : "same", text: value.join("") };
  });
  return parts ? joinChanges(parts) : null;
}

/** What does not part two changes from each other. */
const NOTHING_BETWEEN = /^[^\p{L}\p{N}]{0,4}$/u;

/** Changes with no word between them, as one: a sentence that was replaced reads as one. */
function joinChanges(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let [removed, added] = ["", ""];
  const end = () => {
    if (removed) joined.push({ kind: "removed", text: removed });
    if (added) joined.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = (removed || added) && NOTHING_BETWEEN.test(text) && index < parts.length - 1;
    if (kind === "same" && !isBetween) {
      end();
      joined.push({ kind, text });
      continue;
    }
    if (kind !== "added") removed += text;
    if (kind !== "removed") added += text;
  }
  end();
  return joined;
}

/** Parts with so many characters around each change: what stayed as it was is known. */
export function aroundChanges(parts: readonly TextPart[], characters: number): TextPart[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== "same" || part.text.length <= 2 * characters) return part;
    const [begin, end] = [part.text.slice(0, characters), part.text.slice(-characters)];
    // At the end of a word, where there is one near.
    const head = index === 0 ? "" : begin.replace(/\s+\S{0,40}$/, "").toWellFormed();
    const tail = index === parts.length - 1 ? "" : end.replace(/^\S{0,40}\s+/, "").toWellFormed();
    return [
      { kind: "same" as const, text: head },
      { kind: "left-out" as const, text: head && tail ? " … " : head ? " …" : "… " },
      { kind: "same" as const, text: tail },
    ].filter(({ text }) => text !== "");
  });
}

/** The first parts, as far as so many characters go. */
export function firstParts(parts: readonly TextPart[], characters: number): TextPart[] {
  const shown: TextPart[] = [];
  let left = characters;
  for (const { kind, text } of parts) {
    if (left > 0) shown.push({ kind, text: text.slice(0, left).toWellFormed() });
    left -= text.length;
  }
  return left < 0 ? [...shown, { kind: "left-out", text: " …" }] : shown;
}

function piecesOf(text: string): string[] {
  return text.match(PIECES) ?? [];
}
