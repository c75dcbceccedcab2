import { describe, expect, test } from "vitest";
import { dropPictures } from "~/community/writing/stored-pictures.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { dropUploads, sweepUploads } from "~/uploads/stored-uploads.server";
import { storeOfPeople } from "../../tests/support/stored-person";
import { PDF, picture } from "../../tests/support/upload-files";
import { deletePerson } from "./deletion.server";

const { storage, avatars, uploads, makePerson } = storeOfPeople();
const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);

type Person = Awaited<ReturnType<typeof makePerson>>;

const dropFiles = async (userId: string) => {
  await Promise.all([
    dropUploads(storage, userId),
    dropPictures(storage, userId),
    avatars.dropAll(userId),
  ]);
};

/** How much there is of a person in each table. */
function countRows({ userId, projectId, generationId }: Person): Promise<number[]> {
  return Promise.all([
    db.user.count({ where: { id: userId } }),
    db.identity.count({ where: { userId } }),
    db.wallet.count({ where: { userId } }),
    db.session.count({ where: { userId } }),
    db.passkey.count({ where: { userId } }),
    db.recoveryCode.count({ where: { userId } }),
    db.signInLink.count({ where: { userId } }),
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

/** Keys of what is stored below a key that ends in "/". */
async function storedBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}

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
