import type { Page } from "@playwright/test";
import type { Payer } from "./solana-server/payer";

/**
 * Gives every document of a page a wallet that pays, registered through Wallet Standard: it signs what it is given and
 * sends it to the local chain. Call it once, before the page opens.
 */
export async function givePayingWallet(page: Page, payer: Payer, name: string): Promise<void> {
  await page.exposeFunction("signAndSendWithTestWallet", (base64: string) =>
    payer.signAndSend(Buffer.from(base64, "base64")),
  );
  await page.addInitScript(
    ({ address, called }) => {
      const { signAndSendWithTestWallet: send } = window as unknown as {
        signAndSendWithTestWallet(base64: string): Promise<string>;
      };
      const [chains, feature] = [["solana:mainnet"], "solana:signAndSendTransaction"];
      const account = { address, publicKey: new Uint8Array(32), chains, features: [feature] };
      const signAndSendTransaction = (...inputs: { transaction: Uint8Array }[]) =>
        Promise.all(
          inputs.map(async ({ transaction }) => {
            const signature = await send(btoa(String.fromCharCode(...transaction)));
            return { signature: new TextEncoder().encode(signature) };
          }),
        );
      const wallet = {
        ...{ version: "1.0.0", name: called, icon: "data:image/svg+xml,<svg/>" },
        ...{ chains, accounts: [] },
        features: {
          "standard:connect": {
            version: "1.0.0",
            connect: async () => ({ accounts: [account] }),
          },
          [feature]: {
            version: "1.0.0",
            supportedTransactionVersions: [0],
            signAndSendTransaction,
          },
        },
      };
      window.addEventListener("wallet-standard:app-ready", (event) => {
        (event as CustomEvent<{ register(wallet: unknown): void }>).detail.register(wallet);
      });
    },
    { address: payer.address, called: name },
  );
}
