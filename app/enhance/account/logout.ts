import { request } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";
import { handOverDrafts } from "../writing/hand-over-drafts";

/** How long the good-bye can be read before the page comes anew, in milliseconds. */
const RELOAD_MS = 500;

/** Logs out without leaving the page first, and says so. When it fails, nothing has changed. */
export async function logOut(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button");
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = "Logging out...";
  try {
    // Nobody is kept from logging out by it.
    await handOverDrafts().catch(() => {});
    await request("POST", "/api/auth/logout");
    showToast({ title: "Logged out successfully", description: "You have been logged out." });
    setTimeout(() => location.reload(), RELOAD_MS);
  } catch {
    button.disabled = false;
    button.textContent = label;
  }
}
