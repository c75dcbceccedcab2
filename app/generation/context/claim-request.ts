import type { ModelMessage } from "../models/model";
import { keepEnd, shrinkToFit } from "./fit-follow-up";
import { fromProduct } from "./from-product";

/** Files that a question names. */
const NAMED = 5;

/**
 * Asks for the files of an answer that speaks of changes and holds none.
 *
 * @param unchanged files that it sent as they are
 */
export function claimMessages(
  messages: readonly ModelMessage[],
  answer: string,
  contextTokens = Number.POSITIVE_INFINITY,
  unchanged: readonly string[] = [],
): ModelMessage[] {
  const why =
    unchanged.length > 0
      ? `What you sent of ${unchanged.slice(0, NAMED).join(", ")} is what is there already, so nothing was changed.`
      : "Your answer speaks of changes, but no file came with it, so nothing was changed.";
  const ask = fromProduct(
    `${why} If files are to change, send them now, each in a fence opened like \`\`\`tsx path="src/App.tsx" and holding the whole file, or as an edit. If nothing is to change, say so in one sentence.`,
  );
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: keepEnd(answer, contextTokens) },
      { role: "user", content: ask },
    ],
    contextTokens,
  );
}
