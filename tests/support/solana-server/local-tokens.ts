import { PublicKey } from "@solana/web3.js";

export const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
export const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";

/** An account of a token. */
interface TokenAccount {
  mint: string;
  owner: string;
  amount: bigint;
}

interface Mint {
  decimals: number;
  program: string;
  /** Taken of each transfer, in hundredths of a percent, as mints of Token-2022 may. */
  feeBasisPoints: bigint;
}

/** What a node tells of a token account in a transaction. */
export interface TokenRow {
  accountIndex: number;
  mint: string;
  owner: string;
  programId: string;
  uiTokenAmount: { amount: string; decimals: number };
}

/** Mints and token accounts of both token programs. */
export class LocalTokens {
  readonly #mints = new Map<string, Mint>();
  #accounts = new Map<string, TokenAccount>();

  createMint(decimals = 6, program = TOKEN_PROGRAM, feeBasisPoints = 0n): string {
    const mint = PublicKey.unique().toBase58();
    this.#mints.set(mint, { decimals, program, feeBasisPoints });
    return mint;
  }

  mintOf(address: string): Mint | undefined {
    return this.#mints.get(address);
  }

  /** Opens one more account of a wallet with that much in it. @returns its address */
  open(owner: string, mint: string, amount: bigint): string {
    const address = PublicKey.unique().toBase58();
    this.#accounts.set(address, { owner, mint, amount });
    return address;
  }

  setAmount(address: string, amount: bigint): void {
    const account = this.#accounts.get(address);
    if (account) account.amount = amount;
  }

  close(address: string): void {
    this.#accounts.delete(address);
  }

  ofOwner(owner: string): [address: string, account: TokenAccount][] {
    return [...this.#accounts].filter(([, account]) => account.owner === owner);
  }

  isProgram(program: string): boolean {
    return program === TOKEN_PROGRAM || program === TOKEN_2022;
  }

  /** Transfer (3): source, destination; TransferChecked (12): source, mint, destination. */
  carryOut(accounts: string[], data: Uint8Array): void {
    const [kind] = data;
    if (kind !== 3 && kind !== 12) return;
    const amount = Buffer.from(data).readBigUInt64LE(1);
    const from = this.#accounts.get(accounts[0] ?? "");
    const to = this.#accounts.get(accounts[kind === 3 ? 1 : 2] ?? "");
    if (!from || !to || from.amount < amount) throw new Error("insufficient funds");
    const fee = (amount * (this.#mints.get(from.mint)?.feeBasisPoints ?? 0n)) / 10_000n;
    from.amount -= amount;
    to.amount += amount - fee;
  }

  rowsOf(keys: readonly string[]): TokenRow[] {
    return keys.flatMap((key, accountIndex) => {
      const account = this.#accounts.get(key);
      if (!account) return [];
      const { mint, owner, amount } = account;
      const { decimals = 0, program = "" } = this.#mints.get(mint) ?? {};
      const uiTokenAmount = { amount: String(amount), decimals };
      return [{ accountIndex, mint, owner, programId: program, uiTokenAmount }];
    });
  }

  copy(): Map<string, TokenAccount> {
    return new Map([...this.#accounts].map(([key, account]) => [key, { ...account }]));
  }

  restore(accounts: Map<string, TokenAccount>): void {
    this.#accounts = accounts;
  }
}
