import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { followPage } from "../support/page-events";
import { ask } from "../support/request";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let bob: AppClient;
let count = 0;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann-sharing");
  bob = await app.person("bob-sharing");
});

/** A published app and the path of its page "Share". */
async function publishApp() {
  count += 1;
  const slug = `sharing-${count}`;
  const { id } = (await ann.json("POST", "/api/projects", { name: `Sharing ${count}` })).body;
  const content = `<!doctype html><title>T</title><h1>App ${count}</h1>`;
  await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content });
  expect((await ann.json("POST", `/api/projects/${id}/publish`, { slug })).status).toBe(200);
  return { id: String(id), slug, page: `/projects/${id}/share` };
}

const hostOf = (slug: string) => `${slug}.sites.localhost:${app.port}`;
const onSite = (slug: string, path = "/", headers = {}) =>
  ask(app.port, hostOf(slug), path, { headers });
const asPage = { accept: "text/html" };

/** The path and query of an address. */
const placeIn = (address: string) => {
  const { pathname, search } = new URL(address, "http://localhost");
  return pathname + search;
};

describe("by plain forms", () => {
  test("an app is shared, hidden, moved, taken back and published again", async () => {
    const { slug, page } = await publishApp();
    const shown = (await ann.get(page, asPage)).text;
    expect(shown).toContain(hostOf(slug));
    expect(shown).toContain("The app&#x27;s address as a QR code");
    expect(shown).toContain("Nobody was here yet");
    // The other pages about the project are one step away, and lead back.
    for (const part of ["share", "versions", "environment", "domain", "usage"]) {
      const path = page.replace(/share$/, part);
      expect(shown).toContain(`href="${path}"`);
      const there = (await ann.get(path, asPage)).text;
      expect(there).toContain(`href="${path}" aria-current="page"`);
      expect(there).toContain(`href="${page}"`);
    }

    const hidden = await ann.form(page, { intent: "visibility", visibility: "unlisted" });
    expect([hidden.status, hidden.headers.location]).toEqual([303, page]);
    expect((await app.visitor().get("/generate?q=Sharing", asPage)).text).not.toContain(slug);
    expect((await onSite(slug)).headers["x-robots-tag"]).toBe("noindex");
    expect((await app.visitor().get(`/generate/${slug}`, asPage)).text).toContain("noindex");

    expect((await ann.form(page, { intent: "move", slug: "admin" })).status).toBe(400);
    await ann.form(page, { intent: "move", slug: `${slug}-new` });
    const led = await onSite(slug, "/a/b?c=d");
    expect([led.status, led.headers.location]).toEqual([
      308,
      `http://${hostOf(`${slug}-new`)}/a/b?c=d`,
    ]);
    const page308 = await app.visitor().get(`/generate/${slug}`, asPage);
    expect([page308.status, page308.headers.location]).toEqual([308, `/generate/${slug}-new`]);

    await ann.form(page, { intent: "unpublish" });
    expect((await onSite(`${slug}-new`)).status).toBe(410);
    const gone = await app.visitor().get(`/generate/${slug}-new`, asPage);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain("<h1>This app is offline</h1>");
    expect(gone.text).toContain("<title>This app is offline");
    const offline = (await ann.get(page, asPage)).text;
    expect(offline).toContain("Your app is offline");
    expect(offline).not.toContain("Send somebody the address");
    await ann.form(page, { intent: "publish" });
    expect((await onSite(`${slug}-new`)).status).toBe(200);
  });
});

test("a private app is nobody's but its owner's, whose browser gets in on the app's own host", async () => {
  const { id, slug, page } = await publishApp();
  await ann.form(page, { intent: "visibility", visibility: "private" });
  for (const other of [app.visitor(), bob]) {
    expect((await other.get(`/generate/${slug}`, asPage)).status).toBe(404);
    expect((await other.get(`/generate/${slug}`, { accept: "*/*" })).status).toBe(404);
  }
  expect((await onSite(slug)).status).toBe(404);
  expect((await ann.get(`/generate/${slug}`, { accept: "*/*" })).text).toContain("App");

  const opened = await ann.get(`/generate/${slug}?open`, asPage);
  const entrance = placeIn(opened.headers.location ?? "");
  expect(entrance).toContain("/@sayso/owner?pass=");
  const entered = await onSite(slug, entrance);
  expect([entered.status, entered.headers.location]).toEqual([302, "/"]);
  const cookie = String(entered.headers["set-cookie"]);
  expect(cookie).toMatch(/^__Host-sayso_owner=.*HttpOnly/);
  const own = { cookie: cookie.split(";")[0] };
  const seen = await onSite(slug, "/", own);
  expect([seen.status, seen.headers["cache-control"]]).toEqual([200, "no-store"]);

  // What is for one app opens no other, and what is made up none.
  const other = await publishApp();
  await ann.form(other.page, { intent: "visibility", visibility: "private" });
  expect((await onSite(other.slug, "/", own)).status).toBe(404);
  expect((await onSite(other.slug, entrance)).status).toBe(404);
  expect((await onSite(slug, entrance.replace("pass=", "pass=x"))).status).toBe(404);

  // It opens as long as the browser that asked for it is signed in, whatever its cookie says.
  const elsewhere = await app.person("ann-sharing");
  const there = await elsewhere.get(`/generate/${slug}?open`, asPage);
  const cookies = (await onSite(slug, placeIn(there.headers.location ?? ""))).headers["set-cookie"];
  const through = { cookie: String(cookies).split(";")[0] };
  expect((await onSite(slug, "/", through)).status).toBe(200);
  await elsewhere.json("POST", "/api/auth/logout");
  expect((await onSite(slug, "/", through)).status).toBe(404);
  expect((await onSite(slug, "/", own)).status).toBe(200);

  expect((await ann.json("DELETE", `/api/projects/${id}/publish`)).body).toEqual({
    published: "false",
    slug,
  });
  // That it was there is nobody's to know.
  expect((await onSite(slug)).status).toBe(404);
});

test("a link to a preview shows it to whoever has it, with nothing to log to, until it is ended", async () => {
  const { id } = await publishApp();
  const made = await ann.form(`/api/projects/${id}/share`, { intent: "link", days: "7" });
  const { host } = new URL(made.body.news.link);
  await expect
    .poll(async () => (await ask(app.port, host, "/")).body, { timeout: 30_000 })
    .toContain("<h1>App");
  expect((await ask(app.port, host, "/@sayso/log", { method: "POST" })).status).toBe(204);
  const open = await followPage(app.port, host.split(".")[0] ?? "");
  expect(await open.next()).toMatchObject({ type: "build" });
  const [link] = made.body.share.links;
  await ann.form(`/projects/${id}/share`, { intent: "end-link", linkId: link.id });
  // What is written from now on, a page that is still open is not told.
  await ann.json("POST", `/api/projects/${id}/files`, { path: "b.html", content: "new" });
  expect(await open.next()).toBeNull();
  const ended = await ask(app.port, host, "/");
  expect([ended.status, ended.body]).toEqual([404, expect.stringContaining("has ended")]);
});
