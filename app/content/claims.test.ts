import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  architecture,
  CLAIMS,
  deepDive,
  experience,
  history,
  slugs,
} from "../../tests/support/claims";
import { VALUES } from "../../tests/support/content-values";
import { ContentLibrary } from "./library.server";

/** What people read in a minute, code and tables among it. */
const WORDS_A_MINUTE = { least: 190, most: 260 };

const content = new ContentLibrary({ folder: import.meta.dirname, values: () => VALUES });

async function textOf(slug: string): Promise<string> {
  const article = await content.findArticle(slug);
  return ` ${article?.text.replace(/\s+/g, " ")} `;
}

test.each(CLAIMS)("%s says what the code does: %s", async (slug, says) => {
  expect(await textOf(slug)).toContain(says);
});

// That it is so is seen where the product runs; here it is said.
describe("what the articles say is not there", () => {
  test("is no WebSocket in the workspace (tests/e2e/weight.spec.ts)", async () => {
    expect(await textOf(deepDive)).toContain("nothing in it opens a WebSocket");
  });

  test("is nothing on port 5000 (tests/http/listening.test.ts)", async () => {
    for (const slug of [deepDive, architecture]) expect(await textOf(slug)).toContain("port 5000");
  });

  test("is no limit by plan: limits count by address (tests/http/security.test.ts)", async () => {
    for (const slug of [experience, deepDive, architecture]) {
      expect(await textOf(slug)).toMatch(/Tier-based rate limits.{0,90}(?:announced|not enforced)/);
    }
  });

  test("is no end of the history (app/http/jobs/recurring-jobs.both.db.test.ts)", async () => {
    expect(await textOf(history)).toContain(
      "free history is kept for 30 days, paid history indefinitely",
    );
    expect(await textOf(history)).toContain(
      "no checkpoint of an account's project is deleted because of its age",
    );
  });
});

describe.each(slugs)("the article %s", (slug) => {
  test("takes about as long to read as it says", async () => {
    const article = await content.findArticle(slug);
    const rate = (article?.text.split(/\s+/).length ?? 0) / (article?.minutes ?? 0);
    expect(rate).toBeGreaterThan(WORDS_A_MINUTE.least);
    expect(rate).toBeLessThan(WORDS_A_MINUTE.most);
  });

  test("links to texts and headings that exist", async () => {
    const html = (await content.findArticle(slug))?.html ?? "";
    for (const [, kind, name = "", anchor] of html.matchAll(
      /href="\/(blog|docs)\/([\w-]+)(?:#([\w-]+))?"/g,
    )) {
      const target =
        kind === "blog" ? await content.findArticle(name) : await content.findTopic(name);
      expect(target, `/${kind}/${name}`).not.toBeNull();
      if (anchor) expect(target?.headings.map(({ id }) => id)).toContain(anchor);
    }
  });
});

test("every article is covered here", () => {
  const files = readdirSync(path.join(import.meta.dirname, "blog"));
  expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.md`).sort());
});
