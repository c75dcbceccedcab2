import { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db, query } from "~/platform/db.server";
import { sessionIdOf } from "./sessions.server";

/** A browser in which a person is signed in, as they see it on their account page. */
export interface OpenSession {
  /** Names the session to its owner. It opens nothing: the cookie's secret cannot be had from it. */
  id: string;
  /** google | github | wallet | passkey | mail | code | dev */
  method: string;
  userAgent: string | null;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601, to the minute. */
  seenAt: string;
  /** Whether it is the browser that asks. */
  isCurrent: boolean;
}

interface SessionRow extends Pick<OpenSession, "id" | "method" | "userAgent"> {
  createdAt: Date;
  seenAt: Date;
}

/** Where a person is signed in: this browser first, then the latest used. */
export async function listSessions(
  userId: string,
  cookieHeader: string | null,
): Promise<OpenSession[]> {
  const rows = await query<SessionRow>(Prisma.sql`
    SELECT "id", "method", "userAgent", "createdAt", "seenAt" FROM "Session"
    WHERE "userId" = ${userId} AND "expiresAt" > ${new Date()}
    ORDER BY "seenAt" DESC, "createdAt" DESC`);
  const current = sessionIdOf(cookieHeader);
  return rows
    .map(({ id, method, userAgent, createdAt, seenAt }) => ({
      id,
      method,
      userAgent,
      startedAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: id === current,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one session of a person. Ending one that is gone is fine. */
export async function revokeSession(userId: string, sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { id: sessionId, userId } });
  topics.publish("session-ended", { userId });
}

/**
 * Ends every session of a person.
 *
 * @param keep the `Cookie` header of a browser that shall stay signed in
 * @returns how many ended
 */
export async function endAllSessions(userId: string, keep: string | null = null): Promise<number> {
  const kept = sessionIdOf(keep);
  const { count } = await db.session.deleteMany({
    where: { userId, ...(kept ? { id: { not: kept } } : {}) },
  });
  topics.publish("session-ended", { userId });
  return count;
}

/** Drops the rows of sessions that have run out. */
export async function expireSessions(now: Date): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
}
