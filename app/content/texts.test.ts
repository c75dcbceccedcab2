import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { VALUES } from "../../tests/support/content-values";
import { ContentLibrary } from "./library.server";

const folder = import.meta.dirname;
const content = new ContentLibrary({ folder, values: () => VALUES });
const namesIn = (kind: string) =>
  readdirSync(path.join(folder, kind)).map((file) => path.basename(file, ".md"));

describe("the texts as they are", () => {
  test.each(namesIn("pages"))("the page %s reads well", async (name) => {
    const page = await content.readPage(name);
    expect(page.text.length).toBeGreaterThan(0);
    expect(page.html).not.toContain("{{");
  });

  test.each(namesIn("docs"))("the topic %s reads well", async (name) => {
    const topic = await content.findTopic(name);
    expect(topic?.text.length).toBeGreaterThan(0);
    expect(topic?.html).not.toContain("{{");
  });

  // claims.test.ts holds what they say, and how long they take.
  test.each(namesIn("blog"))("the article %s reads well", async (name) => {
    const article = await content.findArticle(name);
    expect(article?.text.length).toBeGreaterThan(0);
    expect(article?.html).not.toContain("{{");
  });
});

test("the five articles have the days and times that they were announced with", async () => {
  const articles = await content.listArticles();
  expect(articles.map(({ slug, date, minutes }) => [slug, date, minutes])).toEqual([
    ["seamless-development-experience", "2025-10-16", 8],
    ["engineering-deep-dive", "2025-10-15", 20],
    ["ai-code-generation-flow", "2025-10-15", 5],
    ["system-architecture", "2025-10-12", 7],
    ["version-control", "2025-10-08", 6],
  ]);
  expect(articles.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
    "engineering-deep-dive",
  ]);
});
