import type { FileTree } from "~/projects/files";
import type { Clause } from "../clause";

/** One plain order of several: its words, or what makes them of the files so far and of those before all of them. */
export type Step = string | ((tree: FileTree, before: FileTree) => string | null);

/** A sentence that asks for what takes several plain orders, or one that it puts otherwise. */
export interface Composition {
  forms: readonly RegExp[];
  /** Null where this project has no place for it, or the sentence means something else in it. */
  steps(
    said: Readonly<Record<string, string>>,
    files: FileTree,
    clause: Clause,
  ): readonly Step[] | null;
}

/**
 * The steps of the first composition that a wish is as a whole; null for any other wish.
 *
 * @param isSpoken whether the forms hold also what is told behind a wish, which a clause leaves out
 */
export function stepsOf(
  table: readonly Composition[],
  clause: Clause,
  files: FileTree,
  isSpoken = false,
): readonly Step[] | null {
  const { said, core, words } = clause;
  // What is said before a wish goes, and names keep their capitals.
  const bare = core.toLowerCase().endsWith(words) ? core.slice(core.length - words.length) : words;
  const whole = isSpoken ? [said.replace(/[\s.!?]+$/u, "")] : [];
  const ways = [...new Set([...whole, core, bare])];
  for (const { forms, steps } of table)
    for (const each of forms) {
      const match = ways.map((way) => each.exec(way)).find(Boolean);
      if (!match) continue;
      const said: Record<string, string> = {};
      for (const [name, text] of Object.entries(match.groups ?? {})) said[name] = text ?? "";
      const found = steps(said, files, clause);
      if (found) return found;
    }
  return null;
}
