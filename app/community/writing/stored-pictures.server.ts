import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";

/** What all keys of pictures begin with. */
const FOLDER = "pictures/";

/** Where a picture's bytes lie. */
export function pictureKey({ ownerId, id }: { ownerId: string; id: string }): string {
  return `${FOLDER}${ownerId}/${id}`;
}

/** A picture's bytes; null when they are gone. */
export function readPicture(
  storage: FileStorage,
  picture: { ownerId: string; id: string },
): Promise<Uint8Array | null> {
  return storage.read(pictureKey(picture));
}

/** All of a person's pictures, oldest first. */
export function listPictures(ownerId: string) {
  return db.postPicture.findMany({
    where: { ownerId },
    orderBy: { createdAt: "asc" },
    select: { id: true, ownerId: true },
  });
}

/** Removes all pictures of a person, also when the account's row is already gone. */
export async function dropPictures(storage: FileStorage, ownerId: string): Promise<void> {
  await db.postPicture.deleteMany({ where: { ownerId } });
  await storage.remove(`${FOLDER}${ownerId}/`);
}

/** Removes bytes that no row names. @returns how many files */
export function sweepPictures(storage: FileStorage, now: Date): Promise<number> {
  return sweepFolder(storage, FOLDER, now, async (ownerId) => {
    const rows = await db.postPicture.findMany({ where: { ownerId }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  });
}
