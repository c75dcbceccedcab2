import type { Domain } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { PROOF_GRACE_DAYS } from "./domain";
import type { FoundProofs, LookUpProofs } from "./proof-lookup.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** While all is well. */
const WELL_MS = 6 * HOUR_MS;
/** After the first look in vain, and at most. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 12 * HOUR_MS;

const NOT_SEEN = "The record is not there yet. DNS can take some hours to tell everybody.";
const NO_ANSWER = "DNS did not answer. It is asked again by itself; nothing was changed.";
const GONE = `The record is not there any more. Put it back: after ${PROOF_GRACE_DAYS} days the domain is not served.`;
const LOST = "The record was gone for too long, so the domain is not served. Put it back to go on.";
const OTHERS =
  "Another project has this domain, and its record is still there. Remove that one first.";

/**
 * Looks for the proof of a domain, and keeps what follows: who has put a project's record into a domain's
 * zone has that domain. A project that has it keeps it for some days after its record has gone, unless
 * another one's is there instead.
 */
export async function checkDomain(row: Domain, lookUp: LookUpProofs, now: Date): Promise<void> {
  const found = await lookUp(row.recordName);
  if (found === "unknown") return keep(row, { problem: NO_ANSWER, pause: pauseAfter(row) }, now);
  if (!found.texts.includes(row.recordValue)) return noteMissing(row, now);
  if (row.verified || (await takeOver(row, found, now))) {
    return keep(row, { ...PROVED, pause: WELL_MS }, now);
  }
  await keep(row, { problem: OTHERS, pause: pauseAfter(row) }, now);
}

const PROVED = { problem: null, missingSince: null, misses: 0 };

/** Gives a domain to a project that proves it, unless the one that has it proves it too. */
async function takeOver(
  { id, name }: Domain,
  { texts }: Exclude<FoundProofs, "unknown">,
  now: Date,
): Promise<boolean> {
  try {
    return await db.$transaction(async (tx) => {
      const holder = await tx.domain.findUnique({ where: { verified: name } });
      if (holder && texts.includes(holder.recordValue)) return false;
      if (holder) {
        const lost = { verified: null, missingSince: now, problem: LOST };
        await tx.domain.update({ where: { id: holder.id }, data: lost });
      }
      // It may have been removed while DNS was asked.
      const data = { verified: name, verifiedAt: now };
      return (await tx.domain.updateMany({ where: { id }, data })).count > 0;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function noteMissing(row: Domain, now: Date): Promise<void> {
  const pause = pauseAfter(row);
  if (!row.verifiedAt) return keep(row, { problem: NOT_SEEN, pause }, now);
  const missingSince = row.missingSince ?? now;
  const isLost = now.getTime() - missingSince.getTime() >= PROOF_GRACE_DAYS * DAY_MS;
  const rest = isLost || !row.verified ? { problem: LOST, verified: null } : { problem: GONE };
  return keep(row, { ...rest, missingSince, pause }, now);
}

function pauseAfter({ misses }: Domain): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(misses, 20), LONGEST_PAUSE_MS);
}

async function keep(
  { id, misses }: Domain,
  { pause, ...data }: { pause: number; problem: string | null } & Partial<Domain>,
  now: Date,
): Promise<void> {
  const nextCheckAt = new Date(now.getTime() + pause);
  const checked = { misses: misses + 1, ...data, checkedAt: now, nextCheckAt };
  await db.domain.updateMany({ where: { id }, data: checked });
}
