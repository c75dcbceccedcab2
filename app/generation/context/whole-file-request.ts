import type { ModelMessage } from "../models/model";
import { keepEnd, shrinkToFit } from "./fit-follow-up";
import { fromProduct } from "./from-product";

/**
 * Asks for a file whole, where it could not be known how its cut-off text goes on.
 *
 * @param before the answer up to where the file began
 */
export function wholeFileMessages(
  messages: readonly ModelMessage[],
  before: string,
  path: string | null,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const what = path ?? "the file that you had begun";
  const fence = path === null ? "with its path" : `with path="${path}"`;
  const ask = fromProduct(
    `You were cut off inside ${what}, and what came next could not be joined to it, so nothing of it was saved. Send ${what} again, whole, in a fence opened ${fence} and closed at its end; then the rest of your answer. Repeat nothing that came before it.`,
  );
  const said =
    before.trim() === ""
      ? []
      : [{ role: "assistant", content: keepEnd(before, contextTokens) } as const];
  return shrinkToFit([...messages, ...said, { role: "user", content: ask }], contextTokens);
}
