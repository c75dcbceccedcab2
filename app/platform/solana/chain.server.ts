import { z } from "zod";
import { SolanaRpc } from "./rpc.server";
import { type ChainTransaction, transactionSchema } from "./transaction-schema";

/** What nobody can take back any more. */
const FINALIZED = { commitment: "finalized" } as const;
/** As many as a node lists at once. */
export const SIGNATURES_PER_PAGE = 1_000;

const signatureList = z.array(z.object({ signature: z.string().max(100), err: z.unknown() }));

const accountList = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: z.string(),
              owner: z.string(),
              tokenAmount: z.object({
                amount: z.string().regex(/^\d{1,20}$/),
                decimals: z.number().int().min(0).max(255),
              }),
            }),
          }),
        }),
      }),
    }),
  ),
});

const supply = z.object({ value: z.object({ decimals: z.number().int().min(0).max(255) }) });
const blockhash = z.object({ value: z.object({ blockhash: z.string() }) });

/** A transaction that names an address. */
export interface NamedTransaction {
  signature: string;
  hasFailed: boolean;
}

/** What a wallet holds of a token, in its smallest units. */
export interface TokenAmount {
  amount: bigint;
  decimals: number;
}

/** What the product asks of Solana, by one node. Each question throws a SolanaError where it has no answer. */
export class Chain {
  readonly #rpc: Pick<SolanaRpc, "call">;

  /** @param rpc a node's address, or what asks it */
  constructor(rpc: Pick<SolanaRpc, "call"> | string) {
    this.#rpc = typeof rpc === "string" ? new SolanaRpc(rpc) : rpc;
  }

  /** Which network the node belongs to. */
  readGenesisHash(): Promise<string> {
    return this.#rpc.call("getGenesisHash", [], z.string());
  }

  /** Finalized transactions that name an address, newest first, after `until` and before `before`. */
  async listSignatures(
    address: string,
    { until, before }: { until?: string | undefined; before?: string | undefined } = {},
  ): Promise<NamedTransaction[]> {
    const options = { ...FINALIZED, limit: SIGNATURES_PER_PAGE, ...(until ? { until } : {}) };
    const params = [address, { ...options, ...(before ? { before } : {}) }];
    const found = await this.#rpc.call("getSignaturesForAddress", params, signatureList);
    return found.map(({ signature, err }) => ({ signature, hasFailed: err != null }));
  }

  /** A finalized transaction; null while the node does not know it. */
  readTransaction(signature: string): Promise<ChainTransaction | null> {
    const how = { ...FINALIZED, encoding: "jsonParsed", maxSupportedTransactionVersion: 0 };
    return this.#rpc.call("getTransaction", [signature, how], transactionSchema.nullable());
  }

  /** The sum of all accounts in which a wallet holds a token, whichever token program they are of. */
  async readHolding(owner: string, mint: string): Promise<TokenAmount> {
    const how = { ...FINALIZED, encoding: "jsonParsed" };
    const params = [owner, { mint }, how];
    const { value } = await this.#rpc.call("getTokenAccountsByOwner", params, accountList);
    const infos = value.map(({ account }) => account.data.parsed.info);
    // A node that tells more than it was asked for makes nobody rich.
    const own = infos.filter((info) => info.mint === mint && info.owner === owner);
    const amount = own.reduce((sum, { tokenAmount }) => sum + BigInt(tokenAmount.amount), 0n);
    const { value: told } = await this.#rpc.call("getTokenSupply", [mint, FINALIZED], supply);
    return { amount, decimals: told.decimals };
  }

  /** A recent blockhash, which a new transaction carries. */
  async readBlockhash(): Promise<string> {
    const { value } = await this.#rpc.call("getLatestBlockhash", [FINALIZED], blockhash);
    return value.blockhash;
  }
}
