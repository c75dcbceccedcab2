import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { db, execute } from "~/platform/db.server";
import { badRequest, unauthorized } from "~/platform/errors";
import { projectsOf } from "./access.server";
import { isPlainText, LABEL_LENGTH } from "./project-rules";
import { searchKeyOf } from "./search-key";

/**
 * Keeps projects of the viewer's apart from the list, or takes them back into it. They are as usable as before, and
 * when they were changed last stays as it is.
 *
 * @returns how many
 */
export async function archiveProjects(
  viewer: Viewer,
  ids: readonly string[],
  isArchived: boolean,
): Promise<number> {
  if (ids.length === 0) return 0;
  return execute(Prisma.sql`
    UPDATE "Project" SET "archivedAt" = ${isArchived ? new Date() : null}
    WHERE "id" IN (${Prisma.join([...ids])}) AND "ownerId" = ${ownerOf(viewer)} AND "deletedAt" IS NULL`);
}

/**
 * Puts projects of the viewer's under a label, or takes them out.
 *
 * @param raw as somebody typed it; blank for none
 * @returns how many
 * @throws {AppError} 400 for one that is too long
 */
export async function labelProjects(
  viewer: Viewer,
  ids: readonly string[],
  raw: string,
): Promise<number> {
  const label = readLabel(raw);
  const where = { id: { in: [...ids] }, ...projectsOf(ownerOf(viewer)) };
  const select = { id: true, name: true, description: true, updatedAt: true } as const;
  const rows = await db.project.findMany({ where, select });
  await db.$transaction(
    rows.map(({ id, updatedAt, ...texts }) =>
      db.project.updateMany({
        where: { id, deletedAt: null },
        data: { label, searchKey: searchKeyOf({ ...texts, label }), updatedAt },
      }),
    ),
  );
  return rows.length;
}

function readLabel(raw: string): string | null {
  const label = raw.replaceAll(/\s+/g, " ").trim();
  if (label.length > LABEL_LENGTH || !isPlainText(label)) {
    throw badRequest(`A label can be up to ${LABEL_LENGTH} characters. Nothing was changed.`);
  }
  return label || null;
}

function ownerOf({ user }: Viewer): string {
  if (!user) throw unauthorized("Please sign in to see your projects.");
  return user.id;
}
