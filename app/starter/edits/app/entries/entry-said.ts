import type { FileTree } from "~/projects/files";
import type { NamedField } from "../../abilities/named-field";
import { type EditResult, edited, unchanged } from "../../edit";
import { type AddedValues, addedIn, mendedFile, usesAdded } from "../../given/write-added";
import { isFrame } from "../../grounded/cues";
import { saidWords } from "../../grounded/said-words";
import { isSameWord } from "../../parts/same-word";

/** An entry that the program adds, and the words of a wish that name it. */
export interface SaidEntry {
  values: AddedValues;
  named: string[];
}

/**
 * The one of the entries which a program adds that words name: by the words of its first field, with those of its other texts.
 *
 * @returns null where they name none, or several alike
 */
export function entrySaid(
  words: string,
  files: FileTree,
  fields: readonly NamedField[],
): SaidEntry | null {
  const said = saidWords(words).filter(({ text }) => !isFrame(text));
  const main = fields[0]?.id ?? "";
  const found = (addedIn(files) ?? []).map((values) => {
    const of = (texts: readonly string[]) =>
      said.filter(({ text, stem }) =>
        saidWords(texts.join(" ")).some(
          (own) =>
            own.text.toLowerCase() === text.toLowerCase() ||
            (text.length > 3 && isSameWord(own.stem, stem)),
        ),
      );
    const byMain = of([values[main] ?? ""]).filter(
      ({ text }) => text.length > 2 || /\d/.test(text),
    );
    const others = of(Object.entries(values).flatMap(([id, text]) => (id === main ? [] : [text])));
    return { values, byMain, named: [...byMain, ...others].map(({ text }) => text) };
  });
  const most = Math.max(0, ...found.map(({ byMain }) => byMain.length));
  const best = found.filter(({ byMain }) => byMain.length === most);
  const [one, ...more] = most === 0 ? [] : best.toSorted((a, b) => b.named.length - a.named.length);
  return one && (more.length === 0 || (more[0]?.named.length ?? 0) < one.named.length)
    ? { values: one.values, named: one.named }
    : null;
}

/** What an entry is called: the words of its first field. */
export const nameOf = (values: AddedValues): string => `“${Object.values(values)[0] ?? ""}”`;

/** The program with one of its entries changed, or without it. */
export function withMended(
  files: FileTree,
  was: AddedValues,
  now: AddedValues | null,
  said: string,
): EditResult {
  const used = usesAdded(files);
  if (!used || addedIn(files) === null) return unchanged("The entries were written by hand here.");
  return edited(new Map([...used, ["src/added.ts", mendedFile(files, { was, now })]]), said);
}
