import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { holdersOf, type Part } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { countedIn, ordinalIn } from "../said/ordinals";
import { changedLines } from "./changed-lines";
import { innermostTouched } from "./parts-touched";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** What people call a piece of a page, whatever it is. */
const PIECE =
  /^(?:bits?|parts?|blocks?|sections?|teil|abschnitt|partie|parte|sección|sezione|seção)$/iu;

/** "The second heading", of which the first has the look; "the last section", and a line elsewhere went. */
export function otherOrdinal(wish: string, before: FileTree, after: FileTree): string[] {
  const said = wish.replace(QUOTED, " ").toLowerCase();
  const at = ordinalIn(said);
  const noun = countedIn(said);
  if (at === null || noun === "" || textsChanged(before, after).fresh.length > 0) return [];
  // A rule that counts by itself.
  if (/:(?:nth-|first-|last-)/.test(changedLines(before, after).added)) return [];
  const kinds = PIECE.test(noun) ? (["section", "footer"] as const) : kindsNamed(noun);
  const parts =
    kinds.length === 0
      ? likeNamed(noun, before)
      : partsOf(before).filter(
          ({ kind, holder }) =>
            kind !== "other" &&
            (kinds as readonly string[]).includes(kind) &&
            !(holder && (kinds as readonly string[]).includes(holder.kind)),
        );
  const touched = innermostTouched(before, after);
  if (parts.length < 2 || touched.length === 0) return [];
  const meant = meantOf(parts, at);
  const isOf = (part: Part) =>
    [part, ...holdersOf(part)].some((one) =>
      meant.some(
        ({ start, path, end }) => one.path === path && one.start === start && one.end === end,
      ),
    );
  const isOther = touched.some((part) => parts.some((one) => isSame(one, part)) && !isOf(part));
  return isOther || !touched.some(isOf) ? [`that would be another ${noun}`] : [];
}

/** Parts that a page calls by a noun: its prices. Those of one name alone are counted. */
function likeNamed(noun: string, files: FileTree): Part[] {
  const [stem = ""] = saidWords(noun).map((word) => word.stem);
  const named = partsOf(files).filter(({ classes }) =>
    classes.some((one) => saidWords(one.replace(/[-_]/g, " ")).some((own) => own.stem === stem)),
  );
  return named.filter(({ classes }) => classes.join(" ") === named[0]?.classes.join(" "));
}

/** Headings may be counted with the headline or without it, and those of one rank alone. */
function meantOf(parts: readonly Part[], at: number): Part[] {
  const isHeadline = parts[0]?.tag === "h1";
  const ranks = [...new Set(parts.map(({ tag }) => tag))].filter((tag) => /^h[2-6]$/.test(tag));
  return [
    parts.at(at),
    isHeadline && at > 0 ? parts.at(at + 1) : undefined,
    ...ranks.map((rank) => parts.filter(({ tag }) => tag === rank).at(at)),
  ].filter((part) => part !== undefined);
}

function isSame(one: Part, other: Part): boolean {
  return one.path === other.path && one.start === other.start && one.end === other.end;
}
