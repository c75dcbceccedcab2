import { expect, test } from "vitest";
import { toBuildInput } from "../../build-input";
import { filesOfPlace, withCopied } from "./copied-files";

const copied = (names: string[], from: string, to = "") => {
  const input = toBuildInput(new Map(names.map((name) => [name, name])));
  const all = withCopied(input, filesOfPlace(input, { from, to })).texts;
  return [...all.keys()].filter((name) => !names.includes(name));
};

test.each([
  ["static", "", ["public/a.svg", "public/deep/b.svg"]],
  ["static/**/*.svg", "pictures", ["public/pictures/a.svg", "public/pictures/deep/b.svg"]],
  ["static/*.svg", "", ["public/a.svg"]],
  ["static/deep/b.svg", "", ["public/b.svg"]],
  ["robots.txt", "robots.txt", ["public/robots.txt"]],
  ["static/nothing", "", []],
  ["**/*", "", []],
])("%s is copied to %j beside the pages", (from, to, made) => {
  expect(copied(["static/a.svg", "static/deep/b.svg", "robots.txt"], from, to)).toEqual(made);
});

test("a pattern of many stars takes no longer than it is", () => {
  const name = `static/${"a".repeat(200)}`;
  expect(copied([name], `static/${"*a".repeat(60)}b`)).toEqual([]);
});
