import { expect, test } from "vitest";
import { hexLines } from "./hex-lines";

test("bytes are told by offset, hex and letters, also in a last line that is shorter", () => {
  const bytes = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("plain text")]);
  expect(hexLines(bytes)).toBe(
    [
      "00000000  89 50 4e 47 0d 0a 1a 0a 70 6c 61 69 6e 20 74 65  .PNG....plain te",
      "00000010  78 74                                            xt",
    ].join("\n"),
  );
  expect(hexLines(new Uint8Array())).toBe("");
});
