import { useSyncExternalStore } from "react";

/** Where the site lies: its scripts are below `assets/` of that, and a preview's packages below `@store/`. */
const BASE = new URL(import.meta.url).pathname.replace(/\/(?:assets|@store)\/.*$/, "");
/** Tells other copies of this module: a preview's packages have one of their own. */
const MOVED = "next-app:moved";
const listeners = new Set<() => void>();
/** The address, also where a page may not change what its bar says. */
let address = location.pathname + location.search + location.hash;

addEventListener("popstate", () => {
  address = location.pathname + location.search + location.hash;
  for (const tell of listeners) tell();
});

addEventListener(MOVED, (event) => {
  address = (event as CustomEvent<string>).detail;
  for (const tell of listeners) tell();
});

/** An address of the app as one of the page. */
export function withBase(href: string): string {
  return href.startsWith("/") && !href.startsWith("//") ? BASE + href : href;
}

/** The address that is shown, e.g. "/shop?page=2". */
export function currentAddress(): string {
  const inside = address.startsWith(BASE) ? address.slice(BASE.length) : address;
  return inside.startsWith("/") ? inside : `/${inside}`;
}

export function useAddress(): URL {
  const shown = useSyncExternalStore(follow, currentAddress, currentAddress);
  return new URL(shown, "https://app.invalid");
}

/** Shows another address of the app. */
export function navigate(href: string, { replace = false, scroll = true } = {}): void {
  const target = new URL(href, new URL(currentAddress(), "https://app.invalid"));
  address = BASE + target.pathname + target.search + target.hash;
  try {
    history[replace ? "replaceState" : "pushState"](null, "", address);
  } catch {
    // A page without an origin of its own keeps the address to itself.
  }
  dispatchEvent(new CustomEvent(MOVED, { detail: address }));
  if (scroll && !target.hash) scrollTo(0, 0);
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
