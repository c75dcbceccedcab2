import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { notFound, unauthorized } from "~/platform/errors";
import { isTrialId } from "./project";

/** Matches no row: ids are never empty. */
const NOTHING = { id: "" } as const;

/**
 * The condition that every query about a project carries: it is that project, and the viewer's.
 * A trial id is resolved within the browser that holds its cookie, so a guessed id matches nothing.
 */
export function ownProject(viewer: Viewer, projectId: string): Prisma.ProjectWhereInput {
  if (isTrialId(projectId)) {
    return viewer.trialKey ? { trialId: projectId, trialKey: viewer.trialKey } : NOTHING;
  }
  return viewer.user ? { id: projectId, ownerId: viewer.user.id } : NOTHING;
}

/** The condition for anything that belongs to some project of the viewer's, joined as `p`. */
export function ownAnyProject(viewer: Viewer): Prisma.Sql {
  // Equal to NULL is never true.
  return Prisma.sql`(p."ownerId" = ${viewer.user?.id ?? null} OR p."trialKey" = ${viewer.trialKey})`;
}

/** What to say when a project is absent or somebody else's; the two are never told apart. */
export function missingProject(viewer: Viewer, projectId: string) {
  if (!viewer.user && !isTrialId(projectId))
    return unauthorized("Please sign in to open this project.");
  return notFound("The project you're looking for doesn't exist.");
}
