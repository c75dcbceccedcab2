import { modelError } from "~/generation/models/failures";
import {
  type Model,
  type ModelChunk,
  ModelError,
  type ModelErrorCode,
} from "~/generation/models/model";

type Words = Partial<Record<ModelErrorCode, string>>;

const WHERE = "under Account, Models";

/** What is told of failures of somebody's own connection: they are the ones who can do something. */
export function ownWords(connection: string): Words {
  return {
    auth: `${connection} refused your key. What was complete is saved. Give a new key ${WHERE}, or choose another model.`,
    quota: `Your account at ${connection} has no credit left. What was complete is saved. Add credit there, or choose another model.`,
    model_missing: `${connection} does not have this model, or not for your key. Choose another one.`,
    network: `${connection} could not be reached. Look at its address ${WHERE}, or choose another model.`,
    malformed: `What came back from ${connection} is not the answer of a model. Look at its address ${WHERE}, or choose another model.`,
    context_overflow: `This is more than the model can read at once. Choose one with a larger window, or set its window ${WHERE}.`,
  };
}

/** What is told of failures of the server's models to whoever cannot change its settings. */
export const GUEST_WORDS: Words = {
  auth: "This server's key for the model was refused, so it cannot answer now. Whoever runs the server can mend that; choose another model meanwhile.",
  quota:
    "This server's account at the model's provider has no credit left. Whoever runs the server can mend that; choose another model meanwhile.",
  model_missing:
    "The provider does not have this model any more. Whoever runs the server can mend that; choose another model meanwhile.",
  network: "The model could not be reached. Send again in a minute, or choose another model.",
  malformed:
    "What came back is not the answer of a model. Whoever runs the server can mend that; choose another model meanwhile.",
  context_overflow:
    "This is more than the model can read at once. Choose a model with a larger window, or ask for less at once.",
};

/** The same model, whose failures are told in other words. */
export function inWords(model: Model, words: Words): Model {
  return {
    ...model,
    async *stream(request): AsyncGenerator<ModelChunk> {
      try {
        yield* model.stream(request);
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const { code, retryable, retryAfterSeconds, cause } = error;
        const said = words[code];
        if (!said) throw error;
        throw modelError(code, { said, retryable, retryAfterSeconds, cause });
      }
    },
  };
}
