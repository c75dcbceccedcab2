import { limitOf } from "~/platform/budget.server";
import { log } from "~/platform/log.server";
import { isNetwork, type Visitor } from "~/platform/visitor";
import { BUDGETS } from "./budgets.server";
import { readUse, spend } from "./spend.server";

/** Tokens that somebody without an account may still use today. */
export interface TokensLeft {
  left: number;
  of: number;
}

/** What is left of a day's tokens; null where nobody counts. */
export async function tokensLeft(visitor: Visitor): Promise<TokensLeft | null> {
  if (!isNetwork(visitor)) return null;
  const { count } = await readUse("modelTokens", visitor);
  const of = limitOf(BUDGETS.modelTokens, visitor);
  return { left: Math.max(0, of - count), of };
}

/**
 * Lets somebody ask a model. Without an account the tokens of a day are counted, for the network; an
 * answer that has begun is written to its end.
 *
 * @returns what is to be told of used tokens; undefined where nobody counts
 * @throws {AppError} 429 when those of the day are used up
 */
export async function allowTokens(
  visitor: Visitor,
): Promise<((tokens: number) => void) | undefined> {
  if (!isNetwork(visitor)) return;
  // One that is taken back at once would let the last one be asked for twice.
  await spend("modelTokens", visitor, 1);
  return (tokens) => {
    spend("modelTokens", visitor, tokens).catch((error) => {
      // Beyond the limit is for the next message to hear.
      log.debug({ err: error }, "tokens were counted beyond a limit, or not at all");
    });
  };
}
