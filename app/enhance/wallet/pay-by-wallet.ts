import { getWallets } from "@wallet-standard/app";
import type { Wallet, WalletAccount } from "@wallet-standard/base";
import { ApiError, requestJson } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";

const CONNECT = "standard:connect";
const SEND = "solana:signAndSendTransaction";

type PayingWallet = Wallet & {
  features: {
    [CONNECT]: { connect(): Promise<{ accounts: readonly WalletAccount[] }> };
    [SEND]: {
      signAndSendTransaction(input: {
        account: WalletAccount;
        transaction: Uint8Array;
        chain: string;
      }): Promise<unknown>;
    };
  };
};

function canPay(wallet: Wallet): wallet is PayingWallet {
  return CONNECT in wallet.features && SEND in wallet.features;
}

/** Gives each wallet of this browser that can send a transaction a button; those that come later, too. */
export function offerPayment(place: HTMLElement, orderId: string, chain: string): void {
  const { get, on } = getWallets();
  const offer = (wallets: readonly Wallet[]) => {
    for (const wallet of wallets.filter(canPay)) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button button--primary";
      button.textContent = `Pay with ${wallet.name}`;
      button.addEventListener("click", () => void pay(wallet, button, orderId, chain));
      place.append(button);
    }
  };
  offer(get());
  on("register", (...wallets) => offer(wallets));
}

async function pay(
  wallet: PayingWallet,
  button: HTMLButtonElement,
  orderId: string,
  chain: string,
): Promise<void> {
  button.disabled = true;
  try {
    const { accounts } = await wallet.features[CONNECT].connect();
    const account = accounts.find(({ features }) => features.includes(SEND));
    if (!account) throw new Error(`${wallet.name} gave no account that can pay.`);
    const { transaction } = await requestJson<{ transaction: string }>(
      "POST",
      `/api/plan/orders/${orderId}/transaction`,
      { payer: account.address },
    );
    const bytes = Uint8Array.from(atob(transaction), (character) => character.charCodeAt(0));
    await wallet.features[SEND].signAndSendTransaction({ account, transaction: bytes, chain });
    const status = document.querySelector("[data-pay-status]");
    if (status) status.textContent = "Sent. It counts once it is final, after about 15 seconds.";
    showToast({ title: "Payment sent", description: "This page shows it once it is final." });
  } catch (error) {
    button.disabled = false;
    const reason = error instanceof ApiError ? error.reason : (error as Error | null)?.message;
    showToast({
      title: "Not paid",
      description: reason || `${wallet.name} did not send the payment.`,
      variant: "destructive",
    });
  }
}
