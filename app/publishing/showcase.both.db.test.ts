import { beforeAll, describe, expect, test } from "vitest";
import { publicName } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { listShowcase, SHOWCASE_PAGE, searchShowcase } from "./showcase.server";

let count = 0;

async function publish(
  name: string,
  more: { description?: string; ownerId?: string; trend?: number } = {},
): Promise<string> {
  count += 1;
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 0, count));
  const slug = `app-${count}`;
  await db.project.create({ data: { name, slug, publishedAt, ...more } });
  return slug;
}

async function signUp(name: string | null, email: string | null): Promise<string> {
  return (await db.user.create({ data: { name, email } })).id;
}

const found = async (query: string) =>
  (await searchShowcase({ query })).projects.map(({ name }) => name).sort();

describe("a search", () => {
  beforeAll(async () => {
    const zoe = await signUp("Zoë Ångström", "secret-address@hidden.example");
    const mail = await signUp(null, "kai.müller@corp.example");
    const blank = await signUp("  ", "blank@corp.example");
    await publish("Größenrechner", { ownerId: zoe });
    await publish("100% Habit_Tracker", { ownerId: mail, description: "Plan\nyour ÉTÉ" });
    await publish("[Quiz] *star* what?", { ownerId: blank });
    const wallet = await signUp(null, null);
    const address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
    await db.wallet.create({ data: { userId: wallet, address, verified: address } });
    const unproven = await signUp(null, null);
    await db.wallet.create({ data: { userId: unproven, address } });
    await publish("By a wallet", { ownerId: wallet });
    await publish("By nobody known", { ownerId: unproven });
    await publish("C:\\path ^x$ (a|b)");
    await publish("ΟΔΥΣΣΕΥΣ Москва");
    await db.project.create({ data: { name: "Größe, not published" } });
  });

  test.each([
    ["GRÖßEN", "Größenrechner"],
    ["größen", "Größenrechner"],
    ["GRÖẞEN", "Größenrechner"],
    ["GRO\u0308\u00dfEN", "Größenrechner"],
    ["habit", "100% Habit_Tracker"],
    ["été", "100% Habit_Tracker"],
    ["zoË åNG", "Größenrechner"],
    ["KAI.MÜLLER", "100% Habit_Tracker"],
    ["blank", "[Quiz] *star* what?"],
    ["οδυσσευς", "ΟΔΥΣΣΕΥΣ Москва"],
    ["οδυσσευσ", "ΟΔΥΣΣΕΥΣ Москва"],
    ["МОСКВА", "ΟΔΥΣΣΕΥΣ Москва"],
    ["7xKX…gAsU", "By a wallet"],
    ["100%", "100% Habit_Tracker"],
    ["t_t", "100% Habit_Tracker"],
    ["[quiz]", "[Quiz] *star* what?"],
    ["*STAR*", "[Quiz] *star* what?"],
    ["what?", "[Quiz] *star* what?"],
    ["c:\\path", "C:\\path ^x$ (a|b)"],
    ["^x$ (a|b)", "C:\\path ^x$ (a|b)"],
  ])("for %j finds %j", async (query, name) => {
    expect(await found(query)).toEqual([name]);
  });

  test.each([
    "%r",
    "h_bit",
    "h*t",
    "h?bit",
    "[a-z]",
    "hidden.example",
    "secret-address",
    "corp",
    "@",
    "7xKXtg2",
    "not published",
    "tracker plan",
    "'; --",
  ])("for %j finds nothing", async (query) => {
    expect(await found(query)).toEqual([]);
  });

  test("of an author means the name that is shown", async () => {
    const people = await db.user.findMany({
      select: { name: true, email: true, wallet: { select: { verified: true } } },
    });
    const names = people.map(publicName);
    expect(names).toContain("Anonymous");
    for (const name of names.filter((one) => one !== "Anonymous")) {
      expect(await found(name)).toHaveLength(1);
    }
    expect(await found("anonymous")).toEqual(["By nobody known"]);
    expect(await found("a visitor")).toHaveLength(2);
  });

  test("of white space is none", async () => {
    expect((await searchShowcase({ query: "  \u0007 " })).total).toBe(7);
  });

  test("keeps to its length, whole characters only", async () => {
    expect(await found("😀".repeat(5_000))).toEqual([]);
  });
});

describe("the list", () => {
  beforeAll(async () => {
    for (let index = 0; index < 2 * SHOWCASE_PAGE; index += 1) await publish(`Paged ${index}`);
  });

  test.each([["paged"], [""]])("of %j comes in pages that part and hold all", async (query) => {
    const first = await searchShowcase({ query, page: 1 });
    const seen = [];
    for (let page = 1; page <= first.pages; page += 1) {
      const { projects } = await searchShowcase({ query, page });
      expect(projects.length).toBeLessThanOrEqual(SHOWCASE_PAGE);
      seen.push(...projects.map(({ slug }) => slug));
    }
    expect(new Set(seen).size).toBe(first.total);
    expect(seen).toHaveLength(first.total);
  });

  test.each([
    "paged",
    "",
  ])("of %j beyond its end is its last page, and before its start the first", async (query) => {
    const { pages } = await searchShowcase({ query });
    const last = await searchShowcase({ query, page: pages });
    expect(await searchShowcase({ query, page: 999_999_999 })).toEqual(last);
    expect(await searchShowcase({ query, page: Number.MAX_SAFE_INTEGER })).toEqual(last);
    expect((await searchShowcase({ query, page: -3 })).page).toBe(1);
  });

  test("begins with the newest, and shows no key, email or wallet to programs", async () => {
    const slug = await publish("Newest");
    const [first] = await listShowcase();
    expect(first).toMatchObject({ slug, name: "Newest", author: { name: "a visitor" } });
    expect(JSON.stringify(await listShowcase())).not.toMatch(/@|hidden|screenshotKey/);
  });
});
