import { beforeAll, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { renderPosts } from "./render-posts.server";

let pictureId: string;
const shown = async (content: string) => (await renderPosts([{ source: "", content }]))[0] ?? "";

beforeAll(async () => {
  const { user } = await signUp("ann");
  const ownerId = user?.id ?? "";
  const size = { size: 1, width: 800, height: 600 };
  const picture = { ownerId, name: "cat.webp", type: "image/webp", ...size };
  ({ id: pictureId } = await db.postPicture.create({ data: picture }));
  await db.user.update({ where: { id: ownerId }, data: { name: "Ann <b>" } });
  await db.project.create({
    data: { ownerId, name: "Garden", slug: "garden", publishedAt: new Date() },
  });
  await db.project.create({ data: { ownerId, name: "Secret", slug: "secret" } });
});

test("A picture that was uploaded here is shown in its size, one from elsewhere is a link", async () => {
  expect(await shown(`![cat](/pictures/${pictureId}.webp)`)).toContain(
    `<img src="/pictures/${pictureId}.webp" width="800" height="600" alt="cat" loading="lazy"/>`,
  );
  expect(await shown("![cat](/pictures/none00000000.webp)")).not.toContain("<img");
  expect(await shown("![cat](https://elsewhere.example/cat.png)")).toContain(
    'rel="nofollow ugc noopener noreferrer">cat</a>',
  );
});

test("The address of a published app that stands alone becomes its card", async () => {
  for (const address of [
    "http://localhost:3000/generate/garden",
    "http://garden.sites.localhost:3000/",
  ]) {
    const html = await shown(`Look:\n\n${address}\n\nNice?`);
    expect(html, address).toContain('<a class="app-card" href="/generate/garden">');
    expect(html).toContain("Garden</strong>");
    expect(html).toContain("by Ann &lt;b&gt;");
  }
});

test("What is not published, or published elsewhere, stays a link", async () => {
  for (const address of [
    "http://localhost:3000/generate/secret",
    "http://localhost:3000/generate/nothing",
    "https://elsewhere.example/generate/garden",
    "http://localhost:3000/generate/garden/edit",
  ]) {
    expect(await shown(address), address).toMatch(/<p><a href="[^"]+" target="_blank"/);
  }
});

test("A card goes when its app is no longer published", async () => {
  const text = "http://localhost:3000/generate/garden";
  expect(await shown(text)).toContain("app-card");
  await db.project.updateMany({ where: { slug: "garden" }, data: { publishedAt: null } });
  expect(await shown(text)).not.toContain("app-card");
});

test("Markup that somebody writes is text, and code has its colours", async () => {
  const html = await shown("<script>alert(1)</script>\n\n```ts\nconst a = 1;\n```");
  expect(html).not.toContain("<script");
  expect(html).toContain("hljs-keyword");
});
