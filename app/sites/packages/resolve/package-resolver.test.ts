import { symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { HandMadeStore } from "../../../../tests/support/hand-made-store";
import type { AskedBy, Resolved } from "./package-resolver";
import { PackageResolver } from "./package-resolver";
import { hasSideEffects } from "./side-effects";

const manifest = (fields: object) => ({ "package.json": JSON.stringify(fields) });
const store = new HandMadeStore({
  modern: {
    files: {
      ...manifest({
        name: "modern",
        exports: {
          ".": { development: "./dev.js", import: "./index.mjs", require: "./index.cjs" },
          "./features/*": "./dist/*.js",
          "./style.css": "./dist/style.css",
          "./theme.css": { style: "./dist/style.css" },
          "./node": { node: "./node.js", browser: "./browser.js" },
        },
        imports: { "#inner": "./dist/inner.js", "#other": "plain" },
        sideEffects: ["*.css", "./dist/setup.js"],
      }),
      "dev.js": "",
      "index.mjs": "",
      "index.cjs": "",
      "dist/one.js": "",
      "esm/package.json": JSON.stringify({
        imports: { "#part": { node: "./server.js", default: "./client.js" } },
      }),
      "esm/parts/a.js": "",
      "esm/client.js": "",
      "esm/server.js": "",
      "dist/inner.js": "",
      "dist/setup.js": "",
      "dist/style.css": "",
      "browser.js": "",
      "node.js": "",
    },
    dependencies: ["plain"],
  },
  plain: {
    files: {
      ...manifest({
        name: "plain",
        main: "./lib",
        module: "./lib/module.js",
        browser: { "./lib/module.js": "./lib/browser.js", fs: false, "./lib/server.js": false },
      }),
      "lib/index.js": "",
      "lib/module.js": "",
      "lib/browser.js": "",
      "lib/server.js": "",
      "lib/part/package.json": '{ "module": "here.js" }',
      "lib/part/here.js": "",
    },
  },
  linked: { files: { ...manifest({ name: "linked" }), "index.js": "" } },
});
symlinkSync("/etc/hostname", path.join(store.folder, "contents/linked/secret.js"));
afterAll(() => store.remove());

const of = (mode: "preview" | "release") =>
  new PackageResolver({ graph: store.graph(), storeFolder: store.folder, mode });
const resolver = of("preview");
const place = (found: Resolved) =>
  found.is === "file" ? `${found.location}/${found.inside}`.replace("node_modules/", "") : found.is;
const fromProject = (specifier: string, by: AskedBy = "import") =>
  place(resolver.fromProject(specifier, by));
const fromPackage = (specifier: string, importer: string, by: AskedBy = "import") => {
  const [name = "", ...rest] = importer.split("/");
  const location = `node_modules/${name}`;
  return place(resolver.fromPackage(specifier, by, { location, inside: rest.join("/") }));
};

test("a package hands out what its exports say, by who asks and for what", () => {
  expect(fromProject("modern")).toBe("modern/dev.js");
  expect(place(of("release").fromProject("modern", "import"))).toBe("modern/index.mjs");
  expect(place(of("release").fromProject("modern", "require"))).toBe("modern/index.cjs");
  expect(fromProject("modern/features/one")).toBe("modern/dist/one.js");
  expect(fromProject("modern/style.css", "style")).toBe("modern/dist/style.css");
  // What is handed out to stylesheets alone, a script may import as well.
  expect(fromProject("modern/theme.css")).toBe("modern/dist/style.css");
  expect(fromProject("modern/node")).toBe("modern/browser.js");
});

test("what a package does not export is not there", () => {
  expect(resolver.fromProject("modern/dist/inner.js", "import")).toEqual({
    is: "missing",
    text: 'The package "modern" (1.0.0) has no "dist/inner.js".',
  });
});

test("a package finds itself, its private names and its neighbours", () => {
  expect(fromPackage("modern/features/one", "modern/dist/inner.js")).toBe("modern/dist/one.js");
  expect(fromPackage("#inner", "modern/dev.js")).toBe("modern/dist/inner.js");
  expect(fromPackage("#other", "modern/dev.js")).toBe("plain/lib/browser.js");
  // A folder may have private names of its own, beside the package's.
  expect(fromPackage("#part", "modern/esm/parts/a.js")).toBe("modern/esm/client.js");
  expect(fromPackage("#inner", "modern/esm/parts/a.js")).toBe("modern/dist/inner.js");
  expect(fromPackage("#part", "modern/dev.js")).toBe("missing");
});

test("what a package imports without declaring it is found beside it, as Node finds it", () => {
  const graph = store.graph();
  const { "node_modules/modern": modern, "node_modules/plain": plain } = graph.nodes;
  if (!modern || !plain) throw new Error("They are in the store.");
  const inside = "node_modules/linked/node_modules";
  const nodes = {
    ...graph.nodes,
    [`${inside}/modern`]: { ...modern, dependencies: {} },
    [`${inside}/plain`]: plain,
  };
  const nested = new PackageResolver({
    ...{ graph: { ...graph, nodes }, storeFolder: store.folder, mode: "preview" },
  });
  const importer = { location: `${inside}/modern`, inside: "dev.js" };
  expect(nested.fromPackage("plain", "import", importer)).toMatchObject({
    location: `${inside}/plain`,
  });
});

test("older packages are found by browser, module and main, and by the folders inside", () => {
  expect(fromProject("plain")).toBe("plain/lib/browser.js");
  expect(fromProject("plain/lib")).toBe("plain/lib/index.js");
  expect(fromPackage("./part", "plain/lib/index.js")).toBe("plain/lib/part/here.js");
});

test("a package that requires what the project imports gets the same copy of it", () => {
  const from = { location: "node_modules/modern", inside: "index.cjs" };
  expect(place(of("preview").fromPackage("plain", "require", from))).toBe("plain/lib/index.js");
  const one = of("preview");
  expect(place(one.fromProject("plain", "import"))).toBe("plain/lib/browser.js");
  expect(place(one.fromPackage("plain", "require", from))).toBe("plain/lib/browser.js");
});

test("a browser does without what a package says, and without Node", () => {
  expect(fromPackage("fs", "plain/lib/index.js")).toBe("empty");
  expect(fromPackage("./server", "plain/lib/index.js")).toBe("empty");
  expect(fromPackage("node:path", "plain/lib/index.js")).toBe("builtin");
});

test("modules without side effects are known, but for those that a package names", () => {
  const effects = (name: string) => {
    const found = resolver.fromPackage(name, "import", {
      location: "node_modules/modern",
      inside: "dev.js",
    });
    return found.is === "file" && found.hasSideEffects;
  };
  expect([effects("./dist/inner.js"), effects("./dist/setup.js")]).toEqual([false, true]);
  expect(effects("./dist/style.css")).toBe(true);
});

test.each([
  "../plain/lib/index.js",
  "../../../etc/hostname",
  "/etc/hostname",
  "./secret.js",
])("no import leads out of its package: %s", (specifier) => {
  expect(fromPackage(specifier, "linked/index.js")).toBe("missing");
});

test("what a package says of its side effects takes no longer than it is", () => {
  const sideEffects = [`${"*a".repeat(200)}b`, `${"**/".repeat(200)}b`];
  expect(hasSideEffects({ sideEffects }, "a/".repeat(100) + "a".repeat(200))).toBe(false);
});
