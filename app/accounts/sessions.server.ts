import { newSecret, readCookie, sha256, writeCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { publicName, type SessionUser } from "./user";

export const SESSION_COOKIE = "sayso_session";
/** Seven days, as the product says it keeps people signed in. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** A session's person, as one query finds them. */
interface SessionRow {
  id: string;
  name: string | null;
  email: string | null;
  emailVerified: boolean;
  imageUrl: string | null;
  isAdmin: boolean;
  expiresAt: Date;
}

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

/**
 * The person behind a `Cookie` header, or null. Every request of a signed-in person asks this, so
 * it is one joined statement: Prisma's own select would make two, at five times the cost.
 */
export async function findSessionUser(cookieHeader: string | null): Promise<SessionUser | null> {
  const secret = readCookie(cookieHeader, SESSION_COOKIE);
  if (!secret) return null;
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT u."id", u."name", u."email", u."emailVerified", u."imageUrl", u."isAdmin", s."expiresAt"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${sha256(secret)}`;
  if (!row || row.expiresAt.getTime() <= Date.now()) return null;
  const adminByEmail =
    row.emailVerified && row.email !== null && env.ADMIN_EMAILS.includes(row.email);
  return {
    id: row.id,
    name: publicName(row),
    email: row.email,
    imageUrl: row.imageUrl,
    isAdmin: row.isAdmin || adminByEmail,
  };
}
