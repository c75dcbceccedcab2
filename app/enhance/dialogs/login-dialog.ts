import { offerWallets } from "../wallet/wallet-login";
import { openModal } from "./modal";

const ID = "login-dialog";
const choices = new Map<string, Promise<Element>>();

/** Fetches what the dialog will show: call it when somebody is about to open it. */
export function prepareLogin(link: HTMLAnchorElement): Promise<Element> {
  const url = loginUrl(link);
  let fetched = choices.get(url);
  if (!fetched) {
    fetched = fetchChoices(url);
    choices.set(url, fetched);
    // The next try may find the server again.
    fetched.catch(() => choices.delete(url));
  }
  return fetched;
}

/**
 * Opens the login dialog in place of the page that the link leads to. The ways in are that page's
 * own, so the two can never offer different ones; when it cannot be had, the link is followed.
 */
export async function openLogin(link: HTMLAnchorElement): Promise<void> {
  const menu = link.closest<HTMLDetailsElement>("details");
  const body = openModal("Log in", { id: ID });
  try {
    body.append((await prepareLogin(link)).cloneNode(true));
  } catch {
    location.assign(link.href);
    return;
  }
  if (menu) menu.open = false;
  for (const place of body.querySelectorAll<HTMLElement>("[data-wallet-login]")) {
    offerWallets(place);
  }
  body.querySelector<HTMLElement>("a, button")?.focus();
}

async function fetchChoices(url: string): Promise<Element> {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const found = page.querySelector("[data-login-choices]");
  if (!response.ok || !found) throw new Error("The ways to log in could not be loaded.");
  return found;
}

/** Signing in comes back to this page, unless the link says where to go. */
function loginUrl(link: HTMLAnchorElement): string {
  const url = new URL(link.href);
  if (!url.searchParams.has("returnTo")) {
    url.searchParams.set("returnTo", location.pathname + location.search);
  }
  return url.href;
}
