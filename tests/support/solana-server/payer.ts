import {
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import type { LocalChain } from "./local-chain";
import { TOKEN_PROGRAM } from "./local-tokens";

const MEMO = new PublicKey("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr");

/** A wallet that really signs, with SOL on the local chain. */
export class Payer {
  readonly #key: Keypair;
  readonly address: string;

  constructor(
    readonly chain: LocalChain,
    lamports = 1_000_000_000_000n,
    key = Keypair.generate(),
  ) {
    this.#key = key;
    this.address = key.publicKey.toBase58();
    chain.give(this.address, lamports);
  }

  /** The same wallet on another chain. */
  on(chain: LocalChain): Payer {
    return new Payer(chain, undefined, this.#key);
  }

  /** Signs and sends what a server has made for this wallet. */
  signAndSend(wire: Uint8Array): string {
    const transaction = VersionedTransaction.deserialize(wire);
    transaction.sign([this.#key]);
    return this.chain.send(transaction.serialize());
  }

  /** A transfer of SOL with references, as wallets make one of a Solana Pay link. */
  transfer(to: string, lamports: bigint, references: readonly string[] = []) {
    const made = SystemProgram.transfer({
      ...{ fromPubkey: this.#key.publicKey, toPubkey: new PublicKey(to), lamports },
    });
    made.keys.push(
      ...references.map((key) => ({
        ...{ pubkey: new PublicKey(key), isSigner: false, isWritable: false },
      })),
    );
    return made;
  }

  memo(text: string): TransactionInstruction {
    return new TransactionInstruction({ programId: MEMO, keys: [], data: Buffer.from(text) });
  }

  /** Moves tokens between two token accounts. */
  moveTokens(from: string, to: string, amount: bigint, references: readonly string[] = []) {
    const data = Buffer.alloc(9);
    data[0] = 3;
    data.writeBigUInt64LE(amount, 1);
    const writable = (key: string, isSigner = false) => ({
      ...{ pubkey: new PublicKey(key), isSigner, isWritable: !isSigner },
    });
    return new TransactionInstruction({
      programId: new PublicKey(TOKEN_PROGRAM),
      keys: [
        ...[writable(from), writable(to), writable(this.address, true)],
        ...references.map((key) => ({ ...writable(key), isWritable: false })),
      ],
      data,
    });
  }

  /** Signs and sends one transaction. @param others who sign as well @returns its signature */
  send(instructions: TransactionInstruction[], others: readonly Payer[] = []): string {
    const message = new TransactionMessage({
      payerKey: this.#key.publicKey,
      recentBlockhash: this.chain.blockhash,
      // Two alike would be the same transaction.
      instructions: [...instructions, this.memo(PublicKey.unique().toBase58())],
    }).compileToV0Message();
    const transaction = new VersionedTransaction(message);
    transaction.sign([this.#key, ...others.map((other) => other.#key)]);
    return this.chain.send(transaction.serialize());
  }

  pay(to: string, lamports: bigint, references: readonly string[] = []): string {
    return this.send([this.transfer(to, lamports, references)]);
  }
}
