import { pwaProjectsPath } from "~/platform/urls";

/** As much of what was shared as is taken over, in characters. */
const SHARED_LENGTH = 20_000;

/** The fields in which systems hand over what another app shares; the manifest names them. */
export const SHARED_FIELDS = { title: "title", text: "text", url: "url" };

/**
 * Where to go with what another app shared: to the list of projects, which makes it the first message of
 * a new one. It stands in the fragment, which is not sent anywhere.
 *
 * @param form what the system has sent
 */
export function sharedPath(form: FormData): string {
  const said: string[] = [];
  for (const field of Object.keys(SHARED_FIELDS)) {
    const sent = form.get(field);
    const text = typeof sent === "string" ? sent.trim() : "";
    // A link often comes twice, alone and at the end of a text.
    if (text && !said.some((before) => before.includes(text))) said.push(text);
  }
  const text = said.join("\n").slice(0, SHARED_LENGTH);
  // Half of a pair of surrogates cannot be written in an address.
  return text
    ? `${pwaProjectsPath}#share=${encodeURIComponent(text.toWellFormed())}`
    : pwaProjectsPath;
}
