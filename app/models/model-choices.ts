/** One model in the picker. */
export interface ModelChoice {
  /** As it is sent with a message. */
  value: string;
  label: string;
  /** Tokens; null where it is not known. */
  contextTokens: number | null;
  /** US dollars for a million tokens in and out; null where they are not known. */
  prices: { input: number; output: number } | null;
  sees: boolean;
}

/** The models that somebody can choose from, in groups. */
export interface ModelChoices {
  /** What answers the next message. */
  chosen: string;
  groups: { label: string; models: ModelChoice[] }[];
}

/** The engine that needs no model. */
export const STARTER_CHOICE = "starter";
/** The model of the server's environment. */
export const ENVIRONMENT_CHOICE = "server:environment";

/** The model that a choice names. */
export function findChoice({ groups }: ModelChoices, value: string): ModelChoice | undefined {
  return groups.flatMap(({ models }) => models).find((model) => model.value === value);
}

/** A choice in one line: "gpt-4.1 · 1M tokens · $2 / $8 · sees pictures". */
export function describeChoice({ label, ...facts }: ModelChoice): string {
  return [label, describeFacts(facts)].filter(Boolean).join(" · ");
}

/** What is known of a model, without its name; empty where that is nothing. */
export function describeFacts({
  contextTokens,
  prices,
  sees,
}: Pick<ModelChoice, "contextTokens" | "prices" | "sees">): string {
  const parts = [
    ...(contextTokens === null ? [] : [`${shortTokens(contextTokens)} tokens`]),
    ...(prices ? [`${dollars(prices.input)} / ${dollars(prices.output)}`] : []),
    ...(sees ? ["sees pictures"] : []),
  ];
  return parts.join(" · ");
}

/** 128,000 as "128k", 1,000,000 as "1M". */
export function shortTokens(tokens: number): string {
  return tokens >= 1_000_000
    ? `${Math.round(tokens / 100_000) / 10}M`
    : `${Math.round(tokens / 1_000)}k`;
}

function dollars(amount: number): string {
  return amount === 0 ? "free" : `$${Number(amount.toPrecision(3))}`;
}
