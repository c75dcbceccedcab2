import type { Effort } from "./model";
import { refusedParameter } from "./refused-parameters";

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

  /**
   * Takes in a refusal, each parameter once.
   *
   * @param sent what was added to the request's body
   * @returns whether asking again makes sense, and whether it will think as its provider has it and not as it was told
   */
  learnFrom(refusal: unknown, sent: Record<string, unknown>): "again" | "without effort" | null {
    const names = Object.keys(sent).filter((name) => !this.#tried.has(name));
    const name = refusedParameter(refusal, names.flatMap(spellingsOf));
    const param = names.find((one) => spellingsOf(one).some((spelling) => spelling === name));
    if (!param) return null;
    this.#tried.add(param);
    if (param === "stream_options") this.#asksUsage = false;
    else if (param.startsWith("reasoning")) this.#effort = undefined;
    // Another answer at the same time may have learned it already.
    else if (param === this.#limit)
      this.#limit = param === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    return param.startsWith("reasoning") ? "without effort" : "again";
  }

  /** OpenRouter has one spelling for all its providers; others follow OpenAI's. */
  #effortOf(): Record<string, unknown> {
    if (!this.#effort) return {};
    return this.#isOpenRouter
      ? { reasoning: { effort: this.#effort } }
      : { reasoning_effort: this.#effort };
  }
}

/** As a refusal may name it: by itself, or by what is within it. */
function spellingsOf(param: string): string[] {
  if (param === "stream_options") return [param, "include_usage"];
  return param.startsWith("reasoning") ? ["reasoning_effort", "reasoning"] : [param];
}
