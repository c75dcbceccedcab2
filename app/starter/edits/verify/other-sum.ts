import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { isSameWord } from "../parts/same-word";
import { changedLines } from "./changed-lines";
import { formFields } from "./form-fields";

/** A total of a field that the wish does not name, where words of it are left: "I want the price and the total". */
export function otherSum(
  left: readonly string[],
  wish: string,
  before: FileTree,
  after: FileTree,
): string[] {
  const { added } = changedLines(before, after);
  if (left.length === 0 || !added.includes("sum +")) return [];
  const said = saidWords(wish);
  const summed = formFields(after).filter(({ id }) =>
    added.includes(`values["${id.toLowerCase()}"]`),
  );
  const isSaid = summed.some(({ label }) =>
    saidWords(label).some((own) => said.some(({ stem }) => isSameWord(own.stem, stem))),
  );
  return summed.length > 0 && !isSaid ? [`it would be the total of “${summed[0]?.label}”`] : [];
}
