import { looksLikeEnvelope } from "./envelope-keys";
import { closesFence, type Fence, readFence } from "./parser-fences";
import { labelOf } from "./parser-labels";
import { citedPath, nameOnLine } from "./parser-names";
import { languageOfFence } from "./parser-openers";

/** Code that is longer was meant as a file: a snippet that explains is short. */
const LOST_LINES = 6;
const LOST_CHARACTERS = 600;
/** Bare lines of code below a line that is only a file's name. */
const NAMED_LINES = 2;
/** A longer line is no file's name, in characters. */
const NAME_LENGTH = 200;
/** What is typed into a terminal, or came out of one. */
const NO_FILE =
  /^(?:sh|bash|zsh|fish|shell|console|terminal|powershell|ps1?|cmd|bat|output|log|text|txt|plain|plaintext|tree|mermaid|http|url)$/;
/** A page or a module that stands in the prose without any fence. */
const BARE_PAGE = /^[ \t]*<!doctype html>|^[ \t]*<html[\s>]/im;
/** "--- src/a.ts ---": nothing but a file follows such a line. */
const PARTS_FILES = /^(?:={2,20}|-{2,20}|#{2,20}|\*{2,20}) ?\S.{0,199}(?:={2}|-{2}|#{2}|\*{2})\s*$/;
const BARE_CODE =
  /^(?:import .* from ["']|export (?:default|const|function)|(?:async )?function \w+\(|(?:const|let|var) \w+ =|[.#]?[\w-]+ \{\s*$|\}|\s.*[;{}]\s*$)/;

/**
 * Whether an answer's prose holds code that was meant as a file and is lost without one: behind a
 * fence without a path, whichever fence it is, or bare.
 *
 * @param prose what is no file of the answer
 * @param known contents of files, of which an answer may quote
 */
export function holdsLostCode(prose: string, known: readonly string[] = []): boolean {
  const { fences, words } = splitCode(prose);
  if (fences.some(({ language, lines }) => isLost(language, lines, known))) return true;
  if (BARE_PAGE.test(words) || looksLikeEnvelope(words)) return true;
  let run = 0;
  let isNamed = false;
  let isParted = false;
  for (const line of words.split("\n")) {
    if (line.trim() === "") continue;
    const isCode = BARE_CODE.test(line);
    run = isCode ? run + 1 : 0;
    if (run > LOST_LINES || (isNamed && run === NAMED_LINES)) return true;
    if (isCode && isParted) return true;
    isParted = line.length <= NAME_LENGTH && PARTS_FILES.test(line) && labelOf(line, "") !== null;
    if (!isCode) isNamed = line.length <= NAME_LENGTH && nameOnLine(line) !== null;
  }
  return false;
}

/** Code behind a fence that names no file. */
export interface ShownCode {
  language: string;
  lines: string[];
  /** The file whose lines it says that it quotes. */
  cited?: string;
}

/** The code of an answer's prose that a file could hold: nothing of a terminal, and no empty fence. */
export function shownCode(prose: string): ShownCode[] {
  return splitCode(prose).fences.filter(
    ({ language, lines }) => !NO_FILE.test(language) && lines.some((line) => line.trim() !== ""),
  );
}

/** The words of an answer, without its code. */
export function wordsOf(prose: string): string {
  return splitCode(prose).words;
}

function isLost(language: string, lines: readonly string[], known: readonly string[]): boolean {
  if (NO_FILE.test(language)) return false;
  const code = lines.join("\n");
  if (looksLikeEnvelope(code)) return !known.some((content) => content.includes(code.trim()));
  const isLong = lines.length > LOST_LINES || code.length > LOST_CHARACTERS;
  return isLong && !known.some((content) => content.includes(code.trim()));
}

function splitCode(prose: string) {
  const fences: ShownCode[] = [];
  const words: string[] = [];
  let open: Fence | null = null;
  for (const line of prose.split("\n")) {
    const fence = readFence(line.trimEnd());
    if (open) {
      if (fence && closesFence({ ...fence, indent: 0 }, open)) open = null;
      else fences.at(-1)?.lines.push(line);
    } else if (fence) {
      open = fence;
      const cited = citedPath(fence.info);
      const language = cited
        ? cited.slice(cited.lastIndexOf(".") + 1)
        : languageOfFence(fence.info);
      fences.push({ language, lines: [], ...(cited && { cited }) });
    } else words.push(line);
  }
  return { fences, words: words.join("\n") };
}
