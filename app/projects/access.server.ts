import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { type AppError, notFound, unauthorized } from "~/platform/errors";
import { isTrialId } from "./project";
import { DELETED_DAYS, PROJECT_DELETED } from "./project-rules";
import { isKept, isKeptRow } from "./trial-ends.server";

/** Matches no row: ids are never empty. */
const NOTHING = { id: "" } as const;

/** One that was deleted is no project any more, whoever asks, until it is restored. */
const NOT_DELETED = { deletedAt: null } as const;

/**
 * The condition that every query about a project carries: it is that project, and the viewer's.
 * A trial id is resolved within the browser that holds its cookie, so a guessed id matches nothing; and as long as the
 * server keeps its copy.
 */
export function ownProject(viewer: Viewer, projectId: string): Prisma.ProjectWhereInput {
  if (isTrialId(projectId)) {
    const { trialKey } = viewer;
    return trialKey ? { trialId: projectId, trialKey, ...isKept() } : NOTHING;
  }
  return viewer.user ? { id: projectId, ...projectsOf(viewer.user.id) } : NOTHING;
}

/** The condition for the projects that an account has. */
export function projectsOf(ownerId: string) {
  return { ownerId, ...NOT_DELETED };
}

/** The condition for what an account has deleted and can restore still. */
export function deletedProjectsOf(ownerId: string) {
  return { ownerId, deletedAt: { not: null } } as const;
}

/** The condition for anything that belongs to some project of the viewer's, joined as `p`. */
export function ownAnyProject(viewer: Viewer): Prisma.Sql {
  // Equal to NULL is never true.
  return Prisma.sql`(p."ownerId" = ${viewer.user?.id ?? null} OR p."trialKey" = ${viewer.trialKey}) AND p."deletedAt" IS NULL AND ${isKeptRow()}`;
}

/** What to say when a project is absent or somebody else's; the two are never told apart. */
export async function missingProject(viewer: Viewer, projectId: string): Promise<AppError> {
  if (!viewer.user && !isTrialId(projectId))
    return unauthorized("Please sign in to open this project.");
  if (await findDeleted(viewer, projectId)) return deletedProject();
  return notFound("The project you're looking for doesn't exist.");
}

/** The project of that id that the viewer has deleted and can restore, or null. */
export async function findDeleted(
  { user }: Viewer,
  projectId: string,
): Promise<{ id: string; name: string } | null> {
  if (!user || isTrialId(projectId)) return null;
  const where = { id: projectId, ...deletedProjectsOf(user.id) };
  return db.project.findFirst({ where, select: { id: true, name: true } });
}

/** What whoever deleted a project is told where they go on with it: it was there a moment ago. */
export function deletedProject(): AppError {
  return notFound(
    `This project was deleted, so nothing was changed. It can be restored for ${DELETED_DAYS} days, under “Recently deleted”.`,
    { code: PROJECT_DELETED },
  );
}
