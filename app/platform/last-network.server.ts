import { growingCache } from "./growing-cache";
import { isNetwork, type Visitor } from "./visitor";
import { turnName } from "./visitor-key.server";

/** Accounts whose network is remembered, and for how long, in milliseconds; who is forgotten counts for themselves alone. */
const ACCOUNTS = 20_000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** By account, the digest of a network: no address is held for longer than its request. */
const networkCache = growingCache<Visitor, Visitor>(ACCOUNTS, { ttl: REMEMBERED_MS });

/**
 * Notes which network an account came from with what it does. Each process knows those that it served: that is who has
 * something built there. What counts for a network is counted over all processes.
 */
export function noteNetwork(visitor: Visitor, network: Visitor): void {
  networkCache.set(visitor, turnName(network));
}

/** The network that an account came from last, by its digest; null for a network itself, and where none is known. */
export function lastNetwork(visitor: Visitor): Visitor | null {
  return isNetwork(visitor) ? null : (networkCache.get(visitor) ?? null);
}
