import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { noteNameKey } from "./name-keys.server";
import { nameToStore, refuseReservedName } from "./public-names.server";
import type { SessionUser } from "./user";

/** A profile's own words and switches, as the person edits them. */
export interface Profile {
  /** As it was typed; "" when the public name comes from elsewhere. */
  name: string;
  email: string | null;
  imageUrl: string | null;
  analyticsOff: boolean;
}

/** What a person has told about themselves. @throws when there is no such person */
export async function readProfile(userId: string): Promise<Profile> {
  const [row] = await query<Omit<Profile, "name"> & { name: string | null }>(Prisma.sql`
    SELECT "name", "email", "imageUrl", "analyticsOff" FROM "User" WHERE "id" = ${userId}`);
  if (!row) throw new Error("There is no such person.");
  return { ...row, name: row.name ?? "" };
}

/** Where a person can be reached. */
export interface Contact {
  email: string | null;
  emailVerified: boolean;
}

/** The address of an account, and whether it is proved. @throws when there is no such person */
export async function readContact(userId: string): Promise<Contact> {
  const [row] = await query<Contact>(Prisma.sql`
    SELECT "email", "emailVerified" FROM "User" WHERE "id" = ${userId}`);
  if (!row) throw new Error("There is no such person.");
  return { email: row.email, emailVerified: Boolean(row.emailVerified) };
}

/**
 * Changes the public name; "" leaves it to the email or the wallet. Names that look official, or like
 * an admin's, are an admin's, and theirs who have them already.
 *
 * @throws {AppError} 400 for such a name
 */
export async function renamePerson(user: SessionUser, name: string): Promise<void> {
  const { id, email, isAdmin } = user;
  if (!isAdmin && !(await db.user.count({ where: { id, name } }))) {
    await refuseReservedName(name, id, "Your name was not changed");
  }
  const stored = name || (isAdmin ? null : await nameToStore(null, email));
  await db.user.updateMany({ where: { id }, data: { name: stored } });
  await noteNameKey(id);
}

/** Whether the person's visits to published apps are left out of the counts. */
export async function setAnalytics(userId: string, off: boolean): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { analyticsOff: off } });
}
