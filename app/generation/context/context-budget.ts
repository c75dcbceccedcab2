import { ModelError } from "../models/model";
import { countTokens, MESSAGE_TOKENS } from "../models/tokens";

/** Part of the window that is kept for the answer: about a whole project in a small one. */
export const OUTPUT_SHARE = 0.3;
/** No app that is written in one go is longer, in tokens. */
export const OUTPUT_TOKENS = 24_000;

/**
 * What a window leaves for the project and the conversation, in tokens.
 *
 * @throws {ModelError} `context_overflow` when the request alone does not fit
 */
export function freeTokens(contextTokens: number, system: string, request: string): number {
  const output = Math.min(OUTPUT_TOKENS, Math.floor(contextTokens * OUTPUT_SHARE));
  const free =
    contextTokens - output - countTokens(system) - countTokens(request) - MESSAGE_TOKENS * 3;
  if (free >= 0) return free;
  throw new ModelError(
    "context_overflow",
    "Your message is longer than this model can read at once. Shorten it, or put the text into a file.",
  );
}
