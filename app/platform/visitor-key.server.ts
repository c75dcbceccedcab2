import { createHmac } from "node:crypto";
import { env, readSecret } from "./env.server";
import type { Visitor } from "./visitor";

/**
 * What a visitor is known by where it is stored: addresses of people are not, and only this
 * installation can make the digest (docs/decisions/043-acts-and-their-limits.md).
 */
export function visitorKey(visitor: Visitor): string {
  return createHmac("sha256", readSecret(env)).update(visitor).digest("base64url");
}
