import { env } from "~/platform/env.server";
import { Chain } from "~/platform/solana/chain.server";
import { SolanaError } from "~/platform/solana/solana-error";

/** The nodes that are asked. */
export interface Chains {
  first: Chain;
  /** Of somebody else where one is set, otherwise the same once more. */
  second: Chain;
}

/** The nodes of the configuration. @throws {SolanaError} where none is set */
export function openChains(): Chains {
  const { SOLANA_RPC_URL: first, SOLANA_SECOND_RPC_URL: second } = env;
  if (!first) throw new SolanaError("unreachable", "SOLANA_RPC_URL names no node.");
  return { first: new Chain(first), second: new Chain(second ?? first) };
}

/**
 * Makes sure that the nodes belong to the network in which payments are made: coins of a test network buy nothing.
 *
 * @throws {SolanaError} `other_network`, or where they do not answer
 */
export async function requireNetwork({ first, second }: Chains): Promise<void> {
  for (const chain of [first, second]) {
    const told = await chain.readGenesisHash();
    if (told === env.SOLANA_GENESIS_HASH) continue;
    throw new SolanaError(
      "other_network",
      `The node belongs to the network ${told.slice(0, 60)}, and payments are made in ${env.SOLANA_GENESIS_HASH}.`,
    );
  }
}

/**
 * Whether the nodes answer at all. Where they do, what they cannot say of one transaction or wallet is that one's own
 * affair: whoever makes one that no node can tell of holds nobody else's up.
 */
export async function areAnswering(chains = openChains): Promise<boolean> {
  try {
    await requireNetwork(chains());
    return true;
  } catch (error) {
    if (error instanceof SolanaError) return false;
    throw error;
  }
}

/** Networks as wallets name them, by their genesis hash. */
const CHAIN_NAMES: Record<string, string> = {
  "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d": "solana:mainnet",
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG: "solana:devnet",
};

/** The network of payments, as a wallet is told of it. */
export function chainName(): string {
  return CHAIN_NAMES[env.SOLANA_GENESIS_HASH] ?? "solana:localnet";
}
