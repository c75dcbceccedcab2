import { db } from "~/platform/db.server";
import { dayOf } from "./daily-secret.server";

/** Days of which an app's visits are told, today among them. */
export const VISIT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often an app was visited. */
export interface VisitFigures {
  /** Since it was first published. */
  total: number;
  /** The last {@link VISIT_DAYS} days (UTC), the last of them today. */
  days: number[];
}

/** Counts a visit of a day, also when several processes do at once. */
export async function addVisitOfDay(projectId: string, day: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "VisitDay" ("projectId", "day", "visits")
    SELECT p."id", ${day}, 1 FROM "Project" p WHERE p."id" = ${projectId}
    ON CONFLICT ("projectId", "day") DO UPDATE SET "visits" = "VisitDay"."visits" + 1`;
}

/** Forgets days of which nobody is told any more. */
export async function dropOldDays(now: Date): Promise<void> {
  const first = dayOf(new Date(now.getTime() - (VISIT_DAYS - 1) * DAY_MS));
  await db.visitDay.deleteMany({ where: { day: { lt: first } } });
}

/** The visits of a project's app, day by day. */
export async function readVisits(projectId: string, now: Date): Promise<VisitFigures> {
  const [project, rows] = await Promise.all([
    db.project.findUnique({ where: { id: projectId }, select: { views: true } }),
    db.visitDay.findMany({ where: { projectId }, select: { day: true, visits: true } }),
  ]);
  const visits = new Map(rows.map((row) => [row.day, row.visits]));
  const days = Array.from({ length: VISIT_DAYS }, (_, index) => {
    const day = new Date(now.getTime() - (VISIT_DAYS - 1 - index) * DAY_MS);
    return visits.get(dayOf(day)) ?? 0;
  });
  return { total: project?.views ?? 0, days };
}
