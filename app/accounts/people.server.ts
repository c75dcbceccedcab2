import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { isAdmin } from "./admins.server";
import { publicName, type SessionUser } from "./user";

/** What is read of a person to know who they are. */
export const PERSON_FIELDS = {
  id: true,
  name: true,
  email: true,
  emailVerified: true,
  imageUrl: true,
  isAdmin: true,
  wallet: { select: { verified: true } },
} satisfies Prisma.UserSelect;

export type PersonRow = Prisma.UserGetPayload<{ select: typeof PERSON_FIELDS }>;

/** A person's row, as their own browser may see it. */
export function toSessionUser(row: PersonRow): SessionUser {
  return {
    id: row.id,
    name: publicName(row),
    email: row.email,
    imageUrl: row.imageUrl,
    isAdmin: isAdmin(row),
  };
}

/** A person as their own browser may see them. @throws when there is no such person */
export async function readPerson(userId: string): Promise<SessionUser> {
  return toSessionUser(
    await db.user.findUniqueOrThrow({ where: { id: userId }, select: PERSON_FIELDS }),
  );
}
