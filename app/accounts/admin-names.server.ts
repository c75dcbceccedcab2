import unhomoglyph from "unhomoglyph";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { nameSkeleton } from "./official-names";
import { publicName } from "./user";

/** Admins whose names are kept from others, at most. */
const ADMINS_LOOKED_AT = 100;

/** A shorter name before the "@" of an admin's address is no name that anybody would be taken in by. */
const SHORTEST = 3;

/** Whose name it is to be, as far as that is known: what is their own is no imitation. */
export interface NameOwner {
  id?: string | undefined;
  /** Proved to be theirs. */
  email?: string | null | undefined;
}

/**
 * Whether a name could be taken for an admin's: the same to somebody who glances at it, by whatever
 * letters, case and spaces. Admins who have not come yet are known by what is before the "@" of their
 * address. Members may share a name; their pages tell them apart.
 */
export async function imitatesAdmin(name: string, owner: NameOwner = {}): Promise<boolean> {
  const wanted = skeletonOf(name);
  if (wanted === "") return false;
  if (isExpected(wanted, owner.email)) return true;
  const emails = env.ADMIN_EMAILS.flatMap((email) => [email, email.toLowerCase()]);
  const admins = await db.user.findMany({
    where: {
      OR: [
        { isAdmin: true },
        { emailVerified: true, email: { in: emails } },
        { wallet: { verified: { in: [...env.ADMIN_WALLETS] } } },
      ],
      ...(owner.id ? { id: { not: owner.id } } : {}),
    },
    select: { name: true, email: true, wallet: { select: { verified: true } } },
    take: ADMINS_LOOKED_AT,
  });
  return admins.some((admin) => skeletonOf(publicName(admin)) === wanted);
}

/** Whether a name is that of an address in `ADMIN_EMAILS`, which is somebody else's. */
function isExpected(wanted: string, ownEmail: string | null | undefined): boolean {
  const own = ownEmail?.toLowerCase();
  const others = env.ADMIN_EMAILS.filter((email) => email.toLowerCase() !== own);
  const names = others.map((email) => skeletonOf(email.split("@")[0] ?? ""));
  return wanted.length >= SHORTEST && names.includes(wanted);
}

function skeletonOf(name: string): string {
  return nameSkeleton(unhomoglyph(name.normalize("NFKC")));
}
