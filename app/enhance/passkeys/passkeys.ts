import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ApiError, request, requestJson } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";
import { welcome } from "../account/after-login";

const API = "/api/auth/passkey";
/** Where a new account is told how it is not lost. */
const CODES = "/account/recovery-codes";

/** What a person is told when it came to nothing. */
interface Failure {
  title: string;
  description: string;
}

const WAYS: Record<string, (button: HTMLElement) => Promise<void>> = {
  login: logIn,
  join: beginAccount,
  add: addToAccount,
};

/** Does what a button with `data-passkey` is for: `login`, `join` or `add`. */
export async function usePasskey(button: HTMLButtonElement): Promise<void> {
  const way = WAYS[button.dataset.passkey ?? ""];
  if (!way || button.disabled) return;
  if (!browserSupportsWebAuthn()) return tell(UNSUPPORTED);
  button.disabled = true;
  try {
    await way(button);
  } catch (error) {
    tell(explain(error));
  } finally {
    button.disabled = false;
  }
}

async function logIn(button: HTMLElement): Promise<void> {
  const optionsJSON = await askOptions<PublicKeyCredentialRequestOptionsJSON>({ purpose: "login" });
  const credential = await startAuthentication({ optionsJSON });
  await request("POST", `${API}/login`, { credential });
  welcome(button.dataset.returnTo);
}

async function beginAccount(button: HTMLElement): Promise<void> {
  const form = button.closest("form");
  if (!form?.reportValidity()) return;
  const name = String(new FormData(form).get("name") ?? "");
  const optionsJSON = await askOptions<PublicKeyCredentialCreationOptionsJSON>({
    purpose: "join",
    name,
  });
  const credential = await startRegistration({ optionsJSON });
  await request("POST", `${API}/join`, { name, credential });
  const returnTo = encodeURIComponent(button.dataset.returnTo ?? "/");
  location.assign(`${CODES}?returnTo=${returnTo}`);
}

async function addToAccount(): Promise<void> {
  const optionsJSON = await askOptions<PublicKeyCredentialCreationOptionsJSON>({ purpose: "add" });
  const credential = await startRegistration({ optionsJSON });
  await request("POST", `${API}/add`, { credential });
  location.reload();
}

function askOptions<Options>(query: Record<string, string>): Promise<Options> {
  return requestJson<Options>("GET", `${API}/options?${new URLSearchParams(query)}`);
}

const UNSUPPORTED: Failure = {
  title: "No passkeys here",
  description: "This browser cannot use passkeys on this page. Please choose another way.",
};

/** Browsers tell by the error's name alone, and the same for "no" and "too late". */
function explain(error: unknown): Failure {
  if (error instanceof ApiError) {
    return { title: "That did not work", description: error.reason ?? "Please try again." };
  }
  switch ((error as Error | null)?.name) {
    case "InvalidStateError":
      return {
        title: "Already there",
        description: "This device has a passkey of your account. Nothing was changed.",
      };
    case "SecurityError":
    case "NotSupportedError":
      return UNSUPPORTED;
    case "NotAllowedError":
    case "AbortError":
      return {
        title: "No passkey was used",
        description: "It was cancelled, took too long, or there is none. Nothing was changed.",
      };
    default:
      return { title: "That did not work", description: "Please try again in a moment." };
  }
}

function tell(failure: Failure): void {
  showToast({ ...failure, variant: "destructive" });
}
