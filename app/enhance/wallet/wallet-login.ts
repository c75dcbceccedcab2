import { ApiError, request } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";
import { welcome } from "../account/after-login";
import { getNonce, toBase64 } from "../account/wallet-calls";
import { type BrowserWallet, findWallets, PHANTOM } from "./wallets";

/** Where whoever has no wallet gets one. */
const PHANTOM_SITE = "https://phantom.app/";
/** EIP-1193's "user rejected the request", which Solana wallets use too. */
const REJECTED = 4001;

/**
 * Makes `[data-wallet-login]` a way in: its button signs in with Phantom, and each other wallet of
 * this browser gets a button of its own.
 */
export function offerWallets(place: HTMLElement): void {
  if (place.dataset.walletsOffered !== undefined) return;
  place.dataset.walletsOffered = "";
  const first = place.querySelector("button");
  if (!first) return;
  const offer = (button: HTMLButtonElement, name: string) =>
    button.addEventListener("click", () => void loginWith(name, button, place));
  offer(first, PHANTOM);
  let last = first;
  for (const { name } of findWallets()) {
    if (name === PHANTOM) continue;
    const button = first.cloneNode(true) as HTMLButtonElement;
    button.lastChild?.replaceWith(`Continue with ${name}`);
    offer(button, name);
    last.after(button);
    last = button;
  }
}

/** Signs in, and says what came of it. */
async function loginWith(
  name: string,
  button: HTMLButtonElement,
  place: HTMLElement,
): Promise<void> {
  const wallet = findWallets().find((found) => found.name === name);
  if (!wallet) return offerPhantom();
  const label = button.lastChild;
  const text = label?.textContent ?? "";
  button.disabled = true;
  label?.replaceWith("Connecting...");
  try {
    await login(wallet);
    welcome(place.dataset.walletLogin);
  } catch (error) {
    showToast({ ...explain(error), variant: "destructive" });
    button.disabled = false;
    button.lastChild?.replaceWith(text);
  }
}

async function login(wallet: BrowserWallet): Promise<void> {
  const walletAddress = await wallet.connect();
  const message = await getNonce(walletAddress, "login");
  const signature = toBase64(await wallet.sign(message));
  try {
    await request("POST", "/api/auth/phantom/login", { walletAddress, signature, message });
  } catch (error) {
    throw new LoginRefused(error instanceof ApiError ? error.reason : undefined);
  }
  // The specification asks who is signed in now, before the page says welcome.
  await request("GET", "/api/auth/me").catch(() => {});
}

class LoginRefused extends Error {
  constructor(reason: string | undefined) {
    super(reason ?? "Failed to connect wallet");
  }
}

function explain(error: unknown): { title: string; description: string } {
  if (error instanceof LoginRefused) {
    return { title: "Phantom login failed", description: error.message };
  }
  if ((error as { code?: unknown } | null)?.code === REJECTED) {
    return { title: "Connection rejected", description: "You rejected the connection request" };
  }
  const message = error instanceof Error ? error.message : "";
  return { title: "Connection failed", description: message || "Failed to connect to Phantom" };
}

function offerPhantom(): void {
  showToast({
    title: "Phantom wallet not found",
    description: "Please install Phantom wallet to continue",
    variant: "destructive",
  });
  window.open(PHANTOM_SITE, "_blank", "noopener");
}
