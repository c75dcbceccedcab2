/**
 * Pages that the worker leaves to the browser: what is somebody's own, what works once, what never ends,
 * and everything of published apps and previews.
 */
const UNTOUCHED =
  /^\/(?:api|ws|sites|admin|account|notifications|login|logout|first-administrator|report|uploads)(?:\/|$)|^\/generate\/.|\/live$|\.\w+$/;

/** Whether a request is for a page that the worker may answer: opened in a tab, and nobody's own. */
export function isOpenedPage({ mode, destination }: Request, pathname: string): boolean {
  return mode === "navigate" && destination === "document" && !UNTOUCHED.test(pathname);
}
