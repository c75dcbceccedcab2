/** Longest route that is shown, in characters. */
const PATH_LENGTH = 2_000;

/** Where in the app its preview is. */
export interface Place {
  /** Of the app: with what is asked and the fragment, from its "/". */
  path: string;
  canGoBack: boolean;
  canGoForward: boolean;
}

export const FIRST_PLACE: Place = { path: "/", canGoBack: false, canGoForward: false };

/**
 * A place as the preview's script tells it (`sites/previews/client/place.ts`). The app around that script
 * may say anything, and so may another site that it went to: only its own host is heard, and only text is kept.
 *
 * @param label names the preview's host; below a path it has none and its origin is "null"
 */
export function readPlace(
  { origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">,
  label: string | undefined,
): Place | null {
  if (!isOfPreview(origin, label)) return null;
  const { type, path, canGoBack, canGoForward } = Object(data) as Record<string, unknown>;
  if (type !== "@sayso/place" || typeof path !== "string" || !path.startsWith("/")) return null;
  return {
    path: path.slice(0, PATH_LENGTH),
    canGoBack: canGoBack === true,
    canGoForward: canGoForward === true,
  };
}

/** Whether a message comes from the preview's own host. */
export function isOfPreview(origin: string, label: string | undefined): boolean {
  return origin === "null" || hostOf(origin).startsWith(`${label}.`);
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).hostname;
  } catch {
    return "";
  }
}

/**
 * The address of a route of the app. Whatever was typed, it stays below the preview's own.
 *
 * @param url the preview's, as the server told it
 */
export function addressInside(url: string, typed: string): string {
  const root = new URL(url, location.origin);
  const route = typed.trim().replace(/^[/\\]+/, "");
  const { href } = new URL(`./${route}`, root);
  return href.startsWith(root.href) ? href : root.href;
}
