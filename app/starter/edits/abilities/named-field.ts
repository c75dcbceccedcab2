import type { FileTree } from "~/projects/files";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { isSameWord } from "../parts/same-word";
import { findList, propertyOf } from "../said/code-lists";
import { fieldMeant } from "../said/field-lines";

/** A field of the entries, as its line in the list of fields says it. */
export interface NamedField {
  id: string;
  label: string;
  type: string;
  /** What can be chosen in it. */
  options: string[];
  /** Where it stands in the list of all. */
  index: number;
}

/** The fields of the entries, in their order. */
export function fieldsOf(files: FileTree): NamedField[] {
  const list = findList(files, "fields");
  return (list?.items ?? []).flatMap((item, index) => {
    const read = (name: string) => (list && propertyOf(list, index, name)?.value) ?? "";
    const [id, label, type] = [read("id"), read("label"), read("type")];
    const source = list?.code.slice(item.start, item.end) ?? "";
    const options = [...(/options: \[([^\]]*)\]/.exec(source)?.[1] ?? "").matchAll(/"([^"]*)"/g)];
    return id === ""
      ? []
      : [{ id, label, type, index, options: options.map(([, one = ""]) => one) }];
  });
}

/**
 * The fields that a wish names, by a label that stands in it whole, by all words of one, or by another word for the same thing in any
 * language of the starter. A field whose label is part of another one's that is named is not meant.
 */
export function fieldsNamed(files: FileTree, wish: string): NamedField[] {
  const said = saidWords(wish);
  const fields = fieldsOf(files);
  const named = fields.filter(({ label }) => {
    const own = saidWords(label).filter(({ text }) => text.length > 1 && !isFrame(text));
    return (
      own.length > 0 && own.every(({ stem }) => said.some((one) => isSameWord(one.stem, stem)))
    );
  });
  if (named.length > 0)
    return named.filter(
      ({ label }) =>
        !named.some(
          (other) =>
            other.label !== label && other.label.toLowerCase().includes(label.toLowerCase()),
        ),
    );
  const meant = new Set(
    said.filter(({ text }) => text.length > 3).map(({ text }) => fieldMeant(files, text)),
  );
  return fields.filter(({ label }) => meant.has(label));
}
