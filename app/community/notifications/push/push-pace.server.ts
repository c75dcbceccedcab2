import { getDomain } from "tldts-icann";
import { counters } from "~/platform/coordination/coordination.server";

/** Where the browsers that most people have are reached: Chrome, Firefox, Safari and Edge with their kin. */
const SERVICES =
  /(?:^|\.)(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;
/** Pushes to any other site: a service of somebody's own has that many browsers. */
export const OTHERS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/**
 * Counts a push to a service that few browsers have. Its address is what somebody says it is: many accounts that name one
 * server, and a post that tells them all, would have it asked thousands of times a minute, and by us.
 *
 * @param endpoint that of a push service
 * @returns whether it may be sent now
 */
export async function mayPushTo(endpoint: string): Promise<boolean> {
  const host = new URL(endpoint).hostname.replace(/\.$/, "");
  if (SERVICES.test(host)) return true;
  const site = getDomain(host) ?? host;
  const { count } = await counters.add(`pushes:${site}`, { windowMs: MINUTE_MS });
  return count <= OTHERS_PER_MINUTE;
}
