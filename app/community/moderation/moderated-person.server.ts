import { readPerson } from "~/accounts/people.server";
import { db } from "~/platform/db.server";
import type { ModeratedPerson } from "./actions";

/** How the author of something stands, for who decides about it; null when there is none any more. */
export async function readModeratedPerson(userId: string | null): Promise<ModeratedPerson | null> {
  const row =
    userId === null
      ? null
      : await db.user.findUnique({
          where: { id: userId },
          select: { id: true, bannedAt: true, mutedUntil: true },
        });
  if (!row) return null;
  const isMuted = row.mutedUntil !== null && row.mutedUntil > new Date();
  return {
    isAdmin: (await readPerson(row.id)).isAdmin,
    isBanned: row.bannedAt !== null,
    mutedUntil: isMuted ? (row.mutedUntil?.toISOString() ?? null) : null,
  };
}
