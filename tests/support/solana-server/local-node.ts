import type { LocalChain, LocalTransaction } from "./local-chain";

interface Options {
  commitment?: "processed" | "confirmed" | "finalized";
  limit?: number;
  until?: string;
  before?: string;
  maxSupportedTransactionVersion?: number;
  encoding?: string;
}

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A node of the local chain: it answers JSON-RPC as those of Solana do, over HTTP (SolanaServer) or in one process. */
export class LocalNode {
  /** Methods that were asked for, in order. */
  readonly asked: string[] = [];
  /** Changes what it tells, as a node that lies or lags would. */
  twist: (method: string, result: unknown) => unknown = (_, result) => result;

  constructor(readonly chain: LocalChain) {}

  /** @param body a request in JSON */
  answer(body: string): object {
    const { id, method, params = [] } = JSON.parse(body);
    this.asked.push(method);
    try {
      return { jsonrpc: "2.0", id, result: this.twist(method, this.#call(method, params)) };
    } catch (error) {
      const code = error instanceof RpcError ? error.code : -32002;
      return { jsonrpc: "2.0", id, error: { code, message: String((error as Error).message) } };
    }
  }

  #call(method: string, params: unknown[]): unknown {
    const [first, second, third] = params as [string, Options, Options];
    switch (method) {
      case "getGenesisHash":
        return this.chain.genesisHash;
      case "getLatestBlockhash":
        return {
          ...context(),
          value: { blockhash: this.chain.blockhash, lastValidBlockHeight: 9_999 },
        };
      case "getSignaturesForAddress":
        return this.#signatures(first, second ?? {});
      case "getTransaction":
        return this.#transaction(first, second ?? {});
      case "getTokenAccountsByOwner":
        return this.#tokenAccounts(first, second as { mint?: string; programId?: string }, third);
      case "getTokenSupply": {
        const mint = this.chain.tokens.mintOf(first);
        if (!mint) throw new RpcError(-32602, "Invalid param: could not find account");
        return { ...context(), value: { amount: "1", decimals: mint.decimals } };
      }
      case "sendTransaction":
        return this.chain.send(Buffer.from(first, "base64"));
      default:
        throw new RpcError(-32601, "Method not found");
    }
  }

  #signatures(address: string, { commitment = "finalized", limit = 1_000, ...range }: Options) {
    if (limit < 1 || limit > 1_000) throw new RpcError(-32602, "Invalid limit; max 1000");
    let found = this.chain
      .naming(address)
      .filter((one) => one.isFinal || commitment !== "finalized");
    const { before, until } = range;
    if (before) found = found.slice(found.findIndex(({ signature }) => signature === before) + 1);
    const end = found.findIndex(({ signature }) => signature === until);
    if (end !== -1) found = found.slice(0, end);
    return found.slice(0, limit).map(({ signature, slot, blockTime, error, isFinal }) => ({
      ...{ signature, slot, blockTime, err: error, memo: null },
      confirmationStatus: isFinal ? "finalized" : "confirmed",
    }));
  }

  #transaction(signature: string, options: Options) {
    const found = this.chain.find(signature);
    const { commitment = "finalized", maxSupportedTransactionVersion, encoding } = options;
    if (!found || (commitment === "finalized" && !found.isFinal)) return null;
    if (maxSupportedTransactionVersion === undefined) {
      throw new RpcError(
        -32015,
        "Transaction version (0) is not supported by the requesting client",
      );
    }
    if (encoding !== "jsonParsed") throw new RpcError(-32602, "Only jsonParsed is spoken here");
    return parsed(found);
  }

  #tokenAccounts(owner: string, by: { mint?: string; programId?: string }, options: Options) {
    const { mint, programId } = by;
    if (mint && !this.chain.tokens.mintOf(mint)) {
      throw new RpcError(-32602, "Invalid param: could not find mint");
    }
    if (options?.encoding !== "jsonParsed") throw new RpcError(-32602, "Only jsonParsed is spoken");
    const accounts = this.chain.tokens.ofOwner(owner).filter(([, account]) => {
      const { program } = this.chain.tokens.mintOf(account.mint) ?? {};
      return mint ? account.mint === mint : program === programId;
    });
    const value = accounts.map(([pubkey, { amount, ...account }]) => {
      const { decimals = 0, program = "" } = this.chain.tokens.mintOf(account.mint) ?? {};
      const info = {
        ...account,
        state: "initialized",
        tokenAmount: { amount: String(amount), decimals },
      };
      return { pubkey, account: { owner: program, data: { parsed: { type: "account", info } } } };
    });
    return { ...context(), value };
  }
}

const context = () => ({ context: { slot: 1_000, apiVersion: "2.0.0" } });

function parsed({ signature, slot, blockTime, error, keys, ...change }: LocalTransaction) {
  return {
    ...{ slot, blockTime, version: 0 },
    meta: {
      ...{ err: error, fee: 5_000, logMessages: [] },
      preBalances: change.before.map(Number),
      postBalances: change.after.map(Number),
      preTokenBalances: change.tokensBefore,
      postTokenBalances: change.tokensAfter,
    },
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: keys.map((key) => ({ ...key, source: "transaction" })),
        instructions: [],
      },
    },
  };
}
