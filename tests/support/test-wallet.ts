import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { encodeWalletAddress } from "../../app/accounts/wallet-address";
import type { AppAnswer, AppClient } from "./app-client";

/** A Solana wallet, as far as signing goes: a real ed25519 key. */
export class TestWallet {
  readonly address: string;
  readonly #key: KeyObject;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    this.#key = privateKey;
    this.address = encodeWalletAddress(
      publicKey.export({ type: "spki", format: "der" }).subarray(-32),
    );
  }

  /** The signature under a text, in base64. */
  sign(message: string): string {
    return sign(null, Buffer.from(message), this.#key).toString("base64");
  }

  /** Asks for a message to sign. @throws {Error} when there is none */
  async askNonce(client: AppClient, purpose?: "connect", headers = {}): Promise<string> {
    const query = new URLSearchParams({
      walletAddress: this.address,
      ...(purpose ? { purpose } : {}),
    });
    const answer = await client.get(`/api/auth/phantom/nonce?${query}`, headers);
    if (answer.status !== 200) throw new Error(`No nonce: ${answer.text}`);
    return answer.body.message;
  }

  /** What a page sends to sign in, from a message that is signed properly. */
  signed(message: string) {
    return { walletAddress: this.address, signature: this.sign(message), message };
  }

  /** The whole way: message, signature, sign-in. */
  async signIn(client: AppClient): Promise<AppAnswer> {
    const message = await this.askNonce(client);
    return client.json("POST", "/api/auth/phantom/login", this.signed(message));
  }
}
