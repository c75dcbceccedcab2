import { createHash } from "node:crypto";
import type { Viewer } from "~/accounts/user";
import type { Clock } from "~/platform/clock";
import { db } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { networkOf } from "~/platform/network";
import { type DailySecret, dayOf, endOfDay } from "./daily-secret.server";
import { seenByOthers } from "./listed.server";
import { visitWeight } from "./trend";
import { addVisitOfDay, dropOldDays } from "./visit-days.server";

/** Visits of one app that one address can add in a day, whatever it calls itself. */
const VISITS_PER_ADDRESS = 16;
/** Visits that this process remembers, so that a reload asks no database. About 2 MB. */
const CACHED_VISITS = 20_000;

/** A person's look at a published app, as far as it is needed to count it once. */
export interface Visit {
  slug: string;
  address: string;
  userAgent: string;
  /** Who is signed in, or which browser holds trials. */
  viewer: Viewer;
}

/**
 * Counts visits of published apps, each visitor once a day, and keeps nothing by which a visitor
 * could be known (docs/decisions/015-trending.md).
 */
export class Visits {
  readonly #secret: DailySecret;
  readonly #clock: Clock;
  readonly #countedCache = growingCache<string, true>(CACHED_VISITS);

  constructor(options: { secret: DailySecret; clock: Clock }) {
    this.#secret = options.secret;
    this.#clock = options.clock;
  }

  /** Counts a visit, unless it was counted today or is the owner's own. @returns whether it was */
  async count(visit: Visit): Promise<boolean> {
    const project = await db.project.findFirst({
      // Others have seen nothing of a private one, and its owner's visits are not counted.
      where: { slug: visit.slug, ...seenByOthers(this.#clock.now()) },
      select: { id: true, ownerId: true, trialKey: true },
    });
    if (!project) return false;
    const now = this.#clock.now();
    const id = digestVisit(await this.#secret.read(), project.id, visit);
    if (this.#countedCache.has(id)) return false;
    const { user, trialKey } = visit.viewer;
    // Remembered here alone, so that the app's own address does not count them either.
    if (user && (await hasOptedOut(user.id))) {
      this.#countedCache.set(id, true);
      return false;
    }
    const isNew = await storeVisit(id, endOfDay(now));
    this.#countedCache.set(id, true);
    const isOwner =
      (user !== null && user.id === project.ownerId) ||
      (trialKey !== null && trialKey === project.trialKey);
    if (!isNew || isOwner) return false;
    await addView(project.id, visitWeight(now));
    await addVisitOfDay(project.id, dayOf(now));
    return true;
  }

  /** Forgets the days that are over: the secret, and the visits digested under it. */
  async endDays(): Promise<void> {
    await this.#secret.forget();
    this.#countedCache.clear();
    const now = this.#clock.now();
    await db.visit.deleteMany({ where: { expiresAt: { lte: now } } });
    await dropOldDays(now);
  }
}

/**
 * Who came, as a digest that means nothing without the day's secret. Programs that browsers send
 * about themselves are sorted into a few kinds: behind one address several people are told apart,
 * but nobody becomes a crowd by changing names.
 */
function digestVisit(secret: string, projectId: string, visit: Visit): string {
  const kind = createHash("sha256").update(`${secret} ${visit.userAgent}`).digest();
  const who = `${networkOf(visit.address)} ${(kind[0] ?? 0) % VISITS_PER_ADDRESS}`;
  return createHash("sha256").update(`${secret} ${projectId} ${who}`).digest("base64url");
}

async function hasOptedOut(userId: string): Promise<boolean> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { analyticsOff: true } });
  return user?.analyticsOff ?? false;
}

/** @returns false when it was there already */
async function storeVisit(id: string, expiresAt: Date): Promise<boolean> {
  const added = await db.$executeRaw`
    INSERT INTO "Visit" ("id", "expiresAt") VALUES (${id}, ${expiresAt}) ON CONFLICT DO NOTHING`;
  return added === 1;
}

/** One statement, so that visits at the same time all count. Beyond e⁻⁴⁰ the old sum is nothing. */
async function addView(projectId: string, weight: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "Project" SET "views" = "views" + 1, "trend" = CASE
      WHEN "trend" IS NULL OR "trend" < CAST(${weight} AS double precision) - 40
        THEN CAST(${weight} AS double precision)
      WHEN "trend" > CAST(${weight} AS double precision)
        THEN "trend" + ln(1 + exp(CAST(${weight} AS double precision) - "trend"))
      ELSE CAST(${weight} AS double precision)
        + ln(1 + exp("trend" - CAST(${weight} AS double precision)))
      END
    WHERE "id" = ${projectId}`;
}
