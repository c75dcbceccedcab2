import { randomBytes } from "node:crypto";
import { env } from "./env.server";

/**
 * A cookie's full name. Over https the `__Host-` prefix makes browsers refuse one that another
 * host or path has planted; over plain http (a developer's machine, a LAN) they would refuse ours.
 */
export function cookieName(name: string): string {
  return env.isSecure ? `__Host-${name}` : name;
}

/** Reads one cookie of a request; the first of that name wins, as in browsers' sending order. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const wanted = cookieName(name);
  for (const pair of (header ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === wanted) {
      const value = pair.slice(equals + 1).trim();
      try {
        return decodeURIComponent(value);
      } catch {
        return null;
      }
    }
  }
  return null;
}

/**
 * A `Set-Cookie` value: HttpOnly, SameSite=Lax, whole site.
 *
 * @param maxAgeSeconds 0 removes the cookie
 */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): string {
  const parts = [
    `${cookieName(name)}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
  ];
  if (env.isSecure) parts.push("Secure");
  return parts.join("; ");
}

/** The `name=value` pair under which a cookie comes back in a request. */
export function cookiePair(name: string, value: string): string {
  return `${cookieName(name)}=${encodeURIComponent(value)}`;
}

/** 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
