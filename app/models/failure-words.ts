import { isInUsualWords, modelError, NOTHING_SAID } from "~/generation/models/failures";
import {
  type Model,
  type ModelChunk,
  ModelError,
  type ModelErrorCode,
} from "~/generation/models/model";

type Words = Partial<Record<ModelErrorCode, string>>;

/** Pages are named so that whoever shows the text can make links of them (`workspace/conversation/problem-text`). */
const WHERE = "under Account, Models";
const ADMIN_WHERE = "under Administration, Models";

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

/**
 * What is told of failures of the server's models to its administrators.
 *
 * @param isEnvironments whether variables name the model, and not a page
 */
export function adminWords(isEnvironments: boolean): Words {
  const look = (what: string, variable: string) =>
    isEnvironments
      ? `Look at ${what} in ${variable}, or offer another model ${ADMIN_WHERE}.`
      : `Look at ${what} ${ADMIN_WHERE}.`;
  return {
    auth: `The model's provider refused this server's key. What was complete is saved. ${look("the key", "AI_API_KEY")}`,
    quota: `This server's account at the model's provider has no credit left. What was complete is saved. Add credit there, or offer another model ${ADMIN_WHERE}.`,
    model_missing: `The provider does not have this model. ${look("its name", "AI_MODEL")}`,
    network: `The model could not be reached. Is it running? ${look("its address", "AI_BASE_URL")}`,
    malformed: `What came back is not the answer of a model. ${look("its address", "AI_BASE_URL and AI_PROVIDER")}`,
    context_overflow: `This is more than the model can read at once. ${look("its window", "AI_CONTEXT_TOKENS")}`,
  };
}

/** What is told of failures of the server's models to whoever cannot change its settings. */
export const GUEST_WORDS: Words = {
  auth: "This server's key for the model was refused, so it cannot answer now. What was complete is saved. Whoever runs the server can mend that; choose another model meanwhile.",
  quota:
    "This server's account at the model's provider has no credit left. What was complete is saved. Whoever runs the server can mend that; choose another model meanwhile.",
  overloaded: "The model's provider is overloaded. Send again in a minute.",
  model_missing:
    "The provider does not have this model any more. Whoever runs the server can mend that; choose another model meanwhile.",
  network: "The model could not be reached. Send again in a minute, or choose another model.",
  malformed:
    "What came back is not the answer of a model. Whoever runs the server can mend that; choose another model meanwhile.",
  context_overflow:
    "This is more than the model can read at once. Choose a model with a larger window, or ask for less at once.",
};

/** The same model, whose failures are told in other words; what is told in words of its own stays, but to guests. */
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
        const isTold =
          error.message === NOTHING_SAID || (words !== GUEST_WORDS && !isInUsualWords(error));
        if (!said || isTold) throw error;
        throw modelError(code, { said, retryable, retryAfterSeconds, cause });
      }
    },
  };
}
