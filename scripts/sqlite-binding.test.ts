import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMPILED, lockOfBinding } from "./sqlite-binding.mjs";

interface Entry {
  version: string;
  integrity?: string;
  dependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>;
};

/** The packages of npm's lock that a list names, nested or not. */
const ofOneName = (name: string) =>
  Object.entries(packages).flatMap(([folder, entry]) =>
    folder.endsWith(`node_modules/${name}`) ? [entry.integrity] : [],
  );

test("SQLite's binding is compiled of exactly the packages that package-lock.json names", () => {
  const found = lockOfBinding(packages).packages as unknown as Record<string, Entry>;
  const { "": list, ...needed } = found;
  expect(list?.dependencies).toEqual({ "better-sqlite3": packages[COMPILED]?.version });
  expect(needed["node_modules/better-sqlite3"]?.integrity).toBe(packages[COMPILED]?.integrity);
  for (const [folder, { integrity, dependencies }] of Object.entries(needed)) {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const known = name === "better-sqlite3" ? [packages[COMPILED]?.integrity] : ofOneName(name);
    expect([folder, known]).toEqual([folder, expect.arrayContaining([integrity])]);
    expect(integrity).toMatch(/^sha512-/);
    for (const dependency of Object.keys(dependencies ?? {})) {
      const places = [`${folder}/node_modules/${dependency}`, `node_modules/${dependency}`];
      expect([folder, dependency, places.some((place) => place in needed)]).toEqual([
        folder,
        dependency,
        true,
      ]);
    }
  }
});

test("a package that is nested is found where npm put it", () => {
  const at = (version: string, dependencies = {}) => ({ version, dependencies });
  const lock = lockOfBinding({
    [COMPILED]: at("12.0.0", { fetch: "^1" }),
    "node_modules/fetch": at("1.0.0", { tar: "^2", old: "^1" }),
    "node_modules/fetch/node_modules/old": at("1.0.0", { tar: "^2" }),
    "node_modules/old": at("9.0.0"),
    "node_modules/tar": at("2.0.0"),
  });
  expect(Object.keys(lock.packages)).toEqual([
    "",
    "node_modules/better-sqlite3",
    "node_modules/fetch",
    "node_modules/tar",
    "node_modules/fetch/node_modules/old",
  ]);
});
