import { log } from "~/platform/log.server";
import { isNetwork, type Visitor } from "~/platform/visitor";
import { spend } from "./spend.server";

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
