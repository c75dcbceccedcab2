import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { SmtpMailer } from "~/platform/mail/smtp-mailer.server";
import { MailServer, UNKNOWN_ADDRESS } from "../../../../tests/support/mail-server";
import { notify } from "../notify.server";
import {
  confirmAddress,
  findConfirmation,
  saveMailWish,
  unsubscribe,
} from "./mail-settings.server";
import { sendDueMails } from "./send-mails.server";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

let server: MailServer;
let mailer: SmtpMailer;
let ann: string;
let bob: string;
let address: string;
let people = 0;
let posts = 0;

beforeAll(async () => {
  server = await MailServer.start();
  mailer = newMailer();
});
beforeEach(async () => {
  people += 1;
  address = `ann-${people}@example.com`;
  const verified = { email: address, emailVerified: true };
  ann = (await db.user.create({ data: { name: "Ann", ...verified } })).id;
  bob = (await db.user.create({ data: { name: "Bob" } })).id;
});
afterEach(async () => {
  server.mood = "well";
  await db.delivery.deleteMany();
});
afterAll(async () => {
  mailer.close();
  await server.stop();
});

const newMailer = () =>
  new SmtpMailer({ url: server.url, from: { name: "Sayso", address: "hi@sayso.example" } });
const mailedBy = () => ({ mailer, appName: "Sayso", origin: "https://sayso.example", countMailTo });
const countMailTo = vi.fn(async (_address: string) => {});
/** Sends what is due so many milliseconds from now. */
const runIn = (ms: number) => sendDueMails(mailedBy(), new Date(Date.now() + ms));
const mails = () => server.mailsTo(address);

/** Bob replies to Ann. */
async function reply(text = "Good day"): Promise<string> {
  posts += 1;
  const title = `Bob replied to “Hello ${posts}”`;
  const thread = await db.forumThread.create({
    data: { categoryId: "general", authorId: ann, title: "Hello", content: "Hi" },
  });
  const data = { threadId: thread.id, number: 1, authorId: bob, content: text };
  const { id } = await db.forumReply.create({ data });
  const source = `reply:${id}`;
  const about = { source, place: null, actorId: bob, title, text, path: `/${id}` };
  await notify({ kind: "reply", ...about }, [ann]);
  return id;
}

const wish = (frequency: "never" | "each" | "daily", to = address) =>
  saveMailWish(ann, { address: to, frequency }, mailedBy());

describe("mails of each thing", () => {
  beforeEach(async () => {
    await wish("each");
  });

  test("come a minute later, with what was written and where", async () => {
    const id = await reply("How do you do?");
    await runIn(50 * SECOND);
    expect(mails()).toHaveLength(0);
    await runIn(61 * SECOND);
    const [mail] = mails();
    expect(mail?.subject).toBe(`Bob replied to “Hello ${posts}”`);
    expect(mail?.text).toContain("> How do you do?");
    expect(mail?.text).toContain(`https://sayso.example/${id}`);
    await runIn(HOUR);
    expect(mails()).toHaveLength(1);
  });

  test("come as one where several are due", async () => {
    await reply("One");
    await reply("Two");
    await runIn(61 * SECOND);
    expect(mails().map(({ subject }) => subject)).toEqual(["2 new notifications on Sayso"]);
    expect(mails()[0]?.text).toMatch(/> One[\s\S]+> Two/);
  });

  test("do not come of what was read meanwhile", async () => {
    await reply();
    await db.notification.updateMany({ where: { userId: ann }, data: { readAt: new Date() } });
    await runIn(61 * SECOND);
    expect(mails()).toHaveLength(0);
  });

  test("wait while the person is here, and come when they have gone", async () => {
    await reply();
    const now = Date.now();
    const session = { id: `session of ${ann}`, userId: ann, expiresAt: new Date(now + 9 * HOUR) };
    await db.session.create({ data: { ...session, seenAt: new Date(now + 60 * SECOND) } });
    await runIn(61 * SECOND);
    expect(mails()).toHaveLength(0);
    await runIn(61 * SECOND + 3 * 60 * SECOND);
    expect(mails()).toHaveLength(1);
  });

  test.each([
    "hidden",
    "deleted",
    "held",
  ])("tell nothing of a post that is %s by then", async (status) => {
    const id = await reply("Something bad");
    await reply("Something good");
    await db.forumReply.update({ where: { id }, data: { status } });
    await runIn(61 * SECOND);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain("Something good");
    expect(mails()[0]?.raw).not.toContain("Something bad");
  });

  test("that a busy server did not take are sent later, once", async () => {
    await reply();
    server.mood = "busy";
    await runIn(61 * SECOND);
    await runIn(62 * SECOND);
    server.mood = "well";
    // One failure, so one minute: not before, and then once.
    await runIn(100 * SECOND);
    expect(mails()).toHaveLength(0);
    await runIn(122 * SECOND);
    await runIn(9 * HOUR);
    expect(mails()).toHaveLength(1);
  });

  test("come once an hour after twenty in a day, so that nobody fills a mailbox", async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      await reply(`In minute ${minute}`);
      const at = new Date(Date.now() + minute * 60 * SECOND);
      await db.notification.updateMany({
        where: { userId: ann, mailedAt: null },
        data: { createdAt: at },
      });
      await db.delivery.updateMany({
        where: { userId: ann, dueAt: { lt: at } },
        data: { dueAt: new Date(at.getTime() + 60 * SECOND) },
      });
      await runIn((minute + 1) * 60 * SECOND + SECOND);
    }
    expect(mails()).toHaveLength(20);
    await runIn(81 * 60 * SECOND);
    expect(mails()).toHaveLength(21);
    expect(mails()[20]?.subject).toBe("40 new notifications on Sayso");
    await runIn(90 * 60 * SECOND);
    expect(mails()).toHaveLength(21);
  });

  test("are sent once, by however many processes at the same time", async () => {
    await reply();
    const others = [newMailer(), newMailer()];
    const now = new Date(Date.now() + 61 * SECOND);
    await Promise.all(
      [mailer, ...others].map((each) => sendDueMails({ ...mailedBy(), mailer: each }, now)),
    );
    for (const other of others) other.close();
    expect(mails()).toHaveLength(1);
  });

  test("what comes while one is on its way is mailed after it", async () => {
    await reply("First");
    const slow = {
      ...mailedBy(),
      mailer: {
        isOn: true,
        close: () => {},
        send: async () => {
          await reply("Second");
          return "sent" as const;
        },
      },
    };
    await sendDueMails(slow, new Date(Date.now() + 61 * SECOND));
    await runIn(3 * 60 * SECOND);
    expect(mails().map(({ text }) => /> (\w+)/.exec(text ?? "")?.[1])).toEqual(["Second"]);
  });

  test("end where the server does not know the address, until it is confirmed anew", async () => {
    await db.mailSettings.update({ where: { userId: ann }, data: { address: UNKNOWN_ADDRESS } });
    await reply();
    await runIn(61 * SECOND);
    const { confirmedAt } = await db.mailSettings.findUniqueOrThrow({ where: { userId: ann } });
    expect(confirmedAt).toBeNull();
    await reply();
    expect(await db.delivery.count()).toBe(0);
  });

  test("cannot be given a second header or receiver by what people write", async () => {
    await reply("x\r\n.\r\nBcc: eve@example.com");
    await db.notification.updateMany({
      where: { userId: ann },
      data: { title: "Hi\r\nBcc: eve@example.com\u2028X-Evil: yes" },
    });
    await runIn(61 * SECOND);
    const [mail] = mails();
    expect(mail?.recipients).toEqual([address]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.subject).toBe("Hi Bcc: eve@example.com X-Evil: yes");
  });
});

describe("a daily mail", () => {
  test("comes at most once a day, with everything", async () => {
    await wish("daily");
    await reply("One");
    await reply("Two");
    await runIn(2 * HOUR);
    expect(mails()).toHaveLength(0);
    await runIn(25 * HOUR);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toMatch(/> One[\s\S]+> Two/);
    await reply("Three");
    await runIn(26 * HOUR);
    expect(mails()).toHaveLength(1);
    await runIn(50 * HOUR);
    expect(mails()).toHaveLength(2);
  });

  test("tells nothing of the time before somebody wanted it", async () => {
    await reply("Long ago");
    await wish("daily");
    await reply("Now");
    await runIn(25 * HOUR);
    expect(mails()[0]?.text).not.toContain("Long ago");
  });
});

describe("an address", () => {
  const other = () => `other-${people}@example.com`;
  const secretIn = (text = "") => /key=([\w-]+)/.exec(text)?.[1] ?? "";

  test("that is not known to be the person's is sent a link first, and nothing else", async () => {
    expect(await wish("each", other())).toEqual({ isLinkSent: true });
    await reply();
    await runIn(61 * SECOND);
    const arrived = server.mailsTo(other());
    expect(arrived.map(({ subject }) => subject)).toEqual(["Confirm mails from Sayso"]);
    const secret = secretIn(arrived[0]?.text);
    expect(await findConfirmation(secret)).toEqual({ address: other() });
    expect(await confirmAddress(secret)).toBe(true);
    expect(await confirmAddress(secret)).toBe(false);
    await reply();
    await runIn(61 * SECOND);
    expect(server.mailsTo(other())).toHaveLength(2);
  });

  test("is not confirmed by a link of an earlier one, or one that has run out", async () => {
    await wish("each", other());
    const first = secretIn(server.mailsTo(other())[0]?.text);
    await wish("each", `further-${people}@example.com`);
    expect(await confirmAddress(first)).toBe(false);
    const second = secretIn((await server.mailTo(`further-${people}@example.com`)).text);
    await wish("never", `never-${people}@example.com`);
    expect(await confirmAddress(second)).toBe(false);
    await wish("each", other());
    const third = secretIn(server.mailsTo(other())[1]?.text);
    expect(await confirmAddress(third, new Date(Date.now() + 25 * HOUR))).toBe(false);
  });

  test("that has had too many links is sent none, and nothing is changed", async () => {
    countMailTo.mockRejectedValueOnce(new AppError(429, "Too many mails"));
    await expect(wish("each", other())).rejects.toMatchObject({ status: 429 });
    expect(countMailTo).toHaveBeenLastCalledWith(other());
    expect(server.mailsTo(other())).toHaveLength(0);
    expect(await db.mailSettings.count({ where: { userId: ann } })).toBe(0);
  });

  test("that nobody has is told as such", async () => {
    await expect(wish("each", UNKNOWN_ADDRESS)).rejects.toMatchObject({
      status: 400,
      fields: { address: expect.stringContaining("typing mistake") },
    });
  });
});

test("one press in any mail ends them all (RFC 8058)", async () => {
  await wish("each");
  await reply();
  await runIn(61 * SECOND);
  const header = (name: string) => mails()[0]?.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = /^<(https:\/\/sayso\.example\/notifications\/unsubscribe\?key=([\w-]+))>$/.exec(
    header("list-unsubscribe") ?? "",
  );
  expect(mails()[0]?.text).toContain(link?.[1]);
  await reply();
  expect(await unsubscribe(link?.[2] ?? "")).toBe(true);
  expect(await unsubscribe("made-up")).toBe(false);
  await runIn(3 * HOUR);
  await reply();
  await runIn(6 * HOUR);
  expect(mails()).toHaveLength(1);
});
