import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { applied } from "../edits/edit";
import { textsChanged } from "../edits/verify/texts-changed";
import { sentenceCase } from "../match/words";
import { type GlossedMessage, joined } from "./gloss.server";
import type { Gloss } from "./look-up";

/** What an answer to a gloss writes into a project. */
interface Written {
  opening: string;
  changes: Map<string, string | null>;
}

/** Longer texts are not made of words of an order. In characters. */
const MOST_CHARACTERS = 60;

/**
 * What an answer to a gloss writes, in the words of the person: a field that was asked for as "Preis" is called so, whatever
 * word for it the readers read. Null where words of the gloss stand in a longer text: they were read as what is to be written.
 */
export function inOwnWords<T extends Written>(
  answer: T,
  gloss: GlossedMessage,
  files: FileTree,
): T | null {
  const { fresh } = textsChanged(files, applied(files, answer.changes));
  let { opening } = answer;
  const changes = new Map(answer.changes);
  for (const text of fresh) {
    // One word that begins small may be one of a program.
    const own = /^\p{Lu}|\s/u.test(text) ? ownOf(text, gloss) : text;
    if (own === text) continue;
    if (own === null) return null;
    opening = opening.replaceAll(`“${text}”`, () => `“${own}”`);
    for (const [path, now] of changes)
      if (now !== null) changes.set(path, withText(now, files.get(path) ?? "", text, own));
  }
  return { ...answer, opening, changes };
}

/** New lines of a file with another text between their tags or quotes; names of properties stay. */
function withText(now: string, before: string, text: string, own: string): string {
  const old = new Set(before.split("\n"));
  const shown = new RegExp(
    `(?<=["'\`>]\\s*)${escapePattern(text)}(?=\\s*(?:["'\`](?!\\s*:)|<))`,
    "gu",
  );
  return now
    .split("\n")
    .map((line) => (old.has(line) ? line : line.replace(shown, () => own)))
    .join("\n");
}

/** A text with the run of the gloss that stands in it in the words of the message; null where it cannot be told what was said. */
function ownOf(text: string, { words, message }: GlossedMessage): string | null {
  for (let count = words.length; count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const run = words.slice(at, at + count);
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || first.said === "" || last.said === "") continue;
      const english = joined(run);
      const said = message.slice(Math.min(first.from, last.from), Math.max(first.to, last.to));
      if (!isWordsOfGloss(run) || said.toLowerCase() === english.toLowerCase()) continue;
      const place = new RegExp(
        `(?<![\\p{L}\\p{N}])${escapePattern(english)}(?![\\p{L}\\p{N}])`,
        "iu",
      );
      if (!place.test(text)) continue;
      if (text.length > MOST_CHARACTERS || run.some(({ kind }) => kind === "verb")) return null;
      const own = text.replace(place, () => said);
      return /^\p{Lu}/u.test(text) ? sentenceCase(own) : own;
    }
  return text;
}

/** Whether a run can be known again as the gloss's: by a word of it, or by small ones among several. */
function isWordsOfGloss(run: readonly Gloss[]): boolean {
  return run.some(isPut) || (run.length > 2 && run.some(({ kind }) => kind !== "own"));
}

/** Whether a word of the gloss is one of a list, and long enough to be known again. Names of days and of services are no words of an order. */
function isPut({ kind, english }: Gloss): boolean {
  return kind !== "own" && /^\p{Ll}{3}/u.test(english);
}
