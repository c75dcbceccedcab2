import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { env } from "./env.server";
import { growingCache } from "./growing-cache";
import { readSecret } from "./session-secret.server";
import { isNetwork, type Visitor } from "./visitor";

/** The installation's secret, which stays the same while it runs; every counted act asks for it. */
let secret: KeyObject | undefined;
/** How long a network's address stands beside its digest, in milliseconds: the privacy policy says a minute. */
const REMEMBERED_MS = 60_000;
/** A save asks three times for that of whoever sends it. */
const keyCache = growingCache<Visitor, string>(1_000, { ttl: REMEMBERED_MS, ttlAutopurge: true });

/**
 * What a visitor is known by where it is stored: addresses of people are not, and only this
 * installation can make the digest (docs/decisions/043-acts-and-their-limits.md).
 */
export function visitorKey(visitor: Visitor): string {
  const known = keyCache.get(visitor);
  if (known) return known;
  secret ??= createSecretKey(Buffer.from(readSecret(env)));
  const key = createHmac("sha256", secret).update(visitor).digest("base64url");
  keyCache.set(visitor, key);
  return key;
}

/**
 * Whose turn something takes that is done for a visitor later, in words that are stored with it: an account by its id, a
 * network by its digest. What counts for them can be told by it too.
 */
export function turnName(visitor: Visitor): Visitor {
  return isNetwork(visitor) ? `network:${visitorKey(visitor)}` : visitor;
}
