import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { Publisher } from "./publish.server";
import { findLiveRelease } from "./releases/find-live.server";
import { Screenshots } from "./screenshots.server";
import { findPublished } from "./showcase.server";
import { unpublish } from "./unpublish.server";
import { findTakenDown, showAppAgain, withholdApp } from "./withheld.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-withheld-"));
const storage = createDiskStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody without an account. */
const NOBODY = { user: null, trialKey: null };
const body = new TextEncoder().encode("<h1>Garden</h1>");
const publisher = new Publisher({
  build: async (readTree) => {
    await readTree();
    const files = new Map([["/index.html", { type: "text/html", body }]]);
    return { ok: true, build: { kind: "static", files } };
  },
  storage,
  screenshots: new Screenshots({ storage }),
});

test("an app that a moderator withholds is shown nowhere and cannot be published, until it is given back", async () => {
  const ann = await signUp("ann-withheld");
  const { id } = await createProject(ann, { name: "Garden" });
  await changeTree(id, [{ path: "index.html", content: "<h1>Garden</h1>" }]);
  const slug = "withheld-garden";
  await publisher.publish(ann, id, { slug });

  await withholdApp(id);
  await withholdApp(id);
  expect(await findLiveRelease(storage, slug)).toBeNull();
  expect(await findPublished(slug, NOBODY)).toBeNull();
  await expect(publisher.publish(ann, id, {})).rejects.toMatchObject({
    status: 403,
    code: "withheld",
    message: expect.stringContaining("Your project is as it was"),
  });

  await showAppAgain(id);
  await showAppAgain(id);
  expect(await findLiveRelease(storage, slug)).not.toBeNull();
  expect(await findPublished(slug, NOBODY)).toMatchObject({ id, slug });
  expect(await publisher.publish(ann, id, {})).toMatchObject({ slug, isRedeploy: true });
});

test("an app that was taken down is not made anew at its address, though its project is deleted", async () => {
  const ann = await signUp("ann-anew");
  const publish = async (slug: string) => {
    const { id } = await createProject(ann, { name: "Garden" });
    await changeTree(id, [{ path: "index.html", content: "<h1>Garden</h1>" }]);
    await publisher.publish(ann, id, { slug });
    return id;
  };
  const [down, back] = ["anew-garden", "anew-pond"];
  const id = await publish(down);
  await withholdApp(id, "illegal");
  await db.project.delete({ where: { id } });
  expect(await findTakenDown(down)).toMatchObject({ status: 451 });
  await expect(publish(down)).rejects.toMatchObject({ status: 409, code: "slug_withheld" });

  const restored = await publish(back);
  await withholdApp(restored);
  await showAppAgain(restored);
  await db.project.delete({ where: { id: restored } });
  expect(await findTakenDown(back)).toBeNull();
  await publish(back);
});

test("an app that its owner keeps offline is withheld as well, and stays offline when it is given back", async () => {
  const ann = await signUp("ann-offline");
  const { id } = await createProject(ann, { name: "Garden" });
  await changeTree(id, [{ path: "index.html", content: "<h1>Garden</h1>" }]);
  await publisher.publish(ann, id, { slug: "offline-garden" });
  await unpublish({ move: async () => undefined }, ann, id);
  await withholdApp(id);
  expect(await findTakenDown("offline-garden")).toMatchObject({ title: "This app was taken down" });
  await expect(publisher.publish(ann, id, {})).rejects.toMatchObject({ code: "withheld" });
  await showAppAgain(id);
  expect(await findTakenDown("offline-garden")).toMatchObject({ title: "This app is offline" });
  expect(await publisher.publish(ann, id, {})).toMatchObject({ slug: "offline-garden" });
});

test("its maker does not publish the files of an app that was taken down from another project", async () => {
  const [ann, bob] = [await signUp("ann-same"), await signUp("bob-same")];
  const project = async (of: typeof ann, more = "") => {
    const { id } = await createProject(of, { name: "Same" });
    await changeTree(id, [{ path: "index.html", content: `<h1>The same</h1>${more}` }]);
    return id;
  };
  const down = await project(ann);
  await publisher.publish(ann, down, { slug: "same-garden" });
  await withholdApp(down);
  const again = publisher.publish(ann, await project(ann), { slug: "same-again" });
  await expect(again).rejects.toMatchObject({
    ...{ status: 403, code: "withheld" },
    message: expect.stringContaining("the files of “Same”"),
  });
  // What others make may be alike by chance, and what is changed is another app.
  await publisher.publish(bob, await project(bob), { slug: "same-bob" });
  await publisher.publish(ann, await project(ann, "!"), { slug: "same-other" });
  await showAppAgain(down);
  await publisher.publish(ann, await project(ann), { slug: "same-back" });
});

test("withholding what is not published changes nothing", async () => {
  const { id } = await createProject(await signUp("bob-withheld"), { name: "Draft" });
  await withholdApp(id);
  await showAppAgain(id);
  expect(await findPublished("draft", NOBODY)).toBeNull();
});
