import type { AnswerAllowance } from "~/generation/runs/generations.server";
import { allowTokens } from "../limits/model-tokens.server";
import { type Doer, takePlace } from "../limits/spend.server";

/** What a sender may have of answers: tokens of the server's models, and so many under way at once. */
export function answerAllowance({ visitor, network }: Doer): Required<AnswerAllowance> {
  return {
    tokens: () => allowTokens(visitor),
    place: async () => {
      const leaveOwn = await takePlace("answers", visitor);
      if (visitor === network) return leaveOwn;
      try {
        const leaveShared = await takePlace("answersTogether", network);
        return async () => {
          await Promise.all([leaveOwn(), leaveShared()]);
        };
      } catch (error) {
        await leaveOwn();
        throw error;
      }
    },
  };
}
