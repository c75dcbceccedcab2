/** A reloaded app draws itself again within this time, and then its scroll position is there. */
const SCROLL_MS = 1_000;
const SCROLL_KEY = "@sayso/scroll";

/** Reloads the page, which scrolls back to where it was. */
export function reload(): void {
  try {
    const place = { path: location.pathname, x: scrollX, y: scrollY };
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(place));
  } catch {
    // An opaque origin keeps nothing.
  }
  location.reload();
}

/** Scrolls back after a reload, as soon as the page is long enough again. */
export function restoreScroll(): void {
  let saved: string | null = null;
  try {
    saved = sessionStorage.getItem(SCROLL_KEY);
    sessionStorage.removeItem(SCROLL_KEY);
  } catch {
    return;
  }
  const place = saved ? (JSON.parse(saved) as { path: string; x: number; y: number }) : null;
  if (!place || place.path !== location.pathname || place.x + place.y === 0) return;
  const started = performance.now();
  const attempt = () => {
    scrollTo({ left: place.x, top: place.y, behavior: "instant" });
    const isThere = Math.abs(scrollY - place.y) < 2;
    if (!isThere && performance.now() - started < SCROLL_MS) requestAnimationFrame(attempt);
  };
  addEventListener("DOMContentLoaded", attempt);
}
