import { isIP } from "node:net";
import { badRequest } from "~/platform/errors";
import { isLoopback } from "~/platform/loopback";
import { isPublicAddress } from "~/platform/network";

/** Longest address that is taken, in characters. */
const ADDRESS_CHARACTERS = 300;

const NOT_PUBLIC =
  "This server reaches the models, not your browser, and it may not reach its own network or yours. Whoever runs it can allow that (AI_ALLOW_PRIVATE_ADDRESSES).";

/**
 * An address that somebody has typed, as it is stored. Names are looked at again by each connection
 * (`generation/models/dispatchers.server.ts`): what they lead to can change.
 *
 * @param allowsPrivate whether the operator lets people name servers of the private network
 * @throws {AppError} 400 with what is wrong with the field `baseUrl`
 */
export function checkAddress(typed: string, allowsPrivate: boolean): string {
  const refuse = (message: string) => badRequest(message, { fields: { baseUrl: message } });
  const text = typed.trim();
  if (text.length > ADDRESS_CHARACTERS) {
    throw refuse(`An address can have ${ADDRESS_CHARACTERS} characters at most.`);
  }
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    throw refuse("Please give the whole address, e.g. https://models.example/v1.");
  }
  const url = new URL(text);
  if (url.username || url.password) throw refuse("Please put the key into its own field.");
  if (url.search || url.hash) throw refuse("Please leave out what follows “?” or “#”.");
  if (!allowsPrivate) {
    if (url.protocol !== "https:") throw refuse("The address has to begin with https://.");
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    const isPrivate =
      isLoopback(url.hostname) || (isIP(host) ? !isPublicAddress(host) : !host.includes("."));
    if (isPrivate) throw refuse(NOT_PUBLIC);
  }
  return url.href.replace(/\/+$/, "");
}
