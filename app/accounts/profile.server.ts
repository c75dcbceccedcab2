import { z } from "zod";
import { db } from "~/platform/db.server";
import { PERSON_NAME_LENGTH } from "./user";

/** A profile's own words and switches, as the person edits them. */
export interface Profile {
  /** As it was typed; "" when the public name comes from elsewhere. */
  name: string;
  email: string | null;
  imageUrl: string | null;
  analyticsOff: boolean;
}

/** A name that others see; empty gives it up. */
export const profileNameSchema = z
  .string()
  .trim()
  .max(PERSON_NAME_LENGTH, `Please use at most ${PERSON_NAME_LENGTH} characters.`)
  .regex(/^[^\p{C}]*$/u, "Please leave out control characters.")
  .transform((name) => name.normalize("NFC").replaceAll(/\s+/g, " "));

/** What a person has told about themselves. @throws when there is no such person */
export async function readProfile(userId: string): Promise<Profile> {
  const row = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, imageUrl: true, analyticsOff: true },
  });
  return { ...row, name: row.name ?? "" };
}

/** Changes the public name; "" leaves it to the email or the wallet. */
export async function renamePerson(userId: string, name: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { name: name || null } });
}

/** Whether the person's visits to published apps are left out of the counts. */
export async function setAnalytics(userId: string, off: boolean): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { analyticsOff: off } });
}
