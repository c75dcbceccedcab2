import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { packFolder } from "./pack-folder";

test("a folder keeps the name that it was dropped by, and what was left out of it is named", async () => {
  const files = [{ path: "leafy/index.html", file: new File(["<p>"], "index.html") }];
  const packed = await packFolder({
    files,
    leftOut: [{ path: "leafy/node_modules/" }],
    hasFolder: true,
  } as never);
  expect(packed.name).toBe("leafy");
  expect(Object.keys(unzipSync(new Uint8Array(await packed.arrayBuffer())))).toEqual([
    "leafy/index.html",
    "leafy/node_modules/left-out",
  ]);
});
