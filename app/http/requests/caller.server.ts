import type { IncomingMessage } from "node:http";
import type { Request } from "express";
import { networkOf } from "~/platform/network";

/** Turns and limits both ask, and proxies' headers are read for it. */
const callers = new WeakMap<IncomingMessage, string>();

/**
 * Whom a limit counts: an address, because anything else a caller sends could be made up anew for
 * each request. Of IPv6 the network, because its addresses could be as well.
 */
export function callerOf(request: Request): string {
  const known = callers.get(request);
  if (known !== undefined) return known;
  const caller = networkOf(request.ip ?? "unknown");
  callers.set(request, caller);
  return caller;
}
