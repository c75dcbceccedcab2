import { db } from "~/platform/db.server";
import { checkDomain } from "./check-domain.server";
import { UNPROVED_DAYS } from "./domain";
import type { LookUpProofs } from "./proof-lookup.server";

const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 10;
const IN_A_RUN = 100;

/** Looks at domains whose turn it is, and drops those that nobody has proved for a month. */
export async function checkDueDomains(lookUp: LookUpProofs, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNPROVED_DAYS * DAY_MS);
  await db.domain.deleteMany({ where: { verifiedAt: null, createdAt: { lt: before } } });
  const due = await db.domain.findMany({
    where: { nextCheckAt: { lte: now } },
    orderBy: { nextCheckAt: "asc" },
    take: IN_A_RUN,
  });
  for (let n = 0; n < due.length; n += AT_ONCE) {
    await Promise.all(due.slice(n, n + AT_ONCE).map((row) => checkDomain(row, lookUp, now)));
  }
}
