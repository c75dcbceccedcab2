import { SourceMap } from "node:module";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { findPlaces } from "./find-places";

/** A bundle of long and short lines whose map takes many blocks. */
async function bundle() {
  const source = [
    `export const long = [${"a, b,\n c,".repeat(20_000)}];`,
    ...Array.from({ length: 20_000 }, (_, number) => `call(${number}, "text",  other.name);`),
  ].join("\n");
  const { outputFiles } = await build({
    stdin: { contents: source, sourcefile: "src/main.ts", loader: "ts" },
    bundle: true,
    format: "esm",
    minifyWhitespace: true,
    sourcemap: "external",
    write: false,
    outfile: "main.js",
  });
  const [map, code] = outputFiles.sort((a) => (a.path.endsWith(".map") ? -1 : 1));
  return { map: map?.contents as Uint8Array, code: code?.text as string };
}

test("a place of a large bundle is the one that a reader of the whole map finds", async () => {
  const { map, code } = await bundle();
  const lines = code.split("\n");
  const places = Array.from({ length: 400 }, (_, number) => {
    const line = (number * 7_919) % lines.length;
    return { line, column: (number * 104_729) % ((lines[line]?.length ?? 0) + 1) };
  });
  const whole = new SourceMap(JSON.parse(Buffer.from(map).toString()));
  const expected = places.map(({ line, column }) => {
    const entry = whole.findEntry(line, column);
    if (!("originalSource" in entry)) return null;
    return { file: entry.originalSource, line: entry.originalLine, column: entry.originalColumn };
  });
  expect(findPlaces({ map, places })).toEqual(expected);
  expect(new Set(expected.map((place) => place?.line)).size).toBeGreaterThan(100);
});

test("what comes before all mappings, or after them, is nobody's or the last one's", () => {
  const map = Buffer.from(JSON.stringify({ sources: ["a.ts"], mappings: ";KAAA" }));
  const places = [
    { line: 0, column: 9 },
    { line: 1, column: 4 },
    { line: 1, column: 5 },
    { line: 7, column: 0 },
  ];
  const place = { file: "a.ts", line: 0, column: 0 };
  expect(findPlaces({ map, places })).toEqual([null, null, place, place]);
});
