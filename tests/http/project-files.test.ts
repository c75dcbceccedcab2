import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type FormPart, MULTIPART, multipartBody } from "../support/multipart-form";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { gifScript, PDF, picture, SCRIPT } from "../support/upload-files";

const CAP = 25_000_000;
let app: SharedApp;
let ann: AppClient;
let png: Buffer;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  png = await picture().png().toBuffer();
});

const file = (bytes: Buffer | string, name: string): FormPart => ({ field: "file", name, bytes });
const field = (name: string, value: string): FormPart => ({ field: name, bytes: value });

async function newProject(): Promise<string> {
  return (await ann.json("POST", "/api/projects", { name: "Gallery" })).body.id;
}
const upload = (id: string, ...parts: FormPart[]) =>
  ann.multipart(`/api/projects/${id}/upload`, parts);
const list = async (id: string) => (await ann.get(`/api/files/${id}`)).body;

/** Where the bytes of a project's file are. */
async function bytesOf(id: string, name: string): Promise<string> {
  const row = (await list(id)).find((one: { path: string }) => one.path.endsWith(name));
  return `/api/projects/${id}/bytes/${row.hash}/${name}`;
}

/** What is in file storage of a project, drafts included. */
function stored(id: string): string[] {
  const folder = path.join(app.dataDir, "storage/project-files", id);
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe("files that are sent to a project", () => {
  test("keep every byte, and what is text stays text", async () => {
    const id = await newProject();
    const { status, body } = await upload(
      id,
      field("folder", "public/img"),
      file(png, "logo.png"),
      file("<svg/>", "icon.svg"),
      file("a,b\r\n1,2\r\n", "data.csv"),
    );
    expect([status, body]).toEqual([
      200,
      {
        stored: ["public/img/logo.png", "public/img/icon.svg", "public/img/data.csv"],
        skipped: [],
        refused: [],
      },
    ]);
    const rows = await list(id);
    expect(rows).toMatchObject([
      { path: "public/img/data.csv", content: "a,b\r\n1,2\r\n" },
      { path: "public/img/icon.svg", content: "<svg/>" },
      { path: "public/img/logo.png", content: "", binary: { size: png.length } },
    ]);
    expect(rows[0].binary).toBeUndefined();
    const shown = await ann.get(await bytesOf(id, "logo.png"));
    expect(shown.bytes.equals(png)).toBe(true);
    expect(shown.headers).toMatchObject({
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
    });
    const zip = unzipSync((await ann.get(`/api/projects/${id}/export`)).bytes);
    expect(Buffer.from(zip["gallery/public/img/logo.png"] ?? []).equals(png)).toBe(true);
  });

  test("of which a text is too long to edit are kept as they are", async () => {
    const id = await newProject();
    const long = "name,price\n".repeat(100_000);
    expect((await upload(id, file(long, "prices.csv"))).status).toBe(200);
    expect(await list(id)).toMatchObject([{ content: "", binary: { size: long.length } }]);
    expect((await ann.get(await bytesOf(id, "prices.csv"))).text).toBe(long);
  });

  test("are handed out in parts, as players of video ask for them", async () => {
    const id = await newProject();
    await upload(id, file(png, "a.png"));
    const address = await bytesOf(id, "a.png");
    const part = await ann.get(address, { range: "bytes=1-3" });
    expect([part.status, part.text]).toEqual([206, "PNG"]);
    expect(part.headers["content-range"]).toBe(`bytes 1-3/${png.length}`);
    expect((await ann.get(address, { range: "bytes=999999-" })).status).toBe(416);
  });

  test("of which one is there already are asked about, replaced, kept both, or skipped", async () => {
    const id = await newProject();
    const send = (taken?: string) =>
      upload(id, ...(taken ? [field("taken", taken)] : []), file(`${taken}`, "a.txt"));
    await send();
    const refused = await send();
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "file_exists", path: "a.txt" },
    ]);
    expect((await send("skip")).body).toMatchObject({ stored: [], skipped: ["a.txt"] });
    expect((await send("both")).body.stored).toEqual(["a (2).txt"]);
    expect((await send("replace")).body.stored).toEqual(["a.txt"]);
    expect((await send("burn")).status).toBe(400);
    const contents = (await list(id)).map((row: { content: string }) => row.content);
    expect(contents).toEqual(["both", "replace"]);
  });

  test("at the same path at once: one has it, and the other is told", async () => {
    const id = await newProject();
    const answers = await Promise.all([
      upload(id, file(png, "a.png")),
      upload(id, file(png, "a.png")),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("what is refused, with nothing stored", () => {
  test.each<[string, number, RegExp, () => FormPart[]]>([
    ["a file of more than 25 MB", 413, /25\.0 MB/, () => [file(Buffer.alloc(CAP + 1), "a.bin")]],
    ["no file", 400, /Choose a file/, () => [field("folder", "a")]],
    ["a folder outside", 400, /climbs out/, () => [field("folder", "../b"), file(png, "a.png")]],
    ["a secret", 400, /cannot be used/, () => [field("folder", ".git"), file(png, "a.png")]],
    [
      "a folder where a file is",
      409,
      /needs a folder/,
      () => [field("folder", "index.html"), file(png, "a.png")],
    ],
  ])("%s: %i", async (_, status, error, make) => {
    const id = await newProject();
    await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: "" });
    const answer = await upload(id, ...make());
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(error)]);
    expect([(await list(id)).length, stored(id)]).toEqual([1, []]);
  });

  test("a form without its end", async () => {
    const id = await newProject();
    const body = multipartBody([file(png, "a.png")], "").subarray(0, -20);
    const cut = await ann.request("POST", `/api/projects/${id}/upload`, {
      body,
      headers: { "content-type": MULTIPART },
    });
    expect([cut.status, cut.body.error]).toEqual([400, expect.stringContaining("ended before")]);
    expect([await list(id), stored(id)]).toEqual([[], []]);
  });

  test("what somebody else sends, or asks for", async () => {
    const id = await newProject();
    await upload(id, file(png, "a.png"));
    const address = await bytesOf(id, "a.png");
    for (const other of [await app.person("bob"), app.visitor()]) {
      const sent = await other.multipart(`/api/projects/${id}/upload`, [file(png, "b.png")]);
      expect([401, 404]).toContain(sent.status);
      expect([401, 404]).toContain((await other.get(address)).status);
    }
    expect(await list(id)).toHaveLength(1);
    const mine = (await (await app.person("bob")).json("POST", "/api/projects", { name: "B" }))
      .body;
    const stolen = address.replace(id, mine.id);
    expect((await (await app.person("bob")).get(stolen)).status).toBe(404);
  });

  test("a file whose line breaks in the middle", async () => {
    const id = await newProject();
    const body = multipartBody([file(Buffer.alloc(2_000_000), "a.bin")]);
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const socket = connect(app.port, "127.0.0.1");
    socket.write(
      `POST /api/projects/${id}/upload HTTP/1.1\r\nHost: localhost:${app.port}\r\nCookie: ${cookie}\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.write(body.subarray(0, 1_000_000), resolve));
    await expect.poll(() => stored(id)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => stored(id)).toEqual([]);
    expect(await list(id)).toEqual([]);
  });
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["page.png", () => Buffer.concat([png, Buffer.from(SCRIPT)]), "image/png"],
  ["movie.gif", gifScript, "image/gif"],
  ["plan.pdf", () => PDF, "application/octet-stream"],
  [
    "page.html",
    () => Buffer.concat([Buffer.from(SCRIPT), Buffer.from([0])]),
    "application/octet-stream",
  ],
  [
    "icon.svg",
    () => Buffer.concat([Buffer.from("<svg>"), Buffer.from([0xff])]),
    "application/octet-stream",
  ],
])("%s runs nowhere on the product's origin", async (name, make, type) => {
  const id = await newProject();
  await upload(id, file(await make(), name));
  const shown = await ann.get(await bytesOf(id, name));
  expect(shown.headers).toMatchObject({
    "content-type": type,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(
      type.startsWith("image") ? /^inline/ : /^attachment/,
    ),
  });
});

test("without JavaScript a form takes several files into a folder, and says what became of each", async () => {
  const id = await newProject();
  const send = (...parts: FormPart[]) => ann.multipart(`/projects/${id}/upload`, parts);
  const sent = await send(field("folder", "img"), file(png, "a.png"), file(png, "b.png"));
  expect([sent.status, sent.headers.location]).toEqual([303, `/projects/${id}#files`]);
  const page = await ann.get(`/projects/${id}`);
  expect(page.text).toContain("Stored 2 files");
  expect(page.text).toContain("img/a.png");
  await send(field("folder", "img"), file(png, "a.png"));
  expect((await ann.get(`/projects/${id}`)).text).toContain("There is already a file at img/a.png");
});
