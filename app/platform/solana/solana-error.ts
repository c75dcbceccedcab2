/** Why a node of Solana gave no answer that can be used. */
export type SolanaFailure = "unreachable" | "busy" | "refused" | "unreadable" | "other_network";

/** A node gave no answer: what was asked is unknown then, and never "no". */
export class SolanaError extends Error {
  constructor(
    readonly failure: SolanaFailure,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
    this.name = "SolanaError";
  }
}
