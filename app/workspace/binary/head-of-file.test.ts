import { expect, test } from "vitest";
import { headOfFile } from "./head-of-file";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a large text begins as a text, whatever character its beginning ends in", () => {
  const text = bytes("name,price\nKäse,3 €");
  expect(headOfFile(text)).toBe("name,price\nKäse,3 €");
  expect(headOfFile(text.subarray(0, -1))).toBe("name,price\nKäse,3 ");
  expect(headOfFile(text.subarray(0, -2))).toBe("name,price\nKäse,3 ");
});

test("what is no text begins in hex", () => {
  expect(headOfFile(new Uint8Array([0x89, 0x50, 0x00, 0xff]))).toMatch(/^00000000 {2}89 50 00 ff/);
});

test("an empty file has nothing to show", () => {
  expect(headOfFile(new Uint8Array())).toBe("");
});
