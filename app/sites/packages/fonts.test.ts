import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import list from "../../../preview-packages/package.json";
import { fontsAskedIn } from "./fonts";

test("the docs name every bundled font, and no other", () => {
  const docs = readFileSync("app/content/docs/features.md", "utf8");
  const named = /There are ([a-z, -]+)\. A published app/.exec(docs)?.[1]?.split(/, | and /);
  const bundled = Object.keys(list.devDependencies)
    .filter((name) => name.startsWith("@fontsource"))
    .map((name) => name.split("/")[1]);
  expect(named?.sort()).toEqual(bundled.sort());
});

test("a font is asked for by its address, in a link as in an import", () => {
  const text = `<link href="@fonts/jost.css"> @import "@fonts/big-shoulders.css"; @fonts/../x.css`;
  expect(fontsAskedIn(text)).toEqual(["jost", "big-shoulders"]);
});
