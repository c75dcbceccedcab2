import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { elementsOf } from "../support/html-elements";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, publish, putFile, storedFile, unique } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** The workspace without JavaScript: a page of plain forms. */

const PAGE = { "index.html": "<h1>Shop</h1>\n", "notes.md": "first\n" };

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** A project of a new person that has these files, open in their browser. */
async function openProject(files: Record<string, string> = {}): Promise<[PlainBrowser, string]> {
  const browser = new PlainBrowser(await app.person(unique("person")), app.origin);
  const id = await makeProject(browser.client, "Corner shop", files);
  expect(await browser.open(`/projects/${id}`)).toBe(200);
  return [browser, id];
}

/** The field says by itself, and to a screen reader, what is wrong with it. */
function isBound(browser: PlainBrowser, label: string, problem: RegExp) {
  const field = browser.field(label);
  expect(field.isInvalid).toBe(true);
  expect(field.description).toMatch(problem);
}

/** Waits until the page, which a browser loads again by itself, says so. */
async function shows(browser: PlainBrowser, passes: () => boolean) {
  await expect
    .poll(async () => {
      await browser.reload();
      return passes();
    })
    .toBe(true);
}

test("a file that changed meanwhile is not overwritten, and what was typed stays", async () => {
  const [browser, id] = await openProject(PAGE);
  await browser.follow("notes.md");
  const file = await storedFile(browser.client, id, "notes.md");
  await browser.client.json("PUT", `/api/files/${file?.id}`, { content: "theirs\n" });
  browser.fill("Code", "mine\n");
  expect(await browser.press("Save")).toBe(409);
  expect(browser.field("Code").value).toBe("mine\n");
  isBound(browser, "Code", /changed since you opened it/);
  expect((await storedFile(browser.client, id, "notes.md"))?.content).toBe("theirs\n");

  expect(await browser.press("Save")).toBe(303);
  expect(browser.text).toContain("File saved");
  expect((await storedFile(browser.client, id, "notes.md"))?.content).toBe("mine\n");
});

test.each([
  "../secret.txt",
  "/etc/passwd",
  ".env",
  "node_modules/x.js",
])("a file cannot be made at %s", async (path) => {
  const [browser] = await openProject(PAGE);
  browser.fill("Path", path);
  expect(await browser.press("Make file")).toBe(400);
  expect(browser.field("Path").value).toBe(path);
  isBound(browser, "Path", /\S/);
});

test("a file is not renamed over another, and the wish stays in the form", async () => {
  const [browser, id] = await openProject(PAGE);
  await browser.follow("notes.md");
  browser.fill("New path", "index.html");
  expect([400, 409]).toContain(await browser.press("Rename"));
  expect(browser.field("New path").value).toBe("index.html");
  isBound(browser, "New path", /already|exists/);
  expect((await storedFile(browser.client, id, "index.html"))?.content).toBe(PAGE["index.html"]);
});

test("a file is made, renamed and deleted by forms", async () => {
  const [browser, id] = await openProject(PAGE);
  browser.fill("Path", "deep/er/new.css");
  expect(await browser.press("Make file")).toBe(303);
  expect(browser.text).toContain("deep/er/new.css was made");
  browser.fill("New path", "deep/renamed.css");
  expect(await browser.press("Rename")).toBe(303);
  expect(browser.text).toContain("Renamed to deep/renamed.css");
  expect(await browser.press("Delete file")).toBe(303);
  expect(browser.text).toContain("Deleted deep/renamed.css");
  expect(await storedFile(browser.client, id, "deep/renamed.css")).toBeUndefined();
});

test("what names a file says its new path when it is renamed by a form", async () => {
  const files = { ...PAGE, "index.html": '<script src="main.js"></script>', "main.js": "" };
  const [browser, id] = await openProject(files);
  await browser.follow("main.js");
  browser.fill("New path", "js/app.js");
  expect(await browser.press("Rename")).toBe(303);
  expect(browser.text).toContain("1 path was updated in index.html.");
  const page = await storedFile(browser.client, id, "index.html");
  expect(page?.content).toBe('<script src="js/app.js"></script>');
});

test("a blank message is refused where it was written", async () => {
  const [browser] = await openProject(PAGE);
  browser.fill("Message", "   ");
  expect(await browser.press("Send")).toBe(400);
  isBound(browser, "Message", /Please write a message\./);
  expect(browser.page.all("article", "You")).toEqual([]);
});

test("a message that is too long is kept, not sent", async () => {
  const [browser] = await openProject(PAGE);
  const long = "word ".repeat(12_000);
  browser.fill("Message", long);
  expect(await browser.press("Send")).toBe(400);
  expect(browser.field("Message").value).toBe(long);
  isBound(browser, "Message", /50,000 characters/);
});

test.each([
  ["My_App", /Slug can only contain lowercase letters, numbers, and hyphens$/],
  ["  ", /Please enter a URL slug for your project$/],
  ["ab", /3/],
  ["www", /reserved/i],
])('the address "%s" is refused with a reason', async (slug, problem) => {
  const [browser] = await openProject(PAGE);
  browser.fill("URL slug", slug);
  expect(await browser.press("Publish")).toBe(400);
  expect(browser.field("URL slug").value).toBe(slug);
  isBound(browser, "URL slug", problem);
});

test("an address that somebody else has is refused with a reason", async () => {
  const slug = unique("taken");
  const other = await app.person(unique("other"));
  await publish(other, await makeProject(other, "First", PAGE), slug);

  const [browser] = await openProject(PAGE);
  browser.fill("URL slug", slug);
  expect([400, 409]).toContain(await browser.press("Publish"));
  expect(browser.field("URL slug").value).toBe(slug);
  isBound(browser, "URL slug", /taken/i);
});

test("publishing says what is missing first", async () => {
  const [browser, id] = await openProject();
  expect(browser.text).toContain("Generate files before publishing");
  await putFile(browser.client, id, "readme.md", "hi");
  await browser.reload();
  expect(browser.text).toContain("Add an HTML file before publishing");
});

test("discussing changes no file", async () => {
  const [browser, id] = await openProject(PAGE);
  const before = (await browser.client.get(`/api/files/${id}`)).text;
  browser.fill("Message", "How would I make the heading blue?");
  browser.choose("Mode", "discuss");
  expect(await browser.press("Send")).toBe(303);
  await shows(browser, () => browser.page.all("button", "Send").length === 1);
  expect(browser.page.all("article", "Assistant")).toHaveLength(1);
  expect((await browser.client.get(`/api/files/${id}`)).text).toBe(before);
});

test("a preview of an empty project waits without a failure for its first page", async () => {
  const [browser, id] = await openProject();
  expect(browser.part("preview")).toContain("Nothing to run yet.");
  await browser.press("Start preview");
  expect(browser.part("preview")).toContain("The preview starts by itself then.");
  expect(browser.part("preview")).not.toContain("Failed to start preview");
  const status = (await browser.client.get(`/api/projects/${id}/preview/status`)).body;
  expect(status).toMatchObject({ status: "error", nothingToRun: true });
  await putFile(browser.client, id, "index.html", "<h1>Shop</h1>");
  const part = () => browser.page.byId("preview");
  await shows(browser, () => elementsOf(part(), "iframe").length === 1);
  expect(browser.page.all("button", "Stop preview", part())).toHaveLength(1);
  const labelNow = async () =>
    (await browser.client.get(`/api/projects/${id}/preview/status`)).body.label;
  const label = await labelNow();
  await browser.press("New address");
  expect(browser.text).toContain("The old address answers nothing any more.");
  expect(await labelNow()).not.toBe(label);
});

test("publishing takes a screenshot, and refuses what is none", async () => {
  const [browser] = await openProject(PAGE);
  const slug = unique("plain");
  browser.fill("URL slug", slug);
  const pdf = { name: "a.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") };
  browser.attach(/^Screenshot/, pdf);
  expect(await browser.press("Publish")).toBe(400);
  expect(browser.field(/^Screenshot/).description).toMatch(/Please upload an image file$/);
  expect(browser.field("URL slug").value).toBe(slug);
  const drawing = { width: 16, height: 10, channels: 3, background: "#0a6a4f" } as const;
  const bytes = await sharp({ create: drawing }).png().toBuffer();
  browser.attach(/^Screenshot/, { name: "a.png", type: "image/png", bytes });
  expect(await browser.press("Publish")).toBe(303);
  expect(browser.text).toContain("Project Published");
  await browser.open(`/generate/${slug}`);
  expect(browser.answer.text).toMatch(
    /property="og:image" content="[^"]*\/screenshots\/[^"]*-1280\.jpg"/,
  );
});

test("files are attached by a form, shown with the message, and refused with what was typed", async () => {
  const [browser, id] = await openProject();
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  browser.fill("Message", "Like this");
  browser.attach("Attach files", {
    name: "virus.exe",
    type: "image/png",
    bytes: Buffer.from("MZ"),
  });
  expect(await browser.press("Send")).toBe(400);
  expect(browser.field("Message").value).toBe("Like this");
  isBound(browser, "Message", /virus\.exe: Only images .* can be attached.* Nothing was sent/);
  browser.attach("Attach files", { name: "no.png", type: "image/png", bytes: Buffer.alloc(0) });
  expect(await browser.press("Send")).toBe(400);
  isBound(browser, "Message", /no\.png: This file is empty\. Nothing was sent\./);

  browser.attach("Attach files", { name: "sketch.png", type: "image/png", bytes });
  expect(await browser.press("Send")).toBe(303);
  const messages = (await browser.client.get(`/api/projects/${id}/messages`)).body;
  expect(messages[0].attachments).toMatchObject([{ type: "image", name: "sketch.png" }]);
  expect(browser.text).toMatch(/sketch\.png\s*0\.\d KB/);
});

test("all files are searched by a form, and a result leads to its line", async () => {
  const [browser, id] = await openProject({
    "src/prices.ts": "// prices\nexport const bread = 3.5;\n",
    "notes.md": "bread\n",
  });
  await browser.open(`/projects/${id}?find=bread&only=src`);
  expect(browser.text).toContain("1 found in 1 of the files");
  expect(browser.field("Only in").value).toBe("src");
  await browser.follow("Line 2");
  expect(browser.text).toContain("export const bread = 3.5;");
  expect(browser.field("Code").value).toContain("bread = 3.5");

  await browser.open(`/projects/${id}?find=(bread&regexp=1`);
  isBound(browser, "Text", /Missing closing/);
});
