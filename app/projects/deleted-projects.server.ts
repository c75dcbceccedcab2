import { dropProjects } from "~/accounts/gone-projects.server";
import type { Viewer } from "~/accounts/user";
import { requireAllowance } from "~/plans/allowance.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { notFound, unauthorized } from "~/platform/errors";
import { deletedProjectsOf, missingProject, projectsOf } from "./access.server";
import { DELETED_DAYS } from "./project-rules";
import { requireProject } from "./projects.server";

/** Projects that one look of the job deletes for good. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A project that can be restored. */
export interface DeletedProject {
  id: string;
  name: string;
  description: string | null;
  /** ISO 8601. */
  deletedAt: string;
  /** When it is deleted for good, ISO 8601. */
  goesAt: string;
}

/**
 * Deletes a project: from now on it is no project to anybody, and its app is at no address. An account can restore
 * it for {@link DELETED_DAYS} days, for which its address stays its own. What the server has of a trial goes whole:
 * its truth is in the browser.
 *
 * @throws {AppError} 404
 */
export async function deleteProject(viewer: Viewer, projectId: string): Promise<void> {
  const { id, ownerId } = await requireProject(viewer, projectId);
  const count = ownerId
    ? await putAside(ownerId, [id], new Date())
    : await dropProjects({ id, ownerId });
  if (count === 0) throw await missingProject(viewer, projectId);
}

/** Deletes a project for good at once: one that its owner has not seen, such as half of an import. */
export async function dropProject(viewer: Viewer, projectId: string): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await dropProjects({ id });
}

/** {@link deleteProject} for several of an account's; others are left out. @returns how many were deleted */
export function deleteProjects(viewer: Viewer, ids: readonly string[]): Promise<number> {
  return putAside(ownerOf(viewer), ids, new Date());
}

async function putAside(ownerId: string, ids: readonly string[], now: Date): Promise<number> {
  const where = { id: { in: [...ids] }, ...projectsOf(ownerId) };
  const found = await db.project.findMany({ where, select: { id: true } });
  const { count } = await db.project.updateMany({
    where: { id: { in: found.map(({ id }) => id) }, ...projectsOf(ownerId) },
    data: {
      deletedAt: now,
      // Neither live nor published; what was published before stays stored with it.
      ...{ publishedAt: null, releaseId: null, unpublishedAt: null, pictureDueAt: null },
      // Moved in again, the same trial is a new project.
      moveInKey: null,
    },
  });
  for (const { id } of found) {
    topics.publish("project-deleted", { projectId: id });
    topics.publish("showcase-changed", { projectId: id });
  }
  return count;
}

/** What the viewer can restore, deleted last first. @throws {AppError} 401 */
export async function listDeleted(viewer: Viewer): Promise<DeletedProject[]> {
  const rows = await db.project.findMany({
    where: deletedProjectsOf(ownerOf(viewer)),
    orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
    select: { id: true, name: true, description: true, deletedAt: true },
  });
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt
      ? [{ ...row, deletedAt: deletedAt.toISOString(), goesAt: goesAt(deletedAt).toISOString() }]
      : [],
  );
}

/**
 * Restores a deleted project as it was, but unpublished: its address is still its own, and publishing takes a press.
 * One that is there is restored already.
 *
 * @throws {AppError} 404; 402 where it takes a plan, with nothing changed
 */
export async function restoreProject(viewer: Viewer, projectId: string): Promise<void> {
  const ownerId = ownerOf(viewer);
  await db.$transaction(async (tx) => {
    const where = { id: projectId, ...deletedProjectsOf(ownerId) };
    if (!(await tx.project.findFirst({ where, select: { id: true } }))) {
      if (await tx.project.count({ where: { id: projectId, ...projectsOf(ownerId) } })) return;
      throw notFound("That project is deleted for good.");
    }
    // Its row counts towards the cap all the while: restoring it makes none more.
    await requireAllowance(tx, ownerId, "project");
    await tx.project.updateMany({ where, data: { deletedAt: null, archivedAt: null } });
  });
}

/** Deletes for good what was deleted before: files, history, messages. @returns how many */
export async function deleteForGood(viewer: Viewer, ids: readonly string[]): Promise<number> {
  return drop({ id: { in: [...ids] }, ...deletedProjectsOf(ownerOf(viewer)) });
}

/** A recurring job: deletes for good what was deleted {@link DELETED_DAYS} days ago. @returns how many */
export async function expireDeleted(now: Date): Promise<number> {
  const last = new Date(now.getTime() - DELETED_DAYS * DAY_MS);
  let dropped = 0;
  for (;;) {
    const count = await drop({ deletedAt: { lte: last } });
    dropped += count;
    if (count < BATCH) return dropped;
  }
}

function goesAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DELETED_DAYS * DAY_MS);
}

type Dropped = {
  id?: { in: string[] };
  ownerId?: string;
  deletedAt: { not: null } | { lte: Date };
};

async function drop(where: Dropped): Promise<number> {
  const found = await db.project.findMany({ where, take: BATCH, select: { id: true } });
  let dropped = 0;
  for (const { id } of found) {
    // Asked again with each: somebody may have restored it by now.
    dropped += await dropProjects({ AND: [{ id }, where] });
  }
  return dropped;
}

function ownerOf({ user }: Viewer): string {
  if (!user) throw unauthorized("Please sign in to see your projects.");
  return user.id;
}
