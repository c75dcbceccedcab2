/** What a person can connect. */
export const CONNECTION_KINDS = [
  "openai",
  "anthropic",
  "openrouter",
  "compatible",
  "ollama",
] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

interface KindFacts {
  label: string;
  /** How it is asked. */
  protocol: "openai" | "anthropic" | "ollama";
  /** The provider's own address; null where the person has to give one. */
  address: string | null;
  needsKey: boolean;
}

/** The facts of each kind; addresses as their providers publish them. */
export const KIND_FACTS: Record<ConnectionKind, KindFacts> = {
  openai: {
    label: "OpenAI",
    protocol: "openai",
    address: "https://api.openai.com/v1",
    needsKey: true,
  },
  anthropic: {
    label: "Anthropic",
    protocol: "anthropic",
    address: "https://api.anthropic.com",
    needsKey: true,
  },
  openrouter: {
    label: "OpenRouter",
    protocol: "openai",
    address: "https://openrouter.ai/api/v1",
    needsKey: true,
  },
  compatible: {
    label: "Anything that speaks OpenAI's protocol",
    protocol: "openai",
    address: null,
    needsKey: false,
  },
  ollama: { label: "Ollama", protocol: "ollama", address: null, needsKey: false },
};

/** A kind as it is stored; one that is not known any more is asked like most are. */
export function kindOf(stored: string): ConnectionKind {
  return CONNECTION_KINDS.find((kind) => kind === stored) ?? "compatible";
}
