import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { postPicturePath } from "~/platform/urls";
import { pictureKey } from "./stored-pictures.server";

/** A picture is sent before its text; a draft that waits keeps it for longer. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** Pictures that are looked at in one go. */
const AT_ONCE = 500;

/**
 * Removes pictures that a day after they came no text of their owner shows, not even a draft. One that
 * a text was found to show stays as long as the account: an earlier version may show it as well.
 *
 * @returns how many were removed
 */
export async function sweepUnshownPictures(storage: FileStorage, now: Date): Promise<number> {
  let removed = 0;
  for await (const picture of listUnshown(new Date(now.getTime() - GRACE_MS))) {
    const where = { id: picture.id };
    const place = await placeOf(picture);
    if (place === "text") await db.postPicture.updateMany({ where, data: { shownAt: now } });
    if (place !== null) continue;
    await db.postPicture.deleteMany({ where });
    await storage.remove(pictureKey(picture));
    removed += 1;
  }
  return removed;
}

/** Pictures that came before a time and of which no text is known. */
async function* listUnshown(before: Date): AsyncGenerator<{ id: string; ownerId: string }> {
  for (let after = ""; ; ) {
    const rows = await db.postPicture.findMany({
      where: { shownAt: null, createdAt: { lt: before }, id: { gt: after } },
      orderBy: { id: "asc" },
      select: { id: true, ownerId: true },
      take: AT_ONCE,
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Where its owner shows a picture: their texts are found by an index, and read for its address. */
async function placeOf(picture: { id: string; ownerId: string }): Promise<"text" | "draft" | null> {
  const { ownerId } = picture;
  const shows = `%${postPicturePath(picture.id)}%`;
  const [row] = await query<{ place: "text" | "draft" }>(Prisma.sql`
    SELECT 'text' AS "place" FROM "ForumThread" WHERE "authorId" = ${ownerId} AND "content" LIKE ${shows}
    UNION ALL SELECT 'text' FROM "ForumReply" WHERE "authorId" = ${ownerId} AND "content" LIKE ${shows}
    UNION ALL SELECT 'text' FROM "RoomMessage" WHERE "authorId" = ${ownerId} AND "content" LIKE ${shows}
    UNION ALL SELECT 'draft' FROM "Draft" WHERE "userId" = ${ownerId} AND "fields" LIKE ${shows}
    LIMIT 1`);
  return row?.place ?? null;
}
