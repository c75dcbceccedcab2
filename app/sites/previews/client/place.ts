import { root } from "./registries";

/** Longest route that is told, in characters. */
const PATH_LENGTH = 2_000;

/** What browsers have of a page's own history; older ones have none of it. */
interface PageHistory extends EventTarget {
  canGoBack: boolean;
  canGoForward: boolean;
  back(): void;
  forward(): void;
}

/** Unlike `history`, it goes no further back than this frame: never out of the workspace around it. */
const steps = (window as { navigation?: PageHistory }).navigation;

/** Tells the workspace around the page which route is shown, and goes back and forward when asked. */
export function tellPlace(): void {
  if (window.parent === window) return;
  tell();
  if (steps) steps.addEventListener("currententrychange", tell);
  else {
    for (const name of ["pushState", "replaceState"] as const) {
      const native = history[name].bind(history);
      history[name] = (...change: Parameters<History["pushState"]>) => {
        native(...change);
        tell();
      };
    }
    addEventListener("popstate", tell);
    addEventListener("hashchange", tell);
  }
  // A page that comes back from the browser's memory has not run anew.
  addEventListener("pageshow", tell);
  addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || data?.type !== "@sayso/step") return;
    if (data.to === "back" && steps?.canGoBack) steps.back();
    if (data.to === "forward" && steps?.canGoForward) steps.forward();
  });
}

/** The route that is shown; null where the page says that it is elsewhere. */
export function route(): string | null {
  if (!location.href.startsWith(root.href)) return null;
  return `/${location.href.slice(root.href.length)}`.slice(0, PATH_LENGTH);
}

function tell(): void {
  const path = route();
  if (path === null) return;
  const { canGoBack = false, canGoForward = false } = steps ?? {};
  window.parent.postMessage({ type: "@sayso/place", path, canGoBack, canGoForward }, "*");
}
