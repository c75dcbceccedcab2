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

/** Opens the page, and reads it as far as it goes. */
async function follow() {
  const host = `localhost:${app.port}`;
  const path = "/community/rooms/help/live";
  const headers = { host, "accept-encoding": "gzip, br" };
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
