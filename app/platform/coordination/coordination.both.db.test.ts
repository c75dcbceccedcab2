import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { openCuttableLine } from "../../../tests/support/cuttable-line";
import type { Coordination } from "./coordination";
import { openCoordination } from "./coordination.server";
import { LEASE_MS } from "./lease";
import { StoredLeases } from "./stored-leases.server";

const url = process.env.DATABASE_URL ?? "";
const isPostgresql = !url.startsWith("file:");

/** Two processes of one installation. With SQLite there is only one. */
let here: Coordination;
let there: Coordination;

beforeAll(() => {
  here = openCoordination(url);
  there = isPostgresql ? openCoordination(url) : here;
});

afterAll(async () => {
  await here.close();
  if (there !== here) await there.close();
});

/** SQLite has no line that could be lost. */
const onPostgresql = isPostgresql ? test : () => {};

/** Connecting again waits a little longer after each try, and a busy machine with each statement. */
const SOON = { timeout: 20_000 };

let names = 0;
/** A name that no other test uses. */
const fresh = (kind: string) => `${kind}:${++names}`;

test("work of one key runs one after the other, wherever it is asked for", async () => {
  const key = fresh("project");
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await pause(2);
    inside -= 1;
    return inside;
  };
  const all = Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).lock.run(key, work));
  expect(await Promise.all(all)).toEqual(Array(12).fill(0));
  expect(most).toBe(1);
});

test("work of another key does not wait", async () => {
  const inner = here.lock.run(fresh("project"), () =>
    there.lock.run(fresh("project"), async () => 1),
  );
  expect(await inner).toBe(1);
});

test("a key is free again after work that failed", async () => {
  const key = fresh("project");
  const failing = here.lock.run(key, () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  expect(await there.lock.run(key, async () => "free")).toBe("free");
});

test("what one has on lease nobody else gets, until it is given back", async () => {
  const name = fresh("answer");
  const lease = await here.leases.take(name);
  expect(lease?.name).toBe(name);
  expect(await there.leases.take(name)).toBeNull();
  expect(await here.leases.take(name)).toBeNull();
  expect(await there.leases.isTaken(name)).toBe(true);
  await lease?.release();
  expect(await here.leases.isTaken(name)).toBe(false);
  const next = await there.leases.take(name);
  expect(next).not.toBeNull();
  // Giving back twice takes nothing from the next one.
  await lease?.release();
  expect(await here.leases.isTaken(name)).toBe(true);
  await next?.release();
});

test("of many who ask for a lease at once, one gets it", async () => {
  const name = fresh("answer");
  const asked = Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).leases.take(name));
  const got = (await Promise.all(asked)).filter((lease) => lease !== null);
  expect(got).toHaveLength(1);
  await got[0]?.release();
});

test("a lease whose owner was killed is free when it has run out, and not before", async () => {
  const name = fresh("answer");
  const expiresAt = BigInt(Date.now() + LEASE_MS);
  await db.lease.create({ data: { name, owner: "killed", expiresAt } });
  expect(await here.leases.take(name)).toBeNull();
  await db.lease.update({ where: { name }, data: { expiresAt: BigInt(Date.now() - 1000) } });
  const lease = await here.leases.take(name);
  expect(lease).not.toBeNull();
  await lease?.release();
});

test("sweeping removes leases that have run out, and no others", async () => {
  const [over, open] = [fresh("answer"), fresh("answer")];
  const expiresAt = BigInt(Date.now() - 1000);
  await db.lease.create({ data: { name: over, owner: "killed", expiresAt } });
  const lease = await here.leases.take(open);
  await there.leases.sweep();
  const left = await db.lease.findMany({ where: { name: { in: [over, open] } } });
  expect(left.map(({ name }) => name)).toEqual([open]);
  await lease?.release();
});

test("an owner is told when its lease went to somebody else", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  // Its own, for its timer to be one of those that are moved by hand.
  const process = openCoordination(url);
  onTestFinished(() => process.close());
  const name = fresh("answer");
  const kept = await process.leases.take(fresh("answer"));
  const lease = await process.leases.take(name);
  await db.lease.update({ where: { name }, data: { owner: "another" } });
  const lost = new Promise((resolve) => lease?.lost.addEventListener("abort", resolve));
  await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
  await lost;
  expect(kept?.lost.aborted).toBe(false);
  expect(await process.leases.isTaken(name)).toBe(true);
  await kept?.release();
  await db.lease.delete({ where: { name } });
});

test("an owner whose database hangs gives its lease up when it has run out", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let isHanging = false;
  const hanging = new Proxy(db, {
    get: (target, name) =>
      isHanging && name === "$queryRaw" ? () => new Promise(() => {}) : Reflect.get(target, name),
  });
  const now = () => Prisma.sql`CAST(${Date.now()} AS BIGINT)`;
  const leases = new StoredLeases({ db: hanging, owner: fresh("owner"), now });
  onTestFinished(() => leases.close());
  const lease = await leases.take(fresh("answer"));
  isHanging = true;
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1);
  expect(lease?.lost.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
  expect(lease?.lost.aborted).toBe(true);
});

test("the leases of processes before this one can be forgotten at its start", async () => {
  const process = openCoordination(url);
  onTestFinished(() => process.close());
  const [former, own] = [fresh("answer"), fresh("answer")];
  await db.lease.create({
    data: { name: former, owner: "killed", expiresAt: BigInt(Date.now() + LEASE_MS) },
  });
  const lease = await process.leases.take(own);
  await process.leases.forgetFormerOwners();
  expect(await process.leases.isTaken(former)).toBe(false);
  expect(await process.leases.isTaken(own)).toBe(true);
  await lease?.release();
});

test("a count goes up wherever it is added to, and begins anew with its next window", async () => {
  const key = fresh("rate");
  const windowMs = 60_000;
  const first = await here.counters.add(key, { windowMs });
  expect(first.count).toBe(1);
  const ms = first.endsAt - Date.now();
  expect(ms).toBeGreaterThan(windowMs / 2);
  expect(ms).toBeLessThan(windowMs * 2);
  expect(await there.counters.add(key, { windowMs, by: 5 })).toEqual({ ...first, count: 6 });
  await here.counters.remove(key, 2);
  expect((await there.counters.add(key, { windowMs })).count).toBe(5);
  await here.counters.remove(key, 99);
  expect((await here.counters.add(key, { windowMs })).count).toBe(1);
  await there.counters.reset(key);
  expect((await here.counters.add(key, { windowMs: 1 })).count).toBe(1);
  await vi.waitUntil(async () => (await here.counters.add(key, { windowMs: 1 })).count === 1, SOON);
});

test("additions at the same time all count", async () => {
  const key = fresh("rate");
  const windowMs = 60_000;
  const all = Array.from({ length: 50 }, (_, i) =>
    (i % 2 ? here : there).counters.add(key, { windowMs }),
  );
  const counts = (await Promise.all(all)).map(({ count }) => count);
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
});

test("sweeping removes counts that are over, and no others", async () => {
  const [over, open] = [fresh("rate"), fresh("rate")];
  await here.counters.add(over, { windowMs: -1 });
  await here.counters.add(open, { windowMs: 60_000 });
  await here.counters.sweep();
  expect((await there.counters.add(open, { windowMs: 60_000 })).count).toBe(2);
  expect((await there.counters.add(over, { windowMs: 60_000 })).count).toBe(1);
});

test("so many have a place at once, wherever they take it; who leaves makes room", async () => {
  const name = fresh("readers");
  const first = await here.places.take(name, 2);
  const second = await there.places.take(name, 2);
  expect(await here.places.take(name, 2)).toBeNull();
  expect(await there.places.take(fresh("readers"), 2)).not.toBeNull();
  await first?.();
  // Leaving twice makes room once.
  await first?.();
  const third = await there.places.take(name, 2);
  expect(third).not.toBeNull();
  expect(await here.places.take(name, 2)).toBeNull();
  await second?.();
  await third?.();
});

test("of many who take a place at once, as many get one as there are", async () => {
  const name = fresh("readers");
  const asked = Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).places.take(name, 5));
  const got = (await Promise.all(asked)).filter((leave) => leave !== null);
  expect(got).toHaveLength(5);
  for (const leave of got) await leave();
});

onPostgresql("the places of a killed process are free when its leases have run out", async () => {
  const name = fresh("readers");
  const expiresAt = BigInt(Date.now() + LEASE_MS);
  const place = `place:${name}:0`;
  await db.lease.create({ data: { name: place, owner: "killed", expiresAt } });
  expect(await here.places.take(name, 1)).toBeNull();
  const over = BigInt(Date.now() - 1000);
  await db.lease.update({ where: { name: place }, data: { expiresAt: over } });
  const leave = await here.places.take(name, 1);
  expect(leave).not.toBeNull();
  await leave?.();
});

test("an event reaches the listeners of every process once", async () => {
  const heard: string[] = [];
  const projectId = fresh("heard");
  const note = (who: string) => (event: { projectId: string }) => {
    if (event.projectId === projectId) heard.push(who);
  };
  const ends = [here.topics.subscribe("files-changed", note("here"))];
  if (there !== here) ends.push(there.topics.subscribe("files-changed", note("there")));
  for (const end of ends) onTestFinished(end);
  // A listener of another process is there once its own events come back to it.
  await reachable();
  here.topics.publish("files-changed", { projectId });
  expect(heard).toEqual(["here"]);
  await reachable();
  expect(heard).toEqual(there === here ? ["here"] : ["here", "there"]);
});

test("a listener that has left hears nothing more", async () => {
  const projectId = fresh("left");
  const listener = vi.fn();
  here.topics.subscribe("project-deleted", listener)();
  here.topics.publish("project-deleted", { projectId });
  await reachable();
  expect(listener).not.toHaveBeenCalled();
});

/** A promise that the test resolves itself. */
function newGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Resolves when what `here` has told until now has reached `there`. */
async function reachable(): Promise<void> {
  const projectId = fresh("reached");
  await new Promise<void>((resolve) => {
    const end = there.topics.subscribe("showcase-changed", (event) => {
      if (event.projectId !== projectId) return;
      end();
      clearInterval(again);
      resolve();
    });
    const tell = () => here.topics.publish("showcase-changed", { projectId });
    const again = setInterval(tell, 50);
    tell();
  });
}

test("a due job is run by one process, and one that failed comes round again", async () => {
  const name = fresh("job");
  let runs = 0;
  let fails = true;
  const work = async () => {
    runs += 1;
    if (fails) throw new Error("no room");
  };
  const ends = [here, there, here].map(({ jobs }) =>
    jobs.schedule({ name, everyMs: 60_000, work }),
  );
  for (const end of ends) onTestFinished(end);
  await vi.waitUntil(async () => (await db.job.findUnique({ where: { name } }))?.lastError, SOON);
  expect(runs).toBe(1);

  fails = false;
  await db.job.update({ where: { name }, data: { dueAt: 0n } });
  onTestFinished(there.jobs.schedule({ name, everyMs: 60_000, work }));
  await vi.waitUntil(
    async () => (await db.job.findUnique({ where: { name } }))?.lastError === null,
    SOON,
  );
  expect(runs).toBe(2);
});

test("a run that takes longer than its interval is not joined by another", async () => {
  const name = fresh("job");
  let inside = 0;
  let most = 0;
  const done = newGate();
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await done.opened;
    inside -= 1;
  };
  onTestFinished(here.jobs.schedule({ name, everyMs: 4, work }));
  onTestFinished(there.jobs.schedule({ name, everyMs: 4, work }));
  await vi.waitUntil(() => inside === 1, SOON);
  // Both look as often as at this one.
  let looks = 0;
  const look = async () => {
    looks += 1;
  };
  const other = { name: fresh("job"), everyMs: 4, work: look };
  onTestFinished(here.jobs.schedule(other));
  onTestFinished(there.jobs.schedule(other));
  await vi.waitUntil(() => looks > 3, SOON);
  expect(most).toBe(1);
  done.open();
  await vi.waitUntil(() => inside === 0, SOON);
});

const DAY_MS = 24 * 60 * 60 * 1000;

test("a run that a killed process left is taken up by another, however long its interval", async () => {
  const name = fresh("job");
  // As a process leaves it that was killed in its run: due, and under a lease that nobody renews.
  await db.job.create({ data: { name, dueAt: 0n } });
  const left = await here.leases.take(`job:${name}`);
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  const first = vi.spyOn(there.leases, "take");
  onTestFinished(() => first.mockRestore());
  onTestFinished(there.jobs.schedule({ name, everyMs: DAY_MS, work }));
  await vi.waitUntil(() => first.mock.settledResults.length > 0, SOON);
  expect(runs).toBe(0);
  await left?.release();
  onTestFinished(there.jobs.schedule({ name, everyMs: DAY_MS, work }));
  await vi.waitUntil(() => runs === 1, SOON);
  await vi.waitUntil(
    async () =>
      (await db.job.findUniqueOrThrow({ where: { name } })).dueAt > Date.now() + DAY_MS / 2,
    SOON,
  );
});

onPostgresql(
  "after a lost line to PostgreSQL listeners are told to read again, and hear what comes",
  async () => {
    const onGap = vi.fn();
    const listener = vi.fn();
    onTestFinished(there.topics.subscribe("answer-ended", listener, onGap));
    await reachable();
    const before = onGap.mock.calls.length;
    await db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'sayso coordination' AND datname = current_database()`;
    await vi.waitUntil(() => onGap.mock.calls.length > before, SOON);
    await reachable();
    here.topics.publish("answer-ended", { projectId: "after" });
    await reachable();
    expect(listener).toHaveBeenCalledWith({ projectId: "after" });
  },
);

onPostgresql("what is told while there is no line reaches the others when it is back", async () => {
  const line = await openCuttableLine(url);
  const process = openCoordination(line.url);
  onTestFinished(async () => {
    await process.close();
    await line.close();
  });
  const heard: string[] = [];
  onTestFinished(there.topics.subscribe("answer-ended", (event) => heard.push(event.projectId)));
  await reachable();
  process.topics.publish("answer-ended", { projectId: "before" });
  await vi.waitUntil(() => heard.includes("before"), SOON);
  const missed = vi.fn();
  onTestFinished(process.topics.subscribe("files-changed", () => {}, missed));
  await line.cut();
  process.topics.publish("answer-ended", { projectId: "meanwhile" });
  here.topics.publish("files-changed", { projectId: "unheard" });
  await reachable();
  expect(heard).toEqual(["before"]);
  await line.mend();
  await vi.waitUntil(() => heard.includes("meanwhile"), SOON);
  // And what it could not hear meanwhile it reads again.
  expect(missed).toHaveBeenCalled();
});

onPostgresql("a connection that ends while it is opened is opened anew", async () => {
  const line = await openCuttableLine(url);
  const process = openCoordination(line.url);
  onTestFinished(async () => {
    await process.close();
    await line.close();
  });
  line.swallow();
  const heard: string[] = [];
  process.topics.subscribe("answer-ended", ({ projectId }) => heard.push(projectId));
  await vi.waitUntil(() => line.isTaken(), SOON);
  await line.mend();
  await vi.waitUntil(() => {
    here.topics.publish("answer-ended", { projectId: "opened" });
    return heard.includes("opened");
  }, SOON);
  expect(await process.lock.run(fresh("project"), async () => "locked")).toBe("locked");
});

onPostgresql("work that goes on over a lost line still keeps others out of its key", async () => {
  const key = fresh("project");
  const done = newGate();
  const begun = newGate();
  const first = here.lock.run(key, () => {
    begun.open();
    return done.opened;
  });
  await begun.opened;
  const connected = new Promise<void>((resolve) => {
    onTestFinished(here.topics.subscribe("answer-ended", () => {}, resolve));
  });
  await db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'sayso coordination' AND datname = current_database()`;
  await connected;
  await reachable();
  let isIn = false;
  const second = there.lock.run(key, async () => {
    isIn = true;
  });
  await reachable();
  expect(isIn).toBe(false);
  done.open();
  await first;
  await second;
  expect(isIn).toBe(true);
});
