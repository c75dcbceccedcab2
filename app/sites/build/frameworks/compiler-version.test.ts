import { VERSION } from "svelte/compiler";
import { expect, test } from "vitest";
import type { PackageGraph } from "../../packages/graph";
import { compilerNotice } from "./compiler-version";

const graphOf = (name: string, version: string): PackageGraph => ({
  key: "test",
  nodes: { [`node_modules/${name}`]: { name, version, folder: "x", dependencies: {} } },
  root: { [name]: `node_modules/${name}` },
});

test("a runtime of another minor version than its compiler is told, with what to ask for", async () => {
  const [notice, ...others] = await compilerNotice("vue", graphOf("vue", "3.2.47"), {});
  expect(notice?.text).toMatch(
    /^Components are compiled by Vue 3\.\d+\.\d+ here, and run on the project's 3\.2\.47\. .*"vue": "\^3\.\d+\.0"/,
  );
  expect(others).toEqual([]);
  expect(await compilerNotice("qwik", graphOf("@builder.io/qwik", "1.0.0"), {})).toHaveLength(1);
});

test("nothing is said of the same minor version, nor of what is not compiled", async () => {
  expect(await compilerNotice("svelte", graphOf("svelte", VERSION), {})).toEqual([]);
  // Each compiler of an older one writes for all of its versions.
  expect(await compilerNotice("svelte", graphOf("svelte", "4.2.0"), { older: "svelte4" })).toEqual(
    [],
  );
  expect(await compilerNotice("react", graphOf("react", "18.0.0"), {})).toEqual([]);
  expect(await compilerNotice("vue", graphOf("pinia", "2.0.0"), {})).toEqual([]);
});
