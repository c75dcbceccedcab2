import type { FileTree } from "~/projects/files";
import { applied, type EditResult, edited, unchanged } from "../edit";
import { PAGE } from "../project";
import { type Ability, NO_PLACE } from "./ability";
import { replaced } from "./in-place-of";

type Pair = readonly [string | RegExp, string];

/** What a program of one script is given: pieces of its page and of its script, each put in the place of another. */
export interface ScriptChange {
  page?: readonly Pair[];
  program?: readonly Pair[];
  /** Lines at the end of the script. */
  end?: string;
  said: string;
}

/** An ability of programs whose script holds `of`. */
export interface ScriptAbility extends Omit<Ability, "make"> {
  of: RegExp;
  /** What the program holds once it has this. */
  has?: RegExp;
  change(wish: string, program: string): ScriptChange | string;
}

/** The script of a program without parts, whatever it is called. */
function scriptOf(files: FileTree): string {
  return files.has("script.js") ? "script.js" : "src/main.ts";
}

export function ofScript({ of, has, change, ...ability }: ScriptAbility): Ability {
  return {
    ...ability,
    make(files, wish) {
      const path = scriptOf(files);
      const program = files.get(path) ?? "";
      if (!of.test(program)) return NO_PLACE;
      if (has?.test(program)) return unchanged("It has that already.");
      const made = change(wish, program);
      return typeof made === "string" ? unchanged(made) : written(files, path, made);
    },
  };
}

function written(
  files: FileTree,
  path: string,
  { page, program, end, said }: ScriptChange,
): EditResult {
  let tree = files;
  const changes = new Map<string, string | null>();
  for (const [place, pairs] of [
    [PAGE, page],
    [path, program],
  ] as const) {
    if (!pairs) continue;
    const made = replaced(tree, place, pairs, said);
    if (!made.ok) return made;
    tree = applied(tree, made.changes);
    for (const [name, text] of made.changes) changes.set(name, text);
  }
  if (end) changes.set(path, `${(tree.get(path) ?? "").trimEnd()}\n\n${end.trim()}\n`);
  return edited(changes, said);
}
