import { pwaProjectsPath } from "~/platform/urls";

/** As much of what was shared as is taken over, in characters. */
const SHARED_LENGTH = 20_000;

/** The fields in which systems hand over what another app shares; the manifest names them. */
export const SHARED_FIELDS = { title: "title", text: "text", url: "url" };
export const SHARED_FILE = "picture";

/** Where a picture that another app shared waits on the device: one, until it is used or removed. */
export const SHARED_CACHE = "shared";
export const SHARED_PICTURE_ADDRESS = "/pwa/shared-picture";
/** Header of the kept picture: the text that came with it, encoded. */
export const SHARED_TEXT_HEADER = "X-Shared-Text";

/** What another app shares, as one text. @param form what the system has sent */
export function sharedText(form: FormData): string {
  const said: string[] = [];
  for (const field of Object.keys(SHARED_FIELDS)) {
    const sent = form.get(field);
    const text = typeof sent === "string" ? sent.trim() : "";
    // A link often comes twice, alone and at the end of a text.
    if (text && !said.some((before) => before.includes(text))) said.push(text);
  }
  // Half of a pair of surrogates cannot be written in an address.
  return said.join("\n").slice(0, SHARED_LENGTH).toWellFormed();
}

/** A picture that another app shares; null for whatever else it sends. */
export function sharedPicture(form: FormData): Blob | null {
  const sent = form.get(SHARED_FILE);
  return sent && typeof sent !== "string" && sent.type.startsWith("image/") ? sent : null;
}

/**
 * Where to go with what another app shared: to the list of projects, which makes it the first message of
 * a new one. It stands in the fragment, which is not sent anywhere.
 *
 * @param picture what became of one: it waits on the device, or could not be kept
 */
export function sharedPath(text: string, picture?: "kept" | "lost"): string {
  const share = text || picture ? `#share=${encodeURIComponent(text)}` : "";
  return `${pwaProjectsPath}${share}${picture ? `&picture=${picture}` : ""}`;
}
