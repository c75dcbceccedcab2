import { Prisma } from "~/generated/sqlite/client";
import { db, execute } from "~/platform/db.server";
import { databaseBytes } from "../health/database-bytes.server";
import { countDay } from "./count-day.server";
import { boundsOf, dayOf, type FigureName, type Level, shownDays } from "./figures";

/** Days that one run counts at most; what is missing beyond waits for the next run. */
export const DAYS_IN_A_RUN = 10;

/**
 * Notes the figures of days that have ended, each once, the newest first, and how much there is when
 * today begins. A day keeps its figures though what they count is deleted later.
 */
export async function noteDays(now: Date): Promise<void> {
  const days = shownDays(now);
  const today = dayOf(now);
  const noted = await notedDays("people", days);
  const missing = days.filter((day) => day !== today && !noted.has(day)).reverse();
  for (const day of missing.slice(0, DAYS_IN_A_RUN)) await note(day, await countDay(day));
  if (!(await notedDays("storage", [today])).has(today)) {
    await note(today, await levelsOf(today));
  }
}

async function levelsOf(day: string): Promise<Record<Level, number>> {
  const createdAt = { lt: boundsOf(day).from };
  const [people, projects, storage, files] = await Promise.all([
    db.user.count({ where: { createdAt } }),
    db.project.count({ where: { createdAt } }),
    databaseBytes(),
    storedFileBytes(),
  ]);
  return { "people-in-all": people, "projects-in-all": projects, storage, files };
}

async function notedDays(name: FigureName, days: string[]): Promise<Set<string>> {
  const rows = await db.dayFigure.findMany({
    where: { name, day: { in: days } },
    select: { day: true },
  });
  return new Set(rows.map(({ day }) => day));
}

/** All figures of a day in one statement: whoever comes second, from whichever process, changes nothing. */
async function note(day: string, figures: Partial<Record<FigureName, number>>): Promise<void> {
  const rows = Object.entries(figures).map(
    ([name, value]) => Prisma.sql`(${name}, ${day}, ${value})`,
  );
  await execute(Prisma.sql`
    INSERT INTO "DayFigure" ("name", "day", "value") VALUES ${Prisma.join(rows)}
    ON CONFLICT ("name", "day") DO NOTHING`);
}

/** Bytes in the server's file storage: files that are no text, uploads and published apps. */
async function storedFileBytes(): Promise<number> {
  const [binaries, uploads, releases] = await Promise.all([
    db.binary.aggregate({ _sum: { size: true } }),
    db.upload.aggregate({ _sum: { size: true } }),
    db.release.aggregate({ _sum: { bytes: true } }),
  ]);
  return (binaries._sum.size ?? 0) + (uploads._sum.size ?? 0) + (releases._sum.bytes ?? 0);
}
