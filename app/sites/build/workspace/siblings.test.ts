import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";
import { checkTree } from "../check-tree";
import { clientAppOf } from "../frameworks/servers/client-folder";

const PATIENT_MS = 60_000;
const json = JSON.stringify;
const FILES = {
  "package.json": json({ workspaces: ["apps/*", "packages/*"] }),
  "apps/web/package.json": json({
    dependencies: { "@acme/ui": "workspace:*", "@acme/far": "workspace:*", nowhere: "*" },
    devDependencies: { vite: "^6.0.0" },
  }),
  "apps/web/index.html": '<script type="module" src="/src/main.ts"></script>',
  "apps/web/src/main.ts":
    'import { card } from "@acme/ui"; import { far } from "@acme/far/deep/far"; import { side } from "../../../packages/ui/src/side"; document.body.append(card, far, side);',
  "packages/ui/package.json": json({
    name: "@acme/ui",
    main: "dist/index.js",
    dependencies: { "@acme/core": "*", clsx: "^2.0.0" },
  }),
  "packages/ui/src/index.ts":
    'import { word } from "@acme/core"; import clsx from "clsx"; export const card: string = clsx("card", word);',
  "packages/ui/src/side.ts": 'export const side = "side-part";',
  "packages/ui/index.html": "<h1>Of the package</h1>",
  "packages/core/package.json": json({
    name: "@acme/core",
    exports: { ".": { types: "./dist/index.d.ts", import: "./dist/index.js" } },
  }),
  "packages/core/src/index.ts": 'export const word = "core-part";',
  "packages/far/package.json": json({
    name: "@acme/far",
    // The last is no pattern, and none is made of it.
    exports: { "./deep/*": "./src/inner/*.ts", "./(a+)+[": "./src/inner/far.ts" },
  }),
  "packages/far/src/inner/far.ts": 'export const far = "far-part";',
  "packages/left/package.json": json({ name: "@acme/left" }),
  "packages/left/src/index.ts": "",
};
const inputOf = (files: Record<string, string>) => toBuildInput(new Map(Object.entries(files)));
const store = readStore();

test("an app of a workspace is built with the packages beside it, by their sources", {
  timeout: PATIENT_MS,
}, async () => {
  const result = await buildTree(inputOf(FILES), "preview", store);
  if (!result.ok) throw new Error(json(result));
  const script = result.build.files.get("/assets/src/main.js")?.body;
  for (const part of ["core-part", "far-part", "side-part"]) {
    expect(new TextDecoder().decode(script)).toContain(part);
  }
  const map = result.build.files.get("/assets/src/main.js.map")?.body;
  const { sources } = JSON.parse(new TextDecoder().decode(map)) as { sources: string[] };
  expect(sources).toContain("packages/core/src/index.ts");
  expect(sources).toContain("apps/web/src/main.ts");
  expect(new TextDecoder().decode(result.build.files.get("/index.html")?.body)).not.toContain(
    "Of the package",
  );
  const wrong = { ...FILES, "packages/core/src/index.ts": "const = 1" };
  expect(await buildTree(inputOf(wrong), "preview", store)).toMatchObject({
    problems: [{ file: "packages/core/src/index.ts", line: 1 }],
  });
  expect(await checkTree(inputOf(wrong), ["packages/core/src/index.ts"], store)).toMatchObject({
    problems: [{ file: "packages/core/src/index.ts", line: 1 }],
  });
});

test("packages are asked for what the siblings need, and never for the siblings", () => {
  const { input } = clientAppOf(inputOf(FILES));
  expect(JSON.parse(input.texts.get("package.json") ?? "")).toEqual({
    dependencies: { clsx: "^2.0.0", nowhere: "*" },
    devDependencies: { vite: "^6.0.0" },
  });
  expect([...input.texts.keys()].filter((file) => file.startsWith("packages/left"))).toEqual([]);
});

test("a project that is no workspace keeps its packages, whatever lies in its folders", () => {
  const files = {
    "index.html": "",
    "package.json": json({ dependencies: { clsx: "^2.0.0" } }),
    "examples/clsx/package.json": json({ name: "clsx" }),
  };
  const app = clientAppOf(inputOf(files));
  expect(app.alias).toEqual([]);
  expect(app.input.texts.get("package.json")).toBe(files["package.json"]);
});
