import { type Model, ModelError, type ModelMessage } from "./model";

/**
 * Statuses with which providers refuse what they cannot see: OpenRouter says 404 where no host of a
 * model takes pictures, Ollama 500 where a model lacks the part that would.
 */
const REFUSED: ReadonlySet<unknown> = new Set([400, 404, 413, 415, 422, 500]);

/** What stands in the request in place of pictures that were refused. */
const NOT_SHOWN =
  "[The attached pictures could not be shown to you. Go on without them, and say in a sentence that you did not see them.]";

/**
 * The same model; where its provider refuses a request with pictures before the first word, it is
 * asked once more without, and for the rest of this model's life.
 *
 * @param onRefused told the first time that pictures were left out
 */
export function leaveOutRefusedPictures(model: Model, onRefused: () => void): Model {
  let isBlind = false;
  let isTold = false;
  return {
    ...model,
    async *stream(request) {
      const { messages } = request;
      if (!messages.some(({ pictures }) => pictures?.length)) {
        return yield* model.stream(request);
      }
      if (!isBlind) {
        let hasBegun = false;
        try {
          for await (const chunk of model.stream(request)) {
            hasBegun = true;
            yield chunk;
          }
          return;
        } catch (error) {
          if (hasBegun || !isRefusal(error)) throw error;
          isBlind = true;
        }
      }
      const chunks = model.stream({ ...request, messages: messages.map(withoutPictures) });
      // Whoever refuses this too had another reason, which is then told alone.
      for await (const chunk of chunks) {
        if (!isTold) onRefused();
        isTold = true;
        yield chunk;
      }
    },
  };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ModelError)) return false;
  const { cause } = error;
  return (
    typeof cause === "object" && cause !== null && "status" in cause && REFUSED.has(cause.status)
  );
}

function withoutPictures(message: ModelMessage): ModelMessage {
  if (!message.pictures?.length) return message;
  const { pictures: _refused, ...rest } = message;
  return { ...rest, content: `${rest.content}\n\n${NOT_SHOWN}` };
}
