import type { Page } from "@playwright/test";
import type { TestWallet } from "./test-wallet";

interface PageWallet {
  /** Put on the window as Phantom always was, or registered through Wallet Standard. */
  kind: "injected" | "standard";
  name?: string;
}

/** Gives every document of a page a wallet that really signs. Call it once, before the page opens. */
export async function giveWallet(page: Page, wallet: TestWallet, how: PageWallet): Promise<void> {
  await page.exposeFunction("signWithTestWallet", (text: string) => wallet.sign(text));
  await page.addInitScript(
    ({ address, kind, name }) => {
      const sign = async (bytes: Uint8Array) => {
        const { signWithTestWallet } = window as unknown as {
          signWithTestWallet(text: string): Promise<string>;
        };
        const base64 = await signWithTestWallet(new TextDecoder().decode(bytes));
        return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      };
      if (kind === "injected") {
        const solana = {
          connect: async () => ({ publicKey: { toString: () => address } }),
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
            connect: async () => ({ accounts: [account] }),
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

/** From now on asking the injected wallet for an account throws this, until the page is loaded anew. */
export async function refuseAccount(
  page: Page,
  error: { code?: number; message?: string },
): Promise<void> {
  await page.evaluate((thrown) => {
    const { phantom } = window as unknown as { phantom: { solana: object } };
    Object.assign(phantom.solana, {
      connect: async () => {
        throw Object.assign(new Error(thrown.message ?? ""), { code: thrown.code });
      },
    });
  }, error);
}
