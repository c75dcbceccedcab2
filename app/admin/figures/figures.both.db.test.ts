import { beforeEach, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { plansOf, readsWhole } from "../../../tests/support/query-plans";
import { BuildTally } from "./build-tally.server";
import { countDay } from "./count-day.server";
import { COUNTED, LEVELS, SHOWN_DAYS } from "./figures";
import { DAYS_IN_A_RUN, noteDays } from "./note-days.server";
import { readOverview } from "./read-figures.server";

const now = new Date("2026-03-31T12:00:00Z");
const yesterday = "2026-03-30";
const at = (text: string) => new Date(`${text}Z`);

const person = (id: string, createdAt: string) =>
  db.user.create({ data: { id, createdAt: at(createdAt) } });

async function answer(startedAt: string, more: { cost?: number; errorCode?: string } = {}) {
  await db.generation.create({
    data: {
      ...{ projectId: "p", requestHash: "h", mode: "develop", engine: "e", engineLabel: "E" },
      ...{ userMessageId: "u", assistantMessageId: "a", inputTokens: 100, outputTokens: 20 },
      ...{ status: more.errorCode ? "failed" : "finished", startedAt: at(startedAt), ...more },
    },
  });
}

beforeEach(async () => {
  await db.dayFigure.deleteMany();
  await db.user.deleteMany();
  await db.project.deleteMany();
  await db.project.create({ data: { id: "p", name: "P", createdAt: at(`${yesterday}T08:00:00`) } });
});

const noted = async (day: string) =>
  Object.fromEntries(
    (await db.dayFigure.findMany({ where: { day } })).map(({ name, value }) => [name, value]),
  );

test("a day that has ended is noted, from its first to its last millisecond in UTC", async () => {
  await person("before", "2026-03-29T23:59:59.999");
  await person("first", `${yesterday}T00:00:00.000`);
  await person("last", `${yesterday}T23:59:59.999`);
  await person("today", "2026-03-31T00:00:00.000");
  await answer(`${yesterday}T10:00:00`, { cost: 0.25 });
  await answer(`${yesterday}T11:00:00`, { cost: 0.5, errorCode: "quota" });
  await answer(`${yesterday}T12:00:00`);
  await noteDays(now);
  expect(await noted(yesterday)).toEqual({
    ...{ people: 2, projects: 1, answers: 3, failures: 1, tokens: 360, cost: 0.75, unpriced: 1 },
  });
  expect(await noted("2026-03-31")).toMatchObject({ "people-in-all": 3, "projects-in-all": 1 });
});

test("a day is noted once, though two processes begin at once and what it counted goes", async () => {
  await person("ann", `${yesterday}T10:00:00`);
  await Promise.all([noteDays(now), noteDays(now)]);
  expect((await noted(yesterday)).people).toBe(1);
  await db.user.delete({ where: { id: "ann" } });
  await person("bob", `${yesterday}T11:00:00`);
  await person("cleo", `${yesterday}T11:00:00`);
  await Promise.all([noteDays(now), noteDays(now)]);
  expect((await noted(yesterday)).people).toBe(1);
});

test("days that were missed are counted in steps, the newest first, and no day twice", async () => {
  const count = () => db.dayFigure.count({ where: { name: "people" } });
  const runs: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    await noteDays(now);
    runs.push(await count());
  }
  expect(runs).toEqual([DAYS_IN_A_RUN, 2 * DAYS_IN_A_RUN, SHOWN_DAYS - 1, SHOWN_DAYS - 1]);
  const expected = (SHOWN_DAYS - 1) * COUNTED.length + LEVELS.length;
  expect(await db.dayFigure.count()).toBe(expected);
});

test("the overview shows noted days, today as it is now, and what nobody noted as that", async () => {
  await person("ann", `${yesterday}T10:00:00`);
  await noteDays(now);
  await person("bob", "2026-03-31T11:00:00");
  await answer("2026-03-31T11:30:00", { cost: 2 });
  const { days, courses, waiting } = await readOverview(now);
  expect([days.length, days.at(-1)]).toEqual([SHOWN_DAYS, "2026-03-31"]);
  expect(courses.people.slice(-2)).toEqual([1, 1]);
  expect(courses.people[0]).toBeNull();
  expect(courses["people-in-all"].at(-1)).toBe(1);
  expect(courses.cost.at(-1)).toBe(2);
  expect(courses.storage.at(-1)).toBeGreaterThan(0);
  expect(waiting.runningAnswers).toBe(0);
});

test("what waits is counted: open reports and jobs that fail", async () => {
  await person("rita", `${yesterday}T10:00:00`);
  const report = { reporterId: "rita", reason: "spam" };
  await db.report.createMany({
    data: [
      { ...report, subject: "thread:1" },
      { ...report, subject: "thread:2", status: "dismissed" },
    ],
  });
  await db.job.create({ data: { name: "figures-bad", dueAt: 0n, failures: 2 } });
  expect((await readOverview(now)).waiting).toMatchObject({ reports: 1, failingJobs: 1 });
});

test("a day is counted by indexes", async () => {
  if (process.env.DATABASE_URL?.startsWith("postgres")) await db.$executeRawUnsafe("ANALYZE");
  expect((await plansOf(() => countDay(yesterday))).filter(readsWhole)).toEqual([]);
});

test("builds are added to the figures of their day by every process, and shown with their problems", async () => {
  const [one, other] = [new BuildTally(), new BuildTally()];
  one.count(true, 0, at(`${yesterday}T23:59:59`));
  one.count(false, 5, now);
  one.count(true, 1, now);
  other.count(true, 2, now);
  await Promise.all([one.write(), other.write()]);
  await one.write();
  expect(await noted(yesterday)).toEqual({ builds: 1, queue: 0 });
  const { courses } = await readOverview(now);
  expect(courses.builds.slice(-2)).toEqual([1, 3]);
  expect(courses["failed-builds"].at(-1)).toBe(1);
  expect(courses.queue.slice(-2)).toEqual([0, 5]);
});
