import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isBuiltin } from "./registry/package-names";
import { readStore } from "./store.server";

test("the docs name what stands in for modules of Node, and nothing else", () => {
  const docs = readFileSync("app/content/docs/features.md", "utf8");
  const said = /Of Node's own modules there are[^:]*: ([^;]*);/.exec(docs)?.[1] ?? "";
  const named = [...said.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(readStore().node.filter(isBuiltin));
});
