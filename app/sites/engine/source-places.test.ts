import { expect, test } from "vitest";
import type { SiteBuild } from "../build/build-types";
import { findPlaces, type PlaceSearch } from "../build/find-places";
import { type FindPlaces, SourcePlaces } from "./source-places.server";

const MAP = JSON.stringify({ sources: ["src/a.ts", "library"], mappings: "AAAA;ACAA;ADCA" });
const file = (text: string) => ({ type: "application/json", body: Buffer.from(text) });
const build: SiteBuild = {
  kind: "static",
  version: "1",
  binaries: new Map(),
  files: new Map([["/main.js.map", file(MAP)]]),
  warnings: [],
};

/** Places as a page's script would find them, and the searches that this took. */
function open(find: FindPlaces = async (search) => findPlaces(search)) {
  const searches: PlaceSearch[] = [];
  const places = new SourcePlaces(build, (search) => {
    searches.push(search);
    return find(search);
  });
  const textOf = async (text: string) => (await places.translate([{ text }]))[0]?.text;
  return { places, searches, textOf };
}

test("a preview's address is taken out, and a place without a source map stays", async () => {
  const address = `http://preview-${"a".repeat(26)}.sites.localhost:3000/`;
  expect(await open().textOf(`at show (${address}assets/main.js?v=1:2:3)`)).toBe(
    "at show (assets/main.js?v=1:2:3)",
  );
});

test("the longest name is looked through once, not once from each of its letters", async () => {
  // The square of its length would take a day.
  const name = "a".repeat(5_000_000);
  expect(await open().textOf(name)).toBe(name);
});

test("all places of a report are found in one search, and never searched for again", async () => {
  const { places, searches } = open();
  const report = [
    { text: "at a (main.js:1:1)\nat b (main.js:2:1)\nat c (main.js:3:1)" },
    { text: "broken", file: "main.js", line: 3, column: 1 },
  ];
  const translated = [
    { text: "at a (src/a.ts:1:1)\nat b (main.js:2:1)\nat c (src/a.ts:2:1)" },
    { text: "broken", file: "src/a.ts", line: 2, column: 1 },
  ];
  expect(await places.translate(report)).toEqual(translated);
  expect(await places.translate(report)).toEqual(translated);
  expect(searches).toHaveLength(1);
});

test("a place that nobody could look up stays, and is looked up the next time", async () => {
  let isBusy = true;
  const { textOf, searches } = open(async (search) => {
    if (isBusy) throw new Error("Too much at once.");
    return findPlaces(search);
  });
  expect(await textOf("at a (main.js:1:1)")).toBe("at a (main.js:1:1)");
  isBusy = false;
  expect(await textOf("at a (main.js:1:1)")).toBe("at a (src/a.ts:1:1)");
  expect(searches).toHaveLength(2);
});

test("of a page that names a thousand places, some hundred are looked up", async () => {
  const { textOf, searches } = open();
  await textOf(Array.from({ length: 1_000 }, (_, number) => `main.js:${number}:1`).join(" "));
  expect(searches.flatMap(({ places }) => places)).toHaveLength(200);
});

test("reports that come while a map is read are looked up together, and stay in order", async () => {
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const { textOf, searches } = open(async (search) => {
    await isRead;
    return findPlaces(search);
  });
  const told: (string | undefined)[] = [];
  const all = ["main.js:1:1", "no place", "main.js:3:1", "main.js:1:1"].map((text) =>
    textOf(text).then((translated) => told.push(translated)),
  );
  read();
  await Promise.all(all);
  expect(told).toEqual(["src/a.ts:1:1", "no place", "src/a.ts:2:1", "src/a.ts:1:1"]);
  expect(searches).toHaveLength(2);
});
