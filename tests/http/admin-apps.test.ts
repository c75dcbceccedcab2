import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, publish, unique } from "../support/projects";
import { ask } from "../support/request";

/** Projects and published apps, as administrators see them, without JavaScript. */

let app: AppServer;
let mod: PlainBrowser;
beforeAll(async () => {
  app = await AppServer.start({ ADMIN_EMAILS: "apps-mod@dev.localhost" });
  mod = new PlainBrowser(await app.person("apps-mod"), app.origin);
});
afterAll(() => app.stop());

async function publishedApp() {
  const client = await app.person(unique("maker"));
  const id = await makeProject(client, unique("Garden"), { "index.html": "<h1>Garden</h1>" });
  const slug = unique("garden");
  await publish(client, id, slug);
  return { client, id, slug, path: `/admin/apps/${id}` };
}
const page = { accept: "text/html" };

test.each([
  ["spam", 410, "broke the rules"],
  ["illegal", 451, "legal reasons"],
])("an app that is taken down for %s answers %i everywhere at once, and comes back", async (reason, status, words) => {
  const { client, slug, id, path } = await publishedApp();
  const visitor = app.visitor();
  const listed = async () => (await visitor.get("/generate?tab=recent", page)).text.includes(slug);
  expect(await listed()).toBe(true);
  await mod.open("/admin/apps?show=published");
  expect(mod.text).toContain(slug);
  await mod.open(path);
  mod.choose("Reason, in the public log", reason);
  await mod.press("Hide");
  expect(mod.text).toContain("taken down");
  const viewer = await visitor.get(`/generate/${slug}`, page);
  expect([viewer.status, viewer.text.includes(words)]).toEqual([status, true]);
  const raw = await visitor.get(`/generate/${slug}`, { accept: "*/*" });
  expect([raw.status, raw.text.includes(words)]).toEqual([status, true]);
  const site = await ask(app.port, `${slug}.sites.localhost:${app.port}`, "/");
  expect([site.status, String(site.body).includes(words)]).toEqual([status, true]);
  expect(await listed()).toBe(false);
  for (const listing of ["/generate/feed.xml", "/sitemap.xml", `/generate?q=${slug}`]) {
    expect([listing, (await visitor.get(listing, page)).text.includes(`/${slug}`)]).toEqual([
      listing,
      false,
    ]);
  }
  const told = await client.get("/notifications", page);
  expect(told.text).toContain("A moderator has hidden your published app");

  await mod.open(path);
  await mod.press("Show again");
  expect((await visitor.get(`/generate/${slug}`, page)).status).toBe(200);
  expect(await listed()).toBe(true);
  await mod.open(`/admin/audit?subject=app:${id}`);
  expect(mod.text).toMatch(/Restored an app.*Took an app down/);
});

test("a private project is read only after a reason was typed, and that is written down", async () => {
  const client = await app.person(unique("maker"));
  const id = await makeProject(client, "Secret garden", { "index.html": "<h1>Secret</h1>" });
  await mod.open(`/admin/apps/${id}/files?path=index.html`);
  expect(mod.url.pathname).toBe(`/admin/apps/${id}`);
  expect(await mod.press("Read the files")).toBe(400);
  expect(mod.text).toContain("Please say why");
  mod.fill("Reason: Read the files", "A report says that it steals passwords");
  await mod.press("Read the files");
  await mod.follow("index.html");
  expect(mod.text).toContain("<h1>Secret</h1>");
  await mod.open(`/admin/audit?subject=project:${id}`);
  expect(mod.text).toMatch(/Read a project.*steals passwords/);
  expect((await client.get(`/admin/apps/${id}/files`)).status).toBe(404);
});

test("the address of a taken-down app that was deleted is freed on a page, with a reason", async () => {
  const { client, id, slug, path } = await publishedApp();
  await mod.open(path);
  mod.choose("Reason, in the public log", "spam");
  await mod.press("Hide");
  const owner = new PlainBrowser(client, app.origin);
  await client.json("DELETE", `/api/projects/${id}`);
  await owner.open("/projects?view=deleted");
  await owner.press(/^Yes, delete/);

  const again = await makeProject(client, unique("Garden"), { "index.html": "<h1>Garden</h1>" });
  await expect(publish(client, again, slug)).rejects.toThrow("taken down");
  await mod.open("/admin/apps?show=taken-down");
  expect(await mod.press(`Free ${slug}`)).toBe(400);
  mod.fill(`Reason: Free ${slug}`, "It was a mistake");
  await mod.press(`Free ${slug}`);
  expect(mod.text).toContain(`People can publish at “${slug}” again`);
  expect(mod.page.all("button", `Free ${slug}`)).toEqual([]);
  await publish(client, again, slug);
  await mod.open(`/admin/audit?subject=address:${slug}`);
  expect(mod.text).toMatch(/Freed an address.*It was a mistake/);
});
