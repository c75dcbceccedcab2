import { Prisma } from "~/generated/sqlite/client";
import { newSecret, readCookie, writeCookie } from "~/platform/cookies.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db, query } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import { log } from "~/platform/log.server";
import { noteNameKey } from "./name-keys.server";
import { type PersonRow, toSessionUser } from "./people.server";
import type { SessionUser, SignInMethod } from "./user";

export const SESSION_COOKIE = "sayso_session";
/** Seven days, as the product says it keeps people signed in. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** A session notes its use this often at most: reading must not write every time. */
const SEEN_MS = 60 * 1000;

/** A session's person, as one query finds them. */
interface SessionRow extends Omit<PersonRow, "wallet"> {
  /** The address of a wallet that has signed. */
  verified: string | null;
  expiresAt: Date;
  seenAt: Date;
}

/**
 * Starts a session for a person and ends the one this browser had: its secret is always a new one,
 * so that none planted before the sign-in is worth anything after it.
 *
 * @returns the `Set-Cookie` value
 */
export async function startSession(
  request: Request,
  userId: string,
  method: SignInMethod,
): Promise<string> {
  const secret = newSecret();
  const before = sessionIdOf(request.headers.get("Cookie"));
  await db.$transaction([
    ...(before ? [db.session.deleteMany({ where: { id: before } })] : []),
    db.session.create({
      data: {
        id: sha256(secret),
        userId,
        method,
        userAgent: request.headers.get("User-Agent")?.slice(0, 300) ?? null,
        expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
      },
    }),
  ]);
  await noteNameKey(userId);
  return writeCookie(SESSION_COOKIE, secret, SESSION_SECONDS);
}

/**
 * Ends the browser's session, if it has one: the row is deleted, so the old cookie opens nothing.
 *
 * @returns the `Set-Cookie` value that removes the cookie
 */
export async function endSession(request: Request): Promise<string> {
  const id = sessionIdOf(request.headers.get("Cookie"));
  if (id) await dropSession(id);
  return writeCookie(SESSION_COOKIE, "", 0);
}

/**
 * The person behind a `Cookie` header, or null: who is banned is nobody, even where a sign-in was on
 * its way meanwhile. Every request of a signed-in person asks this, so it is one joined statement:
 * Prisma's own select would make two, at five times the cost.
 */
export async function findSessionUser(cookieHeader: string | null): Promise<SessionUser | null> {
  const id = sessionIdOf(cookieHeader);
  if (!id) return null;
  const [row] = await query<SessionRow>(Prisma.sql`
    SELECT u."id", u."name", u."email", u."emailVerified", u."imageUrl", u."isAdmin",
      w."verified", s."expiresAt", s."seenAt"
    FROM "Session" s
    JOIN "User" u ON u."id" = s."userId"
    LEFT JOIN "Wallet" w ON w."userId" = s."userId"
    WHERE s."id" = ${id} AND u."bannedAt" IS NULL`);
  const now = new Date();
  if (!row || row.expiresAt <= now) return null;
  if (now.getTime() - row.seenAt.getTime() > SEEN_MS) await noteUse(id, row.id, now);
  return toSessionUser({ ...row, wallet: { verified: row.verified } });
}

/** The id of the session that a `Cookie` header names; whether it is alive is not looked at. */
export function sessionIdOf(cookieHeader: string | null): string | null {
  const secret = readCookie(cookieHeader, SESSION_COOKIE);
  return secret ? sha256(secret) : null;
}

async function dropSession(id: string): Promise<void> {
  const session = await db.session.findUnique({ where: { id }, select: { userId: true } });
  if (!session) return;
  await db.session.deleteMany({ where: { id } });
  topics.publish("session-ended", session);
}

async function noteUse(id: string, userId: string, now: Date): Promise<void> {
  try {
    await db.session.updateMany({ where: { id }, data: { seenAt: now } });
    await noteNameKey(userId);
  } catch (error) {
    // A full disk must not keep anybody from reading.
    log.warn({ err: error }, "a session's use could not be noted");
  }
}
