import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deletePerson } from "~/accounts/deletion.server";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { dropProject } from "~/projects/deleted-projects.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { HOLD_DAYS } from "./address-hold";
import { noteAddresses } from "./addresses.server";
import { Publisher } from "./publish.server";
import { findLiveRelease } from "./releases/find-live.server";
import { Screenshots } from "./screenshots.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-addresses-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(folder);
const DAY_MS = 24 * 60 * 60 * 1000;

let now = new Date("2026-11-22T10:00:00Z");
const publisher = new Publisher({
  build: async () => ({
    ok: true,
    build: {
      kind: "static",
      files: new Map([["/index.html", { type: "text/html", body: new Uint8Array([1]) }]]),
    },
  }),
  storage,
  screenshots: new Screenshots({ storage }),
  clock: { now: () => now },
});

let ann: Viewer;
let bob: Viewer;
let people = 0;
let slug = "";
beforeAll(async () => {
  ann = await signUp("ann");
  bob = await signUp("bob");
});
beforeEach(() => {
  people += 1;
  slug = `orchard-${people}0`;
});

async function publish(viewer: Viewer): Promise<string> {
  const { id } = await createProject(viewer, { name: "Orchard" });
  await changeTree(id, [{ path: "index.html", content: "<h1>hello</h1>" }]);
  await publisher.publish(viewer, id, { slug });
  return id;
}

const turn = async () => (await findLiveRelease(storage, slug))?.turn;

describe("the address of a deleted app", () => {
  test("is its owner's at once, and the visitors' data stays theirs", async () => {
    await dropProject(ann, await publish(ann));
    await publish(ann);
    expect(await turn()).toBe(1);
  });

  test("is nobody else's for so many days, which the refusal tells with a free one", async () => {
    await dropProject(ann, await publish(ann));
    const refusal = {
      status: 409,
      code: "slug_held",
      message: expect.stringMatching(
        new RegExp(`${slug}” was another app's.* until 20 February 2027.*“${slug}-2” is free`),
      ),
    };
    await expect(publish(bob)).rejects.toMatchObject(refusal);
    now = new Date(now.getTime() + (HOLD_DAYS - 1) * DAY_MS);
    await expect(publish(bob)).rejects.toMatchObject(refusal);
    now = new Date(now.getTime() + DAY_MS);
    await publish(bob);
    expect(await turn()).toBe(2);
    // Once it is another's, it is no more the former owner's than anybody's.
    await expect(publish(ann)).rejects.toMatchObject({ status: 409, code: "slug_taken" });
  });

  test("is held from when it was noticed, by whoever asks or by the hourly look", async () => {
    await dropProject(ann, await publish(ann));
    await noteAddresses(now);
    const { freedAt } = await db.address.findUniqueOrThrow({ where: { slug } });
    expect(freedAt).toEqual(now);
    now = new Date(now.getTime() + 30 * DAY_MS);
    await noteAddresses(now);
    expect((await db.address.findUniqueOrThrow({ where: { slug } })).freedAt).toEqual(freedAt);
  });

  test("is held when its whole account is gone, and names nobody then", async () => {
    const eve = await signUp(`eve ${people}`);
    await publish(eve);
    const id = eve.user?.id ?? "";
    await deletePerson(id, async () => {});
    await expect(publish(bob)).rejects.toMatchObject({ code: "slug_held" });
    const row = await db.address.findUniqueOrThrow({ where: { slug } });
    expect(JSON.stringify(row)).not.toContain(id);
    expect(row.holder).toMatch(/^[\da-f]{64}$/);
  });

  test("goes to one of those who want it when the hold is over", async () => {
    await dropProject(ann, await publish(ann));
    await noteAddresses(now);
    now = new Date(now.getTime() + HOLD_DAYS * DAY_MS);
    const others = await Promise.all(["cat", "dan", "fay"].map((name) => signUp(name + people)));
    const attempts = await Promise.allSettled(others.map(publish));
    expect(attempts.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect(await turn()).toBe(2);
  });

  test("is held for apps that were published before addresses were kept, too", async () => {
    const id = await publish(ann);
    await db.address.delete({ where: { slug } });
    expect(await turn()).toBe(1);
    await noteAddresses(now);
    await dropProject(ann, id);
    await expect(publish(bob)).rejects.toMatchObject({ code: "slug_held" });
    await publish(ann);
  });
});
