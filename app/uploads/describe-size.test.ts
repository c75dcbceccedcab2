import { expect, test } from "vitest";
import { describeSize } from "./describe-size";
import { UPLOAD_BYTES } from "./upload-limits";

test.each([
  [0, "0.1 KB"],
  [1536, "1.5 KB"],
  [20_480, "20 KB"],
  [1_536_000, "1,500 KB"],
  [UPLOAD_BYTES, "10,240 KB"],
  [3 * UPLOAD_BYTES, "30 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(describeSize(bytes)).toBe(text);
});
