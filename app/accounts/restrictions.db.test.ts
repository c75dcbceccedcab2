import { expect, test } from "vitest";
import { cookiePair, readCookie } from "~/platform/cookies.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { banPerson, mutePerson, unbanPerson } from "./restrictions.server";
import { findSessionUser, SESSION_COOKIE, startSession } from "./sessions.server";
import { signInBrowser } from "./signed-in-browser.server";

const browser = () => new Request("http://localhost/");
const cookieOf = (header: string) =>
  cookiePair(SESSION_COOKIE, readCookie(header, SESSION_COOKIE) ?? "");

test("who is banned is signed out everywhere, told why they cannot come back, and comes back once it is lifted", async () => {
  const { id } = await db.user.create({ data: { name: "Ann" } });
  const cookie = cookieOf(await startSession(browser(), id, "dev"));
  const told: string[] = [];
  const leave = topics.subscribe("person-restricted", ({ userId }) => told.push(userId));
  await Promise.all([banPerson(id), banPerson(id)]);
  leave();
  expect(told).toContain(id);
  expect(await findSessionUser(cookie)).toBeNull();
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
  await expect(signInBrowser(browser(), id, "google")).rejects.toMatchObject({
    status: 403,
    code: "banned",
    message: expect.stringMatching(/banned this account.*write to \S+@\S+/),
  });
  // A sign-in that was on its way during the ban.
  const late = cookieOf(await startSession(browser(), id, "dev"));
  expect(await findSessionUser(late)).toBeNull();
  await unbanPerson(id);
  expect(await findSessionUser(late)).toMatchObject({ name: "Ann" });
});

test("a mute has an end, and can be lifted", async () => {
  const { id } = await db.user.create({ data: {} });
  const until = new Date(Date.now() + 86_400_000);
  await mutePerson(id, until);
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ mutedUntil: until });
  await mutePerson(id, null);
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ mutedUntil: null });
});
