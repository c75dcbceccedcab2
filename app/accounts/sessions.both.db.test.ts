import { beforeEach, describe, expect, test } from "vitest";
import { cookiePair, readCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { endAllSessions, expireSessions, listSessions, revokeSession } from "./session-list.server";
import { endSession, findSessionUser, SESSION_COOKIE, startSession } from "./sessions.server";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
let userId: string;

beforeEach(async () => {
  userId = (await db.user.create({ data: { name: "Ann" } })).id;
});

/** Signs in, in a browser that may be signed in already. Answers its `Cookie` header. */
async function signIn(before = "", device = "Firefox"): Promise<string> {
  const request = new Request("http://localhost/", {
    headers: { cookie: before, "user-agent": device },
  });
  const cookie = await startSession(request, userId, "google");
  return cookiePair(SESSION_COOKIE, readCookie(cookie, SESSION_COOKIE) ?? "");
}

describe("a person's sessions", () => {
  test("are listed with what they were begun with, this browser first", async () => {
    const phone = await signIn("", "Phone");
    const laptop = await signIn("", "x".repeat(5_000));
    const listed = await listSessions(userId, phone);
    expect(listed).toMatchObject([
      { method: "google", userAgent: "Phone", isCurrent: true },
      { method: "google", userAgent: "x".repeat(300), isCurrent: false },
    ]);
    expect(listed.map(({ id }) => id).join()).not.toContain(laptop.split("=")[1]);
  });

  test("can be ended one by one, by their owner only", async () => {
    const here = await signIn();
    const there = await signIn();
    const stranger = (await db.user.create({ data: {} })).id;
    const target = (await listSessions(userId, here)).find(({ isCurrent }) => !isCurrent);
    await revokeSession(stranger, target?.id ?? "");
    expect(await findSessionUser(there)).toMatchObject({ name: "Ann" });
    await revokeSession(userId, target?.id ?? "");
    expect(await findSessionUser(there)).toBeNull();
    expect(await findSessionUser(here)).not.toBeNull();
  });

  test("can be ended all at once, with or without this browser", async () => {
    const here = await signIn();
    const others = [await signIn(), await signIn()];
    expect(await endAllSessions(userId, here)).toBe(2);
    for (const other of others) expect(await findSessionUser(other)).toBeNull();
    expect(await findSessionUser(here)).not.toBeNull();
    expect(await endAllSessions(userId)).toBe(1);
    expect(await findSessionUser(here)).toBeNull();
  });

  test("end when the browser signs in anew or logs out", async () => {
    const first = await signIn();
    const second = await signIn(first);
    expect(await findSessionUser(first)).toBeNull();
    const request = new Request("http://localhost/", { headers: { cookie: second } });
    await endSession(request);
    expect(await findSessionUser(second)).toBeNull();
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  test("run out after seven days, and are then dropped", async () => {
    const cookie = await signIn();
    const [{ expiresAt } = { expiresAt: new Date(0) }] = await db.session.findMany({
      where: { userId },
    });
    expect(Math.round((expiresAt.getTime() - Date.now()) / HOUR)).toBe(7 * 24);
    await db.session.updateMany({ where: { userId }, data: { expiresAt: new Date() } });
    expect(await findSessionUser(cookie)).toBeNull();
    expect(await listSessions(userId, cookie)).toEqual([]);
    await expireSessions(new Date());
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  test("note their use once a minute at most", async () => {
    const cookie = await signIn();
    const seen = async () => (await listSessions(userId, cookie))[0]?.seenAt ?? "";
    const set = (ago: number) =>
      db.session.updateMany({ where: { userId }, data: { seenAt: new Date(Date.now() - ago) } });
    await set(MINUTE / 2);
    const before = await seen();
    await findSessionUser(cookie);
    expect(await seen()).toBe(before);
    await set(2 * MINUTE);
    await findSessionUser(cookie);
    expect(Date.now() - Date.parse(await seen())).toBeLessThan(MINUTE / 2);
  });
});

describe("who a person is", () => {
  test("is told by their name, their email or their wallet, in this order", async () => {
    const cookie = await signIn();
    const name = async () => (await findSessionUser(cookie))?.name;
    const address = `So${"1".repeat(40)}AB`;
    expect(await name()).toBe("Ann");
    await db.user.update({ where: { id: userId }, data: { name: " ", email: "ann@example.com" } });
    expect(await name()).toBe("ann");
    await db.user.update({ where: { id: userId }, data: { name: null, email: null } });
    expect(await name()).toBe("Anonymous");
    await db.wallet.create({ data: { userId, address } });
    expect(await name()).toBe("Anonymous");
    await db.wallet.update({ where: { userId }, data: { verified: address } });
    expect(await name()).toBe("So11…11AB");
  });
});
