import { expect, test } from "vitest";
import { toBuildInput } from "../build-input";
import { defaultConfig } from "../config/project-config";
import { addressOf, findFile, findImported } from "./find-file";

const FILES = [
  "src/main.ts",
  "src/parts/index.ts",
  "src/use-auth.ts",
  "src/use-auth.tsx",
  "src/data.mts",
  "src/icons/index.mjs",
  "public/logo.svg",
  "src/views/Home.vue",
  "src/views/Login/index.vue",
  "package.json",
];
const input = toBuildInput(
  new Map(
    FILES.map((file) => [file, file === "package.json" ? '{"dependencies":{"icons":"1"}}' : ""]),
  ),
);

test.each([
  ["./parts", "/src/parts/index.ts"],
  ["./parts/", "/src/parts/index.ts"],
  ["./icons", "/src/icons/index.mjs"],
  ["./data.mjs", "/src/data.mts"],
  // As TypeScript and Vite choose between the two.
  ["./use-auth", "/src/use-auth.ts"],
  ["./main.js", "/src/main.ts"],
  ["/logo.svg", "/public/logo.svg"],
  ["../src/parts/?raw", "/src/parts/index.ts"],
  ["./views/Home", "/src/views/Home.vue"],
  ["./views/Login", "/src/views/Login/index.vue"],
])("%s names %s", (specifier, file) => {
  expect(findFile(input, specifier, "/src/main.ts")).toBe(file);
});

test("a path from the root that Vite is told of names a file below it", () => {
  const leads = (root: string, asked: string) =>
    findImported({ input, config: { ...defaultConfig(), root } }, asked, "/src/main.ts");
  expect(leads("src", "/parts/index.js")).toEqual({ is: "file", file: "/src/parts/index.ts" });
  expect(leads("src", "/src/main.ts")).toEqual({ is: "file", file: "/src/main.ts" });
  expect(leads("", "/parts/index.js")).toEqual({ is: "file", file: null });
});

test("a folder without a module of its own names nothing", () => {
  expect(findFile(input, "./", "/src/main.ts")).toBeNull();
  expect(findFile(input, "..", "/src/main.ts")).toBeNull();
});

test.each([
  "../node_modules/katex/dist/katex.css",
  "/node_modules/katex/dist/katex.css",
])("%s, where packages would lie, is of the package", (specifier) => {
  const project = { input, config: defaultConfig() };
  const found = { is: "package", specifier: "katex/dist/katex.css" };
  expect(findImported(project, specifier, "/src/main.ts")).toEqual(found);
});

test.each([
  ["views/Login", { is: "file", file: "/src/views/Login/index.vue" }],
  ["src/parts/index", { is: "file", file: "/src/parts/index.ts" }],
  ["icons/index", { is: "package", specifier: "icons/index" }],
  ["views", { is: "package", specifier: "views" }],
])("%s is the project's where it has such a file and package.json no such package", (specifier, found) => {
  const config = { ...defaultConfig(), alias: [] };
  expect(findImported({ input, config }, specifier, "/src/main.ts")).toEqual(found);
});

test("what is below a name that the project has for a folder, and is not there, is a missing file and no package", () => {
  const alias = [
    { find: "@shop/views", replacement: "/src/views", isOptional: true as const },
    { find: "icons", replacement: "/src/icons", isOptional: true as const },
    { find: "@gone", replacement: "/nowhere", isOptional: true as const },
  ];
  const config = { ...defaultConfig(), alias };
  const found = (specifier: string) => findImported({ input, config }, specifier, "/src/main.ts");
  expect(found("@shop/views/Cart")).toEqual({ is: "file", file: null });
  expect(found("@shop/views/home.vue")).toMatchObject({ file: "/src/views/Home.vue" });
  // What package.json names, a name of its own and one that leads to no folder are asked of the registry.
  expect(found("icons/gone")).toEqual({ is: "package", specifier: "icons/gone" });
  expect(found("@shop/views")).toEqual({ is: "package", specifier: "@shop/views" });
  expect(found("@gone/part")).toEqual({ is: "package", specifier: "@gone/part" });
});

test.each([
  ["#/leaf.svg?react", { path: "#/leaf.svg", query: "react" }],
  ["#leaf?raw", { path: "#leaf", query: "raw" }],
  ["./sprite.svg?url#leaf", { path: "./sprite.svg", query: "url" }],
  ["./sprite.svg#leaf?raw", { path: "./sprite.svg", query: "" }],
])("what %s asks is kept, though its name may begin with #", (specifier, address) => {
  expect(addressOf(specifier)).toEqual(address);
});

test("what is named from the root below src, and is not there, is a missing file and no package called src", () => {
  const config = defaultConfig();
  const found = (specifier: string) => findImported({ input, config }, specifier, "/src/main.ts");
  expect(found("src/app/types/todo")).toEqual({ is: "file", file: null });
  expect(found("src/parts")).toEqual({ is: "file", file: "/src/parts/index.ts" });
});
