import { useEffect } from "react";

/** The build whose code this tab runs; set once. */
let ownBuild: string | undefined;
/** Whether the server has another one now. */
let isOutdated = false;

/**
 * Has this tab load whole pages where its own code cannot show what is next: after a deploy, whose data
 * may have another shape, and without a line, where the service worker has pages but no data.
 *
 * @param build what the server says of itself with each navigation
 */
export function useWholePages(build: string | undefined): void {
  useEffect(() => {
    ownBuild ??= build;
    isOutdated = build !== undefined && build !== ownBuild;
  }, [build]);
  useEffect(() => {
    // On the body: what asks before a page is left is on the document, and comes first.
    document.body.addEventListener("click", followWhole, true);
    return () => document.body.removeEventListener("click", followWhole, true);
  }, []);
}

function followWhole(event: MouseEvent): void {
  if (!isOutdated && navigator.onLine) return;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** Loads the page anew when what failed is the way to its data, or its data for code of a former build. */
export function useReloadAfterFailure(error: unknown): void {
  useEffect(() => {
    // What fetch rejects with in each browser when there is no answer at all.
    const isLineGone =
      error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
    if (isLineGone || isOutdated) location.reload();
  }, [error]);
}
