import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { PDF } from "../../tests/support/upload-files";
import { dropUploads, findUpload, listUploads, readUpload } from "./stored-uploads.server";
import { UPLOAD_BUDGETS } from "./upload-budgets.server";
import { Uploads } from "./uploads.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storage = createDiskStorage(folder);
const uploads = new Uploads({ storage });

async function person(): Promise<string> {
  return (await db.user.create({ data: { name: "Ann" } })).id;
}

const send = (ownerId: string, to = uploads) =>
  to.take(ownerId, async () => ({ name: "plan.pdf", bytes: PDF }));

function storedFor(ownerId: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.filter((entry) => entry.isFile() && entry.parentPath.includes(ownerId)).length;
}

describe("a person's files", () => {
  test("are theirs alone, and listed for them", async () => {
    const [ann, bob] = [await person(), await person()];
    const { url } = await send(ann);
    const id = url.split("/")[2] ?? "";
    expect(await findUpload(ann, id)).toMatchObject({ type: "application/pdf", size: PDF.length });
    expect(await findUpload(bob, id)).toBeNull();
    expect(await listUploads(ann)).toHaveLength(1);
    expect(await listUploads(bob)).toEqual([]);
  });

  test("go with the account, and nobody else's do", async () => {
    const [ann, bob] = [await person(), await person()];
    for (const owner of [ann, ann, bob]) await send(owner);
    const [first] = await listUploads(ann);
    await dropUploads(storage, ann);
    await dropUploads(storage, ann);
    expect([await listUploads(ann), storedFor(ann), storedFor(bob)]).toEqual([[], 0, 1]);
    expect(first && (await readUpload(storage, first))).toBeNull();
    await db.user.delete({ where: { id: bob } });
    await dropUploads(storage, bob);
    expect(storedFor(bob)).toBe(0);
  });

  test("leave nothing behind when the account went while one was on its way", async () => {
    const ann = await person();
    const late = uploads.take(ann, async () => {
      await db.user.delete({ where: { id: ann } });
      return { name: "plan.pdf", bytes: PDF };
    });
    await expect(late).rejects.toThrow();
    expect(storedFor(ann)).toBe(0);
  });
});

/** The budgets of uploads with other limits. */
function allowing(limits: Partial<Record<keyof typeof UPLOAD_BUDGETS, number>>) {
  const { uploads, heldUploadBytes } = UPLOAD_BUDGETS;
  return {
    uploads: { ...uploads, max: limits.uploads ?? uploads.max },
    heldUploadBytes: { ...heldUploadBytes, max: limits.heldUploadBytes ?? heldUploadBytes.max },
  };
}

describe("what a person may keep", () => {
  test("hold for files that arrive at once", async () => {
    const ann = await person();
    const two = new Uploads({ storage, budgets: allowing({ uploads: 2 }) });
    const results = await Promise.allSettled([1, 2, 3].map(() => send(ann, two)));
    expect(results.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
    expect([(await listUploads(ann)).length, storedFor(ann)]).toEqual([2, 2]);
    let wasRead = false;
    const fourth = two.take(ann, async () => {
      wasRead = true;
      return { name: "a.pdf", bytes: PDF };
    });
    await expect(fourth).rejects.toMatchObject({
      status: 507,
      code: "storage_limit",
      message: expect.stringMatching(/^Too many attached files: .+ is 2\. This one was not stored/),
    });
    expect(wasRead).toBe(false);
  });

  test("count bytes", async () => {
    const ann = await person();
    const small = new Uploads({ storage, budgets: allowing({ heldUploadBytes: PDF.length * 2 }) });
    await send(ann, small);
    await send(ann, small);
    await expect(send(ann, small)).rejects.toMatchObject({
      status: 507,
      data: { limit: { name: "heldUploadBytes" } },
    });
    expect(storedFor(ann)).toBe(2);
  });

  test("let three files be on their way, and give a failed one's place back", async () => {
    const [ann, bob] = [await person(), await person()];
    let arrive = () => {};
    const line = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = [1, 2, 3].map(() =>
      uploads.take(ann, async () => {
        await line;
        throw new Error("the line broke");
      }),
    );
    await expect(send(ann)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    expect(await send(bob)).toMatchObject({ name: "plan.pdf" });
    arrive();
    await Promise.allSettled(slow);
    expect(await send(ann)).toMatchObject({ name: "plan.pdf" });
  });
});
