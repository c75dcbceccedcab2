import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { PDF, picture } from "../support/upload-files";

let app: SharedApp;
let ann: AppClient;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
});

const send = (bytes: Buffer, name = "cat.png", field = "picture") =>
  ann.multipart("/api/pictures", [{ field, name, type: "image/png", bytes }]);

test("A picture that somebody sends can be put into a post, which shows it to everybody", async () => {
  const answer = await send(await picture(2_000, 1_000).png().toBuffer());
  expect(answer.status).toBe(201);
  const { url, markdown } = answer.body;
  expect(answer.body).toMatchObject({ width: 1_600, height: 800, markdown: `![cat](${url})` });

  const thread = { title: "A cat", content: `Look:\n\n${markdown}` };
  const { id } = (await ann.json("POST", "/api/forum/threads", thread)).body;
  const page = await app.visitor().get(`/community/threads/${id}`);
  expect(page.text).toContain(`<img src="${url}" width="1600" height="800" alt="cat"`);

  const shown = await app.visitor().get(url);
  expect(shown.status).toBe(200);
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "webp", width: 1_600 });
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
});

test.each<[string, number, () => Promise<{ status: number; body: unknown }>]>([
  ["a PDF", 415, () => send(PDF)],
  ["an empty file", 400, () => send(Buffer.alloc(0))],
  ["another field", 400, () => send(PDF, "a.png", "file")],
  ["no form", 415, () => ann.json("POST", "/api/pictures", {})],
  ["somebody who is not signed in", 401, () => app.visitor().json("POST", "/api/pictures", {})],
  ["another method", 405, () => ann.json("PUT", "/api/pictures", {})],
])("It is refused for %s", async (_what, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual(expect.objectContaining({ error: expect.any(String) }));
});

test("People are offered by the beginning of their name, to those who are signed in", async () => {
  await app.person("zoë");
  const answer = await ann.get(`/api/people?q=${encodeURIComponent("ZOË")}`);
  expect(answer.status).toBe(200);
  expect(answer.body[0]).toEqual({
    id: expect.any(String),
    name: app.nameOf("zoë"),
    imageUrl: null,
  });
  expect((await app.visitor().get("/api/people?q=a")).status).toBe(401);
  expect((await ann.get("/api/people?q=")).status).toBe(400);
});
