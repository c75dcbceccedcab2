import { readBounded } from "~/platform/bounded-body";
import { AT_ONCE, isWithin } from "~/platform/json-bounds";

/** How long a provider may take for one answer, in milliseconds; whoever waits gives up as soon. */
export const PATIENCE_MS = 8_000;
/** The largest answer that is read, in bytes: tokens and profiles have a few thousand. */
const ANSWER_BYTES = 200_000;

/** How a provider is asked. */
interface Asked {
  method?: "POST";
  headers: Record<string, string>;
  body?: URLSearchParams;
}

/** A provider's answer. */
interface Answered {
  isGood: boolean;
  text: string;
}

/**
 * Asks a provider, and reads its answer as far as one goes: the package would read on for as long as one comes. A redirect
 * is not followed, for it could carry a token elsewhere.
 *
 * @throws {Error} for no answer in time, or a longer one
 */
export async function askBounded(url: string, asked: Asked): Promise<Answered> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { ...asked, redirect: "manual", signal });
  const text = (await readBounded(answer.body, ANSWER_BYTES)).toString("utf8");
  return { isGood: answer.ok, text };
}

/** The JSON of a provider's answer, whatever its status. @throws {Error} as {@link askBounded}, and where it is none */
export async function askForJson(url: string, headers: Record<string, string>): Promise<unknown> {
  const { text } = await askBounded(url, { headers });
  if (!isWithin(text, AT_ONCE)) throw new Error("The provider's answer holds too much.");
  return JSON.parse(text);
}

/**
 * Exchanges a code for a token.
 *
 * @param params what is sent beside who asks
 * @returns the provider's answer
 * @throws {Error} whose message is what the provider said against it
 */
export async function exchangeCode(
  at: { tokenURL: string; clientID: string; clientSecret: string },
  code: string,
  params: URLSearchParams,
): Promise<Response> {
  const body = new URLSearchParams(params);
  body.set("client_id", at.clientID);
  body.set("client_secret", at.clientSecret);
  body.set("code", code);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const { isGood, text } = await askBounded(at.tokenURL, { method: "POST", headers, body });
  if (!isGood) throw new Error(text);
  return new Response(text);
}
