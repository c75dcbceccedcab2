import type { Prisma } from "~/generated/sqlite/client";
import { type Author, DELETED_USER } from "./public-person";
import { publicName } from "./user";

/** What is read of who wrote something. The email is read for the name alone. */
export const AUTHOR_FIELDS = {
  id: true,
  name: true,
  email: true,
  imageUrl: true,
  wallet: { select: { verified: true } },
} satisfies Prisma.UserSelect;

type AuthorRow = Prisma.UserGetPayload<{ select: typeof AUTHOR_FIELDS }>;

/** Who wrote something, as everybody sees them. @param row null once the account is gone */
export function toAuthor(row: AuthorRow | null): Author {
  if (!row) return { id: null, name: DELETED_USER, imageUrl: null };
  return { id: row.id, name: publicName(row), imageUrl: row.imageUrl };
}
