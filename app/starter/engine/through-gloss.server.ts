import type { FileTree } from "~/projects/files";
import { clauseOf } from "../edits/app/clause";
import { orderWanted } from "../edits/app/wanted/as-orders";
import { applied } from "../edits/edit";
import { askedOfResult } from "../edits/verify/asked-of-result";
import { glossOf } from "../gloss/gloss.server";
import { inOwnWords } from "../gloss/own-words.server";
import type { Reply } from "./reply";

/** How much of what was asked an answer does: all, that it is there already, a part, nothing. */
function worth({ opening, changes, closing }: Reply): number {
  if (changes.size > 0) return closing === "" ? 3 : 1;
  return opening !== "" && closing === "" ? 2 : 0;
}

/**
 * Answers a message in another language than English as its gloss, which the readers know best; where not all of it is done
 * so, as it was written, too: the better of the two is the answer. What is not done by either is told in the words of the message.
 *
 * @param answer what is done about a message; it is asked once or twice
 */
export function throughGloss(
  message: string,
  files: FileTree,
  answer: (said: string) => Reply,
): Reply {
  // What is known whole in its own language needs no other words.
  const isKnown = orderWanted(clauseOf(message), files) !== null;
  const gloss = isKnown ? null : glossOf(message, files);
  if (!gloss) return answer(message);
  const glossed = inOwnWords(answer(gloss.text), gloss, files);
  const isHeld = glossed !== null && standsAsSaid(message, files, glossed);
  if (glossed && isHeld && worth(glossed) === 3) return glossed;
  const direct = answer(message);
  return glossed && isHeld && worth(glossed) > worth(direct) ? glossed : direct;
}

/** A gloss may lose a word: what was made of it must hold for the message as it was written. */
function standsAsSaid(message: string, files: FileTree, { changes }: Reply): boolean {
  return changes.size === 0 || askedOfResult(message, files, applied(files, changes)).length === 0;
}
