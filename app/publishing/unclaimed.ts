/** What was published without an account stays for this long after its last visit. */
export const UNCLAIMED_DAYS = 30;

/** What that means, for whoever publishes. */
export const UNCLAIMED_STAYS = `Without an account it stays until ${UNCLAIMED_DAYS} days after its last visit.`;

/** The same, and what to do about it. */
export const UNCLAIMED_TEXT = `${UNCLAIMED_STAYS} Sign in and move the project into your account to keep it.`;

/** Until when an app without an account stays that somebody visits now. */
export function publishedUntil(now: Date): Date {
  return new Date(now.getTime() + UNCLAIMED_DAYS * 24 * 60 * 60 * 1000);
}

/** Who made an app that no account has: the showcase says "by a visitor". */
export const UNCLAIMED_AUTHOR = "a visitor";
