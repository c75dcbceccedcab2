import type { ModelMessage } from "../models/model";
import { keepEnd, shrinkToFit } from "./fit-follow-up";
import { fromProduct } from "./from-product";

/** Asks for the paths of code that came without any. */
export function pathlessMessages(
  messages: readonly ModelMessage[],
  answer: string,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const ask = fromProduct(
    'Code in your answer had no file paths, so none of it was saved. Send every file of it again, each fence opened like ```tsx path="src/App.tsx" and holding the whole file. If the code was only an example, say so in one sentence.',
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
