import { checkHolding } from "./check-holding.server";
import { describeHolding } from "./describe-plan.server";
import { PLAN_NAMES } from "./plan-facts";

/**
 * What a wallet that was just verified holds, as a sentence for whoever connected it; empty where no token counts.
 * The network is asked: a former wallet's answer says nothing of this one.
 */
export async function holdingSentence(userId: string): Promise<string> {
  const holding = await checkHolding(userId);
  if (!holding) return "";
  const { amount, needed } = describeHolding(holding, true);
  if (holding.unknownSince || amount === null) {
    return ` What it holds is not known: the Solana network does not answer. We ask again by ourselves.`;
  }
  const holds = ` It holds ${amount} $REPO`;
  return holding.state === "held"
    ? `${holds}: ${PLAN_NAMES.unlimited} can be yours.`
    : `${holds}, and ${PLAN_NAMES.unlimited} asks for ${needed}.`;
}
