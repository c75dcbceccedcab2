import { BASE, inApp } from "./address";
import { hooks, show } from "./router";
import { page } from "./shown";

interface GotoOptions {
  replaceState?: boolean;
  noScroll?: boolean;
}

export async function goto(href: string | URL, options: GotoOptions = {}): Promise<void> {
  const url = inApp(href);
  if (!url) throw new Error("Only pages of the app are gone to: others are links.");
  await show(url, { isReplaced: options.replaceState, keepsScroll: options.noScroll });
}

export const invalidateAll = () => show(null);
export const invalidate = () => show(null);
export const refreshAll = () => show(null);
export const preloadData = async () => {};
export const prefetch = preloadData;
export const prefetchRoutes = preloadData;
export const preloadCode = async () => {};
export const disableScrollHandling = () => {};
export const afterNavigate = (call: (to: unknown) => void) => hooks.add("after", call);
export const beforeNavigate = (call: (to: unknown) => void) => hooks.add("before", call);
export const onNavigate = (call: (to: unknown) => void) => hooks.add("before", call);

export const pushState = (url: string | URL, state: object) => keep("pushState", url, state);
export const replaceState = (url: string | URL, state: object) => keep("replaceState", url, state);

function keep(how: "pushState" | "replaceState", href: string | URL, state: object): void {
  const url = inApp(href || location.href);
  if (url) history[how](null, "", BASE + url.pathname + url.search + url.hash);
  page.update((one) => ({ ...one, state }));
}
