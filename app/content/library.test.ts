import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ContentLibrary } from "./library.server";

const VALUES = {
  appName: "Acme",
  appUrl: "https://a.example",
  contactEmail: "a@a",
  careersEmail: "b@a",
  modelService: "a model",
  signInServices: "Google",
  mailService: "Mail: none",
  facts: {},
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sayso-content-"));
});
beforeEach(() => {
  for (const name of ["blog", "docs", "pages"]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    mkdirSync(path.join(folder, name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const library = (keep = true) => new ContentLibrary({ folder, values: () => VALUES, keep });

function article(slug: string, date: string, more = "") {
  write(
    `blog/${slug}.md`,
    `---\ntitle: About ${slug}\ndescription: By {{appName}}\ndate: ${date}\nminutes: 5\n${more}---\n\n## One\n\nText.\n`,
  );
}

test("articles come newest first, the featured one before others of its day", async () => {
  article("old", "2025-10-08");
  article("a-plain", "2025-10-15");
  article("z-featured", "2025-10-15", "featured: true\n");
  article("new", "2025-10-16");
  const listed = await library().listArticles();
  expect(listed.map(({ slug }) => slug)).toEqual(["new", "z-featured", "a-plain", "old"]);
  expect(listed[0]).toEqual({
    slug: "new",
    title: "About new",
    description: "By Acme",
    date: "2025-10-16",
    minutes: 5,
    featured: false,
  });
});

test("an article knows its neighbours, and a stranger is nobody", async () => {
  article("first", "2025-10-01");
  article("second", "2025-10-02");
  const texts = library();
  expect(await texts.findArticle("second")).toMatchObject({
    newer: null,
    older: { slug: "first" },
  });
  expect(await texts.findArticle("first")).toMatchObject({
    newer: { slug: "second" },
    older: null,
  });
  for (const slug of ["third", "", "../docs/first", "__proto__", "first.md"]) {
    expect(await texts.findArticle(slug)).toBeNull();
  }
});

test("a topic is a section up to its mark, and a whole on its own page", async () => {
  const head = (order: number) =>
    `---\nlabel: T${order}\ndescription: D\nkeywords: [k]\norder: ${order}\n---\n`;
  write(
    "docs/long.md",
    `${head(2)}\n## Short\n\nIn short.\n\n<!-- more -->\n\n## Rest\n\nAt length.\n`,
  );
  write("docs/brief.md", `${head(1)}\nAll there is.\n`);
  const texts = library();
  const [brief, long] = await texts.listTopics();
  expect([brief?.id, brief?.hasMore, long?.id, long?.hasMore]).toEqual([
    "brief",
    false,
    "long",
    true,
  ]);
  expect(long?.html).toContain('<h3 id="long-short">');
  expect(long?.html).not.toContain("At length");
  const whole = await texts.findTopic("long");
  expect(whole?.headings.map(({ id, level }) => [id, level])).toEqual([
    ["long-short", 2],
    ["long-rest", 2],
  ]);
  expect(await texts.findTopic("../blog/x")).toBeNull();
  expect((await texts.readTopics()).map(({ id }) => id)).toEqual(["brief", "long"]);
});

test("what was read is kept, or read anew for whoever is writing", async () => {
  const page = (text: string) =>
    write("pages/terms.md", `---\ntitle: T\ndescription: D\nupdated: 2026-01-01\n---\n${text}\n`);
  page("before");
  const [kept, fresh] = [library(), library(false)];
  await Promise.all([kept.readPage("terms"), fresh.readPage("terms")]);
  page("after");
  expect((await kept.readPage("terms")).text).toBe("before");
  expect((await fresh.readPage("terms")).text).toBe("after");
});

test("a file that was missing is found once it is there", async () => {
  const texts = library();
  await expect(texts.readPage("later")).rejects.toThrow(/^pages\/later\.md: cannot be read/);
  write("pages/later.md", "---\ntitle: T\ndescription: D\nupdated: 2026-01-01\n---\nHere.\n");
  expect((await texts.readPage("later")).text).toBe("Here.");
});

test.each([
  ["no head", "Text", "must begin with front matter"],
  ["a head that does not end", "---\ntitle: x\n", "must begin with front matter"],
  ["no YAML", "---\na: [\n---\n", "the front matter is not YAML"],
  [
    "a field missing",
    "---\ntitle: T\ndate: 2025-01-01\nminutes: 5\n---\n",
    "description is not usable: Required",
  ],
  [
    "a date that is none",
    "---\ntitle: T\ndescription: D\ndate: 2025-02-31x\nminutes: 5\n---\n",
    "date is not usable: must be a day",
  ],
  [
    "minutes as text",
    "---\ntitle: T\ndescription: D\ndate: 2025-01-01\nminutes: five\n---\n",
    "minutes is not usable",
  ],
  [
    "a field nobody knows",
    "---\ntitle: T\ndescription: D\ndate: 2025-01-01\nminutes: 5\nauthr: x\n---\n",
    "Unrecognized key",
  ],
])("front matter with %s names the file", async (_what, text, message) => {
  write("blog/wrong.md", text);
  const failure = await library()
    .listArticles()
    .then(
      () => null,
      (error: Error) => error.message,
    );
  expect(failure).toMatch(/^blog\/wrong\.md: /);
  expect(failure).toContain(message);
});
