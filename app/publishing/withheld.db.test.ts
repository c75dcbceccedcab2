import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskStorage } from "~/platform/storage.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { Publisher } from "./publish.server";
import { findLiveRelease } from "./releases/find-live.server";
import { Screenshots } from "./screenshots.server";
import { findPublished } from "./showcase.server";
import { showAppAgain, withholdApp } from "./withheld.server";

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

test("withholding what is not published changes nothing", async () => {
  const { id } = await createProject(await signUp("bob-withheld"), { name: "Draft" });
  await withholdApp(id);
  await showAppAgain(id);
  expect(await findPublished("draft", NOBODY)).toBeNull();
});
