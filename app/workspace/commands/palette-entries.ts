import { outlineOf } from "~/workspace/language/outline-text";
import type { Command } from "./command";
import { rank } from "./fuzzy";

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  text: string;
  /** Letters of the text that fit what was typed. */
  at: readonly number[];
  /** Its shortcut, as {@link Command.keys} writes it. */
  keys?: string | undefined;
  note?: string;
}

/** Lines that are shown at most: further on nobody reads, they type on. */
const SHOWN = 60;
/** What having been open lately is worth to a file, the newest most. */
const RECENT_BONUS = 6;

/** A file's name and, after a colon, the line that was typed: "app.ts:12". */
export function readTypedFile(typed: string): { name: string; line: number | null } {
  const [, name = "", line] = /^(.*?)(?::(\d*))?$/s.exec(typed) ?? [];
  return { name, line: line ? Number(line) : null };
}

/**
 * What is looked for: a box that was opened for commands looks on for what no command fits, for its sign was not typed.
 *
 * @param typed with its sign, as in ">main.js"
 */
export function withoutIdleSign(typed: string, commands: readonly Command[]): string {
  if (!typed.startsWith(">")) return typed;
  const words = typed.slice(1).trim();
  return words === "" || commandEntries(words, commands).length > 0 ? typed : words;
}

/** The files that fit, those that were open lately first. */
export function fileEntries(
  typed: string,
  paths: Iterable<string>,
  recent: readonly string[],
): PaletteEntry[] {
  const age = new Map(recent.map((path, index) => [path, index]));
  const bonusOf = (path: string) => {
    const index = age.get(path);
    return index === undefined ? 0 : RECENT_BONUS / (index + 1);
  };
  const sorted = [...paths].sort(
    (one, other) =>
      (age.get(one) ?? recent.length) - (age.get(other) ?? recent.length) || (one < other ? -1 : 1),
  );
  return rank(typed, sorted, (path) => path, bonusOf)
    .slice(0, SHOWN)
    .map(({ item, at }) => ({
      id: item,
      text: item,
      at,
      ...(age.has(item) ? { note: "recent" } : {}),
    }));
}

/** What has a name in a file and fits; what is typed of nothing leaves it in the file's order. */
export function outlineEntries(typed: string, path: string, text: string): PaletteEntry[] {
  return rank(typed, outlineOf(path, text), ({ name }) => name)
    .slice(0, typed === "" ? undefined : SHOWN)
    .map(({ item: { name, kind, line }, at }) => ({
      id: String(line),
      text: name,
      at,
      note: kind,
    }));
}

/** A word of another name is told from chance by so many letters. */
const NAMED_LETTERS = 3;

/** The commands that fit: by their titles, by what else they are called, then by letters of their titles. */
export function commandEntries(typed: string, commands: readonly Command[]): PaletteEntry[] {
  const wanted = typed.trim().toLowerCase();
  const isNamed = ({ also = "" }: Command) =>
    wanted.length >= NAMED_LETTERS && ` ${also}`.includes(` ${wanted}`);
  const classOf = (command: Command) =>
    command.title.toLowerCase().includes(wanted) ? 0 : isNamed(command) ? 1 : 2;
  const ranked = rank(typed, commands, ({ title }) => title);
  const ofTitles = new Set(ranked.map(({ item }) => item));
  const byOtherNames = commands.filter((one) => isNamed(one) && !ofTitles.has(one));
  return [...ranked, ...byOtherNames.map((item) => ({ item, at: [] }))]
    .sort((one, other) => classOf(one.item) - classOf(other.item))
    .slice(0, SHOWN)
    .map(({ item: { id, title, keys }, at }) => ({ id, text: title, at, keys: keys?.[0] }));
}
