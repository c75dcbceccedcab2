import { type ModelConfig, providerModel } from "~/generation/models/choose.server";
import { type ModelChunk, ModelError, type ModelRequest } from "~/generation/models/model";
import type { Patience } from "~/generation/models/patience";

/** Everything a model said, told apart by kind. */
export interface Heard {
  text: string;
  thoughts: string;
  end: string | undefined;
  usage: Omit<Extract<ModelChunk, { type: "usage" }>, "type">[];
  /** The failure that ended it, if one did. */
  error: ModelError | undefined;
}

/** Long enough for a busy machine, short enough to wait for. */
export const SHORT: Partial<Patience> = { backoffMs: 1 };

/** A model at a local server. */
export function modelAt(
  url: string,
  provider: Exclude<ModelConfig["AI_PROVIDER"], "starter">,
  options: Partial<Omit<ModelConfig, "AI_PROVIDER">> & { patience?: Partial<Patience> } = {},
) {
  const { patience, ...config } = options;
  return providerModel(
    { AI_PROVIDER: provider, AI_BASE_URL: url, AI_API_KEY: "key-1", AI_MODEL: "test", ...config },
    { patience: { ...SHORT, ...patience } },
  );
}

export function requestFor(content = "Hello", rest: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: [
      { role: "system", content: "Rules" },
      { role: "system", content: "Project" },
      { role: "user", content },
    ],
    mode: "develop",
    signal: new AbortController().signal,
    ...rest,
  };
}

/** Listens to the end. Anything but a `ModelError` is thrown on. */
export async function listen(stream: AsyncIterable<ModelChunk>): Promise<Heard> {
  const heard: Heard = { text: "", thoughts: "", end: undefined, usage: [], error: undefined };
  try {
    for await (const chunk of stream) {
      if (chunk.type === "text") heard.text += chunk.text;
      else if (chunk.type === "reasoning") heard.thoughts += chunk.text;
      else if (chunk.type === "end") heard.end = chunk.reason;
      else if (chunk.type === "usage") {
        const { type, ...counted } = chunk;
        heard.usage.push(counted);
      }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    heard.error = error;
  }
  return heard;
}
