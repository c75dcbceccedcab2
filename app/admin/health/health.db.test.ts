import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { readAudit } from "../audit/read-audit.server";
import { actOnHealth, healthActSchema } from "./health-acts.server";
import { readHealth } from "./read-health.server";

const act = (form: object) =>
  actOnHealth("mod", healthActSchema.parse({ reason: "It hangs", ...form }));

const OWN = { builds: { running: 1, waiting: 2 }, packageStore: 12_000_000 };

test("health shows jobs that fail first, with why, and runs one again with a reason", async () => {
  const later = BigInt(Date.now() + 3_600_000);
  await db.job.create({ data: { name: "a-good-one", dueAt: later } });
  await db.job.create({
    data: { name: "z-bad-one", dueAt: later, failures: 3, lastError: "Error: no room" },
  });
  const [first] = (await readHealth(OWN)).jobs;
  expect(first).toMatchObject({ name: "z-bad-one", failures: 3, lastError: "Error: no room" });
  await act({ intent: "retry", name: "z-bad-one" });
  expect((await db.job.findUniqueOrThrow({ where: { name: "z-bad-one" } })).dueAt).toBe(0n);
  await expect(act({ intent: "retry", name: "none" })).rejects.toMatchObject({ status: 404 });
  const { lines } = await readAudit({ subject: "job:z-bad-one" }, null);
  expect(lines).toMatchObject([{ action: "job.retry", reason: "It hangs" }]);
  expect((await readAudit({ subject: "job:none" }, null)).lines).toEqual([]);
});

test("a lease that a process left is seen and released, once", async () => {
  await db.lease.create({ data: { name: "job:stuck", owner: "a process", expiresAt: 1n } });
  expect((await readHealth(OWN)).leases).toMatchObject([{ name: "job:stuck", isOver: true }]);
  await act({ intent: "release", name: "job:stuck" });
  expect(await db.lease.count({ where: { name: "job:stuck" } })).toBe(0);
  await expect(act({ intent: "release", name: "job:stuck" })).rejects.toMatchObject({
    status: 404,
  });
});

test("a model whose last answer failed is named, one that answers again is not", async () => {
  const { id: projectId } = await db.project.create({ data: { name: "p" } });
  const answer = (engineLabel: string, errorCode: string | null, minutes: number) =>
    db.generation.create({
      data: {
        ...{ projectId, requestHash: "h", mode: "develop", engine: "e", engineLabel, errorCode },
        ...{ userMessageId: "u", assistantMessageId: "a" },
        status: errorCode ? "failed" : "finished",
        startedAt: new Date(Date.now() + minutes * 60_000),
      },
    });
  await answer("Broken", null, 1);
  await answer("Broken", "auth", 2);
  await answer("Mended", "quota", 1);
  await answer("Mended", null, 2);
  const { models, sizes } = await readHealth(OWN);
  expect(models).toMatchObject([{ label: "Broken", code: "auth" }]);
  expect(sizes.find(({ what }) => what === "Database")?.bytes).toBeGreaterThan(0);
});
