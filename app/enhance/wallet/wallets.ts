import { SolanaSignMessage, type SolanaSignMessageFeature } from "@solana/wallet-standard";
import { getWallets } from "@wallet-standard/app";
import type { Wallet, WalletAccount } from "@wallet-standard/base";

/** A Solana wallet of this browser. Its methods throw whatever the wallet throws. */
export interface BrowserWallet {
  name: string;
  /** Asks the person. @returns the address they chose */
  connect(): Promise<string>;
  /** Asks the person. @returns 64 bytes under exactly this text */
  sign(text: string): Promise<Uint8Array>;
}

/** What the button says it looks for. */
export const PHANTOM = "Phantom";

/**
 * The wallets that this browser has, Phantom first: any that speaks Wallet Standard, and the
 * object that Phantom has always put on the window, for versions that do not.
 */
export function findWallets(): BrowserWallet[] {
  const wallets = getWallets().get().filter(isSolanaWallet).map(fromStandard);
  const injected = injectedPhantom();
  if (injected && !wallets.some(({ name }) => name === PHANTOM)) {
    wallets.unshift(fromInjected(injected));
  }
  return wallets.sort((a, b) => Number(b.name === PHANTOM) - Number(a.name === PHANTOM));
}

/** A name of the standard; its package is not worth the three words that are needed of it. */
const CONNECT = "standard:connect";

type SolanaWallet = Wallet & {
  features: SolanaSignMessageFeature & {
    [CONNECT]: { connect(): Promise<{ accounts: readonly WalletAccount[] }> };
  };
};

function isSolanaWallet(wallet: Wallet): wallet is SolanaWallet {
  return (
    CONNECT in wallet.features &&
    SolanaSignMessage in wallet.features &&
    wallet.chains.some((chain) => chain.startsWith("solana:"))
  );
}

function fromStandard(wallet: SolanaWallet): BrowserWallet {
  const connect = async () => {
    const { accounts } = await wallet.features[CONNECT].connect();
    const account = accounts.find(({ features }) => features.includes(SolanaSignMessage));
    if (!account) throw new Error(`${wallet.name} gave no account that can sign messages.`);
    return account;
  };
  return {
    name: wallet.name,
    connect: async () => (await connect()).address,
    async sign(text) {
      const account = await connect();
      const message = new TextEncoder().encode(text);
      const [signed] = await wallet.features[SolanaSignMessage].signMessage({ account, message });
      if (!signed) throw new Error(`${wallet.name} gave no signature.`);
      return signed.signature;
    },
  };
}

interface InjectedPhantom {
  connect(): Promise<{ publicKey: { toString(): string } }>;
  signMessage(
    message: Uint8Array,
    display?: "utf8",
  ): Promise<{ signature: Uint8Array } | Uint8Array>;
}

declare global {
  interface Window {
    phantom?: { solana?: InjectedPhantom };
    solana?: InjectedPhantom;
  }
}

function injectedPhantom(): InjectedPhantom | undefined {
  return window.phantom?.solana ?? window.solana;
}

function fromInjected(phantom: InjectedPhantom): BrowserWallet {
  return {
    name: PHANTOM,
    connect: async () => String((await phantom.connect()).publicKey),
    async sign(text) {
      const signed = await phantom.signMessage(new TextEncoder().encode(text), "utf8");
      return "signature" in signed ? signed.signature : signed;
    },
  };
}
