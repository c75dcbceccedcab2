import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { SmtpMailer } from "~/platform/mail/smtp-mailer.server";
import { MailServer, UNKNOWN_ADDRESS } from "../../../tests/support/mail-server";
import { LINK_MINUTES } from "./mailed-link-rules";
import { expireLinks, mailLink, openLink } from "./mailed-links.server";
import { addEmailByLink, signInByLink } from "./mailed-sign-in.server";

let server: MailServer;
let mailer: SmtpMailer;
beforeAll(async () => {
  server = await MailServer.start();
  mailer = new SmtpMailer({ url: server.url, from: { name: "Sayso", address: "a@b.example" } });
});
afterAll(async () => {
  mailer.close();
  await server.stop();
});

/** Has a link mailed, and answers the secret in it. */
async function ask(email: string, userId: string | null = null): Promise<string> {
  server.mails.length = 0;
  await mailLink({ email, userId, returnTo: "/generate", askedIn: "Firefox" }, mailer);
  const { text = "" } = await server.mailTo(email);
  return /\/login\/link\/(\S+)/.exec(text)?.[1] ?? "";
}

describe("a mailed link", () => {
  test("is stored as a digest, until it is used", async () => {
    const secret = await ask("digest@example.com");
    const rows = await db.signInLink.findMany({ where: { email: "digest@example.com" } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    await signInByLink(secret);
    expect(await db.signInLink.count({ where: { email: "digest@example.com" } })).toBe(0);
  });

  test("is good for a quarter of an hour, and then forgotten", async () => {
    const secret = await ask("late@example.com");
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await openLink(secret, at(LINK_MINUTES - 1))).toMatchObject({ returnTo: "/generate" });
    expect(await openLink(secret, at(LINK_MINUTES))).toBeNull();
    await expireLinks(at(LINK_MINUTES));
    await expect(signInByLink(secret)).rejects.toMatchObject({ status: 400, code: "link_used" });
  });

  test("signs one of ten in who use it at once", async () => {
    const secret = await ask("race@example.com");
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => signInByLink(secret)));
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("makes one account of two links to a new address that are used at once", async () => {
    const [first, second] = [await ask("two@example.com"), await ask("two@example.com")];
    const [a, b] = await Promise.all([signInByLink(first), signInByLink(second)]);
    expect(a.userId).toBe(b.userId);
  });

  test("does not open an account whose address nobody has verified", async () => {
    const { id } = await db.user.create({ data: { email: "squat@example.com" } });
    const secret = await ask("squat@example.com");
    await expect(signInByLink(secret)).rejects.toMatchObject({ status: 409, code: "email-taken" });
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ emailVerified: false });
  });

  test("that adds an address signs nobody in, and adds it to its own account alone", async () => {
    const ann = await db.user.create({ data: { name: "Ann" } });
    const eve = await db.user.create({ data: { name: "Eve" } });
    const secret = await ask("ann@example.com", ann.id);
    await expect(signInByLink(secret)).rejects.toMatchObject({ status: 400 });
    const again = await ask("ann@example.com", ann.id);
    await expect(addEmailByLink(again, eve.id)).rejects.toMatchObject({ status: 403 });
    const third = await ask("ann@example.com", ann.id);
    await addEmailByLink(third, ann.id);
    expect(await db.user.findUnique({ where: { id: ann.id } })).toMatchObject({
      email: "ann@example.com",
      emailVerified: true,
    });
  });

  test("that cannot be mailed is not kept", async () => {
    const request = { email: UNKNOWN_ADDRESS, userId: null, returnTo: "/", askedIn: "Firefox" };
    await expect(mailLink(request, mailer)).rejects.toMatchObject({ status: 400 });
    server.mood = "busy";
    const later = { ...request, email: "busy@example.com" };
    await expect(mailLink(later, mailer)).rejects.toMatchObject({ status: 503 });
    server.mood = "well";
    const where = { email: { in: [UNKNOWN_ADDRESS, "busy@example.com"] } };
    expect(await db.signInLink.count({ where })).toBe(0);
  });
});
