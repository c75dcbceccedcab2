import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import list from "../package.json";
import previews from "../preview-packages/package.json";
import tests from "../tests/package.json";

/** What no module imports, and who uses it. */
const USED_OTHERWISE: Record<string, string> = {
  "@biomejs/biome": "npm run lint",
  "@typescript/native-preview": "npm run typecheck",
  "dependency-cruiser": "npm run lint",
  prisma: "scripts/prisma.mjs runs its command line",
  "@prisma/schema-engine-wasm": "scripts/schema-diff.mjs imports its parts by name",
  "@prisma/client": "the generated clients import it",
  "tw-animate-css": "stylesheets of projects import it",
  "@builder.io/qwik": "compile-qwik.ts loads its optimizer as WebAssembly, by its file",
  tsx: "npm run bench",
  ...Object.fromEntries(
    ["canvas-confetti", "react", "react-dom", "react19", "react-dom19"].map((name) => [
      `@types/${name}`,
      "projects are typed with it",
    ]),
  ),
  vite: "what vitest builds on",
};

const isTest = (file: string) =>
  /\.test\.tsx?$|-(?:fixture|corpus)\.tsx?$|^tests\/|^app\/workspace\/testing\/|^app\/trial\/fake-/.test(
    file,
  );
// The built-in apps, and what a framework's names are given by, import what previews ship with; declarations run nowhere.
const own = [
  ...filesBelow("app").filter(
    (file) =>
      !/\.d\.ts$|^app\/(?:generated|starter\/apps|sites\/build\/frameworks\/[^/]+\/shims)\//.test(
        file,
      ),
  ),
  "server.ts",
];
const around = [...filesBelow("scripts"), ...filesBelow("tests"), ...configurations()];
const imported = {
  product: packagesIn(own.filter((file) => !isTest(file))),
  everything: packagesIn([...own, ...around]),
};

describe("the packages", () => {
  test("that the product imports are its dependencies", () => {
    const known = Object.keys(list.dependencies);
    // The server build is a module that Remix's compiler makes up.
    const missing = [...imported.product].filter(
      (name) => !known.includes(name) && name !== "@remix-run/dev",
    );
    expect(missing).toEqual([]);
  });

  test("that are installed to run the product are imported by it", () => {
    const unused = Object.keys(list.dependencies).filter(
      (name) => !imported.product.has(name) && !(name in USED_OTHERWISE),
    );
    expect(unused).toEqual([]);
  });

  test("that build, check and measure are used", () => {
    const names = Object.keys({
      ...list.devDependencies,
      ...tests.dependencies,
      ...tests.peerDependencies,
    });
    const unused = names.filter(
      (name) =>
        !imported.everything.has(name) && !(name in USED_OTHERWISE) && !typesOfSomething(name),
    );
    expect(unused).toEqual([]);
  });
});

/** `@types/x` is used where x is imported, be it by the built-in apps; `@types/node` everywhere. */
function typesOfSomething(name: string): boolean {
  // Those of `@scope/name` are `@types/scope__name`.
  const subject = name.replace("@types/", "").replace(/^(.+)__/, "@$1/");
  const isUsed = imported.everything.has(subject) || subject in previews.dependencies;
  return name.startsWith("@types/") && (subject === "node" || isUsed);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/")))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes("node_modules"));
}

function configurations(): string[] {
  return readdirSync(".").filter((name) => /\.config\.(?:ts|js)$/.test(name));
}

/** The packages that files import, types included: `@scope/name/x` counts as `@scope/name`. */
function packagesIn(files: string[]): Set<string> {
  const specifiers = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, "utf8"), true, true)
      .importedFiles.map(({ fileName }) => fileName),
  );
  const names = specifiers
    .filter((name) => !/^(?:[./~]|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
  return new Set(names);
}
