import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { LATE, lateFile } from "./lighten-bundle.mjs";

const require = createRequire(import.meta.url);
const build = path.resolve(import.meta.dirname, "../build");
const server = readFileSync(path.join(build, "server.js"), "latin1");

test("what few servers need is in files that the server reads when it needs them", () => {
  const named = new Set(
    Array.from(server.matchAll(/"(\.\/late\/[\w-]+\.cjs)"/g), ([, file]) => file),
  );
  const inFiles = LATE.filter((name) => named.has(lateFile(name)));
  expect(inFiles).toEqual(
    expect.arrayContaining(["@simplewebauthn/server", "sanitize-html", "yaml"]),
  );
  expect(named.size).toBe(inFiles.length);
  for (const name of inFiles) {
    const namesOf = (exported: object) => Object.keys(exported).sort();
    const itself = namesOf(require(name));
    expect([name, namesOf(require(path.join(build, lateFile(name))))]).toEqual([name, itself]);
  }
});

test("and of which its own text holds nothing", () => {
  // The table of letters that look alike, and the parser of passkeys' certificates.
  expect(server).not.toContain("unhomoglyph/data.json");
  expect(server).not.toContain("node_modules/@peculiar/x509");
});

test("a build process begins without the reader of YAML", () => {
  const program = readFileSync(path.join(build, "store/build-worker.mjs"), "utf8");
  expect(program).toContain('load("yaml")');
  expect(program).not.toMatch(/^(?:import|export)\b.* from "yaml";$/m);
});
