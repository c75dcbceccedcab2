import { showToast } from "~/ui/toaster";

/** Long enough to see that it worked, in milliseconds. */
const READ_MS = 500;

/** Says welcome, and goes to the page that asked for somebody signed in, else to this one anew. */
export function welcome(returnTo: string | undefined): void {
  showToast({ title: "Login successful", description: `Welcome to ${appName()}!` });
  setTimeout(() => goOn(returnTo), READ_MS);
}

function goOn(returnTo: string | undefined): void {
  const here = location.pathname + location.search;
  if (!returnTo || returnTo === here) location.reload();
  else location.assign(returnTo);
}

function appName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "us";
}
