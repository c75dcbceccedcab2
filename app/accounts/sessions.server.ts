import { newSecret, readCookie, sha256, writeCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { publicName, type SessionUser } from "./user";

export const SESSION_COOKIE = "sayso_session";
/** Seven days, as the product says it keeps people signed in. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;

const USER_FIELDS = {
  id: true,
  name: true,
  email: true,
  emailVerified: true,
  imageUrl: true,
  isAdmin: true,
} as const;

/**
 * Starts a session for a person and ends the one this browser had.
 *
 * @returns the `Set-Cookie` value
 */
export async function startSession(request: Request, userId: string): Promise<string> {
  await endSession(request);
  const secret = newSecret();
  await db.session.create({
    data: {
      id: sha256(secret),
      userId,
      userAgent: request.headers.get("User-Agent")?.slice(0, 300) ?? null,
      expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
    },
  });
  return writeCookie(SESSION_COOKIE, secret, SESSION_SECONDS);
}

/**
 * Ends the browser's session, if it has one: the row is deleted, so the old cookie opens nothing.
 *
 * @returns the `Set-Cookie` value that removes the cookie
 */
export async function endSession(request: Request): Promise<string> {
  const secret = readCookie(request.headers.get("Cookie"), SESSION_COOKIE);
  if (secret) await db.session.deleteMany({ where: { id: sha256(secret) } });
  return writeCookie(SESSION_COOKIE, "", 0);
}

/** The person behind a `Cookie` header, or null. */
export async function findSessionUser(cookieHeader: string | null): Promise<SessionUser | null> {
  const secret = readCookie(cookieHeader, SESSION_COOKIE);
  if (!secret) return null;
  const session = await db.session.findFirst({
    where: { id: sha256(secret), expiresAt: { gt: new Date() } },
    select: { user: { select: USER_FIELDS } },
  });
  if (!session) return null;
  const { user } = session;
  const adminByEmail =
    user.emailVerified && user.email !== null && env.ADMIN_EMAILS.includes(user.email);
  return {
    id: user.id,
    name: publicName(user),
    email: user.email,
    imageUrl: user.imageUrl,
    isAdmin: user.isAdmin || adminByEmail,
  };
}
