import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { MailServer, UNKNOWN_ADDRESS } from "../../../tests/support/mail-server";
import { SmtpMailer } from "./smtp-mailer.server";

let server: MailServer;
let mailer: SmtpMailer;
beforeAll(async () => {
  server = await MailServer.start();
  mailer = new SmtpMailer({
    url: server.url,
    from: { name: "Sayso", address: "hi@sayso.example" },
  });
});
afterEach(() => {
  server.mood = "well";
});
afterAll(async () => {
  mailer.close();
  await server.stop();
});

const plain = (to: string) => ({ to, subject: "Hello", text: "Good day." });

test("a mail arrives as it was written, in whatever letters", async () => {
  const text =
    "Grüße, 你好 👋\n\nhttps://sayso.example/x?a=1&b=2\n.\nA line that begins with a dot.";
  const mail = { to: "ann@example.com", subject: "Grüße aus 北京", text, html: "<p>Grüße</p>" };
  expect(await mailer.send({ ...mail, headers: { "List-Id": "<news.sayso.example>" } })).toBe(
    "sent",
  );
  const arrived = await server.mailTo("ann@example.com");
  expect(arrived.from).toMatchObject({ name: "Sayso", address: "hi@sayso.example" });
  expect(arrived.subject).toBe(mail.subject);
  expect(arrived.text?.trimEnd()).toBe(text);
  expect(arrived.html).toContain("<p>Grüße</p>");
  expect(arrived.headers).toContainEqual(
    expect.objectContaining({ key: "list-id", value: "<news.sayso.example>" }),
  );
  expect(arrived.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
});

describe("what somebody else wrote", () => {
  const BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\0", "\r\n\r\n"];

  test.each(BREAKS)("adds no header by a subject or a header with %j in it", async (end) => {
    const to = `break-${BREAKS.indexOf(end)}@example.com`;
    const evil = `Hello${end}Bcc: eve@example.com${end}X-Evil: yes`;
    const headers = { "X-Thread": evil, [`X-Name${end}Bcc`]: "eve@example.com" };
    expect(await mailer.send({ ...plain(to), subject: evil, headers })).toBe("sent");
    const arrived = await server.mailTo(to);
    expect(arrived.recipients).toEqual([to]);
    expect(arrived.subject).toBe("Hello Bcc: eve@example.com X-Evil: yes");
    expect(arrived.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(arrived.headers.map(({ key }) => key)).not.toContain("x-evil");
  });

  test("takes no header that says who writes to whom", async () => {
    const headers = { To: "eve@example.com", cc: "eve@example.com", From: "eve@example.com" };
    await mailer.send({ ...plain("own@example.com"), headers });
    const arrived = await server.mailTo("own@example.com");
    expect(arrived.recipients).toEqual(["own@example.com"]);
    expect(arrived.raw).not.toContain("eve@");
  });

  test("is cut where a subject has 10 kB", async () => {
    await mailer.send({ ...plain("long@example.com"), subject: "👋é".repeat(2_500) });
    const { subject } = await server.mailTo("long@example.com");
    expect([...(subject ?? "")]).toHaveLength(200);
    expect(subject).toMatch(/^(?:👋é)+👋…$/u);
  });

  test.each([
    "eve@example.com, bob@example.com",
    "eve@example.com\r\nRCPT TO:<bob@example.com>",
    "Eve <eve@example.com>",
    '"eve@example.com\n"@example.com',
    "eve@example.com\u2028",
    "eve",
    "",
    `${"e".repeat(10_000)}@example.com`,
  ])("is refused as an address where it is %j", async (to) => {
    const before = server.mails.length;
    expect(await mailer.send({ ...plain("x"), to })).toBe("refused");
    expect(server.mails).toHaveLength(before);
  });
});

describe("a mail server", () => {
  test("that does not know somebody refuses for good", async () => {
    expect(await mailer.send(plain(UNKNOWN_ADDRESS))).toBe("refused");
  });

  test("that is busy has failed, and takes the mail later", async () => {
    server.mood = "busy";
    expect(await mailer.send(plain("later@example.com"))).toBe("failed");
    server.mood = "well";
    expect(await mailer.send(plain("later@example.com"))).toBe("sent");
  });

  test("that says nothing is given up", async () => {
    server.mood = "silent";
    const from = { name: "Sayso", address: "hi@sayso.example" };
    const hasty = new SmtpMailer({ url: server.url, from, patienceMs: 300 });
    expect(await hasty.send(plain("silent@example.com"))).toBe("failed");
    hasty.close();
  });

  test("that is not there has failed", async () => {
    const from = { name: "Sayso", address: "hi@sayso.example" };
    const lost = new SmtpMailer({ url: "smtp://127.0.0.1:1", from });
    expect(await lost.send(plain("lost@example.com"))).toBe("failed");
    lost.close();
  });
});
