import type { LocalTransaction } from "./local-chain";

/** Transactions of the local chain, found by their signature and by the addresses that they name. */
export class TransactionList {
  readonly #bySignature = new Map<string, LocalTransaction>();
  /** Oldest first. */
  readonly #byAddress = new Map<string, LocalTransaction[]>();
  /** Not final yet, oldest first. */
  #open: LocalTransaction[] = [];

  add(made: LocalTransaction): void {
    this.#bySignature.set(made.signature, made);
    for (const { pubkey } of made.keys) {
      const naming = this.#byAddress.get(pubkey);
      if (naming) naming.push(made);
      else this.#byAddress.set(pubkey, [made]);
    }
    this.#open.push(made);
  }

  find(signature: string): LocalTransaction | undefined {
    return this.#bySignature.get(signature);
  }

  /** Newest first. */
  naming(address: string): LocalTransaction[] {
    return (this.#byAddress.get(address) ?? []).toReversed();
  }

  /** Those that were not final: from now on they are, or their caller removes them. Oldest first. */
  takeOpen(): LocalTransaction[] {
    const open = this.#open;
    this.#open = [];
    return open;
  }

  remove(gone: LocalTransaction): void {
    this.#bySignature.delete(gone.signature);
    for (const { pubkey } of gone.keys) {
      const naming = this.#byAddress.get(pubkey) ?? [];
      this.#byAddress.set(
        pubkey,
        naming.filter((one) => one !== gone),
      );
    }
  }
}
