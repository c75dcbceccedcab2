import { expect, test } from "vitest";
import { TextOrBytes } from "./text-or-bytes";

function read(bytes: Uint8Array, step = bytes.length, most = 100): string | null {
  const reader = new TextOrBytes(most);
  for (let at = 0; at < bytes.length; at += step) reader.add(bytes.subarray(at, at + step));
  return reader.end();
}

test.each(["", "plain", "\ufeffwith a mark", "ä€🎉 parted anywhere"])("%j is a text", (text) => {
  for (const step of [1, 2, 3, 100]) expect(read(Buffer.from(text), step)).toBe(text);
});

test.each([
  ["a PNG", Buffer.from("89504e470d0a1a0a", "hex")],
  ["a zero byte", Buffer.from("a\0b")],
  ["half a character", Buffer.from("ä").subarray(0, 1)],
  ["Latin-1", Buffer.from("ä", "latin1")],
  ["a text with an end that is none", Buffer.concat([Buffer.alloc(300, 97), Buffer.from([0xff])])],
])("%s is none", (_, bytes) => {
  expect(read(bytes)).toBeNull();
  expect(read(bytes, 1)).toBeNull();
});

test("of a long text no more is held than tells that it is too long", () => {
  const text = read(Buffer.alloc(10_000, 97), 50);
  expect(text?.length).toBe(150);
});
