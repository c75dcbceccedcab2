/** The address that sending a GET form would open, without what is left empty. */
export function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text) url.searchParams.set(name, text);
  }
  return url.href;
}

/** After this pause in typing the server is asked, in milliseconds. */
export const PAUSE_MS = 200;

/** The server asks for a pause; the message says for how long. */
export class TooManySearches extends Error {}

/**
 * The page at an address, to take parts from.
 *
 * @throws {TooManySearches} with the server's sentence
 * @throws {Error} when it cannot be had
 */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  const answer = await fetch(address, { headers: { Accept: "text/html" }, signal });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (answer.status === 429) {
    throw new TooManySearches(page.querySelector(".failure h1 + p")?.textContent ?? "");
  }
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  return page;
}
