import { z } from "zod";
import type { Effort } from "./model";

const refusalSchema = z.object({
  status: z.union([z.literal(400), z.literal(422)]),
  body: z.object({ error: z.object({ param: z.string() }) }),
});

/**
 * The parameters on which servers of chat completions disagree. OpenAI's newer models refuse
 * `max_tokens`; other servers know nothing else, and some refuse `stream_options`. What a refusal
 * teaches is remembered for the process.
 */
export class OpenAiParameters {
  #limit: "max_tokens" | "max_completion_tokens";
  #asksUsage = true;
  #effort: Effort | undefined;
  readonly #isOpenRouter: boolean;
  readonly #tried = new Set<string>();

  constructor(url: string, effort?: Effort) {
    const host = URL.canParse(url) ? new URL(url).hostname : "";
    const isOpenAi = host.endsWith("openai.com");
    this.#isOpenRouter = host.endsWith("openrouter.ai");
    this.#effort = effort;
    this.#limit = isOpenAi ? "max_completion_tokens" : "max_tokens";
  }

  /** What to add to a request's body. */
  for(maxOutputTokens: number | undefined): Record<string, unknown> {
    return {
      ...(this.#asksUsage ? { stream_options: { include_usage: true } } : {}),
      ...(maxOutputTokens ? { [this.#limit]: maxOutputTokens } : {}),
      ...this.#effortOf(),
    };
  }

  /** Takes in a refusal, each parameter once. @returns whether asking again makes sense */
  learnFrom(refusal: unknown): boolean {
    const parsed = refusalSchema.safeParse(refusal);
    if (!parsed.success) return false;
    const { param } = parsed.data.body.error;
    if (this.#tried.has(param)) return false;
    this.#tried.add(param);
    if (param === this.#limit) {
      this.#limit = param === "max_tokens" ? "max_completion_tokens" : "max_tokens";
      return true;
    }
    if (param.startsWith("stream_options")) {
      this.#asksUsage = false;
      return true;
    }
    if (param.startsWith("reasoning")) {
      this.#effort = undefined;
      return true;
    }
    return false;
  }

  /** OpenRouter has one spelling for all its providers; others follow OpenAI's. */
  #effortOf(): Record<string, unknown> {
    if (!this.#effort) return {};
    return this.#isOpenRouter
      ? { reasoning: { effort: this.#effort } }
      : { reasoning_effort: this.#effort };
  }
}
