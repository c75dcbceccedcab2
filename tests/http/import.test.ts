import { beforeAll, expect, test } from "vitest";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import { makeZip } from "../support/make-zip";
import { MULTIPART, multipartBody } from "../support/multipart-form";
import { PlainBrowser } from "../support/plain-browser";
import { plainPerson } from "../support/plain-person";
import { unique } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** Projects that were made elsewhere, brought by plain forms. */

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

async function sendZip(browser: PlainBrowser, bytes: Buffer): Promise<void> {
  browser.attach("ZIP of the project", { name: "weather.zip", type: "application/zip", bytes });
  await browser.press("Import the ZIP");
}

test("a ZIP becomes a project, with a list of what was left out", async () => {
  const browser = await plainPerson(app);
  const zip = await makeZip({
    "weather/index.html": "<h1>Weather</h1>",
    "weather/logo.png": Buffer.from("89504e470d0a1a0a00ff", "hex"),
    "weather/.env": "VITE_CITY=Oslo",
    "weather/node_modules/a/index.js": "",
  });
  await browser.open("/projects");
  await browser.follow("Import");
  await sendZip(browser, zip);
  expect(browser.path).toMatch(/^\/projects\/[^/]+\/import$/);
  expect(browser.text).toContain("2 files of weather.zip and 1 variable came along.");
  expect(browser.text).toContain("node_modules/");
  expect(browser.text).toContain("Packages are fetched anew");
  const report = browser.path;
  await browser.follow("Set variables");
  expect(browser.text).toContain("Public: Oslo");
  await browser.open(report);
  await browser.follow("Open the project");
  expect(browser.text).toContain("logo.png");

  const other = await plainPerson(app);
  expect(await other.open(report)).toBe(404);
});

test("what is no ZIP, or nothing, is told on the page", async () => {
  const browser = await plainPerson(app);
  await browser.open("/projects/import");
  await sendZip(browser, Buffer.from("hello"));
  expect(browser.path).toBe("/projects/import");
  expect(browser.text).toContain("This is no ZIP that can be read. Nothing was imported.");
  await browser.press("Import the ZIP");
  expect(browser.text).toContain("Choose a ZIP to import.");
});

test("of a form that is refused, or breaks off behind its ZIP, nothing has become a project", async () => {
  const ann = await app.person(unique("Twice"));
  const bytes = await makeZip({ "index.html": "<h1>Weather</h1>" });
  const zip = { field: "zip", bytes, name: "weather.zip", type: "application/zip" };
  const twice = await ann.multipart("/projects/import", [zip, { ...zip, name: "again.zip" }]);
  expect([twice.status, twice.body.error]).toEqual([
    400,
    "Send one file at a time. Nothing was stored; please send it again.",
  ]);
  const whole = multipartBody([zip]);
  const cut = await ann.request("POST", "/projects/import", {
    body: whole.subarray(0, whole.length - 6),
    headers: { "content-type": MULTIPART },
  });
  expect([cut.status, cut.body.error]).toEqual([
    400,
    "The form ended before all of it had come. Nothing was stored; please send it again.",
  ]);
  expect((await ann.get("/api/projects")).body).toEqual([]);
  expect((await ann.multipart("/projects/import", [zip])).status).toBe(201);
});

test("a link fills in an address, and one that is none comes back as it was typed", async () => {
  const browser = await plainPerson(app);
  await browser.open("/projects/import?repository=https%3A%2F%2Fgithub.com%2Fann%2Fshop");
  expect(browser.field("Address of the repository").value).toBe("https://github.com/ann/shop");
  browser.fill("Address of the repository", "https://example.com/ann/shop");
  expect(await browser.press("Import the repository")).toBe(400);
  const { value, isInvalid, description } = browser.field("Address of the repository");
  expect([value, isInvalid]).toEqual(["https://example.com/ann/shop", true]);
  expect(description).toContain("no address of a public repository");
});

test("whoever is not signed in comes back to what the link said", async () => {
  const browser = new PlainBrowser(app.visitor(), app.origin);
  await browser.open("/projects/import?repository=ann%2Fshop");
  await browser.press("Import the repository");
  browser.fill("Name", unique("Person"));
  await browser.press("Log in");
  expect(browser.path).toBe("/projects/import?repository=ann%2Fshop");
  expect(browser.field("Address of the repository").value).toBe("ann/shop");
});

test("a script brings a ZIP into a trial of its browser, and is told what was wrong with another", async () => {
  const visitor = app.visitor();
  const id = `trial_${Date.now()}`;
  const bring = (bytes: Buffer, trial = id) =>
    visitor.multipart(`/api/trial-projects/${trial}/import`, [
      { field: "zip", bytes, name: "weather.zip", type: "application/zip" },
    ]);
  const refused = await bring(Buffer.from("hello"));
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ error: "This is no ZIP that can be read. Nothing was imported." }),
  ]);
  const zip = await makeZip({
    "index.html": "<h1>Weather</h1>",
    "logo.png": Buffer.from("89504e470d0a1a0a00ff", "hex"),
  });
  const made = await bring(zip);
  expect([made.status, made.body]).toEqual([201, { id, report: `/projects/${id}/import` }]);
  const files = await visitor.get(`/api/files/${id}`);
  expect(files.body).toMatchObject([
    { path: "index.html" },
    { path: "logo.png", binary: { size: 10 } },
  ]);
  expect((await bring(zip)).status).toBe(409);
  expect((await bring(zip, "no-trial")).status).toBe(404);
});

test("a script is told in a sentence what was wrong, whatever it accepts, and a page on itself", async () => {
  const ann = await app.person(unique("Script"));
  const bring = (bytes: Buffer, accept?: string) =>
    ann.multipart(
      "/projects/import",
      [{ field: "zip", bytes, name: "weather.zip", type: "application/zip" }],
      accept === undefined ? {} : { accept },
    );
  const none = "This is no ZIP that can be read. Nothing was imported.";
  const tooLarge = Buffer.alloc(ARCHIVE_BYTES + 1);
  for (const accept of [undefined, "*/*", "application/json"]) {
    const broken = await bring(Buffer.from("hello"), accept);
    expect([broken.status, broken.body.error]).toEqual([400, none]);
  }
  const large = await bring(tooLarge, "*/*");
  expect([large.status, large.body.error]).toEqual([
    413,
    "An archive can have up to 80 MB. Nothing was imported.",
  ]);
  const page = await bring(Buffer.from("hello"), "text/html");
  expect([page.status, page.headers.location]).toEqual([303, "/projects/import"]);
  const asked = await ann.json("POST", "/projects/import", { repository: "file:///etc/passwd" });
  expect([asked.status, asked.body.error]).toEqual([
    400,
    expect.stringContaining("That is no address of a public repository"),
  ]);
  const made = await bring(await makeZip({ "index.html": "<h1>Weather</h1>" }), "*/*");
  expect([made.status, made.body.report]).toEqual([201, `/projects/${made.body.id}/import`]);
});
