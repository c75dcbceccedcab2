/**
 * Shows a page of ours in place of this one, without loading it anew: a toast that tells what was
 * done stays. Where the page cannot be had, the browser goes there.
 *
 * @param address its path, with the part of it that is to be seen
 */
export async function showPage(address: string): Promise<void> {
  const url = new URL(address, location.href);
  try {
    const answer = await fetch(url, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!answer.ok || !replaceMain(page)) throw new Error(`The page answered ${answer.status}.`);
    goOnAt(url, page);
  } catch {
    location.assign(url);
  }
}

/** Puts the main part of a page in place of this one's. @returns whether it has one */
export function replaceMain(page: Document): boolean {
  const main = page.getElementById("main");
  if (!main) return false;
  document.getElementById("main")?.replaceWith(document.adoptNode(main));
  document.querySelector("output.flash")?.remove();
  return true;
}

/** Lets the browser be where the page is that is shown now. */
export function goOnAt(url: URL, page: Document): void {
  document.title = page.title;
  history.pushState(null, "", url);
  // What was shown before is made anew when somebody goes back to it.
  addEventListener("popstate", () => location.reload(), { once: true });
  const target = document.getElementById(url.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  // Whoever goes on by keys goes on there.
  if (target) target.tabIndex = -1;
  (target ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
