import type { FileTree } from "~/projects/files";
import { pageOf } from "../../page/page-model";
import { clauseOf } from "../clause";
import { type Step, stepsOf } from "./composition";
import { COMPOSITIONS } from "./compositions";
import { MORE_COMPOSITIONS } from "./more-compositions";

const ALL = [...COMPOSITIONS, ...MORE_COMPOSITIONS];

/** A wish that tells more than this is more than one sentence. */
const MOST_CHARACTERS = 200;

/** The plain orders that a sentence takes, where it takes several or puts one otherwise; null for any other sentence. */
export function stepsFor(said: string, files: FileTree): readonly Step[] | null {
  if (said.length > MOST_CHARACTERS || pageOf(files)) return null;
  return stepsOf(ALL, clauseOf(said), files);
}
