import { readDailyTokens } from "~/models/daily-tokens.server";
import { limitOf, type Rate } from "~/platform/budget.server";
import { log } from "~/platform/log.server";
import { isNetwork, type Visitor } from "~/platform/visitor";
import { BUDGETS } from "./budgets.server";
import { countUse, readUse } from "./spend.server";

const SHARED =
  "Everybody on your network shares it; signed in, you have one of your own, or a model of your own, which counts towards none.";

/** Tokens of the server's models that somebody may still use today. */
export interface TokensLeft {
  left: number;
  of: number;
}

/** What is left of a day's tokens; null where nobody counts. */
export async function tokensLeft(visitor: Visitor): Promise<TokensLeft | null> {
  const budget = await budgetOf(visitor);
  if (!budget) return null;
  const { count } = await readUse("modelTokens", visitor);
  const of = limitOf(budget, visitor);
  return { left: Math.max(0, of - count), of };
}

/** The day's budget as it is set now; null where nobody counts. */
async function budgetOf(visitor: Visitor): Promise<Rate | null> {
  const { visitors, members } = await readDailyTokens();
  if (!isNetwork(visitor) && members === null) return null;
  const usual = BUDGETS.modelTokens;
  return {
    ...usual,
    isExact: true,
    network: visitors,
    max: members ?? Number.POSITIVE_INFINITY,
    signIn: members === null ? usual.signIn : SHARED,
  };
}

/**
 * Lets somebody ask a model that the operator pays for. The tokens of a day are counted, for the network
 * or, where that has a limit, for the account; an answer that has begun is written to its end.
 *
 * @returns what is to be told of used tokens; undefined where nobody counts
 * @throws {AppError} 429 when those of the day are used up
 */
export async function allowTokens(
  visitor: Visitor,
): Promise<((tokens: number) => void) | undefined> {
  const budget = await budgetOf(visitor);
  if (!budget) return;
  // One that is taken back at once would let the last one be asked for twice.
  await countUse("modelTokens", budget, visitor, 1);
  return (tokens) => {
    countUse("modelTokens", budget, visitor, tokens).catch((error) => {
      // Beyond the limit is for the next message to hear.
      log.debug({ err: error }, "tokens were counted beyond a limit, or not at all");
    });
  };
}
