import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** The budget of a page of content on a first visit, compressed, in bytes (tests/e2e/weight.spec.ts). */
const BUDGET = { html: 14 * 1024, css: 8 * 1024, script: 2 * 1024, requests: 3 };
const gzip = (text: string) => gzipSync(text, { level: 6 }).length;

let app: SharedApp;
let ann: AppClient;
let thread: string;
let ownId: string;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann-weighs");
  ownId = (await ann.json("GET", "/api/auth/me")).body.id;
  const words = "Which flour is it that keeps a starter alive? ";
  const begun = { title: "A busy thread about flour", content: words.repeat(20) };
  thread = (await ann.json("POST", "/api/forum/threads", begun)).body.id;
  for (let number = 0; number < 50; number += 1) {
    const reply = { content: `${number}: ${words}` };
    await ann.json("POST", `/api/forum/threads/${thread}/replies`, reply);
  }
});

test.each([
  ["the list of threads", () => "/community"],
  ["a thread with a full page of replies", () => `/community/threads/${thread}`],
  ["the history of a post", () => `/community/posts/${thread}/history`],
  ["the form of an edit", () => `/community/posts/${thread}/edit`],
  ["a search", () => "/community/search?q=flour"],
  ["the notifications", () => "/notifications"],
  ["a profile", () => `/people/${ownId}`],
  ["a report", () => `/report?subject=thread:${thread}`],
  ["the log of moderators", () => "/community/moderation"],
])("%s is light", async (_what, path) => {
  const { status, text } = await ann.get(path(), { accept: "text/html" });
  expect(status).toBe(200);
  expect(gzip(text)).toBeLessThanOrEqual(BUDGET.html);
  let requests = 1;
  const sum = async (addresses: RegExp) => {
    let bytes = 0;
    for (const [, address = ""] of text.matchAll(addresses)) {
      requests += 1;
      bytes += gzip((await app.visitor().get(address)).text);
    }
    return bytes;
  };
  const css = await sum(/ href="(\/[^"]+\.css)"/g);
  expect(css).toBeGreaterThan(0);
  expect(css).toBeLessThanOrEqual(BUDGET.css);
  expect(await sum(/<script[^>]* src="(\/[^"]+\.js)"/g)).toBeLessThanOrEqual(BUDGET.script);
  expect(requests).toBeLessThanOrEqual(BUDGET.requests);
});

test("a room's script is asked for together with what it imports", async () => {
  const { text } = await ann.get("/community/rooms/general", { accept: "text/html" });
  const [, address = ""] = /<script[^>]* src="(\/enhance\/rooms-[^"]+)"/.exec(text) ?? [];
  const script = (await app.visitor().get(address)).text;
  const parts = [...script.matchAll(/import\s*\{[^}]*\}\s*from\s*"\.\/([^"]+)"/g)];
  expect(parts.length).toBeGreaterThan(0);
  for (const [, name] of parts) {
    expect(text).toContain(`<link rel="modulepreload" href="/enhance/${name}"/>`);
  }
});
