import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";

let app: AppServer;
let ann: AppClient;
let visitor: AppClient;

beforeAll(async () => {
  app = await AppServer.start();
  ann = await app.person("ann-the-member");
  visitor = app.visitor();
});
afterAll(() => app.stop());

/** Public pages that are kept for a moment. */
const KEPT = ["/", "/generate"];

test.each(KEPT)("%s has a version, and is not sent to whoever has it", async (path) => {
  for (let visit = 0; visit < 2; visit += 1) {
    const first = await visitor.get(path);
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/) });
    expect(first.headers["cache-control"]).toBe("no-cache");
    const again = await visitor.get(path, { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test.each(KEPT)("%s of a member is never shown to a visitor, nor the other way", async (path) => {
  const own = await ann.get(path);
  expect(own.text).toContain("ann-the-member");
  expect(own.headers["cache-control"]).toBe("private, no-store");
  const theirs = await visitor.get(path);
  expect(theirs.text).not.toContain("ann-the-member");
  expect((await ann.get(path)).text).toContain("ann-the-member");
  expect(theirs.headers.etag).not.toBe(own.headers.etag);
  for (const page of [own, theirs]) expect(page.headers.vary).toMatch(/cookie/i);
});

test("colours that somebody chose hold on every page of theirs, without JavaScript, and on nobody else's", async () => {
  const chooser = app.visitor();
  const headers = { referer: `${app.origin}/generate?tab=recent` };
  const chosen = await chooser.form("/theme", { theme: "dark" }, headers);
  expect([chosen.status, chosen.headers.location]).toEqual([303, "/generate?tab=recent"]);
  for (const path of KEPT) {
    const page = await chooser.get(path);
    expect(page.text).toContain('data-theme="dark"');
    expect(page.text).toMatch(/name="theme" value="dark" aria-pressed="true"/);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect((await visitor.get(path)).text).not.toContain("data-theme=");
  }
  expect((await chooser.get("/projects")).text).toContain('data-theme="dark"');
  const elsewhere = { referer: "https://evil.example/trap", "sec-fetch-site": "none" };
  const back = await chooser.form("/theme", { theme: "system" }, elsewhere);
  expect(back.headers.location).toBe("/");
  expect((await chooser.get("/")).text).not.toContain("data-theme=");
});

test("members share what is the same for all, and each is shown their own name", async () => {
  const bob = await app.person("bob-the-other");
  const partsOf = (page: string) => page.split(/(?=<main)|(?<=<\/main>)/);
  for (const path of ["/", "/blog/version-control"]) {
    const [anns, bobs, visitors] = await Promise.all(
      [ann, bob, visitor].map(async (person) => partsOf((await person.get(path)).text)),
    );
    if (!anns || !bobs || !visitors) throw new Error("a page is missing");
    expect(anns).toHaveLength(3);
    expect(anns[0]).toContain("ann-the-member");
    expect(bobs[0]).toContain("bob-the-other");
    expect(anns.join("")).not.toContain("bob-the-other");
    expect(bobs.join("")).not.toContain("ann-the-member");
    expect(anns[1]).toContain("<h1");
    expect([bobs[1], visitors[1]]).toEqual([anns[1], anns[1]]);
  }
});

test("a kept page is the same page, however it is compressed", async () => {
  await visitor.get("/");
  const plain = await visitor.get("/", { "accept-encoding": "identity" });
  const gzip = await visitor.get("/", { "accept-encoding": "gzip" });
  const brotli = await visitor.get("/", { "accept-encoding": "gzip, deflate, br" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  const head = await visitor.request("HEAD", "/");
  expect([head.status, head.text]).toEqual([200, ""]);
});

test("a message that waits for a visitor is shown, and to nobody else", async () => {
  await visitor.get("/");
  const leaving = await app.person("leaving");
  const answer = await leaving.form("/logout", {});
  expect(answer.status).toBe(303);
  const greeted = await leaving.get("/");
  expect(greeted.text).toContain("Logged out successfully");
  expect((await leaving.get("/")).text).not.toContain("Logged out successfully");
  expect((await visitor.get("/")).text).not.toContain("Logged out successfully");
});

test("an app is listed the moment it is published, and gone the moment it is deleted", async () => {
  const bob = await app.person("bob-who-looks");
  const looking = [visitor, bob];
  const shown = async (path: string) =>
    Promise.all(
      looking.map(async (person) => (await person.get(path)).text.includes("Fresh bread")),
    );
  for (const path of KEPT) expect(await shown(path)).toEqual([false, false]);
  const { id } = (await ann.json("POST", "/api/projects", { name: "Fresh bread" })).body;
  const file = { path: "index.html", content: "<!doctype html><title>Bread</title>" };
  await ann.json("POST", `/api/projects/${id}/files`, file);
  const published = await ann.json("POST", `/api/projects/${id}/publish`, { slug: "fresh-bread" });
  expect(published.status).toBe(200);
  expect(await shown("/")).toEqual([true, true]);
  expect(await shown("/generate?tab=recent")).toEqual([true, true]);
  expect((await ann.json("DELETE", `/api/projects/${id}`)).status).toBe(204);
  expect(await shown("/")).toEqual([false, false]);
  expect(await shown("/generate?tab=recent")).toEqual([false, false]);
});

test("what is refused before its page is looked for is told in a page that is compressed", async () => {
  const headers = { accept: "text/html", "accept-encoding": "gzip" };
  const refused = await visitor.get("/docs?_data=root", headers);
  expect(refused.status).toBe(400);
  expect(refused.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(refused.bytes).toString()).toContain("cannot be understood");
});
