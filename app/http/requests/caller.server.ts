import type { Request } from "express";
import { networkOf } from "~/platform/network";

/**
 * Whom a limit counts: an address, because anything else a caller sends could be made up anew for
 * each request. Of IPv6 the network, because its addresses could be as well.
 */
export function callerOf(request: Request): string {
  return networkOf(request.ip ?? "unknown");
}
