import { checkHolding, type Holding, readHolding } from "./check-holding.server";
import { planSettings } from "./plan-settings.server";

/** How old an answer may be that a page is given, in milliseconds: each costs the node three calls. */
const FRESH_MS = 60_000;

/** What somebody's wallet holds, asked anew when the last answer is older than a minute; null where none counts. */
export async function lookAtHolding(userId: string, now = Date.now()): Promise<Holding | null> {
  const { isOn, mint } = planSettings();
  if (!isOn || !mint) return null;
  const known = await readHolding(userId);
  // A failure is as young as its row: the node is not asked again by every page.
  const at = known?.nextCheckAt?.getTime() ?? 0;
  const isFresh = known?.checkedAt && now - known.checkedAt.getTime() < FRESH_MS;
  return isFresh || (known?.unknownSince && at > now) ? known : checkHolding(userId, now);
}
