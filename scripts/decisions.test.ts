import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const pages = readdirSync("docs/decisions").sort();
const numbers = pages.map((name) => name.slice(0, 3));

/** Sources and documents, in which a decision may be named by number or by file. */
const texts = ["app", "docs", "prisma", "scripts", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs|md|css|prisma)$/.test(name))
    .filter((name) => !/(?:^|[/\\])(?:generated|node_modules)[/\\]/.test(name))
    .map((name) => path.join(folder, name)),
);

test("decisions are numbered from 1, without a gap and none twice", () => {
  const expected = pages.map((_, index) => String(index + 1).padStart(3, "0"));
  expect(numbers).toEqual(expected);
});

test.each(pages)("%s carries its number as its title does", (name) => {
  const text = readFileSync(path.join("docs/decisions", name), "utf8");
  expect(text.startsWith(`# ${Number(name.slice(0, 3))}. `)).toBe(true);
});

test("every decision that a text refers to is there", () => {
  const dangling = [...texts, "README.md", "CHANGELOG.md", ".env.example"].flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const files = [...text.matchAll(/decisions\/(\d{3}[\w-]*)/g)].map((match) => match[1] ?? "");
    const mentioned = [...text.matchAll(/\bdecisions? ((?:\d{3}(?:, | and )?)+)/gi)].flatMap(
      (match) => match[1]?.match(/\d{3}/g) ?? [],
    );
    return [
      ...files.filter((name) => !pages.some((page) => page.startsWith(name))),
      ...mentioned.filter((number) => !numbers.includes(number)),
    ].map((reference) => `${file}: ${reference}`);
  });
  expect(dangling).toEqual([]);
});
