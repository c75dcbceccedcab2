import { expect, test } from "vitest";
import { kindOf } from "./file-kind.server";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** A chunk of a PNG without content. */
const chunk = (type: string) => Buffer.from(`\0\0\0\0${type}\0\0\0\0`, "latin1");

/** An entry of a ZIP without content. */
function entry(name: string): Buffer {
  const head = Buffer.alloc(30);
  head.write("504b0304", "hex");
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

test("of a PNG only the head is read: empty chunks without end take no time of others", async () => {
  const moves = Buffer.concat([SIGNATURE, chunk("IHDR"), chunk("acTL")]);
  expect(await kindOf(moves)).toBe("image/apng");
  // Whoever reads all of it finds that it moves.
  const empty = Buffer.alloc(120_000, chunk("teXt"));
  expect(await kindOf(Buffer.concat([SIGNATURE, empty, chunk("acTL")]))).toBe("image/png");
  expect(await kindOf(Buffer.concat([SIGNATURE, Buffer.alloc(5_200_000)]))).toBe("image/png");
});

test("of a ZIP no more than its first names are read", async () => {
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const word = entry("word/document.xml");
  const other = entry("[Content_Types].bin");
  expect(await kindOf(Buffer.concat([...Array(400).fill(other), word]))).toBe(docx);
  expect(await kindOf(Buffer.concat([...Array(4_000).fill(other), word]))).toBe("application/zip");
});
