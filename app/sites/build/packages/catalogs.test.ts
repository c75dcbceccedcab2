import { expect, test } from "vitest";
import { toBuildInput } from "../build-input";
import { withCatalogs } from "./catalogs";

const read = (files: Record<string, string>, file: string) =>
  JSON.parse(
    withCatalogs(toBuildInput(new Map(Object.entries(files)))).texts.get(file) ?? "{}",
  ) as Record<string, unknown>;

test("versions that a workspace names once are those of its packages", () => {
  const files = {
    "pnpm-workspace.yaml":
      "packages:\n  - web\ncatalog:\n  react: 19.1.0 # exact\ncatalogs:\n  old:\n    vue: ^2.7.0\n",
    "package.json": '{ "workspaces": { "catalog": { "zod": "^3.25.0" } } }',
    "web/package.json":
      '{ "dependencies": { "react": "catalog:", "vue": "catalog:old", "zod": "catalog:default", "clsx": "^2.0.0", "no": "catalog:" } }',
  };
  expect(read(files, "web/package.json")).toEqual({
    dependencies: {
      ...{ react: "19.1.0", vue: "^2.7.0", zod: "^3.25.0", clsx: "^2.0.0", no: "catalog:" },
    },
  });
});

test("a list that cannot be read is none, and one that names prototypes changes nothing", () => {
  const files = {
    "pnpm-workspace.yaml": "catalog: [\n",
    "package.json":
      '{ "workspaces": { "catalogs": { "__proto__": { "a": "1" } } }, "dependencies": { "a": "catalog:" } }',
  };
  expect(read(files, "package.json").dependencies).toEqual({ a: "catalog:" });
});

test("a package.json that cannot be read stays as it is, for the build to tell of it", () => {
  const text = '{ "dependencies": { "a": "catalog:", } }';
  const { texts } = withCatalogs(toBuildInput(new Map([["package.json", text]])));
  expect(texts.get("package.json")).toBe(text);
});

test("the list without a name may be called by one", () => {
  const files = {
    "pnpm-workspace.yaml": "catalogs:\n  default:\n    react: 19.1.0\n",
    "package.json": '{ "dependencies": { "react": "catalog:" } }',
  };
  expect(read(files, "package.json").dependencies).toEqual({ react: "19.1.0" });
});

test("a list without end is not read", () => {
  const files = {
    "pnpm-workspace.yaml": `catalog:\n  react: 19.1.0\n#${"[".repeat(20_000)}`,
    "package.json": '{ "dependencies": { "react": "catalog:" } }',
  };
  expect(read(files, "package.json").dependencies).toEqual({ react: "catalog:" });
});
