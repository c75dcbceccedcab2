import type { ModelMessage } from "../models/model";
import { keepEnd, shrinkToFit } from "./fit-follow-up";

/** Asks for the paths of code that came without any. */
export function pathlessMessages(
  messages: readonly ModelMessage[],
  answer: string,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const ask =
    'Your code had no file paths, so nothing was saved. Send every file again, each fence opened like ```tsx path="src/App.tsx" and holding the whole file.';
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: keepEnd(answer, contextTokens) },
      { role: "user", content: ask },
    ],
    contextTokens,
  );
}
