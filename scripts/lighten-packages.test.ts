import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isUnused, lightenPackages } from "./lighten-packages.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "packages-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("packages are made lighter", () => {
  test("and what the generated clients import stays", () => {
    for (const database of ["sqlite", "postgresql"]) {
      const client = readFileSync(`app/generated/${database}/internal/class.ts`, "utf8");
      const files = Array.from(
        client.matchAll(/import\("@prisma\/client\/(runtime\/[^"]+)\.mjs"\)/g),
        ([, file]) => [`${file}.mjs`, `${file}.js`],
      ).flat();
      // The tests import them, and the bundle of the server requires them.
      expect(files).toHaveLength(4);
      expect(files.filter((file) => isUnused("@prisma/client", file))).toEqual([]);
      const isThere = (file: string) => existsSync(`node_modules/@prisma/client/${file}`);
      expect(files.filter((file) => !isThere(file))).toEqual([]);
    }
  });

  test("and none is left half of what compiles it, which npm would try when tests are installed later", () => {
    for (const name of ["better-sqlite3-12", "better-sqlite3-13"]) {
      const [how, source] = ["binding.gyp", "src/better_sqlite3.cpp"];
      expect(isUnused(name, how), name).toBe(isUnused(name, source));
    }
  });

  test("by source maps and by what is for others, in packages of packages too", () => {
    const kept = [
      "one/index.js",
      "one/node_modules/@a/b/map.js",
      "effect/dist/cjs/index.js",
      "date-fns/index.cjs",
    ];
    const left = ["one/index.js.map", "one/node_modules/@a/b/x.d.cts.map", "effect/src/index.ts"];
    for (const file of [...kept, ...left]) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, "");
    }
    lightenPackages(folder);
    const isThere = (file: string) => existsSync(path.join(folder, file));
    expect(kept.filter((file) => !isThere(file))).toEqual([]);
    expect(left.filter(isThere)).toEqual([]);
    expect(isThere("effect/src")).toBe(false);
  });
});
