import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** A room that is followed as one page that does not end, without a script. */

let app: SharedApp;
let ann: AppClient;
const open = new Set<IncomingMessage>();

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
});
afterEach(() => {
  for (const page of open) page.destroy();
  open.clear();
});

const MESSAGES = "/api/chat-rooms/help/messages";
const say = async (content: string) => (await ann.json("POST", MESSAGES, { content })).body;

/** Opens the page, and reads it as far as it goes. @param who a visitor, if nobody */
async function follow(who = app.visitor()) {
  const host = `localhost:${app.port}`;
  const path = "/community/rooms/help/live";
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { host, "accept-encoding": "gzip, br", cookie };
  const asked = request({ host: "127.0.0.1", port: app.port, path, headers }).end();
  const [page] = (await once(asked, "response")) as [IncomingMessage];
  open.add(page);
  let html = "";
  page.setEncoding("utf8").on("data", (chunk: string) => {
    html += chunk;
  });
  return {
    headers: page.headers,
    status: page.statusCode,
    get html() {
      return html;
    },
    leave: () => page.destroy(),
    async until(words: string) {
      while (!html.includes(words)) await once(page, "data");
    },
  };
}

test("messages appear as they are sent, and what is changed or deleted is hidden", async () => {
  await say("There before");
  const page = await follow();
  expect([page.status, page.headers["content-encoding"]]).toEqual([200, undefined]);
  await page.until("There before");
  const { id, number } = await say("Said **just** now");
  await page.until("Said <strong>just</strong> now");
  const path = `${MESSAGES}/${id}`;
  const edited = (await ann.json("PATCH", path, { content: "Said a moment ago" })).body;
  await page.until("Said a moment ago");
  expect(page.html).toContain(`[data-number="${number}"]:not([data-change="${edited.change}"])`);
  await ann.json("DELETE", path);
  const last = `[data-number="${number}"]:not([data-change="${edited.change + 1}"])`;
  await page.until(last);
  expect(page.html.split("</body>")).toHaveLength(1);
});

test("messages of one person stand together, and each can be answered from there", async () => {
  const bob = await app.person("bob");
  const page = await follow(bob);
  await bob.json("POST", MESSAGES, { content: "Go on" });
  const first = await say("The first of two");
  const second = await say("The second of two");
  await page.until("The second of two");
  const entryOf = (message: { number: number }) =>
    page.html.split("<li ").find((part) => part.includes(`id="message-${message.number}"`)) ?? "";
  expect(entryOf(first)).not.toContain("room-message--grouped");
  expect(entryOf(second)).toContain("room-message--grouped");
  const answer = `/community/rooms/help?live&amp;reply=${first.number}#composer`;
  expect(entryOf(first)).toContain(`href="${answer}"`);
  const composer = await bob.get(answer.replace("&amp;", "&").replace("#composer", ""));
  expect(composer.text).toContain("Answering");
  expect(composer.text).toContain('action="/community/rooms/help?live"');
  // Where the first of a group goes, its name stays above the others.
  await ann.json("DELETE", `${MESSAGES}/${first.id}`);
  await page.until(":not(:has(+.room-message--grouped)){display:none}");
  const visitor = await follow();
  await visitor.until("The second of two");
  expect(visitor.html).not.toContain("reply=");
});

test("what somebody follows is read, and who is blocked is gone from it at once", async () => {
  const [bob, cleo] = [await app.person("bob"), await app.person("cleo")];
  const roomsOf = async () =>
    /class="room-list".*?<\/nav>/s.exec((await bob.get("/community/rooms/general")).text)?.[0];
  await bob.get("/community/rooms/help");
  const page = await follow(bob);
  await say("read this");
  await page.until("read this");
  expect(await roomsOf()).toContain(" unread");
  page.leave();
  // Noted when the page is left, which its end does not wait for.
  while ((await roomsOf())?.includes(" unread"));

  const cleoId = (await cleo.get("/api/auth/me")).body.id;
  const again = await follow(bob);
  await again.until("read this");
  await bob.form(`/people/${cleoId}`, { intent: "block" });
  await again.until(`[data-author="${cleoId}"]`);
  await cleo.json("POST", MESSAGES, { content: "not for bob" });
  await say("for everybody");
  await again.until("for everybody");
  expect(again.html).not.toContain("not for bob");
  await bob.form(`/people/${cleoId}`, { intent: "unblock" });
});

test("whoever logs out follows a room no longer as who they were", async () => {
  const dora = await app.person("dora-leaves");
  const page = await follow(dora);
  await say("before the logout");
  await page.until("before the logout");
  await dora.json("POST", "/api/auth/logout");
  await page.until("You are signed out.");
  expect(page.html).toContain(
    '<a href="/community/rooms/help/live" target="_self">Go on following',
  );
});

test("only our own pages may show it in a frame", async () => {
  const { headers } = await follow();
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  const room = await ann.get("/community/rooms/help?live");
  expect(room.text).toContain('src="/community/rooms/help/live"');
  expect(room.headers["x-frame-options"]).toBe("DENY");
});

test("a room that is not there is refused as a page that the frame can show", async () => {
  const { status, text, headers } = await ann.get("/community/rooms/nowhere/live");
  expect(status).toBe(404);
  expect(text).toContain("There is no such room.");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

test("one network does not take all places of those who follow rooms", async () => {
  const from = (localAddress: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = app;
      const headers = { host: `localhost:${port}` };
      const path = "/community/rooms/help/live";
      const asked = request({ host: "127.0.0.1", port, localAddress, path, headers, agent: false });
      asked.on("error", reject).on("response", resolve).end();
    });
  // Some at a time: what waits in one network's line is bounded, too.
  let statusCode: number | undefined = 200;
  for (let count = 0; statusCode === 200; count += 40) {
    expect(count).toBeLessThan(1_000);
    const pages = await Promise.all(Array.from({ length: 40 }, () => from("127.0.0.5")));
    for (const page of pages) open.add(page.resume());
    statusCode = pages.at(-1)?.statusCode;
  }
  expect(statusCode).toBe(503);
  const other = await from("127.0.0.6");
  open.add(other.resume());
  expect(other.statusCode).toBe(200);
});
