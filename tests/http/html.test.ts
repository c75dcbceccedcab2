import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import config from "../../.htmlvalidate.mjs";
import { AppServer } from "../support/app-server";

let app: AppServer;

beforeAll(async () => {
  app = await AppServer.start({
    CHAT_URL: "https://chat.example",
    SOURCE_URL: "https://git.example",
  });
  const ann = await app.person("ann");
  const { id } = (await ann.json("POST", "/api/projects", { name: "Corner <shop> & co" })).body;
  await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: "<p>Hi</p>" });
  const screenshotUrl = `data:image/png;base64,${readFileSync("public/share.png", "base64")}`;
  await ann.json("POST", `/api/projects/${id}/publish`, { slug: "corner-shop", screenshotUrl });
});
afterAll(() => app.stop());

const validator = new HtmlValidate(config);

/** What is wrong with a page: rule, place, and why. */
async function problemsOf(path: string, browser = app.visitor()): Promise<string[]> {
  const { text } = await browser.get(path, { accept: "text/html", "sec-fetch-dest": "document" });
  expect(text.slice(0, 15).toLowerCase()).toBe("<!doctype html>");
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${path} ${ruleId} ${selector}: ${message}`),
  );
}

test("every page that may be found is valid HTML", async () => {
  const sitemap = (await app.visitor().get("/sitemap.xml")).text;
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  for (const needed of ["/", "/generate", "/docs", "/blog", "/generate/corner-shop"]) {
    expect(paths).toContain(needed);
  }
  expect((await Promise.all(paths.map((path) => problemsOf(path)))).flat()).toEqual([]);
});

test.each([
  "/login",
  "/login/passkey",
  "/login/code",
  "/nowhere",
  "/generate?q=nothing-like-it",
  "/generate?tab=recent",
])("%s is valid HTML", async (path) => {
  expect(await problemsOf(path)).toEqual([]);
});

test("so is what a signed-in person sees, and a message that waited for the page", async () => {
  const browser = app.visitor();
  await browser.form("/login", { name: "bob", returnTo: "/" });
  expect(browser.cookies.has("sayso_flash")).toBe(true);
  expect(await problemsOf("/", browser)).toEqual([]);
});
