import { ApiError, request, requestJson } from "~/platform/api-client";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { showToast } from "~/ui/toaster";
import { getNonce, toBase64 } from "../account/wallet-calls";
import { type BrowserWallet, findWallets, PHANTOM } from "../wallet/wallets";
import { openModal } from "./modal";

const ID = "wallet-dialog";
/** Where an address waits while somebody logs in; it is gone with the tab. */
const KEPT = BROWSER_KEYS.walletAddress;
/** Longest text that could be an address with some blanks around it, in characters. */
const ADDRESS_LENGTH = 100;

const BODY = `
  <p class="dialog__description">Connect the wallet that holds your tokens. With a wallet extension you sign a
    message, which proves that it is yours, moves nothing and costs nothing.</p>
  <div class="stack" data-extensions>
    <button type="button" class="button button--secondary button--wide">Connect with Phantom</button>
  </div>
  <p class="or">or</p>
  <form class="stack" novalidate>
    <div class="field">
      <label class="field__label" for="${ID}-address">Wallet address</label>
      <input class="input" id="${ID}-address" name="walletAddress" maxlength="${ADDRESS_LENGTH}"
        autocomplete="off" autocapitalize="off" spellcheck="false"
        aria-describedby="${ID}-help" />
      <p class="field__hint" id="${ID}-help">A typed address is saved as unverified: it counts once
        its wallet has signed.</p>
    </div>
    <div class="dialog__actions">
      <button type="button" class="button button--secondary" data-cancel>Cancel</button>
      <button type="submit" class="button button--primary">Connect Wallet</button>
    </div>
  </form>`;

/** Opens the dialog that puts a Solana wallet on the account, in place of the page of the link. */
export function openWallet(): void {
  const body = openModal("Connect Solana Wallet", { id: ID });
  body.innerHTML = BODY;
  const dialog = body.closest("dialog");
  const find = <Kind extends HTMLElement>(selector: string) =>
    body.querySelector<Kind>(selector) as Kind;
  const form = find<HTMLFormElement>("form");
  const input = find<HTMLInputElement>("input");
  const submit = find<HTMLButtonElement>("[type=submit]");
  const address = () => input.value.trim();
  let busy = false;

  const update = () => {
    submit.disabled = busy || address() === "";
  };
  /** One at a time; whatever fails leaves the dialog with what was typed. */
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    busy = true;
    update();
    try {
      await work();
    } finally {
      busy = false;
      update();
    }
  };
  const connect = async (proof: { signature?: string; message?: string } = {}) => {
    try {
      const walletAddress = address();
      const answer = await requestJson<{ message?: string }>("POST", "/api/wallet/connect", {
        walletAddress,
        ...proof,
      });
      sessionStorage.removeItem(KEPT);
      showToast({
        title: "Wallet Connected!",
        description: answer.message || "You can now create unlimited apps!",
      });
      await Promise.allSettled([
        request("GET", "/api/wallet/status"),
        request("GET", "/api/auth/me"),
      ]);
      dialog?.close();
    } catch (error) {
      sayFailed(error, address());
    }
  };
  const connectWith = (name: string) =>
    run(async () => {
      const wallet = findWallets().find((found) => found.name === name);
      if (!wallet) return sayMissing();
      let proof: Awaited<ReturnType<typeof prove>>;
      try {
        proof = await prove(wallet, (found) => {
          input.value = found;
        });
      } catch {
        showToast({
          title: "Connection Error",
          description: `Failed to connect with ${name} wallet`,
          variant: "destructive",
        });
        return;
      }
      await connect(proof);
    });

  input.value = sessionStorage.getItem(KEPT) ?? "";
  update();
  input.addEventListener("input", update);
  // A disabled button takes the Enter key away from the form.
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || address() !== "") return;
    event.preventDefault();
    showToast({
      title: "Invalid Address",
      description: "Please enter your Solana wallet address",
      variant: "destructive",
    });
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(() => connect());
  });
  find("[data-cancel]").addEventListener("click", () => dialog?.close());
  offerExtensions(find("[data-extensions]"), connectWith);
  input.focus();
}

/** Phantom always, and a button for each other wallet that this browser has. */
function offerExtensions(place: HTMLElement, connectWith: (name: string) => void): void {
  const first = place.querySelector("button");
  if (!first) return;
  first.addEventListener("click", () => connectWith(PHANTOM));
  for (const { name } of findWallets()) {
    if (name === PHANTOM) continue;
    const button = first.cloneNode() as HTMLButtonElement;
    button.textContent = `Connect with ${name}`;
    button.addEventListener("click", () => connectWith(name));
    place.append(button);
  }
}

/** Lets a wallet sign that it is its owner's. */
async function prove(wallet: BrowserWallet, onAddress: (address: string) => void) {
  const address = await wallet.connect();
  onAddress(address);
  const message = await getNonce(address, "connect");
  return { message, signature: toBase64(await wallet.sign(message)) };
}

function sayMissing(): void {
  showToast({
    title: "Phantom Wallet Not Found",
    description: "Please install Phantom wallet or enter your address manually",
    variant: "destructive",
  });
}

function sayFailed(error: unknown, address: string): void {
  const failed = error instanceof ApiError ? error : null;
  const signedOut = failed?.status === 401;
  if (signedOut) sessionStorage.setItem(KEPT, address);
  showToast({
    title: "Connection Failed",
    description: failed?.reason ?? "Failed to connect wallet",
    variant: "destructive",
    ...(signedOut ? { action: { label: "Log in", run: logIn } } : {}),
  });
}

/** The address waits; signing in comes back to this page. */
function logIn(): void {
  const returnTo = encodeURIComponent(location.pathname + location.search);
  location.assign(`/login?returnTo=${returnTo}`);
}
