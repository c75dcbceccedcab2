import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { followPage } from "../support/page-events";
import { ask } from "../support/request";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { picture } from "../support/upload-files";

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

    const live = (await ann.get(page, asPage)).text;
    // Near the top, and asked for: the button that does it is behind another.
    expect(live).toMatch(
      /<details[^>]*><summary[^>]*>Unpublish….*Yes, take it offline.*How it is shown/s,
    );
    await ann.form(page, { intent: "unpublish" });
    expect((await onSite(`${slug}-new`)).status).toBe(410);
    const gone = await app.visitor().get(`/generate/${slug}-new`, asPage);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain("<h1>This app is offline</h1>");
    expect(gone.text).toContain("<title>This app is offline");
    const offline = (await ann.get(page, asPage)).text;
    expect(offline).toContain("Your app is offline");
    expect(offline).toContain("“Publish again” brings it back");
    expect(offline).not.toContain("Send somebody the address");
    // Its project does not call it live, and proposes the address that it has kept.
    const workspace = (await ann.get(page.replace(/\/share$/, ""), asPage)).text;
    expect(workspace).not.toContain("It is live at");
    const form = /<form(?:(?!<\/form>).)*name="slug"(?:(?!<\/form>).)*/s.exec(workspace)?.[0];
    expect(form).toContain(`value="${slug}-new"`);
    await ann.form(page, { intent: "publish" });
    expect((await onSite(`${slug}-new`)).status).toBe(200);
  });
});

test("files that are newer than the live app are published from its page, and only then offered", async () => {
  const { id, slug, page } = await publishApp();
  const offered = async () => (await ann.get(page, asPage)).text.includes("Unpublished changes");
  expect(await offered()).toBe(false);
  await ann.json("POST", `/api/projects/${id}/files`, { path: "new.html", content: "newer" });
  expect(await offered()).toBe(true);
  expect((await onSite(slug, "/new.html")).body).not.toContain("newer");
  expect((await ann.form(page, { intent: "publish" })).status).toBe(303);
  expect((await onSite(slug, "/new.html")).body).toContain("newer");
  expect(await offered()).toBe(false);
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

describe("an app on phones", () => {
  const zipOf = ({ bytes }: { bytes: Buffer }) => unzipSync(new Uint8Array(bytes));

  test("is downloaded for the stores by a plain form, with its icons and what is published", async () => {
    const { id, slug } = await publishApp();
    const page = `/projects/${id}/phones`;
    const shown = (await ann.get(page, asPage)).text;
    expect(shown).toContain(hostOf(slug));
    expect(shown).toContain("Add to Home Screen");
    expect(shown).toContain('value="Sharing');

    const typed = { appId: "com.example.mine", name: "A name that is far too long for a store" };
    const refused = await ann.form(page, typed);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("The stores take no id that begins with com.example.");
    expect(refused.text).toContain(`value="${typed.name}"`);
    expect(refused.text).toContain('href="#appId"');

    const led = await ann.form(page, { appId: "org.ann.Cafe", name: "Ann’s Café" });
    expect(led.status).toBe(303);
    const sent = await ann.get(String(led.headers.location));
    expect(sent.headers["content-disposition"]).toBe(
      'attachment; filename="anns-cafe-phone-app.zip"',
    );
    const zip = zipOf(sent);
    const text = (path: string) => strFromU8(zip[`anns-cafe/${path}`] ?? new Uint8Array());
    expect(JSON.parse(text("capacitor.config.json"))).toMatchObject({
      ...{ appId: "org.ann.Cafe", appName: "Ann’s Café", webDir: "www" },
    });
    expect(text("www/index.html")).toContain(`<h1>App ${count}</h1>`);
    expect(text("README.md")).toContain(`http://${hostOf(slug)}/`);
    const icon = zip["anns-cafe/icons/android/mipmap-hdpi/ic_launcher.png"];
    expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 72, height: 72 });
    const screen = zip["anns-cafe/icons/android/drawable-port-hdpi/splash.png"];
    expect(await sharp(screen).metadata()).toMatchObject({ width: 480, height: 800 });
    // The App Store takes no icon that can be seen through.
    const large = zip["anns-cafe/icons/ios/AppIcon.appiconset/AppIcon-512@2x.png"];
    expect(await sharp(large).metadata()).toMatchObject({ width: 1024, hasAlpha: false });
  });

  test("is no one's who is not its owner, and nothing before it is published", async () => {
    const { id, page } = await publishApp();
    const path = `/api/projects/${id}/phone-app?appId=org.ann.app&name=App`;
    expect((await bob.get(path)).status).toBe(404);
    expect((await bob.get(`/projects/${id}/phones`, asPage)).status).toBe(404);
    expect((await ann.get(path.replace("org.ann.app", "app"))).body.fields.appId).toMatch(
      /two or more/,
    );
    await ann.form(page, { intent: "unpublish" });
    expect(await ann.get(path)).toMatchObject({
      ...{ status: 409, body: { error: expect.stringContaining("publish it first") } },
    });
    expect((await ann.get(`/projects/${id}/phones`, asPage)).text).toContain("Publish the app");
    // Of a page that was open meanwhile, too.
    const late = await ann.form(`/projects/${id}/phones`, { appId: "org.ann.app", name: "App" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Nothing was downloaded");
    expect(late.text).toContain("publish it first");
  });

  test("has the icon that its page names, and else the first letter of its name", async () => {
    const page = '<!doctype html><link rel="apple-touch-icon" href="red.png"><h1>Red</h1>';
    const { id } = (await ann.json("POST", "/api/projects", { name: "Red" })).body;
    await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: page });
    const body = await picture(300, 300, "#ff0000").png().toBuffer();
    const part = { field: "file", name: "red.png", bytes: body };
    expect((await ann.multipart(`/api/projects/${id}/upload`, [part])).status).toBe(200);
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: `red-${count}` });
    const sent = await ann.get(`/api/projects/${id}/phone-app?appId=org.ann.red&name=Red`);
    const icon = zipOf(sent)["red/icons/google-play-512.png"];
    const { data } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  test("is installed from its address: a page that names no manifest is given one", async () => {
    const { slug } = await publishApp();
    const html = (await onSite(slug)).body;
    expect(html).toContain('<link rel="manifest" href="./@sayso/app/manifest.webmanifest">');
    const manifest = JSON.parse((await onSite(slug, "/@sayso/app/manifest.webmanifest")).body);
    expect(manifest).toMatchObject({
      ...{ name: `Sharing ${count}`, display: "standalone", start_url: "../../" },
      icons: [{ sizes: "192x192" }, { sizes: "512x512" }, { purpose: "maskable" }],
    });
    expect((await onSite(slug, `/@sayso/app/${manifest.icons[0].src}`)).status).toBe(200);

    const own = '<!doctype html><link rel="manifest" href="my.webmanifest"><h1>Mine</h1>';
    const { id } = (await ann.json("POST", "/api/projects", { name: "Mine" })).body;
    await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: own });
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: `${slug}-own` });
    expect((await onSite(`${slug}-own`)).body).toBe(own);
  });
});
