import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { pictureProcess } from "~/platform/pictures/picture.server";
import { createDiskStorage } from "~/platform/storage.server";
import { Screenshots } from "./screenshots.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-screenshots-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storage = createDiskStorage(folder);
const screenshots = new Screenshots({ storage });
const RED = { r: 255, g: 0, b: 0 };

function draw(width: number, height: number, background: object = RED) {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function stored(bytes: Uint8Array): Promise<string> {
  const key = await screenshots.store("project1", bytes, "ann");
  if (!key) throw new Error("It was not stored.");
  return key;
}

const read = async (key: string, name: string) => (await screenshots.read(`${key}-${name}`))?.body;

describe("a picture", () => {
  test.each([
    ["png", () => draw(1600, 1000).png()],
    ["jpeg", () => draw(300, 900).jpeg()],
    ["webp", () => draw(5, 5).webp()],
    ["avif", () => draw(700, 400).avif()],
    ["gif", () => draw(320, 200).gif()],
  ])("as %s is kept in all sizes of the cards' ratio", async (_name, make) => {
    const key = await stored(await make().toBuffer());
    for (const [name, format] of [
      ["320.avif", "heif"],
      ["640.webp", "webp"],
      ["1280.avif", "heif"],
      ["1280.webp", "webp"],
      ["1280.jpg", "jpeg"],
    ] as const) {
      const width = Number.parseInt(name, 10);
      const found = await sharp(await read(key, name)).metadata();
      expect(found).toMatchObject({ format, width, height: width * 0.625 });
    }
  });

  test("is turned upright, and tells nothing of where it was taken", async () => {
    const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
    const sideways = await draw(1000, 1600, { r: 0, g: 0, b: 255 })
      .composite([{ input: await draw(1000, 800).png().toBuffer(), top: 0, left: 0 }])
      .withExif({ IFD0: { Copyright: "somebody-private" }, ...gps })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const key = await stored(sideways);
    const body = await read(key, "1280.jpg");
    const found = await sharp(body).metadata();
    expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(body ?? []).includes("somebody-private")).toBe(false);
    // Turned by a quarter, what was on top is to the right.
    const pixel = async (at: number) => [
      ...(await sharp(body).extract({ left: at, top: 400, width: 1, height: 1 }).raw().toBuffer()),
    ];
    expect((await pixel(1200))[0]).toBeGreaterThan(200);
    expect((await pixel(80))[2]).toBeGreaterThan(200);
  });

  test("that moves is its first frame", async () => {
    const frames = await Promise.all(
      [RED, { r: 0, g: 255, b: 0 }].map((colour) => draw(64, 40, colour).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const body = await read(await stored(animated), "320.webp");
    expect((await sharp(body).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(body).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
  });

  test("that is also a page loses the page", async () => {
    const script = "<script>alert(document.domain)</script>";
    const polyglot = Buffer.concat([await draw(400, 250).png().toBuffer(), Buffer.from(script)]);
    const key = await stored(polyglot);
    for (const name of ["320.avif", "640.webp", "1280.jpg"]) {
      expect(Buffer.from((await read(key, name)) ?? []).includes("<script")).toBe(false);
    }
  });

  test("gives way to another, and goes with its project", async () => {
    const first = await stored(await draw(8, 8).png().toBuffer());
    const other = await stored(await draw(9, 9).png().toBuffer());
    expect(other).not.toBe(first);
    await screenshots.drop(first);
    expect(await read(first, "320.webp")).toBeUndefined();
    expect(await read(other, "320.webp")).toBeDefined();
    await screenshots.dropAll("project1");
    expect(await read(other, "320.webp")).toBeUndefined();
  });
});

describe("what is refused", () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["nothing", () => Buffer.alloc(0)],
    ["text", () => Buffer.from("not a picture")],
    ["an SVG", () => Buffer.from(SVG)],
    ["an SVG behind an XML head", () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
    ["HTML", () => Buffer.from("<!doctype html><script>1</script>")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ\n")],
    ["a PNG that is cut off", async () => cutInHalf(await noise(800, 500))],
    ["the head of a PNG", async () => (await draw(99, 99).png().toBuffer()).subarray(0, 33)],
    ["the head of a video that its reader never gets past", () => endlessVideo()],
    ["a TIFF", () => draw(9, 9).tiff().toBuffer()],
  ])("%s", async (_what, make) => {
    expect(await screenshots.store("project2", await make(), "ann")).toBeNull();
  });

  test("a small file of 100 million pixels, before they are decoded", async () => {
    const bomb = await draw(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    pictureProcess.close();
    expect(await screenshots.store("project2", bomb, "ann")).toBeNull();
    // Only Linux tells how much a process has ever held.
    if (process.platform !== "linux") return;
    const status = readFileSync(`/proc/${pictureProcess.pid}/status`, "utf8");
    expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(250_000);
  });
});

test.each([
  "project1-0123456789abcdef-640.svg",
  "../releases/x-0123456789abcdef-640.webp",
  "project1-0123456789abcdef-../../640.webp",
  "project1-0123456789abcdef-99999.webp",
  "",
])("there is no picture of the name %j", async (name) => {
  expect(await screenshots.read(name)).toBeNull();
});

/** An ASF header whose first part claims to be 0 bytes long. */
function endlessVideo(): Buffer {
  return Buffer.concat([Buffer.from("3026b2758e66cf11a6d9", "hex"), Buffer.alloc(190)]);
}

function cutInHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

async function noise(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let index = 0; index < raw.length; index += 1) raw[index] = (index * 7919 * 31) % 251;
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
