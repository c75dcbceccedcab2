import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { lateGraph } from "./late-graph.mjs";

const require = createRequire(import.meta.url);
const file = require.resolve("@prisma/client/runtime/client");
const source = readFileSync(file, "utf8");

type Reader = new (schema: { strings: string[]; graph: string }) => { deserialize(): Graph };
interface Graph {
  inputNodes: { edges: object }[];
  outputNodes: { edges: object }[];
}

/** What the client reads of the product's own data model. */
function readGraph(text: string): Graph {
  // The class that reads it has no name outside: it is handed out at the end of the module.
  const [, name] = /new (\w+)\(\w+\)\.deserialize\(\)/.exec(text) ?? [];
  const module = { exports: {} as { Reader: Reader } };
  const run = new Function(
    "module",
    "exports",
    "require",
    "__filename",
    "__dirname",
    `${text};module.exports={Reader:${name}}`,
  );
  run(module, module.exports, createRequire(file), file, "");
  const generated = readFileSync("app/generated/sqlite/internal/class.ts", "utf8");
  const strings = /strings: JSON\.parse\((".*")\),?\n/.exec(generated)?.[1] ?? "";
  const graph = /graph: "(.*)"/.exec(generated)?.[1] ?? "";
  return new module.exports.Reader({
    strings: JSON.parse(JSON.parse(strings)),
    graph,
  }).deserialize();
}

test("each edge of the data model is what Prisma reads, in whatever order they are asked for", () => {
  const [whole, late] = [readGraph(source), readGraph(lateGraph(source))];
  expect(whole.inputNodes.length).toBeGreaterThan(100);
  for (const kind of ["inputNodes", "outputNodes"] as const) {
    expect(late[kind].length).toBe(whole[kind].length);
    for (const at of [...whole[kind].keys()].reverse())
      expect(late[kind][at]?.edges).toEqual(whole[kind][at]?.edges);
  }
});

test("another version of Prisma stops the build rather than be changed wrongly", () => {
  expect(() => lateGraph(source.replaceAll("{edges:", "{links:"))).toThrow("another way");
});
