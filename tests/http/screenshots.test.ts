import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";

const MB = 1024 * 1024;

let app: SharedApp;
let ann: AppClient;
let png: Buffer;
let count = 0;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  const picture = { width: 800, height: 500, channels: 3, background: "#0a6a4f" } as const;
  png = await sharp({ create: picture }).png().toBuffer();
});

async function create(): Promise<{ id: string; slug: string }> {
  count += 1;
  const slug = `shown-${count}`;
  const { id } = (await ann.json("POST", "/api/projects", { name: slug })).body;
  const page = "<!doctype html><title>x</title><h1>one</h1>";
  await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: page });
  return { id, slug };
}

const dataUrl = (bytes: Buffer, type = "image/png") =>
  `data:${type};base64,${bytes.toString("base64")}`;

function publish(project: { id: string; slug: string }, screenshotUrl?: unknown) {
  return ann.json("POST", `/api/projects/${project.id}/publish`, {
    slug: project.slug,
    screenshotUrl,
  });
}

async function shownOf({ id }: { id: string }): Promise<string | null> {
  return (await ann.get(`/api/projects/${id}`)).body.screenshotUrl;
}

function folders({ id }: { id: string }): string[] {
  const folder = path.join(app.dataDir, "storage/screenshots", id);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** A form with a file, as a browser without JavaScript sends it. */
function sendForm(id: string, fields: Record<string, string>, file: Buffer, type = "image/png") {
  const parts = Object.entries(fields).map(([field, bytes]) => ({ field, bytes }));
  return ann.multipart(
    `/projects/${id}`,
    [...parts, { field: "screenshot", name: "a.png", type, bytes: file }],
    { accept: "text/html" },
  );
}

describe("a screenshot", () => {
  test("is shown in all sizes, for good, to anybody", async () => {
    const project = await create();
    const answer = await publish(project, dataUrl(png));
    expect(answer.body).toMatchObject({ slug: project.slug, isRedeploy: false });
    expect(answer.body.warning).toBeUndefined();
    const url = (await shownOf(project)) ?? "";
    expect(url).toMatch(/^\/screenshots\/[a-z0-9]+-[a-f0-9]{16}-640\.webp$/);
    for (const [size, type] of [
      ["320.webp", "image/webp"],
      ["1280.avif", "image/avif"],
      ["1280.jpg", "image/jpeg"],
    ] as const) {
      const shown = await app.visitor().get(url.replace("640.webp", size));
      expect(shown.status).toBe(200);
      expect(shown.headers).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      });
      const { width = 0, height } = await sharp(shown.bytes).metadata();
      expect([width, height]).toEqual([Number.parseInt(size, 10), width * 0.625]);
    }
    const page = (await app.visitor().get("/generate?tab=recent", { accept: "text/html" })).text;
    const [picture = ""] = page.match(/<picture>.*?<\/picture>/s) ?? [];
    expect(picture).toContain('type="image/avif"');
    expect(picture).toContain('width="640" height="400" loading="lazy"');
    expect(picture).toContain(url);
    const viewer = (await app.visitor().get(`/generate/${project.slug}`, { accept: "text/html" }))
      .text;
    expect(viewer).toContain(
      `property="og:image" content="${app.origin}${url.replace("640.webp", "1280.jpg")}"`,
    );
    const listed = (await app.visitor().get("/api/showcase/projects")).body;
    expect(listed[0]).toMatchObject({ slug: project.slug, screenshotUrl: url });
  });

  test("stays when the app is published again, and gives way to another", async () => {
    const project = await create();
    await publish(project, dataUrl(png));
    const first = await shownOf(project);
    for (const nothing of [undefined, null, ""]) {
      expect((await publish(project, nothing)).body.isRedeploy).toBe(true);
      expect(await shownOf(project)).toBe(first);
    }
    await publish(project, dataUrl(png));
    expect(await shownOf(project)).not.toBe(first);
    expect((await app.visitor().get(first ?? "")).status).toBe(404);
    expect(folders(project)).toHaveLength(1);
  });

  test("goes with its project", async () => {
    const project = await create();
    await publish(project, dataUrl(png));
    const url = (await shownOf(project)) ?? "";
    await ann.json("DELETE", `/api/projects/${project.id}`);
    // It can be restored, and its picture with it; who knew the address of that has nothing of it any more.
    await expect.poll(async () => (await app.visitor().get(url)).status).toBe(404);
    expect(folders(project)).toHaveLength(1);
    await ann.form("/projects", { intent: "delete-for-good", project: project.id });
    await expect.poll(() => folders(project)).toEqual([]);
  });

  test.each<[string, () => string]>([
    ["broken", () => dataUrl(Buffer.from("not a picture"))],
    ["cut off", () => dataUrl(png.subarray(0, png.length / 2))],
    ["a script in SVG", () => dataUrl(Buffer.from("<svg onload='alert(1)'/>"), "image/svg+xml")],
    ["HTML that calls itself PNG", () => dataUrl(Buffer.from("<script>1</script>"))],
    ["an address elsewhere", () => "http://127.0.0.1:1/a.png"],
    ["not even a data URL", () => "data:image/png;base64"],
  ])("that is %s is left out with a warning, and the app is published", async (_what, url) => {
    const project = await create();
    const answer = await publish(project, url());
    expect(answer.status).toBe(200);
    expect(answer.body.warning).toMatch(/screenshot could not be processed/);
    expect(await shownOf(project)).toBeNull();
    expect(folders(project)).toEqual([]);
  });

  test("that is broken leaves the one before", async () => {
    const project = await create();
    await publish(project, dataUrl(png));
    const first = await shownOf(project);
    expect((await publish(project, dataUrl(Buffer.from("no")))).body.warning).toBeDefined();
    expect(await shownOf(project)).toBe(first);
  });

  test.each<[string, () => unknown, string]>([
    [
      "is no image",
      () => dataUrl(Buffer.from("%PDF"), "application/pdf"),
      "Please upload an image file",
    ],
    ["is no image by name", () => "data:,hello", "Please upload an image file"],
    ["has 5 MB", () => dataUrl(Buffer.alloc(5 * MB)), "Screenshot must be smaller than 5MB"],
    ["is a number", () => 5, "screenshotUrl: Expected string, received number"],
  ])("that %s is refused, and nothing is published", async (_what, url, message) => {
    const project = await create();
    const answer = await publish(project, url());
    expect([answer.status, answer.body.error]).toEqual([400, message]);
    expect((await ann.get(`/api/projects/${project.id}`)).body.published).toBe("false");
  });

  test("of just less than 5 MB is read to its end", async () => {
    const project = await create();
    const padded = Buffer.concat([png, Buffer.alloc(5 * MB - 1 - png.length)]);
    const answer = await publish(project, dataUrl(padded));
    expect([answer.status, answer.body.warning]).toEqual([200, undefined]);
    expect(await shownOf(project)).not.toBeNull();
  });

  test("of far too much is refused before it is read", async () => {
    const project = await create();
    const answer = await publish(project, dataUrl(Buffer.alloc(7 * MB)));
    expect(answer.status).toBe(413);
    expect(answer.body.error).toMatch(/Nothing was changed/);
  });
});

describe("the plain form", () => {
  test("takes a screenshot, and another one later", async () => {
    const project = await create();
    const fields = { intent: "publish", slug: project.slug };
    expect((await sendForm(project.id, fields, png)).status).toBe(303);
    const first = await shownOf(project);
    expect(first).not.toBeNull();
    expect((await sendForm(project.id, { intent: "publish" }, png)).status).toBe(303);
    expect(await shownOf(project)).not.toBe(first);
  });

  test("without a file publishes without a picture", async () => {
    const project = await create();
    const fields = { intent: "publish", slug: project.slug };
    const answer = await sendForm(project.id, fields, Buffer.alloc(0), "application/octet-stream");
    expect(answer.status).toBe(303);
    expect(await shownOf(project)).toBeNull();
  });

  test("says on the page that a broken one was left out", async () => {
    const project = await create();
    const fields = { intent: "publish", slug: project.slug };
    expect((await sendForm(project.id, fields, Buffer.from("no"))).status).toBe(303);
    const page = await ann.get(`/projects/${project.id}`, { accept: "text/html" });
    expect(page.text).toContain("screenshot could not be processed");
  });

  test.each<[string, () => Buffer, string, string]>([
    ["of 6 MB", () => Buffer.alloc(6 * MB), "image/png", "Screenshot must be smaller than 5MB"],
    ["that is a PDF", () => Buffer.from("%PDF"), "application/pdf", "Please upload an image file"],
  ])("refuses a file %s at its field, with the rest kept", async (_what, file, type, message) => {
    const project = await create();
    const slug = `${project.slug}-kept`;
    const answer = await sendForm(project.id, { intent: "publish", slug }, file(), type);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
    expect(answer.text).toContain(`value="${slug}"`);
  });
});
