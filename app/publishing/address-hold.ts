import { longDay } from "~/platform/write-dates";

/** How long a freed address is kept for who had it last, in days. */
export const HOLD_DAYS = 90;

const HOLD_MS = HOLD_DAYS * 24 * 60 * 60 * 1000;

/** Until when an address is kept that became free at a moment. */
export function heldUntil(freedAt: Date): Date {
  return new Date(freedAt.getTime() + HOLD_MS);
}

/** Addresses that became free at this moment or before are anybody's now. */
export function lastHeld(now: Date): Date {
  return new Date(now.getTime() - HOLD_MS);
}

/** Why an address cannot be had that another had before. */
export function holdReason(slug: string, freedAt: Date): string {
  return `The slug “${slug}” was another app's, and is kept for its owner until ${longDay(heldUntil(freedAt))}`;
}
