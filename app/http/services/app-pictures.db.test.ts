import { afterEach, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { storage } from "~/platform/storage.server";
import { createFile } from "~/projects/file-store.server";
import { createProject } from "~/projects/projects.server";
import { openOneAppProxy } from "~/publishing/pictures/one-app-proxy.server";
import { type BuildRelease, Publisher } from "~/publishing/publish.server";
import { signUp } from "../../../tests/support/generation-runs";
import { ask } from "../../../tests/support/request";
import { serveOneApp } from "./app-pictures.server";
import { screenshots } from "./services.server";

const build: BuildRelease = async (readTree) => {
  await readTree();
  const body = new TextEncoder().encode("<!doctype html><h1>My garden</h1>");
  const files = new Map([["/index.html", { type: "text/html", body }]]);
  return { ok: true, build: { kind: "static", files } };
};
const publisher = new Publisher({ build, storage, screenshots });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function publishApp(ann: Viewer, slug: string): Promise<string> {
  const { id } = await createProject(ann, { name: slug });
  await createFile(ann, id, { path: "index.html", content: "<h1>My garden</h1>" });
  await publisher.publish(ann, id, { slug });
  return id;
}

test("the browser that takes a picture gets that app, uncounted, and no other and no private one", async () => {
  const ann = await signUp("ann-photographed");
  const id = await publishApp(ann, "photographed");
  await publishApp(ann, "photographed-not");
  const proxy = await openOneAppProxy("photographed.sites.localhost", serveOneApp("photographed"));
  ends.push(() => proxy.close());
  const at = (address: string) => ask(proxy.port, "any", address);
  const page = await at("http://photographed.sites.localhost/");
  expect([page.status, page.body]).toEqual([200, expect.stringContaining("My garden")]);
  expect((await at("http://photographed-not.sites.localhost/")).status).toBe(403);
  expect((await at("http://photographed.sites.localhost/@sayso/owner?pass=a")).status).not.toBe(
    302,
  );
  expect((await at("http://localhost/healthz")).status).toBe(403);
  expect(await db.project.findUnique({ where: { id } })).toMatchObject({ views: 0 });
  await db.project.update({ where: { id }, data: { visibility: "private" } });
  expect((await at("http://photographed.sites.localhost/")).status).toBe(404);
});
