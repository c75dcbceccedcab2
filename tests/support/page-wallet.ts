import type { Page } from "@playwright/test";
import type { TestWallet } from "./test-wallet";

interface PageWallet {
  /** Put on the window as Phantom always was, or registered through Wallet Standard. */
  kind: "injected" | "standard";
  name?: string;
  /** What asking it for an account throws. */
  refuses?: { code?: number; message?: string };
}

/** Gives every document of a page a wallet that really signs. Call it once, before the page opens. */
export async function giveWallet(page: Page, wallet: TestWallet, how: PageWallet): Promise<void> {
  await page.exposeFunction("signWithTestWallet", (text: string) => wallet.sign(text));
  await page.addInitScript(
    ({ address, kind, name, refuses }) => {
      const sign = async (bytes: Uint8Array) => {
        const { signWithTestWallet } = window as unknown as {
          signWithTestWallet(text: string): Promise<string>;
        };
        const base64 = await signWithTestWallet(new TextDecoder().decode(bytes));
        return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      };
      const ask = () => {
        if (refuses) throw Object.assign(new Error(refuses.message ?? ""), { code: refuses.code });
      };
      if (kind === "injected") {
        const solana = {
          connect: async () => {
            ask();
            return { publicKey: { toString: () => address } };
          },
          signMessage: async (message: Uint8Array) => ({ signature: await sign(message) }),
        };
        Object.assign(window, { phantom: { solana } });
        return;
      }
      const account = {
        address,
        publicKey: new Uint8Array(32),
        chains: ["solana:mainnet"],
        features: ["solana:signMessage"],
      };
      const standard = {
        version: "1.0.0",
        name,
        icon: "data:image/svg+xml,<svg/>",
        chains: ["solana:mainnet"],
        accounts: [],
        features: {
          "standard:connect": {
            version: "1.0.0",
            connect: async () => {
              ask();
              return { accounts: [account] };
            },
          },
          "solana:signMessage": {
            version: "1.0.0",
            signMessage: async (...inputs: { message: Uint8Array }[]) =>
              Promise.all(
                inputs.map(async ({ message }) => ({
                  signedMessage: message,
                  signature: await sign(message),
                })),
              ),
          },
        },
      };
      window.addEventListener("wallet-standard:app-ready", (event) => {
        (event as CustomEvent<{ register(wallet: unknown): void }>).detail.register(standard);
      });
    },
    { address: wallet.address, name: how.name ?? "Phantom", ...how },
  );
}
