import { expect, test } from "vitest";
import { readGlob } from "./globs";

test.each([
  ["src/**/*.{ts,tsx}", "src/a/b.tsx", true],
  ["src/**/*.{ts,tsx}", "src/b.ts", true],
  ["src/**/*.{ts,tsx}", "src/b.js", false],
  ["**/a.css", "a.css", true],
  ["**/a.css", "x/y/a.css", true],
  ["**/a.css", "x/ya.css", false],
  ["*.css", "x/a.css", false],
  ["dist/**", "dist/a/b.js", true],
  ["{pages,app/{a,b}}/*", "app/b/x", true],
  ["pages/[id].tsx", "pages/i.tsx", true],
  ["p?ge.[!t]s", "page.js", true],
  ["src/**/!(*.spec).ts", "src/app/home.ts", true],
  ["@(src|lib)/*.ts", "lib/a.ts", true],
  ["./a.b", "./axb", false],
])("%s and %s: %s", (glob, path, isMeant) => {
  expect(readGlob(glob)(path)).toBe(isMeant);
});

test("whatever a stranger writes, it takes its length and no more", () => {
  const name = "a".repeat(500);
  for (const glob of [
    `${"*a".repeat(500)}b`,
    `${"**/".repeat(500)}b`,
    `${"{a,b}".repeat(200)}c`,
    `${"+(+(a))".repeat(200)}b`,
    "{".repeat(500),
  ]) {
    expect(readGlob(glob)(`${name}/${name}`)).toBe(false);
  }
});
