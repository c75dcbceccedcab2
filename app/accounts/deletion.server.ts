import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { dropGone, takeFromEverybody } from "./gone-projects.server";

/**
 * Deletes a person and everything of theirs: projects with their files, messages, history and
 * published apps, uploads, ways to sign in, sessions. What they wrote in the community stays, of a
 * "deleted user", and so does the moderation log, which names nobody.
 *
 * One transaction takes the account with all that is its own, and its projects from everybody: a killed process leaves
 * the whole account or none of it. What hangs on the projects is deleted in pieces then (gone-projects.server.ts). What is
 * stored outside the database is named by no row, so that it may fail to go at once: the sweep takes it
 * (docs/decisions/031-files-no-row-names.md).
 *
 * @param dropFiles removes what is stored outside the database under the person's id
 * @param alongside what is written in the same transaction, e.g. who deleted them and why
 */
export async function deletePerson(
  userId: string,
  dropFiles: (userId: string) => Promise<void>,
  alongside: (tx: Prisma.TransactionClient) => Promise<void> = async () => {},
): Promise<void> {
  const projects = await db.$transaction(async (tx) => {
    const taken = await takeFromEverybody({ ownerId: userId }, tx);
    await tx.user.deleteMany({ where: { id: userId } });
    await alongside(tx);
    return taken;
  });
  // What hangs on a project outside the database goes with it: previews, answers, stored files.
  await dropGone(projects).catch((error: unknown) =>
    log.error(
      { err: error },
      "projects of a deleted account were left to the job that deletes them",
    ),
  );
  await dropFiles(userId).catch((error: unknown) =>
    log.error({ err: error }, "files of a deleted account were left to the sweep"),
  );
}
