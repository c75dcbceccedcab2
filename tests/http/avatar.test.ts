import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { pageText } from "../support/html-tables";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { storedBelow } from "../support/stored-files";
import { picture } from "../support/upload-files";

const FIVE_MB = 5 * 1024 * 1024;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

let app: SharedApp;
let ann: AppClient;
let png: Buffer;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  png = await draw("#0a6a4f");
});

function draw(background: string): Promise<Buffer> {
  return picture(800, 500, background).png().toBuffer();
}

/** The form as a browser without JavaScript sends it. */
function send(who: AppClient, bytes: Buffer, headers: Record<string, string> = {}) {
  const file = { field: "picture", name: "me.png", type: "image/png", bytes };
  return who.multipart("/account/avatar", [file], { accept: "text/html", ...headers });
}

const pictureOf = async (who: AppClient): Promise<string | null> =>
  (await who.get("/api/auth/me")).body.imageUrl;

const stored = (userId: string) => storedBelow(app, `avatars/${userId}`);

describe("a person's picture", () => {
  test("is a square WebP that anybody may see, for good", async () => {
    const answer = await send(ann, png);
    expect([answer.status, answer.headers.location]).toEqual([303, "/account"]);
    const url = (await pictureOf(ann)) ?? "";
    expect(url).toMatch(/^\/avatars\/[a-z0-9]+-[a-f0-9]{16}\.webp$/);
    const shown = await app.visitor().get(url);
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const found = await sharp(shown.bytes).metadata();
    expect(found).toMatchObject({ format: "webp", width: 256, height: 256 });
    expect((await ann.get("/account")).text).toContain(`src="${url}"`);
    const zip = unzipSync((await ann.get("/account/export")).bytes);
    expect(Buffer.from(zip["picture.webp"] ?? []).equals(shown.bytes)).toBe(true);
  });

  test("stands beside their published apps", async () => {
    await send(ann, png);
    const { id } = (await ann.json("POST", "/api/projects", { name: "pictured" })).body;
    const content = "<!doctype html><title>x</title><h1>one</h1>";
    await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content });
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: "pictured" });
    const page = await app.visitor().get("/generate?tab=recent", { accept: "text/html" });
    expect(page.text).toContain(`<img src="${await pictureOf(ann)}" alt=""`);
  });

  test("tells nothing of where it was taken", async () => {
    const photo = await sharp(png)
      .withExif({ IFD0: { Copyright: "somebody-private" } })
      .jpeg()
      .toBuffer();
    await send(ann, photo);
    const { bytes } = await app.visitor().get((await pictureOf(ann)) ?? "");
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("somebody-private")).toBe(false);
  });

  test("gives way to another, and can be removed", async () => {
    const bob = await app.person("bob");
    const { id } = (await bob.get("/api/auth/me")).body;
    await send(bob, png);
    const first = (await pictureOf(bob)) ?? "";
    await send(bob, await draw("#aa0000"));
    const second = (await pictureOf(bob)) ?? "";
    expect(second).not.toBe(first);
    expect((await app.visitor().get(first)).status).toBe(404);
    expect(stored(id)).toHaveLength(1);
    // Of many at once, exactly the one that is shown stays.
    await Promise.all([1, 2, 3, 4, 5].map(() => send(bob, png)));
    expect(stored(id)).toHaveLength(1);
    const last = (await pictureOf(bob)) ?? "";
    expect((await app.visitor().get(last)).status).toBe(200);
    expect((await bob.form("/account/avatar", { intent: "remove" })).status).toBe(303);
    expect([await pictureOf(bob), stored(id)]).toEqual([null, []]);
    expect((await app.visitor().get(last)).status).toBe(404);
  });

  test("goes with the account", async () => {
    const cleo = await app.person("cleo");
    const { id } = (await cleo.get("/api/auth/me")).body;
    await send(cleo, png);
    const url = (await pictureOf(cleo)) ?? "";
    expect((await cleo.form("/account/delete", { confirmation: "DELETE" })).status).toBe(303);
    expect((await app.visitor().get(url)).status).toBe(404);
    expect(stored(id)).toEqual([]);
  });
});

describe("what is refused", () => {
  test.each<[string, () => Buffer, string]>([
    ["text", () => Buffer.from("not a picture"), "content is none of them"],
    ["a script in SVG", () => Buffer.from(SVG), "content is none of them"],
    ["a page", () => Buffer.from("<!doctype html><script>1</script>"), "content is none of them"],
    ["a picture that is cut off", () => png.subarray(0, png.length / 2), "broken or incomplete"],
    ["more than 5 MB", () => Buffer.concat([png, Buffer.alloc(FIVE_MB)]), "5 MB at most"],
    ["nothing", () => Buffer.alloc(0), "Please choose a picture."],
  ])("%s is told so on a page, and nothing changes", async (_what, bytes, sentence) => {
    const before = await pictureOf(ann);
    const answer = await send(ann, bytes());
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(sentence);
    expect(answer.text).toContain('aria-invalid="true"');
    expect(await pictureOf(ann)).toBe(before);
  });

  test("a form that is none", async () => {
    const type = { "content-type": "multipart/form-data" };
    const broken = await ann.request("POST", "/account/avatar", { body: "x", headers: type });
    expect(broken.status).toBe(400);
    expect((await ann.form("/account/avatar", { picture: "text" })).status).toBe(400);
  });

  test("anything over 12 MB, before it is read", async () => {
    const answer = await send(ann, Buffer.alloc(12_000_001));
    expect(answer.status).toBe(413);
    expect(pageText(answer.text)).toContain(
      "Too Large A picture can have 5 MB at most. Nothing was changed.",
    );
  });

  test("a visitor, and another site", async () => {
    const visitor = await send(app.visitor(), png);
    expect([visitor.status, visitor.headers.location]).toEqual([
      302,
      "/login?returnTo=%2Faccount%2Favatar",
    ]);
    const before = await pictureOf(ann);
    const origin = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await send(ann, png, origin)).status).toBe(403);
    expect(await pictureOf(ann)).toBe(before);
  });

  test.each([
    "x.webp",
    "a-0123456789abcdef.webp",
    "..sayso.db",
    "%20.webp",
  ])("an address that nothing has: %s", async (name) => {
    expect((await app.visitor().get(`/avatars/${name}`)).status).toBe(404);
  });
});
