import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isLoopback } from "~/platform/loopback";
import { lookupPublic } from "~/platform/public-lookup.server";

/** How long a push service may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A message that is encrypted and signed, ready to be posted. */
export interface SealedPush {
  endpoint: string;
  method: string;
  headers: Record<string, string | number>;
  body: Buffer | null;
}

/** What became of it: `gone` for a browser that wants no more, or never did. */
export type PushOutcome = "sent" | "gone" | "failed";

/**
 * Whether a push may be sent there: a server on the internet that has a name, by https, at the usual
 * port. Browsers make the address up, and so can anybody: without this it could be one of our own.
 *
 * @param allowsLoopback for tests, whose push service is on this machine
 */
export function isPushService(endpoint: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowsLoopback && isLoopback(hostname)) return true;
  if (protocol !== "https:" || port !== "") return false;
  // An address with a dot at its end is the same name, and a name without one is a neighbour's.
  const name = hostname.replace(/\.$/, "");
  return isIP(name.replace(/^\[|\]$/g, "")) === 0 && name.includes(".") && !isLoopback(name);
}

/** Posts a message to a push service; nothing that it answers is followed or read. */
export async function postPush(push: SealedPush, allowsLoopback: boolean): Promise<PushOutcome> {
  if (!isPushService(push.endpoint, allowsLoopback)) return "gone";
  try {
    return outcomeOf(await post(push, allowsLoopback));
  } catch {
    return "failed";
  }
}

function post({ endpoint, method, headers, body }: SealedPush, allowsLoopback: boolean) {
  const { protocol } = new URL(endpoint);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<number>((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const guard = allowsLoopback ? {} : { lookup: lookupPublic };
    const request = send(endpoint, { method, headers, signal, ...guard }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** RFC 8030: 404 and 410 end a subscription; so do refusals that will not change. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 429 || status >= 500 || status < 400 ? "failed" : "gone";
}
