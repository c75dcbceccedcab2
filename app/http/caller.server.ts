import { isIPv6 } from "node:net";
import type { Request } from "express";

/** Groups of 16 bits that a provider gives to one subscriber: a /64. */
const OWN_GROUPS = 4;

/**
 * Whom a limit counts: an address, because anything else a caller sends could be made up anew for
 * each request. Of an IPv6 address only the network, since every subscriber has 2^64 addresses.
 */
export function callerOf(request: Request): string {
  return networkOf(request.ip ?? "unknown");
}

/** @returns e.g. "203.0.113.7" as it is, and "2001:db8:0:1::/64" for "2001:db8:0:1::7" */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [before = "", after] = (address.split("%")[0] ?? "").split("::").map(groupsOf);
  const missing = after === undefined ? 0 : 8 - (before.length + after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...(after ?? [])];
  const own = groups.slice(0, OWN_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${own.join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
