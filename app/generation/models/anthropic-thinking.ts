import type { Effort } from "./model";
import { refusedParameter } from "./refused-parameters";

/** Tokens that a model may think for, of those that it may write. */
const THINKING_TOKENS = { low: 2_048, medium: 8_192, high: 16_384 } as const;
/** Of a request for fewer tokens so much is for thoughts; the protocol wants room for an answer beside them. */
const SHARE = 0.5;
/** Fewer than these the protocol does not take. */
const LEAST_TOKENS = 1_024;
/** The two ways to say how long a model shall think, and neither. */
type Way = "adaptive" | "budget" | "none";
const CLAUDE = /claude-(?:opus|sonnet|haiku)-(\d+)(?:[-.](\d{1,2}))?(?!\d)/;

/**
 * How long a model of the Messages protocol shall think. Claude takes a number of tokens up to 4.5, either up to 4.6,
 * and its own measure with a degree from then on (https://platform.claude.com/docs, "Adaptive thinking"): who is asked
 * in the other way refuses the whole request. A name tells which; a refusal teaches what no name told.
 */
export class AnthropicThinking {
  #way: Way;
  readonly #effort: Effort | undefined;
  readonly #tried = new Set<Way>();

  constructor(model: string, effort: Effort | undefined) {
    this.#effort = effort;
    this.#way = effort === undefined ? "none" : wayOf(model.toLowerCase());
    this.#tried.add("none").add(this.#way);
  }

  /** What to add to a request that may be answered with so many tokens. */
  for(maxTokens: number): Record<string, unknown> {
    if (!this.#effort || this.#way === "none") return {};
    const tokens = Math.min(THINKING_TOKENS[this.#effort], Math.floor(maxTokens * SHARE));
    if (tokens < LEAST_TOKENS) return {};
    if (this.#way === "budget") return { thinking: { type: "enabled", budget_tokens: tokens } };
    // Without "summarized" what it thinks is kept back.
    return {
      thinking: { type: "adaptive", display: "summarized" },
      output_config: { effort: this.#effort },
    };
  }

  /**
   * Takes in a refusal, each way once.
   *
   * @param sent what was added to the request's body
   * @returns whether asking again makes sense, and whether it will not be told how long to think
   */
  learnFrom(refusal: unknown, sent: Record<string, unknown>): "again" | "without effort" | null {
    if (Object.keys(sent).length === 0) return null;
    const named = refusedParameter(refusal, SPELLINGS);
    if (named === null) return null;
    const other = (["adaptive", "budget"] as const).find((way) => !this.#tried.has(way)) ?? "none";
    this.#tried.add(other);
    this.#way = other;
    return other === "none" ? "without effort" : "again";
  }
}

const SPELLINGS = ["thinking", "budget_tokens", "output_config", "effort", "adaptive"];

/** Other makers who speak the protocol know the older way, if any. */
function wayOf(model: string): Way {
  if (!model.includes("claude")) return "budget";
  if (/claude-(?:instant|[23]\b)/.test(model)) return "budget";
  const [, major, minor = "0"] = CLAUDE.exec(model) ?? [];
  const isOlder = Number(major) < 4 || (major === "4" && Number(minor) < 6);
  return isOlder ? "budget" : "adaptive";
}
