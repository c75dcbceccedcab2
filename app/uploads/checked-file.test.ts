import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  docx,
  endlessVideo,
  gifScript,
  mp4,
  ole,
  PDF,
  picture,
  SCRIPT,
} from "../../tests/support/upload-files";
import { checkFile } from "./checked-file.server";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

describe("what is taken", () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["image/png", () => picture().png().toBuffer()],
    ["image/jpeg", () => picture().jpeg().toBuffer()],
    ["image/webp", () => picture().webp().toBuffer()],
    ["image/avif", () => picture().avif().toBuffer()],
    ["image/gif", () => picture().gif().toBuffer()],
    ["application/pdf", () => PDF],
    ["application/msword", () => ole("WordDocument")],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", docx],
    ["video/mp4", mp4],
    ["video/quicktime", () => mp4("qt  ")],
    ["video/webm", () => Buffer.from("1a45dfa38742828477656d00", "hex").fill("webm", 8)],
  ])("%s, as that", async (type, make) => {
    const bytes = await make();
    const file = await checkFile(bytes);
    expect(file.type).toBe(type);
    if (!type.startsWith("image/")) expect(file.bytes).toBe(bytes);
  });

  test("a picture with a script in it, without the script", async () => {
    const gif = await gifScript();
    expect(gif.includes(SCRIPT)).toBe(true);
    const file = await checkFile(gif);
    expect(file.type).toBe("image/gif");
    expect(Buffer.from(file.bytes).includes("script")).toBe(false);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 47, height: 42 });
  });

  test("a photo, upright and without where it was taken", async () => {
    const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
    const sent = await picture(40, 30).withExif(gps).withMetadata({ orientation: 6 }).jpeg();
    const { exif, width, height } = await sharp(
      (await checkFile(await sent.toBuffer())).bytes,
    ).metadata();
    expect([exif, width, height]).toEqual([undefined, 30, 40]);
  });

  test("a picture that moves, with all that it shows", async () => {
    const frames = await Promise.all(
      [1, 2, 3].map((n) =>
        picture(10 * n, 9)
          .png()
          .toBuffer(),
      ),
    );
    const moving = sharp(frames, { join: { animated: true } });
    for (const sent of [await moving.clone().gif().toBuffer(), await moving.webp().toBuffer()]) {
      const sentPages = (await sharp(sent).metadata()).pages;
      expect((await sharp((await checkFile(sent)).bytes).metadata()).pages).toBe(sentPages);
      expect(sentPages).toBeGreaterThan(1);
    }
  });
});

describe("what is refused", () => {
  const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  test.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ["an SVG", 415, () => Buffer.from(SVG)],
    ["an SVG behind an XML head", 415, () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ["a page", 415, () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ["a page behind a few letters of PDF", 415, () => Buffer.from(`x%PDF-1.7${SCRIPT}`)],
    ["text", 415, () => Buffer.from("name,age\nAnn,41\n")],
    ["a Windows program", 415, () => Buffer.from("4d5a90000300000004000000ffff0000", "hex")],
    ["a Linux program", 415, () => Buffer.from("7f454c460201010000000000", "hex")],
    ["an installer in Word's container", 415, () => ole("Property")],
    ["a ZIP", 415, () => Buffer.from("504b030414000000", "hex")],
    ["a sound", 415, () => Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
    ["a video whose reader would never end", 415, endlessVideo],
    ["three letters of GIF", 415, () => Buffer.from("GIF")],
    ["a GIF that is only a script", 400, () => Buffer.from("GIF89a/*xxxx*/=1;alert(1)//")],
    ["a PNG with its end missing", 400, async () => halfOf(await noise().png().toBuffer())],
    ["a JPEG with its end missing", 400, async () => halfOf(await noise().jpeg().toBuffer())],
    ["a WebP with its end missing", 400, async () => halfOf(await noise().webp().toBuffer())],
    ["an AVIF with its end missing", 400, async () => halfOf(await noise().avif().toBuffer())],
    ["a GIF with its end missing", 400, async () => halfOf(await noise().gif().toBuffer())],
    ["a small file of 36 million pixels", 400, () => picture(6_000, 6_000).png().toBuffer()],
  ])("%s: %i", async (_what, status, make) => {
    await expect(checkFile(await make())).rejects.toMatchObject({ status });
  });
});

function noise() {
  const raw = Buffer.alloc(300 * 200 * 3);
  for (let index = 0; index < raw.length; index += 1) raw[index] = (index * 7919 * 31) % 251;
  return sharp(raw, { raw: { width: 300, height: 200, channels: 3 } });
}
