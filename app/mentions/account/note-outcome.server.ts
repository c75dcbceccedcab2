import type { XFailure } from "../x/x-failure";
import { changeAccount, readAccount } from "./account-row.server";

/** After the first failure, and at most, in milliseconds. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** Keeps that reading went well: whatever was wrong before is over. */
export function noteRead(accountId: string, now: Date): Promise<void> {
  const well = { failures: 0, pausedUntil: null, pauseReason: null, problem: null };
  return changeAccount(accountId, { ...well, readAt: now });
}

/** Keeps that X did not let itself be read, and for how long it is left alone: after each failure longer. */
export async function noteFailure(accountId: string, failure: XFailure, now: Date): Promise<void> {
  const { message: problem } = failure;
  if (failure.kind === "rate_limit") {
    const pausedUntil = failure.until ?? new Date(now.getTime() + FIRST_PAUSE_MS);
    await changeAccount(accountId, { pausedUntil, pauseReason: "rate_limit", problem });
    return;
  }
  const failures = ((await readAccount(accountId))?.failures ?? 0) + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const pausedUntil = new Date(now.getTime() + pause);
  await changeAccount(accountId, { failures, pausedUntil, pauseReason: "failure", problem });
}
