import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrder } from "~/plans/create-order.server";
import { planSettings } from "~/plans/plan-settings.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { followSettings, readSettings } from "~/platform/settings/read-settings.server";
import type { SettingName } from "~/platform/settings/setting-names";
import { onSettingsChange, replacePageValues, settings } from "~/platform/settings/settings.server";
import { signUp } from "../../../tests/support/generation-runs";
import { plansOn } from "../../../tests/support/solana-server/plans-on";
import { readAudit } from "../audit/read-audit.server";
import { clearSetting, saveSettings } from "./change-settings.server";
import { readShownSettings } from "./read-settings.server";

plansOn();
let stopFollowing: () => void;
beforeAll(async () => {
  stopFollowing = await followSettings();
});
beforeEach(() => readSettings());
// Other files share what this process has read, and would share what it hears late.
afterAll(() => {
  stopFollowing();
  replacePageValues(new Map());
});

const ADMIN = "an administrator";
const WHY = "We have a new name";
/** A form in which one field was changed. */
const set = (name: SettingName, typed: string, before = readShownSettings()[name].value) =>
  saveSettings(ADMIN, { [name]: { typed, before } }, WHY);
const auditOf = async (name: SettingName) =>
  (await readAudit({ subject: `setting:${name}` }, null)).lines;

test("what a page sets counts before the environment, until it is given back", async () => {
  expect(readShownSettings().APP_NAME).toMatchObject({ value: env.APP_NAME, source: "default" });
  expect(await set("APP_NAME", "Tell")).toBe("The setting was saved");
  expect(settings.APP_NAME).toBe("Tell");
  const shown = { value: "Tell", source: "page", usual: env.APP_NAME };
  expect(readShownSettings().APP_NAME).toMatchObject(shown);
  await clearSetting(ADMIN, "APP_NAME", "The old name was better");
  expect(settings.APP_NAME).toBe(env.APP_NAME);
  expect((await auditOf("APP_NAME")).map(({ action, reason }) => [action, reason])).toEqual([
    ["setting.clear", "The old name was better"],
    ["setting.change", WHY],
  ]);
});

test("a field that was emptied goes back to the environment", async () => {
  await set("CHAT_URL", "https://chat.example/help");
  expect(settings.CHAT_URL).toBe("https://chat.example/help");
  await set("CHAT_URL", "");
  expect(settings.CHAT_URL).toBe(env.CHAT_URL);
  expect(readShownSettings().CHAT_URL.source).toBe("default");
});

test("of a form with a wrong field nothing is saved, and each wrong field is named", async () => {
  const typed = {
    CAREERS_EMAIL: { typed: "jobs@sayso.example", before: "" },
    CONTACT_EMAIL: { typed: "nobody", before: "" },
    RATE_LIMIT_SCALE: { typed: "0.001", before: "1" },
    SOURCE_URL: { typed: "javascript:alert(1)", before: "" },
    PRICE_BASIC_SOL: { typed: "a lot", before: "1" },
    APP_NAME: { typed: "Say\u202Eso", before: "Sayso" },
  };
  const refused = await saveSettings(ADMIN, typed, WHY).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 400 });
  expect(Object.keys((refused as { fields: object }).fields).sort()).toEqual(
    Object.keys(typed)
      .filter((name) => name !== "CAREERS_EMAIL")
      .sort(),
  );
  expect(await db.setting.count({ where: { name: { in: Object.keys(typed) } } })).toBe(0);
});

test("a form leaves alone what its reader did not touch, though it was changed meanwhile", async () => {
  const before = readShownSettings().HUMAN_SECONDS.value;
  await set("HUMAN_SECONDS", "5");
  const typed = {
    HUMAN_SECONDS: { typed: before, before },
    RATE_LIMIT_SCALE: { typed: "2", before: "1" },
  };
  await saveSettings(ADMIN, typed, WHY);
  expect([settings.HUMAN_SECONDS, settings.RATE_LIMIT_SCALE]).toEqual([5, 2]);
  await clearSetting(ADMIN, "HUMAN_SECONDS", WHY);
  await clearSetting(ADMIN, "RATE_LIMIT_SCALE", WHY);
});

test("what another process has set counts here as soon as it says so, and what was made of it is told", async () => {
  const told = new Promise<void>((resolve) => {
    const stop = onSettingsChange(() => {
      stop();
      resolve();
    });
  });
  await db.setting.create({ data: { name: "CAREERS_EMAIL", value: "jobs@sayso.example" } });
  topics.publish("settings-changed", {});
  await told;
  expect(settings.CAREERS_EMAIL).toBe("jobs@sayso.example");
});

test("a stored value that nobody can read does not count", async () => {
  await db.setting.create({ data: { name: "PRICE_BASIC_SOL", value: "a lot" } });
  await db.setting.create({ data: { name: "TREASURY_WALLET", value: "a thief" } });
  await readSettings();
  expect(planSettings().prices.basic).toBe("1");
  expect(planSettings().treasury).toBe(env.TREASURY_WALLET);
});

test("an order keeps the price that it was made at, and the next one has the new price", async () => {
  const { user } = await signUp("ann-of-prices");
  const priceOf = async (id: string) =>
    (await db.planOrder.findUniqueOrThrow({ where: { id } })).price;
  const first = await createOrder(user?.id ?? "", "basic");
  await set("PRICE_BASIC_SOL", "2.5");
  const second = await createOrder(user?.id ?? "", "basic");
  expect([await priceOf(first), await priceOf(second)]).toEqual([1_000_000_000n, 2_500_000_000n]);
});

test("plans are switched off in a page, and on where the environment has a treasury and a node", async () => {
  await set("PLANS", "off");
  expect(planSettings().isOn).toBe(false);
  env.PLANS = false;
  await set("PLANS", "on");
  expect(planSettings().isOn).toBe(true);
  env.SOLANA_RPC_URL = undefined;
  expect(planSettings().isOn).toBe(false);
  await set("PLANS", "off");
  await expect(set("PLANS", "on")).rejects.toMatchObject({
    fields: { PLANS: expect.stringContaining("TREASURY_WALLET") },
  });
});
