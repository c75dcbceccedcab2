import { beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { DailySecret } from "./daily-secret.server";
import { listTrending } from "./showcase.server";
import { HALF_LIFE_SECONDS } from "./trend";
import { readVisits, VISIT_DAYS } from "./visit-days.server";
import { Visits } from "./visits.server";

const DAY_MS = 24 * 60 * 60 * 1000;

const NOBODY: Viewer = { user: null, trialKey: null };
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let now = new Date(Date.UTC(2026, 10, 20, 9));
const clock = { now: () => now };
let count = 0;
let visits: Visits;

const restart = () => new Visits({ secret: new DailySecret({ clock }), clock });

beforeEach(async () => {
  count += 1;
  visits = restart();
  await db.daySecret.deleteMany();
  await db.project.deleteMany();
});

async function publish(data: object = {}): Promise<{ id: string; slug: string }> {
  count += 1;
  const slug = `app-${count}`;
  const { id } = await db.project.create({
    data: { name: slug, slug, publishedAt: new Date(count), ...data },
  });
  return { id, slug };
}

async function signUp(analyticsOff = false): Promise<Viewer> {
  count += 1;
  const { id } = await db.user.create({ data: { name: `p${count}`, analyticsOff } });
  return {
    user: { id, name: "p", email: null, imageUrl: null, isAdmin: false },
    trialKey: null,
  };
}

function visit(slug: string, more: { address?: string; userAgent?: string; viewer?: Viewer } = {}) {
  return visits.count({
    slug,
    address: "203.0.113.7",
    userAgent: FIREFOX,
    viewer: NOBODY,
    ...more,
  });
}

const viewsOf = async (slug: string) =>
  (await db.project.findUniqueOrThrow({ where: { slug } })).views;

describe("a visitor", () => {
  test("counts once a day for an app, also after a restart", async () => {
    const { slug } = await publish();
    const other = await publish();
    expect(await visit(slug)).toBe(true);
    expect(await visit(slug)).toBe(false);
    visits = restart();
    expect(await visit(slug)).toBe(false);
    expect(await visit(other.slug)).toBe(true);
    expect([await viewsOf(slug), await viewsOf(other.slug)]).toEqual([1, 1]);
    now = new Date(now.getTime() + DAY_MS);
    expect(await visit(slug)).toBe(true);
    expect(await viewsOf(slug)).toBe(2);
  });

  test("with another address, or another browser, is another one", async () => {
    const { slug } = await publish();
    await visit(slug);
    expect(await visit(slug, { address: "203.0.113.8" })).toBe(true);
    const browsers = Array.from({ length: 40 }, (_, version) => `Browser/${version}`);
    for (const userAgent of browsers) await visit(slug, { userAgent });
    expect(await viewsOf(slug)).toBeGreaterThan(5);
  });

  test("is no crowd by calling itself names, or by the addresses of one IPv6 line", async () => {
    const { slug } = await publish();
    for (let index = 0; index < 300; index += 1) {
      await visit(slug, {
        address: `2001:db8:1:2::${index.toString(16)}`,
        userAgent: `Crowd/${index}`,
      });
    }
    expect(await viewsOf(slug)).toBeLessThanOrEqual(16);
  });

  test("who is the owner does not count, nor later at the app's own address", async () => {
    const ann = await signUp();
    const { slug } = await publish({ ownerId: ann.user?.id });
    expect(await visit(slug, { viewer: ann })).toBe(false);
    expect(await visit(slug)).toBe(false);
    expect(await visit(slug, { viewer: await signUp(), address: "203.0.113.9" })).toBe(true);
    const trial = await publish({ trialId: "trial_1", trialKey: "mine" });
    expect(await visit(trial.slug, { viewer: { user: null, trialKey: "mine" } })).toBe(false);
    expect(await viewsOf(trial.slug)).toBe(0);
  });

  test("who opted out does not count, and nothing is stored", async () => {
    const before = await db.visit.count();
    const { slug } = await publish();
    expect(await visit(slug, { viewer: await signUp(true) })).toBe(false);
    expect(await visit(slug)).toBe(false);
    expect(await db.visit.count()).toBe(before);
    expect(await viewsOf(slug)).toBe(0);
  });

  test("of what is not published counts nowhere", async () => {
    const { slug } = await publish({ publishedAt: null });
    expect(await visit(slug)).toBe(false);
    expect(await visit("nobody-has-this")).toBe(false);
    const hidden = await publish({ visibility: "private" });
    expect(await visit(hidden.slug)).toBe(false);
  });
});

test("visits at the same time all count, and the same visitor once", async () => {
  const { slug, id } = await publish();
  const visitors = Array.from({ length: 50 }, (_, index) => `198.51.100.${index}`);
  await Promise.all([...visitors, ...visitors].map((address) => visit(slug, { address })));
  const { views, trend } = await db.project.findUniqueOrThrow({ where: { id } });
  expect(views).toBe(50);
  const single = await publish();
  await visit(single.slug);
  const one = await db.project.findUniqueOrThrow({ where: { id: single.id } });
  expect((trend ?? 0) - (one.trend ?? 0)).toBeCloseTo(Math.log(50), 9);
});

test("counting leaves when a project was changed as it is", async () => {
  const { slug, id } = await publish();
  const before = await db.project.findUniqueOrThrow({ where: { id } });
  await visit(slug);
  const after = await db.project.findUniqueOrThrow({ where: { id } });
  expect(after.updatedAt).toEqual(before.updatedAt);
});

test("when the day is over its secret and its visits are gone", async () => {
  const { slug } = await publish();
  await visit(slug);
  const stored = await db.daySecret.findMany();
  expect(stored).toHaveLength(1);
  await visits.endDays();
  expect(await db.daySecret.findMany()).toEqual(stored);
  expect(await db.visit.count()).toBeGreaterThan(0);
  now = new Date(now.getTime() + DAY_MS);
  await visits.endDays();
  expect(await db.daySecret.count()).toBe(0);
  expect(await db.visit.count()).toBe(0);
});

test("the order by trend is the order of decayed visits, at any time", async () => {
  const apps = await Promise.all(Array.from({ length: 6 }, () => publish()));
  const seen = new Map(apps.map(({ slug }) => [slug, [] as number[]]));
  let random = 7;
  const next = (below: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return Math.floor((random / 2_147_483_647) * below);
  };
  for (let step = 0; step < 120; step += 1) {
    now = new Date(now.getTime() + next(12 * 60 * 60 * 1000));
    const { slug } = apps[next(apps.length)] ?? { slug: "" };
    expect(await visit(slug, { address: `192.0.2.${step}` })).toBe(true);
    seen.get(slug)?.push(now.getTime());
  }
  for (const days of [0, 1, 30]) {
    const at = now.getTime() + days * DAY_MS;
    const decayed = (slug: string) =>
      (seen.get(slug) ?? []).reduce(
        (sum, time) => sum + 0.5 ** ((at - time) / 1000 / HALF_LIFE_SECONDS),
        0,
      );
    const expected = [...seen.keys()].sort((a, b) => decayed(b) - decayed(a));
    expect((await listTrending()).map(({ slug }) => slug)).toEqual(expected);
  }
});

test("a visit after years of silence counts for more than all before", async () => {
  const old = await publish();
  const quiet = await publish();
  for (let index = 0; index < 20; index += 1)
    await visit(old.slug, { address: `192.0.2.${index}` });
  now = new Date(now.getTime() + 4_000 * DAY_MS);
  await visit(quiet.slug);
  expect((await listTrending()).map(({ slug }) => slug)).toEqual([quiet.slug, old.slug]);
  await visit(old.slug);
  const [first, second] = await listTrending();
  // Equal within what a double holds: then the newest comes first.
  expect([first?.slug, second?.slug]).toEqual([quiet.slug, old.slug]);
  expect(first?.views).toBe(1);
});

test("visits are told by the day, and days that nobody is told of any more are forgotten", async () => {
  const { id, slug } = await publish();
  await visit(slug);
  await visit(slug, { address: "198.51.100.4" });
  now = new Date(now.getTime() + 2 * DAY_MS);
  await visit(slug);
  const { total, days } = await readVisits(id, now);
  expect([total, days.length, days.slice(-3)]).toEqual([3, VISIT_DAYS, [2, 0, 1]]);
  now = new Date(now.getTime() + (VISIT_DAYS - 1) * DAY_MS);
  await visits.endDays();
  expect(await db.visitDay.findMany({ where: { projectId: id } })).toHaveLength(1);
});
