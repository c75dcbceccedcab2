import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { type FormPart, MULTIPART, multipartBody } from "../support/multipart-form";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { docx, endlessVideo, gifScript, PDF, picture, SCRIPT } from "../support/upload-files";

const TEN_MB = 10 * 1024 * 1024;

let app: SharedApp;
let ann: AppClient;
let png: Buffer;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  png = await picture().png().toBuffer();
});

const file = (bytes: Buffer, name = "a.png", type = "image/png"): FormPart => ({
  field: "file",
  name,
  type,
  bytes,
});

function post(body: Buffer, type = MULTIPART) {
  return ann.request("POST", "/api/upload", { body, headers: { "content-type": type } });
}

function upload(bytes: Buffer, name?: string, type?: string) {
  return ann.multipart("/api/upload", [file(bytes, name, type)]);
}

/** Files below the storage's folder for uploads, drafts included. */
function stored(): string[] {
  const folder = path.join(app.dataDir, "storage/uploads");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe("an attached file", () => {
  test("that is a picture is shown to its owner, encoded anew", async () => {
    const answer = await upload(png, "Green & Söhne.png");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      type: "image",
      url: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\/Green%20%26%20S%C3%B6hne\.png$/),
      name: "Green & Söhne.png",
      size: expect.any(Number),
    });
    const shown = await ann.get(answer.body.url);
    expect(shown.status).toBe(200);
    expect(shown.bytes).toHaveLength(answer.body.size);
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "png", width: 40 });
    expect(shown.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition":
        "inline; filename=\"Green & S_hne.png\"; filename*=UTF-8''Green%20%26%20S%C3%B6hne.png",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test.each<[string, string, () => Buffer]>([
    ["plan.pdf", "application/pdf", () => PDF],
    [
      "letter.docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      docx,
    ],
  ])("like %s is handed out byte by byte, as a download only", async (name, type, make) => {
    const bytes = make();
    // What the browser calls it does not matter.
    const { body } = await upload(bytes, name, "text/html");
    expect(body).toMatchObject({ type: "other", name, size: bytes.length });
    const shown = await ann.get(body.url);
    expect(shown.bytes.equals(bytes)).toBe(true);
    expect(shown.headers["content-type"]).toBe(type);
    expect(shown.headers["content-disposition"]).toMatch(/^attachment; /);
    expect(shown.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("does not exist for anybody else, nor after its owner logged out", async () => {
    const owner = await app.person("owner");
    const { url } = (await owner.multipart("/api/upload", [file(png)])).body;
    expect((await owner.get(url)).status).toBe(200);
    for (const other of [app.visitor(), ann]) {
      const answer = await other.get(url);
      expect([answer.status, answer.body]).toEqual([404, { error: "There is no such file." }]);
    }
    await owner.json("POST", "/api/auth/logout", {});
    expect((await owner.get(url)).status).toBe(404);
  });

  test("of exactly 10 MB is taken", async () => {
    const answer = await upload(Buffer.concat([PDF, Buffer.alloc(TEN_MB - PDF.length)]), "a.pdf");
    expect([answer.status, answer.body.size]).toEqual([200, TEN_MB]);
  });

  test("can be named in a message", async () => {
    const attachment = (await upload(png)).body;
    const { id } = (await ann.json("POST", "/api/projects", { name: "with a file" })).body;
    const answer = await ann.send(id, "A landing page", { attachments: [attachment] });
    await answer.rest();
    const messages = (await ann.get(`/api/projects/${id}/messages`)).body;
    expect(messages[0].attachments).toEqual([attachment]);
  });
});

describe("what is refused, with nothing stored", () => {
  const two = () => multipartBody([file(png), file(png)]);

  test.each<[string, number, RegExp, () => Promise<Buffer> | Buffer]>([
    ["10 MB and a byte", 413, /^Maximum file size is 10MB/, () => pdfOf(TEN_MB + 1)],
    ["20 MB, unread", 413, /^Maximum file size is 10MB/, () => pdfOf(2 * TEN_MB)],
    ["no file", 400, /one file, in the field "file"/, () => multipartBody([])],
    ["nothing at all", 400, /Nothing was stored/, () => Buffer.alloc(0)],
    ["another field", 400, /field "file"/, () => multipartBody([{ ...file(png), field: "photo" }])],
    [
      "a text in the field",
      400,
      /field "file"/,
      () => multipartBody([{ field: "file", bytes: png }]),
    ],
    ["two files", 400, /one file at a time/, two],
    ["an empty file", 400, /is empty/, () => multipartBody([file(Buffer.alloc(0))])],
    ["a form without its end", 400, /ended before/, () => multipartBody([file(png)], "")],
    [
      "a page called a picture",
      415,
      /Only images/,
      () => multipartBody([file(Buffer.from(SCRIPT))]),
    ],
    ["a text", 415, /Only images/, () => multipartBody([file(Buffer.from("a,b"), "a.csv")])],
    ["a program", 415, /Only images/, () => multipartBody([file(Buffer.from("MZ\x90\0\x03"))])],
    ["half a picture", 400, /broken/, () => multipartBody([file(png.subarray(0, 90))])],
    ["a video that is a trap", 415, /Only images/, () => multipartBody([file(endlessVideo())])],
    ["many fields", 400, /field "file"/, () => multipartBody(fields(40))],
  ])("%s: %i", async (_what, status, message, make) => {
    const before = stored();
    const answer = await post(await make());
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(message)]);
    expect(stored()).toEqual(before);
  });

  test.each([
    "application/json",
    "multipart/form-data",
    "image/png",
    "multipart/mixed; boundary=x",
  ])("a body that is %s: 415", async (type) => {
    const before = stored();
    const answer = await post(multipartBody([file(png)]), type);
    expect([answer.status, answer.body.error]).toEqual([
      415,
      "Send the file as multipart/form-data, with a boundary. Nothing was stored.",
    ]);
    expect(stored()).toEqual(before);
  });

  test("anything of a visitor: 401, however large", async () => {
    for (const bytes of [png, await pdfBytes(TEN_MB - 500)]) {
      const answer = await app.visitor().multipart("/api/upload", [file(bytes)]);
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: "Please login to upload files." },
      ]);
    }
  });

  test("what another site sends: 403", async () => {
    const origin = "https://elsewhere.example";
    const answer = await ann.multipart("/api/upload", [file(png)], { origin });
    expect(answer.status).toBe(403);
  });

  test("another method: 405", async () => {
    const answer = await ann.get("/api/upload");
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });

  test("a file whose line breaks in the middle, and the next one is taken", async () => {
    const before = stored();
    const body = multipartBody([file(await pdfBytes(2_000_000))]);
    for (let line = 0; line < 5; line += 1) {
      const socket = connect(app.port, "127.0.0.1");
      const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      socket.write(
        `POST /api/upload HTTP/1.1\r\nHost: localhost:${app.port}\r\nCookie: ${cookie}\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.write(body.subarray(0, 1_000_000), resolve));
      socket.destroy();
      await once(socket, "close");
    }
    // Five broken lines hold no places: three of a person's files can be on their way at once.
    await expect.poll(async () => (await upload(PDF, "a.pdf")).status).toBe(200);
    expect(stored()).toHaveLength(before.length + 1);
  });
});

test("a script in a picture is not in what is handed out", async () => {
  const { body } = await upload(await gifScript(), "a.gif");
  const shown = await ann.get(body.url);
  expect(shown.headers["content-type"]).toBe("image/gif");
  expect(shown.text).not.toContain("script");
});

test.each([
  ["..%2f..%2fetc%2fpasswd.png", "%2f..%2fetc%2fpasswd.png"],
  ["../../../outside.png", "outside.png"],
  ["a/b\\c.png", "c.png"],
  ["evil.html", "evil.html.png"],
  ["x%22%0d%0aSet-Cookie: a=b.png", "x%22%0d%0aSet-Cookie_ a=b.png"],
])("the hostile name %s is kept as %s", async (sent, kept) => {
  const { status, body } = await upload(png, sent);
  expect([status, body.name]).toEqual([200, kept]);
  const shown = await ann.get(body.url);
  expect(shown.status).toBe(200);
  expect(shown.headers["set-cookie"]).toBeUndefined();
  expect(stored()).toContain(body.url.split("/")[2]);
});

test("31 files in a minute are too many", async () => {
  const strict = await AppServer.start({ RATE_LIMIT_SCALE: "1" });
  try {
    const visitor = strict.visitor();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await visitor.request("POST", "/api/upload", { body: "" })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
  } finally {
    await strict.stop();
  }
});

function fields(count: number): FormPart[] {
  return Array.from({ length: count }, (_, index) => ({
    field: `f${index}`,
    bytes: "x",
  }));
}

async function pdfBytes(size: number): Promise<Buffer> {
  return Buffer.concat([PDF, Buffer.alloc(size - PDF.length)]);
}

async function pdfOf(size: number): Promise<Buffer> {
  return multipartBody([file(await pdfBytes(size))]);
}

test("a file can be deleted by its owner, and by nobody else", async () => {
  const { url } = (await upload(png)).body;
  const id = url.split("/")[2];
  const other = await app.person("another");
  for (const client of [other, app.visitor()]) {
    expect((await client.json("DELETE", `/api/upload/${id}`)).status).toBe(404);
  }
  expect((await ann.get(url)).status).toBe(200);
  expect((await ann.json("DELETE", `/api/upload/${id}`)).status).toBe(204);
  expect((await ann.get(url)).status).toBe(404);
  expect(stored()).not.toContain(id);
});
