import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { plansOf, readsWhole } from "../../../tests/support/query-plans";
import { AUDIT_PAGE, readAudit } from "./read-audit.server";
import { audited, recordAct } from "./record-act.server";

const HOUR_MS = 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
await db.auditEntry.createMany({
  data: Array.from({ length: 2 * AUDIT_PAGE + 5 }, (_, n) => ({
    ...{ adminId: n % 3 ? "ann" : "bob", action: n % 2 ? "person.ban" : "app.restore" },
    subject: n % 5 ? `person:${n}` : "app:garden",
    createdAt: new Date(START + Math.floor(n / 2) * HOUR_MS),
  })),
});

async function readAll(filter: Parameters<typeof readAudit>[0]) {
  const lines = [];
  let after: string | null = null;
  do {
    const page = await readAudit(filter, after);
    expect(page.lines.length).toBeLessThanOrEqual(AUDIT_PAGE);
    lines.push(...page.lines);
    after = page.next;
  } while (after);
  return lines;
}

describe("the audit log", () => {
  test("has each act once, the newest first, page by page", async () => {
    const lines = await readAll({});
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2 * AUDIT_PAGE + 5);
    const times = lines.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("can be narrowed to who did what to whom", async () => {
    const all = await readAll({});
    for (const filter of [
      { adminId: "bob" },
      { action: "person.ban" },
      { subject: "app:garden" },
      { adminId: "ann", action: "app.restore", subject: "app:garden" },
    ]) {
      const fits = (line: object) =>
        Object.entries(filter).every(([k, v]) => Reflect.get(line, k) === v);
      expect(await readAll(filter)).toEqual(all.filter(fits));
    }
    expect((await readAudit({ action: "' OR 1=1 --" }, "no cursor")).lines).toEqual([]);
  });

  test("is read by an index, whatever it is narrowed to", async () => {
    if (process.env.DATABASE_URL?.startsWith("postgres")) await db.$executeRawUnsafe("ANALYZE");
    const after = `${Date.UTC(2026, 0, 2)}_zz`;
    for (const filter of [{}, { adminId: "bob" }, { action: "person.ban" }, { subject: "x:1" }]) {
      const plans = await plansOf(() => readAudit(filter, after));
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.filter(readsWhole)).toEqual([]);
    }
  });

  test("shows of long details the beginning, and of many the first", async () => {
    const details = Object.fromEntries(
      [..."abcdefghijkl"].map((name) => [name, name.repeat(9_999)]),
    );
    const subject = "setting:long" as const;
    await recordAct(db, { adminId: "ann", action: "setting.change", subject, details });
    const [line] = (await readAudit({ subject }, null)).lines;
    expect(line?.details).toHaveLength(8);
    expect(line?.details[0]?.value).toBe(`${"a".repeat(120)}…`);
  });
});

test("an act and what is written of it are there together or not at all", async () => {
  const act = { adminId: "ann", action: "setting.change", subject: "setting:atomic" } as const;
  const set = (value: string) =>
    audited((tx) => tx.setting.create({ data: { name: "atomic", value } }), act);
  await set("one");
  await expect(set("two")).rejects.toThrow();
  expect((await readAudit({ subject: act.subject }, null)).lines).toHaveLength(1);
  const failing = audited(
    (tx) => tx.setting.create({ data: { name: "never", value: "x" } }),
    () => {
      throw new Error("not written");
    },
  );
  await expect(failing).rejects.toThrow("not written");
  expect(await db.setting.count({ where: { name: "never" } })).toBe(0);
});
