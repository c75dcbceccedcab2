import type { ModelMessage } from "../models/model";
import { keepEnd, shrinkToFit } from "./fit-follow-up";
import { fromProduct } from "./from-product";

/** Files that a question names. */
const NAMED = 5;

/** What came with an answer that speaks of changes. */
export interface ClaimedFiles {
  /** Files that it sent as they are. */
  unchanged?: readonly string[];
  /** Files that it says it changed, beside those that came. */
  unsent?: readonly string[];
  /** Files came, and are saved. */
  isPart?: boolean;
}

/**
 * Asks for the files of an answer that speaks of changes and holds none.
 *
 */
export function claimMessages(
  messages: readonly ModelMessage[],
  answer: string,
  contextTokens = Number.POSITIVE_INFINITY,
  about: ClaimedFiles = {},
): ModelMessage[] {
  const why = whyAsked(about);
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

function whyAsked({ unchanged = [], unsent = [], isPart = false }: ClaimedFiles): string {
  const named = (paths: readonly string[]) => paths.slice(0, NAMED).join(", ");
  if (unsent.length > 0)
    return `Your answer says that ${named(unsent)} changed, but nothing of it came; what came of other files is saved.`;
  if (unchanged.length > 0)
    return `What you sent of ${named(unchanged)} is what is there already, so nothing was changed.`;
  if (isPart)
    return "Your answer orders a change in words, and words change nothing; what came as a file is saved.";
  return "Your answer speaks of changes, but no file came with it, so nothing was changed.";
}
