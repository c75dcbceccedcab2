import { bus } from "~/platform/bus.server";
import { db } from "~/platform/db.server";

/**
 * Deletes a person and everything of theirs: projects with their files, messages, history and
 * published apps, uploads, ways to sign in, sessions. Audit entries stay: they name nobody.
 *
 * Stopped in the middle it can be repeated: the account's own row goes last, and each project is
 * announced, so that what hangs on it outside the database goes too.
 *
 * @param dropFiles removes what is stored outside the database under the person's id
 */
export async function deletePerson(
  userId: string,
  dropFiles: (userId: string) => Promise<void>,
): Promise<void> {
  // Nobody makes anything new in this account while it goes.
  await db.session.deleteMany({ where: { userId } });
  const projects = await db.project.findMany({ where: { ownerId: userId }, select: { id: true } });
  for (const { id } of projects) {
    await db.project.deleteMany({ where: { id, ownerId: userId } });
    bus.publish("project-deleted", { projectId: id });
  }
  await dropFiles(userId);
  await db.user.deleteMany({ where: { id: userId } });
}
