import type { Model } from "./model";
import { countMessageTokens, countTokens } from "./tokens";

/** Told of tokens as they are used. */
export type SpendTokens = (tokens: number) => void;

/**
 * The same model, which tells what its calls use: by the provider's own figures, else estimated. What
 * is asked counts when it is asked, so that a call that is broken off is not free.
 */
export function meterModel(model: Model, spend: SpendTokens): Model {
  return {
    ...model,
    async *stream(request) {
      const asked = countMessageTokens(request.messages);
      spend(asked);
      let estimated = asked;
      let reported = 0;
      try {
        for await (const chunk of model.stream(request)) {
          if (chunk.type === "text" || chunk.type === "reasoning")
            estimated += countTokens(chunk.text);
          if (chunk.type === "usage") reported += chunk.inputTokens + chunk.outputTokens;
          yield chunk;
        }
      } finally {
        spend(Math.max(0, (reported || estimated) - asked));
      }
    },
  };
}
