import { expect, test } from "vitest";
import { toBuildInput } from "../../build-input";
import { configOf } from "../../config/read-config";
import { readSiteSource } from "../../site-source";
import { withAngularAssets } from "./angular-assets";

const PICTURE = { hash: "a".repeat(64), size: 9 };
const project = (assets: unknown) => {
  const files = {
    "package.json": '{ "dependencies": { "@angular/core": "^20.0.0" } }',
    "angular.json": JSON.stringify({
      projects: { app: { sourceRoot: "src", architect: { build: { options: { assets } } } } },
    }),
    "src/index.html": "<body><app-root></app-root></body>",
    "src/main.ts": "",
    "src/assets/i18n/en.json": "{}",
    "src/assets/notes.md": "",
    "src/robots.txt": "x",
    "public/robots.txt": "own",
  };
  const binaries = new Map([["src/assets/ward.png", PICTURE]]);
  return { ...toBuildInput(new Map(Object.entries(files))), binaries };
};
/** Patterns that none can be compiled of. */
const UNREADABLE = ["", "*".repeat(400)].map((glob) => ({ glob, input: "src/assets" }));
const copied = (assets: unknown) => {
  const { texts, binaries } = withAngularAssets(project(assets));
  const names = [...texts.keys(), ...binaries.keys()].filter((name) => name.startsWith("public/"));
  return names.sort();
};

test("what angular.json has copied is where the app asks for it, pictures as well", () => {
  const all = [
    "public/assets/i18n/en.json",
    "public/assets/notes.md",
    "public/assets/ward.png",
    "public/robots.txt",
  ];
  expect(copied(["src/assets", "./src/robots.txt"])).toEqual(all);
  expect(copied([{ glob: "**/*", input: "./src/assets/", output: "/assets/" }])).toEqual(all);
  const pictures = { glob: "**/*.png", input: "src/assets", output: "img" };
  expect(copied([pictures])).toEqual(["public/img/ward.png", "public/robots.txt"]);
  const some = { glob: "**/*", input: "src/assets", ignore: ["", "**/*.md"] };
  expect(copied([some])).toEqual(["public/i18n/en.json", "public/robots.txt", "public/ward.png"]);
  const { texts } = withAngularAssets(project(["src/robots.txt"]));
  expect(texts.get("public/robots.txt")).toBe("own");
});

test("what stands there and means nothing changes nothing, and no name leads out of the folder", () => {
  for (const assets of [
    undefined,
    "src",
    [7, null, {}, { glob: 1, input: "src" }],
    ["", "."],
    UNREADABLE,
  ]) {
    expect(copied(assets)).toEqual(["public/robots.txt"]);
  }
  expect(copied([{ glob: "**/*.md", input: "../../src/assets", output: "../../up" }])).toEqual([
    "public/robots.txt",
    "public/up/notes.md",
  ]);
});

test("a site of Angular has them among its files", () => {
  const input = project(["src/assets"]);
  const source = readSiteSource(input, { config: configOf(input.texts) });
  expect(source).toMatchObject({ ok: true });
  if (source.ok) expect(source.input.binaries.get("public/assets/ward.png")).toEqual(PICTURE);
});
