import type { ModelPrices } from "./model";

const MILLION = 1_000_000;

interface Tokens {
  inputTokens: number;
  outputTokens: number;
  /** Of those in. */
  cachedTokens?: number | undefined;
}

/** What tokens cost, in US dollars; undefined where prices are not known. */
export function costOf(prices: ModelPrices | undefined, tokens: Tokens): number | undefined {
  if (!prices) return undefined;
  const { inputTokens, outputTokens, cachedTokens = 0 } = tokens;
  const read = Math.max(0, inputTokens - cachedTokens) * prices.input;
  const cached = cachedTokens * (prices.cached ?? prices.input);
  return (read + cached + outputTokens * prices.output) / MILLION;
}
