import { describe, expect, test } from "vitest";
import { noteNameKey } from "~/accounts/name-keys.server";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { plansOf, readsWhole } from "../../../tests/support/query-plans";
import { readAudit } from "../audit/read-audit.server";
import { appointAdmin, withdrawAdmin } from "./administrators.server";
import { actOnPerson, personActSchema } from "./person-acts.server";
import { readShownPerson } from "./read-person.server";
import { listPeople, PEOPLE_PAGE, searchPeople } from "./search-people.server";

async function member(name: string) {
  const { user } = await signUp(name);
  if (!user) throw new Error("Nobody has signed up.");
  await noteNameKey(user.id);
  return user;
}
async function admin(name: string) {
  const user = await member(name);
  await db.user.update({ where: { id: user.id }, data: { isAdmin: true } });
  return user;
}
const why = "They asked for it";
const told = async (userId: string) =>
  (await readAudit({ subject: `person:${userId}` }, null)).lines.map(({ action }) => action);
const noFiles = async () => {};

describe("people", () => {
  test("are listed once each, who came last first, page by page", async () => {
    const start = Date.UTC(2020, 0, 1);
    await db.user.createMany({
      data: Array.from({ length: PEOPLE_PAGE + 7 }, (_, n) => ({
        ...{ id: `listed-${n}`, name: `Listed ${n}` },
        createdAt: new Date(start + Math.floor(n / 3) * 1000),
      })),
    });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await listPeople(after);
      expect(page.people.length).toBeLessThanOrEqual(PEOPLE_PAGE);
      seen.push(...page.people.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith("listed-"))).toHaveLength(PEOPLE_PAGE + 7);
  });

  test("are found by id, email, wallet and the beginning of a name, whatever its case", async () => {
    const eva = await member("Évangeline Ω");
    await db.user.update({ where: { id: eva.id }, data: { email: "Eva@mail.example" } });
    await db.wallet.create({ data: { userId: eva.id, address: "w", verified: "w".repeat(40) } });
    for (const typed of [eva.id, "Eva@mail.example", "w".repeat(40), " évang", "ÉVANGELINE ω"]) {
      expect([typed, (await searchPeople(typed))[0]?.id]).toEqual([typed, eva.id]);
    }
    for (const typed of ["", "%", "vangeline", "' OR 1=1 --", "x".repeat(5_000)]) {
      expect([typed, await searchPeople(typed)]).toEqual([typed, []]);
    }
  });

  test("are read by an index, listed or searched", async () => {
    if (process.env.DATABASE_URL?.startsWith("postgres")) await db.$executeRawUnsafe("ANALYZE");
    for (const act of [
      () => listPeople(null),
      () => listPeople(`${Date.UTC(2021, 0, 1)}_zz`),
      () => searchPeople("listed"),
    ]) {
      expect((await plansOf(act)).filter(readsWhole)).toEqual([]);
    }
  });
});

describe("an administrator", () => {
  test("sees how somebody signs in and where, and nothing that opens anything", async () => {
    const ann = await member("shown-ann");
    const later = new Date(Date.now() + 60_000);
    const session = { id: "digest of a session", userAgent: "Firefox/140", expiresAt: later };
    await db.session.create({ data: { userId: ann.id, ...session } });
    await db.recoveryCode.create({ data: { id: "digest of a code", userId: ann.id } });
    const shown = await readShownPerson(ann.id);
    expect(shown).toMatchObject({ sessionCount: 1, sessions: [{ browser: "Firefox" }] });
    expect(shown.signIns).toContainEqual({ what: "Recovery codes", detail: "1 left", since: null });
    expect(JSON.stringify(shown)).not.toContain("digest");
    await expect(readShownPerson("nobody")).rejects.toMatchObject({ status: 404 });
  });

  test("ends sessions, gives a plan and takes it back, each with a reason in the log", async () => {
    const [ann, mod] = [await member("acted-ann"), await admin("acting-mod")];
    const later = new Date(Date.now() + 60_000);
    await db.session.create({ data: { id: "of acted-ann", userId: ann.id, expiresAt: later } });
    const person = { ...ann, isAdmin: false };
    const act = (form: object) =>
      actOnPerson(mod.id, person, personActSchema.parse({ reason: why, ...form }), noFiles);
    await act({ intent: "sign-out" });
    expect(await db.session.count({ where: { userId: ann.id } })).toBe(0);
    await act({ intent: "grant", plan: "basic", until: "" });
    const grant = await db.planGrant.findFirstOrThrow({ where: { userId: ann.id } });
    await act({ intent: "withdraw-grant", grant: grant.id });
    const again = act({ intent: "withdraw-grant", grant: grant.id });
    await expect(again).rejects.toMatchObject({ status: 400 });
    expect(await told(ann.id)).toEqual(["plan.withdraw", "plan.grant", "person.sign-out"]);
    expect(personActSchema.safeParse({ intent: "sign-out", reason: " … " }).success).toBe(false);
    const long = { intent: "sign-out", reason: "x".repeat(501) };
    expect(personActSchema.safeParse(long).success).toBe(false);
    const past = { intent: "grant", plan: "basic", until: "2020-01-01", reason: why };
    expect(personActSchema.safeParse(past).success).toBe(false);
  });

  test("deletes an account and leaves who did it and why, but no administrator's", async () => {
    const [ann, mod] = [await member("deleted-ann"), await admin("deleting-mod")];
    const asked = { intent: "delete", confirmation: "delete", reason: why };
    const act = personActSchema.parse(asked);
    const own = actOnPerson(mod.id, { ...mod, isAdmin: true }, act, noFiles);
    await expect(own).rejects.toMatchObject({ status: 409 });
    await actOnPerson(mod.id, { ...ann, isAdmin: false }, act, noFiles);
    expect(await db.user.count({ where: { id: ann.id } })).toBe(0);
    const [line] = (await readAudit({ subject: `person:${ann.id}` }, null)).lines;
    expect(line).toMatchObject({ adminId: mod.id, reason: why, details: [] });
    expect(personActSchema.safeParse({ ...asked, confirmation: "yes" }).success).toBe(false);
  });
});

test("administrators are appointed and withdrawn, but the last one remains, though two try at once", async () => {
  await db.user.updateMany({ data: { isAdmin: false } });
  const [one, two] = [await admin("admin-one"), await member("admin-two")];
  const by = (adminId: string, userId: string) => ({ adminId, userId, reason: why });
  await expect(withdrawAdmin(by(one.id, one.id))).rejects.toMatchObject({ status: 409 });
  await appointAdmin(by(one.id, two.id));
  const done = await Promise.allSettled([
    withdrawAdmin(by(one.id, two.id)),
    withdrawAdmin(by(two.id, one.id)),
  ]);
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.user.count({ where: { isAdmin: true } })).toBe(1);
  const banned = await member("admin-banned");
  await db.user.update({ where: { id: banned.id }, data: { bannedAt: new Date() } });
  const appointed = appointAdmin(by(one.id, banned.id));
  await expect(appointed).rejects.toMatchObject({ status: 409 });
  expect(await told(banned.id)).toEqual([]);
});
