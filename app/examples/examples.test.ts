import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { answer } from "~/starter/engine/answer.server";
import { EXAMPLE_SIZE, EXAMPLES, examplePicture } from "./examples";

/** What one picture may weigh, in bytes. */
const LARGEST = 25_000;

test("each example has a picture of its app that is light and of one size", async () => {
  for (const example of EXAMPLES) {
    const file = `public${examplePicture(example)}`;
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }, file).toEqual({ ...EXAMPLE_SIZE, format: "webp" });
    expect(statSync(file).size, file).toBeLessThan(LARGEST);
  }
  const pictures = readdirSync("public/examples").map((name) => `/examples/${name}`);
  expect(pictures.sort()).toEqual(EXAMPLES.map(examplePicture).sort());
});

test.each(EXAMPLES)("the starter makes the $name of its wish", ({ wish }) => {
  const { changes, needsModel } = answer(wish, new Map());
  expect(changes.has("index.html")).toBe(true);
  expect(needsModel ?? false).toBe(false);
});
