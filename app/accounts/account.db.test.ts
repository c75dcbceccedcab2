import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { exportPerson } from "~/personal-data/export.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { dropUploads, sweepUploads, uploadKey } from "~/uploads/stored-uploads.server";
import { Uploads } from "~/uploads/uploads.server";
import { signUp } from "../../tests/support/generation-runs";
import { PDF, picture } from "../../tests/support/upload-files";
import { Avatars } from "./avatars.server";
import { deletePerson } from "./deletion.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-account-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(folder);
const avatars = new Avatars({ storage });
const uploads = new Uploads({ storage });
const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);

/** A person with something in every table that may hold what is theirs. */
async function makePerson(name: string) {
  const viewer = await signUp(name);
  const userId = viewer.user?.id ?? "";
  const later = new Date(Date.now() + 60_000);
  await db.identity.create({ data: { userId, provider: "github", providerId: `gh-${name}` } });
  await db.wallet.create({ data: { userId, address: `address of ${name}` } });
  await db.session.create({ data: { id: `session of ${name}`, userId, expiresAt: later } });
  const { id: projectId } = await createProject(viewer, { name: "Garden" });
  await changeTree(projectId, [{ path: "index.html", content: `<h1>${name}</h1>` }]);
  await createCheckpoint(projectId, { kind: "after", label: "first" });
  await db.conversationMessage.create({
    data: { projectId, number: 1, role: "user", content: `said by ${name}` },
  });
  const common = { projectId, userMessageId: "u", assistantMessageId: "a", requestHash: "h" };
  const { id: generationId } = await db.generation.create({
    data: { ...common, mode: "develop", engine: "test", engineLabel: "Test" },
  });
  await db.generationEvent.create({ data: { generationId, seq: 1, data: '{"content":"x"}' } });
  await db.release.create({
    data: { projectId, checkpointId: "c", treeHash: "t", kind: "static", manifest: "{}" },
  });
  const upload = await uploads.take(userId, async () => ({ name: "plan.pdf", bytes: PDF }));
  const uploadId = upload.url.split("/")[2] ?? "";
  await avatars.replace(userId, await picture().png().toBuffer());
  return { userId, projectId, generationId, uploadId };
}

type Person = Awaited<ReturnType<typeof makePerson>>;

const dropFiles = async (userId: string) => {
  await Promise.all([dropUploads(storage, userId), avatars.dropAll(userId)]);
};

/** How much there is of a person in each table. */
function countRows({ userId, projectId, generationId }: Person): Promise<number[]> {
  return Promise.all([
    db.user.count({ where: { id: userId } }),
    db.identity.count({ where: { userId } }),
    db.wallet.count({ where: { userId } }),
    db.session.count({ where: { userId } }),
    db.upload.count({ where: { ownerId: userId } }),
    db.project.count({ where: { ownerId: userId } }),
    db.file.count({ where: { projectId } }),
    db.blob.count({ where: { projectId } }),
    db.tree.count({ where: { projectId } }),
    db.checkpoint.count({ where: { projectId } }),
    db.conversationMessage.count({ where: { projectId } }),
    db.generation.count({ where: { projectId } }),
    db.generationEvent.count({ where: { generationId } }),
    db.release.count({ where: { projectId } }),
  ]);
}

async function readExport(userId: string): Promise<Record<string, Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of exportPerson(userId, storage)) chunks.push(chunk);
  return unzipSync(Buffer.concat(chunks));
}

/** Keys of what is stored below a key that ends in "/". */
async function storedBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}

describe("the export of an account", () => {
  test("holds all that is the person's, and nothing of anybody else", async () => {
    const ann = await makePerson("ann");
    await makePerson("bob");
    const files = await readExport(ann.userId);
    const project = `projects/garden-${ann.projectId.slice(-8)}`;
    expect(Object.keys(files).sort()).toEqual([
      "account.json",
      "picture.webp",
      `${project}/files/index.html`,
      `${project}/project.json`,
      `uploads/${ann.uploadId}/plan.pdf`,
    ]);
    const bytes = (name: string) => files[name] ?? new Uint8Array();
    expect(Buffer.from(bytes(`uploads/${ann.uploadId}/plan.pdf`))).toEqual(PDF);
    expect(JSON.parse(strFromU8(bytes("account.json")))).toMatchObject({
      email: "ann@example.com",
      identities: [{ provider: "github", providerId: "gh-ann" }],
      wallet: { address: "address of ann" },
      sessions: [{ method: "dev" }],
      uploads: [{ name: "plan.pdf", size: PDF.length }],
    });
    expect(JSON.parse(strFromU8(bytes(`${project}/project.json`)))).toMatchObject({
      messages: [{ content: "said by ann" }],
      checkpoints: [{ label: "first" }],
      generations: [{ engineLabel: "Test" }],
    });
    const whole = Object.values(files).map((one) => strFromU8(one));
    expect(whole.join("\n")).not.toMatch(/bob|session of/);
  });

  test("goes on when a project or a file is deleted while it is written", async () => {
    const cat = await makePerson("cat");
    const reading = exportPerson(cat.userId, storage);
    const first = await reading.next();
    await db.project.delete({ where: { id: cat.projectId } });
    await storage.remove(uploadKey(cat.userId, cat.uploadId));
    const chunks = [first.value ?? new Uint8Array()];
    for await (const chunk of reading) chunks.push(chunk);
    expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toEqual(["account.json", "picture.webp"]);
  });
});

describe("deleting an account", () => {
  test("leaves no row and no file of it, and tells of each project", async () => {
    const dan = await makePerson("dan");
    const eve = await makePerson("eve");
    expect(await countRows(dan)).not.toContain(0);
    const told: string[] = [];
    const leave = topics.subscribe("project-deleted", ({ projectId }) => told.push(projectId));
    await deletePerson(dan.userId, dropFiles);
    leave();
    expect(told).toEqual([dan.projectId]);
    expect(new Set(await countRows(dan))).toEqual(new Set([0]));
    expect(await storedBelow(`uploads/${dan.userId}/`)).toEqual([]);
    expect(await storedBelow(`avatars/${dan.userId}/`)).toEqual([]);
    expect(await countRows(eve)).not.toContain(0);
    expect(await storedBelow(`uploads/${eve.userId}/`)).toHaveLength(1);
    // Somebody who presses twice.
    await deletePerson(dan.userId, dropFiles);
  });

  test("has worked when its files cannot be removed; the sweep takes them", async () => {
    const fay = await makePerson("fay");
    const gil = await makePerson("gil");
    await deletePerson(fay.userId, async () => {
      throw Object.assign(new Error("remove"), { code: "EIO" });
    });
    expect(new Set(await countRows(fay))).toEqual(new Set([0]));
    expect(await storedBelow(`uploads/${fay.userId}/`)).toHaveLength(1);
    await sweepUploads(storage, inTwoHours());
    await avatars.sweep(inTwoHours());
    for (const kind of ["uploads", "avatars"]) {
      expect(await storedBelow(`${kind}/${fay.userId}/`)).toEqual([]);
      expect(await storedBelow(`${kind}/${gil.userId}/`)).toHaveLength(1);
    }
  });

  test("while a picture and a file arrive leaves neither", async () => {
    const png = await picture().png().toBuffer();
    for (let n = 0; n < 5; n += 1) {
      const { userId } = await makePerson(`hal ${n}`);
      await Promise.allSettled([
        avatars.replace(userId, png),
        uploads.take(userId, async () => ({ name: "late.pdf", bytes: PDF })),
        deletePerson(userId, dropFiles),
      ]);
      expect(await db.upload.count({ where: { ownerId: userId } })).toBe(0);
      expect(await storedBelow(`avatars/${userId}/`)).toEqual([]);
      expect(await storedBelow(`uploads/${userId}/`)).toEqual([]);
    }
  });
});
