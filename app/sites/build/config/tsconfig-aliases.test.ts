import { expect, test } from "vitest";
import { toBuildInput } from "../build-input";
import { findImported } from "../resolve/find-file";
import { defaultConfig } from "./project-config";
import { configOf } from "./read-config";

/** Where an import of "/src/pages/home.tsx" leads. */
function leadsTo(specifier: string, files: Record<string, string>) {
  const texts = new Map(Object.entries(files));
  const project = { input: toBuildInput(texts), config: configOf(texts) };
  const found = findImported(project, specifier, "/src/pages/home.tsx");
  return found.is === "file" ? found.file : `package ${found.specifier}`;
}

const options = (compilerOptions: object, more = {}) =>
  JSON.stringify({ compilerOptions, ...more });

test("paths lead where tsconfig says, with comments and a comma too many in it", () => {
  const config = `{
    // The root.
    "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./*"], /* one */ "env": ["app/env.ts"], } },
  }`;
  const files = { "tsconfig.json": config, "lib/a.ts": "", "src/lib/a.ts": "", "app/env.ts": "" };
  expect(leadsTo("@/lib/a", files)).toBe("/lib/a.ts");
  expect(leadsTo("env", files)).toBe("/app/env.ts");
});

test("a project that refers to tsconfig.app.json is read there", () => {
  const files = {
    "tsconfig.json":
      '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }, { "path": "./tools" }] }',
    "tsconfig.app.json": options({ paths: { "~/*": ["./app/*"] } }),
    "tools/tsconfig.json": options({ paths: { "tool:*": ["./*"] } }),
    "app/a.ts": "",
    "tools/b.ts": "",
  };
  expect(leadsTo("~/a", files)).toBe("/app/a.ts");
  expect(leadsTo("tool:b", files)).toBe("/tools/b.ts");
});

test("what a configuration extends counts, from the folder where it is written", () => {
  const files = {
    "tsconfig.json": '{ "extends": ["./config/base"] }',
    "config/base.json": options({ paths: { "@ui/*": ["../ui/*"] } }),
    "ui/button.tsx": "",
  };
  expect(leadsTo("@ui/button", files)).toBe("/ui/button.tsx");
});

test("baseUrl names files before packages, and leaves packages what they are", () => {
  const files = { "jsconfig.json": options({ baseUrl: "src" }), "src/parts/nav.jsx": "" };
  expect(leadsTo("parts/nav", files)).toBe("/src/parts/nav.jsx");
  expect(leadsTo("react", files)).toBe("package react");
});

test("a package whose name begins as a path does stays a package where no file answers", () => {
  const files = { "tsconfig.json": options({ paths: { "@*": ["./src/*"] } }), "src/app.ts": "" };
  expect(leadsTo("@app", files)).toBe("/src/app.ts");
  expect(leadsTo("@radix-ui/react-dialog", files)).toBe("package @radix-ui/react-dialog");
});

test("of several targets the first that is there counts", () => {
  const files = {
    "tsconfig.json": options({ paths: { "#/*": ["./a/*", "./b/*"] } }),
    "b/x.ts": "",
  };
  expect(leadsTo("#/x", files)).toBe("/b/x.ts");
});

test("where nothing says, @/ is src/", () => {
  expect(leadsTo("@/a", { "src/a.ts": "" })).toBe("/src/a.ts");
  expect(leadsTo("~/a", { "src/a.ts": "", "tsconfig.json": "{}" })).toBe("/src/a.ts");
});

test("paths that climb stay in the project", () => {
  const files = {
    "tsconfig.json": options({ paths: { "@/*": ["../../../etc/*"] } }),
    "etc/passwd.ts": "",
  };
  expect(leadsTo("@/passwd", files)).toBe("/etc/passwd.ts");
});

test.each([
  ["itself", '{ "extends": "./tsconfig.json", "references": [{ "path": "." }] }'],
  ["no object", "[1, 2"],
  ["no texts", '{ "extends": 1, "references": [1], "compilerOptions": { "paths": { "a": 1 } } }'],
])("a configuration of %s is read over", (_what, text) => {
  expect(configOf(new Map([["tsconfig.json", text]]))).toEqual(defaultConfig());
});
