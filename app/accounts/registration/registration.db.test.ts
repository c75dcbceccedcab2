import { afterEach, describe, expect, test } from "vitest";
import { readAudit } from "~/admin/audit/read-audit.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { sha256 } from "~/platform/hash.server";
import type { Mailer } from "~/platform/mail/mailer";
import { becomeFirstAdmin, firstAdminToken } from "../first-admin.server";
import { signInWithProvider } from "../identities.server";
import { mailLink } from "../mailed-links/mailed-links.server";
import { signInByLink } from "../mailed-links/mailed-sign-in.server";
import {
  forgetInvitation,
  invitationAdmission,
  readAdmission,
  readJoining,
  rememberInvitation,
} from "./admission.server";
import { createAccount } from "./create-account.server";
import { listInvitations, makeInvitation, revokeInvitation } from "./invitations.server";

afterEach(() => {
  env.REGISTRATION = "open";
});

const ADMIN = "an administrator";
const invite = (uses = 1, now = new Date()) =>
  makeInvitation(
    ADMIN,
    { intent: "make", note: "For the team", uses, days: 14, reason: "They asked" },
    now,
  );
let people = 0;
const someone = () => {
  people += 1;
  const email = `person-${people}@example.com`;
  return { provider: "google", providerId: `g-${people}`, email, name: "Person" } as const;
};
const stateOf = async (secret: string) => {
  const id = sha256(secret);
  return (await listInvitations()).find((one) => one.id === id);
};
const browserWith = (secret: string) =>
  new Request("http://localhost/login", {
    headers: { Cookie: String(rememberInvitation(secret).split(";")[0]) },
  });
const needed = { status: 403, code: "invitation_needed" };

describe("where accounts are by invitation", () => {
  test("an invitation opens as many accounts as it may, and who has one logs in without", async () => {
    env.REGISTRATION = "invitation";
    const secret = await invite(2);
    const admission = invitationAdmission(secret);
    const ann = someone();
    await expect(signInWithProvider(ann)).rejects.toMatchObject(needed);
    const id = await signInWithProvider(ann, admission);
    expect(await signInWithProvider(ann)).toBe(id);
    await signInWithProvider(someone(), admission);
    await expect(signInWithProvider(someone(), admission)).rejects.toMatchObject({
      ...needed,
      message: expect.stringContaining("used up"),
    });
    expect(await stateOf(secret)).toMatchObject({ uses: 2, mostUses: 2, state: "used" });
    const stored = await db.user.findUniqueOrThrow({ where: { id } });
    expect(stored.invitationId).toBe(sha256(secret));
  });

  test("of many at once no more join than the invitation is for", async () => {
    env.REGISTRATION = "invitation";
    const secret = await invite(3);
    const joining = Array.from({ length: 8 }, () =>
      signInWithProvider(someone(), invitationAdmission(secret)),
    );
    const done = await Promise.allSettled(joining);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await stateOf(secret)).toMatchObject({ uses: 3 });
    expect(await db.user.count({ where: { invitationId: sha256(secret) } })).toBe(3);
  });

  test("an account that was not made after all uses nothing up", async () => {
    env.REGISTRATION = "invitation";
    const secret = await invite();
    const taken = someone().email;
    await db.user.create({ data: { email: taken } });
    const twice = createAccount({ email: taken }, {}, invitationAdmission(secret));
    await expect(twice).rejects.toThrow();
    expect(await stateOf(secret)).toMatchObject({ uses: 0, state: "open" });
  });

  test("one that was taken back, has run out or never was opens nothing", async () => {
    env.REGISTRATION = "invitation";
    const [back, old] = [await invite(), await invite(1, new Date("2020-01-01"))];
    const id = sha256(back);
    await revokeInvitation(ADMIN, { id, reason: "It was passed on" });
    for (const secret of [back, old, "never"]) {
      const joining = signInWithProvider(someone(), invitationAdmission(secret));
      await expect(joining).rejects.toMatchObject(needed);
    }
    const { lines } = await readAudit({ subject: `invitation:${id}` }, null);
    expect(lines.map(({ action, reason }) => [action, reason])).toEqual([
      ["invitation.revoke", "It was passed on"],
      ["invitation.make", "They asked"],
    ]);
  });

  test("a mailed link remembers the invitation of the browser that asked, and is kept until it can be used", async () => {
    env.REGISTRATION = "invitation";
    const mails: string[] = [];
    const mailer: Mailer = {
      isOn: true,
      send: async ({ text }) => {
        mails.push(/\/login\/link\/([\w-]+)/.exec(text)?.[1] ?? "");
        return "sent";
      },
      close: () => {},
    };
    const asked = { userId: null, returnTo: "/", askedIn: "Firefox" };
    const admission = invitationAdmission(await invite());
    await mailLink({ ...asked, email: "invited@example.com", admission }, mailer);
    await signInByLink(mails[0] ?? "");
    await mailLink({ ...asked, email: "early@example.com" }, mailer);
    await expect(signInByLink(mails[1] ?? "")).rejects.toMatchObject(needed);
    await signInByLink(mails[1] ?? "", invitationAdmission(await invite()));
    expect(await db.user.count({ where: { email: "early@example.com" } })).toBe(1);
  });

  test("a browser that opened an invitation is told that it can join, until it has", async () => {
    env.REGISTRATION = "invitation";
    const secret = await invite();
    const browser = browserWith(secret);
    expect(await readJoining(new Request("http://localhost/login"))).toBe("invitation");
    expect(await readJoining(browser)).toBe("invited");
    expect(await readAdmission(browser)).toBe(invitationAdmission(secret));
    await signInWithProvider(someone(), await readAdmission(browser));
    expect(await readJoining(browser)).toBe("invitation");
    expect(forgetInvitation(browser.headers.get("Cookie"))).toContain("Max-Age=0");
  });
});

describe("where registration is closed", () => {
  test("nobody joins, invited or not, and nothing is used up", async () => {
    env.REGISTRATION = "closed";
    const secret = await invite();
    const refused = { status: 403, code: "registration_closed" };
    await expect(signInWithProvider(someone())).rejects.toMatchObject(refused);
    const joining = signInWithProvider(someone(), invitationAdmission(secret));
    await expect(joining).rejects.toMatchObject(refused);
    expect(await stateOf(secret)).toMatchObject({ uses: 0 });
  });

  test("what a page has set counts in the transaction, though this process has not heard of it", async () => {
    await db.setting.create({ data: { name: "REGISTRATION", value: "closed" } });
    await expect(signInWithProvider(someone())).rejects.toMatchObject({ status: 403 });
    await db.setting.deleteMany();
  });

  test("whoever holds the link of the first administrator joins, once there is none", async () => {
    env.REGISTRATION = "closed";
    const token = (await firstAdminToken()) ?? "";
    const browser = browserWith(token);
    expect(await readJoining(browser)).toBe("invited");
    const id = await signInWithProvider(someone(), await readAdmission(browser));
    await becomeFirstAdmin(id, token);
    expect(await readJoining(browser)).toBe("closed");
    const late = signInWithProvider(someone(), await readAdmission(browser));
    await expect(late).rejects.toMatchObject({ status: 403 });
    await db.user.update({ where: { id }, data: { isAdmin: false } });
  });
});
