import { db } from "~/platform/db.server";
import { databaseBytes } from "../health/database-bytes.server";
import { countDay } from "./count-day.server";
import { COUNTED, type Course, type FigureName, LEVELS, shownDays, TALLIED } from "./figures";

const NAMES = [...COUNTED, ...LEVELS, ...TALLIED];

/** What the overview of administrators shows. */
export interface Overview {
  /** The oldest first, today the last. */
  days: string[];
  courses: Record<FigureName, Course>;
  /** Just now. Reports are those that nobody has decided about. */
  waiting: { reports: number; failingJobs: number; runningAnswers: number };
}

/** The figures of the last days: those that ended as they were noted, today's counted now. */
export async function readOverview(now = new Date()): Promise<Overview> {
  const days = shownDays(now);
  const today = days.at(-1) ?? "";
  const [rows, counted, storage, reports, failingJobs, runningAnswers] = await Promise.all([
    db.dayFigure.findMany({ where: { name: { in: NAMES }, day: { in: days } } }),
    countDay(today),
    databaseBytes(),
    db.report.count({ where: { status: "open" } }),
    db.job.count({ where: { failures: { gt: 0 } } }),
    db.generation.count({ where: { status: "running" } }),
  ]);
  const values = new Map(rows.map(({ name, day, value }) => [`${name} ${day}`, value]));
  const current: Partial<Record<FigureName, number>> = { ...counted, storage };
  const courseOf = (name: FigureName): Course =>
    days.map((day) =>
      day === today
        ? (current[name] ?? values.get(`${name} ${day}`) ?? null)
        : (values.get(`${name} ${day}`) ?? null),
    );
  const courses = Object.fromEntries(NAMES.map((name) => [name, courseOf(name)])) as Record<
    FigureName,
    Course
  >;
  return { days, courses, waiting: { reports, failingJobs, runningAnswers } };
}
