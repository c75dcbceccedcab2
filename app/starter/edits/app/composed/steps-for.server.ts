import type { FileTree } from "~/projects/files";
import { pageOf } from "../../page/page-model";
import { clauseOf } from "../clause";
import { readSentence } from "../everyday/read-sentence.server";
import { readFamily } from "../families/all-families.server";
import { COLOUR_COMPOSITIONS } from "./colour-compositions";
import { type Step, stepsOf } from "./composition";
import { COMPOSITIONS } from "./compositions";
import { MORE_COMPOSITIONS } from "./more-compositions";
import { PRONOUN_COMPOSITIONS } from "./pronoun-compositions";
import { SPOKEN_ABROAD } from "./spoken-abroad";
import { SPOKEN_BOARDS } from "./spoken-boards";
import { SPOKEN_COMPOSITIONS } from "./spoken-compositions";
import { TOLD_COMPOSITIONS } from "./told-compositions";

const SPOKEN = [...SPOKEN_COMPOSITIONS, ...SPOKEN_BOARDS, ...SPOKEN_ABROAD];
const PLAIN = [
  ...PRONOUN_COMPOSITIONS,
  ...COLOUR_COMPOSITIONS,
  ...COMPOSITIONS,
  ...MORE_COMPOSITIONS,
];

/** A wish that tells more than this is more than one sentence. */
const MOST_CHARACTERS = 200;

/** The plain orders that a sentence takes, where it takes several or puts one otherwise; null for any other sentence. */
export function stepsFor(said: string, files: FileTree): readonly Step[] | null {
  if (said.length > MOST_CHARACTERS || pageOf(files)) return null;
  const clause = clauseOf(said);
  // What is known by each of its words is no several orders: "sort by streak" needs no field of that name.
  if (readFamily(clause, files)) return null;
  const steps = stepsOf(SPOKEN, clause, files, true) ?? stepsOf(PLAIN, clause, files);
  return steps ?? (readSentence(clause, files) ? null : stepsOf(TOLD_COMPOSITIONS, clause, files));
}
