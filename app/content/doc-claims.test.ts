import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FONTS } from "~/generation/prompt/fonts";
import { apps } from "~/starter/apps/catalog";
import { VALUES } from "../../tests/support/content-values";
import { ContentLibrary } from "./library.server";

const content = new ContentLibrary({ folder: import.meta.dirname, values: () => VALUES });

async function textOf(topic: string): Promise<string> {
  return ((await content.findTopic(topic))?.text ?? "").replace(/\s+/g, " ");
}

// Counting them at a start would load every app of the starter: here it is counted once.
test("the docs name as many kinds of apps as the starter makes", async () => {
  expect(await textOf("features")).toContain(`one of its own ${apps.length} kinds of apps`);
});

test("the docs name every font that comes along, and no other", async () => {
  const text = await textOf("features");
  const [, count, listed = ""] =
    /(\d+) open fonts come along.*?There are ([\w, -]+)\./.exec(text) ?? [];
  expect(listed.split(/, | and /).sort()).toEqual([...FONTS].sort());
  expect(Number(count)).toBe(FONTS.length);
});

test("how much an app keeps on the server is told by the limits themselves, and in no figure of its own", () => {
  const written = readFileSync(path.join(import.meta.dirname, "docs/app-data.md"), "utf8");
  const [, section = ""] = /## How much\n([\s\S]*?)\n## /.exec(written) ?? [];
  expect(section).toContain("{{recordsPerCollection}} records");
  expect(section).not.toMatch(/\d/);
});
