import { afterEach, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { createProject } from "~/projects/projects.server";
import { signUp } from "../../tests/support/generation-runs";
import { requireAllowance } from "./allowance.server";
import { grantPlan, withdrawGrant } from "./grants.server";
import { readPlan } from "./read-plan.server";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  env.PLANS = true;
  env.TREASURY_WALLET = "11111111111111111111111111111112";
  env.TOKEN_MINT = "So11111111111111111111111111111111111111112";
});

afterEach(() => {
  env.PLANS = false;
  env.TREASURY_WALLET = undefined;
  env.TOKEN_MINT = undefined;
});

async function makeApps(viewer: Viewer, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await createProject(viewer, { name: "App" });
}

const idOf = (viewer: Viewer) => viewer.user?.id ?? "";
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test("without a treasury nothing is limited, even with plans switched on", async () => {
  env.TREASURY_WALLET = undefined;
  const ann = await signUp("ann-off");
  await makeApps(ann, 4);
  expect(await readPlan(idOf(ann))).toMatchObject({ plan: "off", hasDomains: true });
});

test("a third app takes Basic, and is refused with what that is", async () => {
  const ann = await signUp("ann-third");
  await makeApps(ann, 2);
  await expect(createProject(ann, { name: "Third" })).rejects.toMatchObject({
    status: 402,
    code: "plan_needed",
    message:
      "You have 2 apps, and the first 2 are free. With Basic, 1 SOL for 30 days, you can have up to 15. Everything you have stays.",
    data: { plan: "basic", path: "/account/plan" },
  });
  expect(await db.project.count({ where: { ownerId: idOf(ann) } })).toBe(2);
});

test("of many that are made at once as many are kept as are free", async () => {
  const ann = await signUp("ann-at-once");
  const tried = Array.from({ length: 8 }, () => createProject(ann, { name: "App" }));
  const made = (await Promise.allSettled(tried)).filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(2);
  expect(await db.project.count({ where: { ownerId: idOf(ann) } })).toBe(2);
});

test("paid Basic is for fifteen apps, and when it ran out nothing is lost", async () => {
  const ann = await signUp("ann-basic");
  const userId = idOf(ann);
  await db.planAccount.create({ data: { userId, basicUntil: inDays(1) } });
  await makeApps(ann, 15);
  await expect(createProject(ann, { name: "16" })).rejects.toMatchObject({
    status: 402,
    data: { plan: "unlimited" },
    message: expect.stringContaining("10M $REPO in your verified wallet and 0.5 SOL"),
  });
  await db.planAccount.update({ where: { userId }, data: { basicUntil: inDays(-1) } });
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", by: "nothing", apps: 2 });
  await expect(createProject(ann, { name: "16" })).rejects.toMatchObject({ status: 402 });
  expect(await db.project.count({ where: { ownerId: userId } })).toBe(15);
});

test("Unlimited is for any number of apps and for domains, while the tokens are held", async () => {
  const ann = await signUp("ann-unlimited");
  const userId = idOf(ann);
  await db.planAccount.create({ data: { userId, unlimitedUntil: inDays(20) } });
  await expect(requireAllowance(db, userId, "domain")).rejects.toMatchObject({ status: 402 });
  const holding = { address: "w", mint: env.TOKEN_MINT ?? "", state: "held" };
  await db.tokenHolding.create({ data: { userId, ...holding } });
  await makeApps(ann, 17);
  await requireAllowance(db, userId, "domain");
  const fellAt = inDays(-6);
  await db.tokenHolding.update({ where: { userId }, data: { state: "not_held", fellAt } });
  expect(await readPlan(userId)).toMatchObject({
    plan: "unlimited",
    lacksHolding: true,
    graceUntil: new Date(fellAt.getTime() + 7 * DAY_MS),
  });
  await db.tokenHolding.update({ where: { userId }, data: { fellAt: inDays(-8) } });
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", lacksHolding: true });
});

test("a holding of another token than the one that counts is none", async () => {
  const userId = idOf(await signUp("ann-other-token"));
  await db.planAccount.create({ data: { userId, unlimitedUntil: inDays(20) } });
  await db.tokenHolding.create({ data: { userId, address: "w", mint: "other", state: "held" } });
  expect(await readPlan(userId)).toMatchObject({ plan: "basic" });
});

test("a plan that an administrator gave needs no holding, and ends when it is withdrawn", async () => {
  const userId = idOf(await signUp("ann-granted"));
  const grant = { userId, plan: "unlimited", until: null, reason: "Thanks", adminId: "a" } as const;
  const id = await grantPlan(db, grant);
  expect(await readPlan(userId)).toMatchObject({ plan: "unlimited", by: "grant", apps: null });
  expect(await withdrawGrant(db, id)).toBe(true);
  expect(await withdrawGrant(db, id)).toBe(false);
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", by: "nothing" });
});
