/** As much of a shared text as is taken over, in characters; the worker hands over no more (app/offline/shared.ts). */
const SHARED_LENGTH = 20_000;

/** What the list was opened for: a new project, perhaps of a text that another app shared. */
export interface OpeningWish {
  /** Empty where no text was shared. */
  sharedText: string;
  /** What became of a picture that was shared; null where there was none. */
  picture: "kept" | "lost" | null;
}

/**
 * Takes what the list was opened for out of the address, once: `#new`, or `#share=` and a text,
 * encoded. A fragment is not sent to the server. Anybody can make such a link, so a text is shown
 * before anything is done with it.
 *
 * @returns null where the list was opened to be read
 */
export function takeOpeningWish({
  location,
  history,
}: {
  location: Pick<Location, "hash" | "pathname" | "search">;
  history: Pick<History, "state" | "replaceState">;
}): OpeningWish | null {
  const asked = new URLSearchParams(location.hash.slice(1));
  const sharedText = asked.get("share")?.trim().slice(0, SHARED_LENGTH) ?? "";
  const told = asked.get("picture");
  const picture = told === "kept" || told === "lost" ? told : null;
  if (!sharedText && !picture && !asked.has("new")) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { sharedText, picture };
}
