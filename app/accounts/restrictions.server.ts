import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";

/**
 * Keeps a person out from now on: every session of theirs ends, in all processes, and no sign-in
 * begins another. Banned twice is banned.
 */
export async function banPerson(userId: string, now = new Date()): Promise<void> {
  await db.$transaction([
    db.user.updateMany({ where: { id: userId, bannedAt: null }, data: { bannedAt: now } }),
    db.session.deleteMany({ where: { userId } }),
  ]);
  topics.publish("person-restricted", { userId });
}

/** Lets a person sign in again. */
export async function unbanPerson(userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { bannedAt: null } });
}

/** Has a person read and not write until then; null lets them write again. */
export async function mutePerson(userId: string, until: Date | null): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { mutedUntil: until } });
  if (until) topics.publish("person-restricted", { userId });
}

/** Refuses to sign somebody in who is banned. @throws {AppError} 403 that says how to object */
export async function refuseBanned(userId: string): Promise<void> {
  const isBanned = await db.user.count({ where: { id: userId, bannedAt: { not: null } } });
  if (!isBanned) return;
  throw new AppError(
    403,
    `A moderator has banned this account, so nobody can log in to it. What it made is kept. If you think that is wrong, write to ${settings.CONTACT_EMAIL}.`,
    { code: "banned" },
  );
}
