import { Prisma } from "~/generated/sqlite/client";

/*
 * What a browser without an account has on the server ends at a time that its row tells, and nothing of it is reached from
 * then on. Jobs remove it within an hour, so each look asks for the time too. What an account has does not end.
 */

/** The condition of projects of which the server has a copy: a trial's ends some days after its last use. */
export function isKept(now = new Date()) {
  return { AND: [{ OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }] };
}

/** The condition of apps that are up: one that nobody's account has ends some weeks after its last visit. */
export function isUp(now = new Date()) {
  return { AND: [{ OR: [{ publishedUntil: null }, { publishedUntil: { gt: now } }] }] };
}

/** {@link isKept} of a project that is joined as `p`. */
export function isKeptRow(now = new Date()): Prisma.Sql {
  return Prisma.sql`(p."expiresAt" IS NULL OR p."expiresAt" > ${now})`;
}

/** {@link isUp} of a project that is joined as `p`. */
export function isUpRow(now = new Date()): Prisma.Sql {
  return Prisma.sql`(p."publishedUntil" IS NULL OR p."publishedUntil" > ${now})`;
}
