import { createPublicKey, verify } from "node:crypto";
import {
  PublicKey,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  VersionedTransaction,
} from "@solana/web3.js";
import { encodeBase58 } from "./base58";
import { LocalTokens, type TokenRow } from "./local-tokens";
import { TransactionList } from "./transaction-list";

/** SubjectPublicKeyInfo of ed25519, before the 32 bytes of a key. */
const SPKI = Buffer.from("302a300506032b6570032100", "hex");
const FEE = 5_000n;

/** A transaction of the local chain with what it did. */
export interface LocalTransaction {
  signature: string;
  slot: number;
  blockTime: number;
  keys: { pubkey: string; signer: boolean; writable: boolean }[];
  before: bigint[];
  after: bigint[];
  tokensBefore: TokenRow[];
  tokensAfter: TokenRow[];
  error: unknown;
  isFinal: boolean;
}

/**
 * A chain of one machine: it checks the signatures of real transactions and carries out transfers of SOL and of
 * tokens. Blocks are confirmed at once and final when the test says so; until then a fork can take them away.
 */
export class LocalChain {
  genesisHash = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";
  readonly blockhash = PublicKey.unique().toBase58();
  readonly tokens = new LocalTokens();
  readonly #lamports = new Map<string, bigint>();
  readonly #transactions = new TransactionList();
  /** Seconds; what the next blocks are stamped with. */
  now = () => Math.floor(Date.now() / 1000);
  #slot = 1_000;

  give(address: string, lamports: bigint): void {
    this.#lamports.set(address, this.balanceOf(address) + lamports);
  }

  balanceOf(address: string): bigint {
    return this.#lamports.get(address) ?? 0n;
  }

  /** Takes a signed transaction into a confirmed block. @throws {Error} when its signatures do not hold */
  send(wire: Uint8Array): string {
    const sent = VersionedTransaction.deserialize(wire);
    const { message, signatures } = sent;
    const keys = message.staticAccountKeys.map((key) => key.toBase58());
    const bytes = message.serialize();
    for (let index = 0; index < message.header.numRequiredSignatures; index += 1) {
      const key = message.staticAccountKeys[index]?.toBytes() ?? new Uint8Array();
      const spki = Buffer.concat([SPKI, key]);
      const publicKey = createPublicKey({ key: spki, format: "der", type: "spki" });
      if (!verify(null, bytes, publicKey, signatures[index] ?? new Uint8Array())) {
        throw new Error("Transaction signature verification failure");
      }
    }
    const signature = encodeBase58(signatures[0] ?? new Uint8Array());
    if (this.find(signature)) throw new Error("This transaction has already been processed");
    const before = keys.map((key) => this.balanceOf(key));
    const tokensBefore = this.tokens.rowsOf(keys);
    const [payer = ""] = keys;
    this.give(payer, -FEE);
    const paid = keys.map((key) => this.balanceOf(key));
    const keptTokens = this.tokens.copy();
    let error: unknown = null;
    try {
      for (const { programIdIndex, accountKeyIndexes, data } of message.compiledInstructions) {
        this.#carryOut(
          keys[programIdIndex] ?? "",
          [...accountKeyIndexes].map((at) => keys[at] ?? ""),
          data,
        );
      }
    } catch (cause) {
      error = { InstructionError: [0, String(cause)] };
      for (const [index, key] of keys.entries()) this.#lamports.set(key, paid[index] ?? 0n);
      this.tokens.restore(keptTokens);
    }
    this.#slot += 1;
    this.#transactions.add({
      ...{ signature, slot: this.#slot, blockTime: this.now(), error, isFinal: false },
      keys: keys.map((pubkey, index) => ({
        pubkey,
        signer: message.isAccountSigner(index),
        writable: message.isAccountWritable(index),
      })),
      ...{ before, after: keys.map((key) => this.balanceOf(key)) },
      ...{ tokensBefore, tokensAfter: this.tokens.rowsOf(keys) },
    });
    return signature;
  }

  #carryOut(program: string, accounts: string[], data: Uint8Array): void {
    if (program === SystemProgram.programId.toBase58()) {
      const keys = accounts.map((key) => ({
        ...{ pubkey: new PublicKey(key), isSigner: false, isWritable: true },
      }));
      const { lamports, fromPubkey, toPubkey } = SystemInstruction.decodeTransfer(
        new TransactionInstruction({
          ...{ programId: SystemProgram.programId, keys, data: Buffer.from(data) },
        }),
      );
      const amount = BigInt(lamports);
      if (this.balanceOf(fromPubkey.toBase58()) < amount) throw new Error("insufficient lamports");
      this.give(fromPubkey.toBase58(), -amount);
      this.give(toPubkey.toBase58(), amount);
    } else if (this.tokens.isProgram(program)) {
      this.tokens.carryOut(accounts, data);
    }
    // Memos and the like change nothing.
  }

  find(signature: string): LocalTransaction | undefined {
    return this.#transactions.find(signature);
  }

  /** Newest first. */
  naming(address: string): LocalTransaction[] {
    return this.#transactions.naming(address);
  }

  /** Makes all blocks so far final. */
  finalize(): void {
    for (const found of this.#transactions.takeOpen()) found.isFinal = true;
  }

  /** A fork: what is not final was never there. */
  fork(): void {
    for (const gone of this.#transactions.takeOpen().toReversed()) {
      gone.keys.forEach(({ pubkey }, index) => {
        this.give(pubkey, (gone.before[index] ?? 0n) - (gone.after[index] ?? 0n));
      });
      this.#transactions.remove(gone);
    }
  }
}
