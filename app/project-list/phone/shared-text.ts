/** As much of a shared text as is taken over, in characters; a message may be no longer. */
const SHARED_LENGTH = 20_000;

/**
 * Takes the text that another app shared out of the address, once: `#share=` and the text, encoded.
 * A fragment is not sent to the server. Anybody can make such a link, so the text is shown before
 * anything is done with it.
 *
 * @returns the text, or null where nothing was shared
 */
export function takeSharedText({
  location,
  history,
}: {
  location: Pick<Location, "hash" | "pathname" | "search">;
  history: Pick<History, "state" | "replaceState">;
}): string | null {
  const text = new URLSearchParams(location.hash.slice(1)).get("share")?.trim();
  if (!text) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return text.slice(0, SHARED_LENGTH);
}
