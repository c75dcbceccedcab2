import unhomoglyph from "unhomoglyph";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { nameSkeleton } from "./official-names";
import { publicName } from "./user";

/** Admins whose names are kept from others, at most. */
const ADMINS_LOOKED_AT = 100;

/**
 * Whether a name could be taken for an admin's: the same to somebody who glances at it, by whatever
 * letters, case and spaces. Members may share a name; their pages tell them apart.
 *
 * @param ownId whose name it is to be; their own counts for nothing
 */
export async function imitatesAdmin(name: string, ownId: string | null = null): Promise<boolean> {
  const wanted = skeletonOf(name);
  if (wanted === "") return false;
  const emails = env.ADMIN_EMAILS.flatMap((email) => [email, email.toLowerCase()]);
  const admins = await db.user.findMany({
    where: {
      OR: [
        { isAdmin: true },
        { emailVerified: true, email: { in: emails } },
        { wallet: { verified: { in: [...env.ADMIN_WALLETS] } } },
      ],
      ...(ownId ? { id: { not: ownId } } : {}),
    },
    select: { name: true, email: true, wallet: { select: { verified: true } } },
    take: ADMINS_LOOKED_AT,
  });
  return admins.some((admin) => skeletonOf(publicName(admin)) === wanted);
}

function skeletonOf(name: string): string {
  return nameSkeleton(unhomoglyph(name.normalize("NFKC")));
}
