/** Where the site lies: its scripts are below `assets/` of that, and a preview's packages below `@store/`. */
export const BASE = new URL(import.meta.url).pathname.replace(/\/(?:assets|@store)\/.*$/, "");

/** The address of the app that is shown; kept here, where a page may not change what its bar says. */
let address = location.pathname + location.search + location.hash;

addEventListener("popstate", () => {
  address = location.pathname + location.search + location.hash;
});

/** Below the site's root, e.g. "/shop?page=2" of this very host. */
export function currentUrl(): URL {
  const inside = address.startsWith(BASE) ? address.slice(BASE.length) : address;
  return new URL(inside.startsWith("/") ? inside : `/${inside}`, location.origin);
}

/** An address of the app as one of it; null for one that is elsewhere. */
export function inApp(href: string | URL): URL | null {
  const url = new URL(href, new URL(currentUrl().href));
  if (url.origin !== location.origin) return null;
  const path = BASE && url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : null;
  return path === null ? url : new URL(path + url.search + url.hash, location.origin);
}

export function setAddress(url: URL, isReplaced: boolean): void {
  address = BASE + url.pathname + url.search + url.hash;
  try {
    history[isReplaced ? "replaceState" : "pushState"](null, "", address);
  } catch {
    // A page without an origin of its own keeps the address to itself.
  }
}
