import { isAdmin } from "~/accounts/admins.server";
import { db } from "~/platform/db.server";
import type { ModeratedPerson } from "./actions";

/** How the authors of some things stand, for who decides about them; without those who are gone. */
export async function readModeratedPeople(
  userIds: readonly (string | null)[],
  now = new Date(),
): Promise<Map<string, ModeratedPerson>> {
  const ids = [...new Set(userIds)].flatMap((id) => id ?? []);
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      bannedAt: true,
      mutedUntil: true,
      isAdmin: true,
      email: true,
      emailVerified: true,
      wallet: { select: { verified: true } },
    },
  });
  return new Map(
    rows.map((row) => {
      const mutedUntil =
        row.mutedUntil && row.mutedUntil > now ? row.mutedUntil.toISOString() : null;
      return [row.id, { isAdmin: isAdmin(row), isBanned: row.bannedAt !== null, mutedUntil }];
    }),
  );
}

/** How the author of something stands; null when there is none any more. */
export async function readModeratedPerson(userId: string | null): Promise<ModeratedPerson | null> {
  return (await readModeratedPeople([userId])).get(userId ?? "") ?? null;
}
