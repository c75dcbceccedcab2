import { expect, test } from "vitest";
import { packageClasses, sourcesIn } from "./package-classes";

const FILES = [
  "dist/button.mjs",
  "dist/deep/card.js",
  "dist/button.d.ts",
  "dist/look.css",
  "src/a.ts",
];
const packages = {
  placesOf: () => [],
  read: (place: string) => (place.includes("/kit/") ? `text of ${place}` : null),
  filesOf: (name: string) =>
    name === "@acme/kit"
      ? FILES.map((inside) => ({ place: `/node_modules/@acme/kit/${inside}`, inside }))
      : [],
};
const namedBy = (...globs: string[]) => packageClasses(globs, packages).map(({ path }) => path);

test("classes are looked for in files of packages that a project names", () => {
  const all = "./node_modules/@acme/kit/dist/**/*.{js,mjs}";
  expect(namedBy(all, "./src/**/*.ts", "node_modules/none/**")).toEqual([
    "/node_modules/@acme/kit/dist/button.mjs",
    "/node_modules/@acme/kit/dist/deep/card.js",
  ]);
  expect(namedBy("../../node_modules/@acme/kit/**")).toHaveLength(4);
  expect(namedBy("../node_modules/../../etc/**", "node_modules")).toEqual([]);
});

test("a stylesheet of Tailwind 4 names them as folders or as patterns", () => {
  const css = `@source "../node_modules/@acme/kit"; @source '../node_modules/b/*.js';
    @source not "../legacy"; @source inline("p-4");`;
  expect(sourcesIn(css)).toEqual(["../node_modules/@acme/kit/**", "../node_modules/b/*.js"]);
});
