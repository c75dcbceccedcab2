import type { Viewer } from "~/accounts/user";
import { AppError, notFound } from "~/platform/errors";
import type { Visitor } from "~/platform/visitor";
import type { ImportTarget } from "~/projects/import/import-project.server";
import { isTrialId } from "~/projects/project";
import { findProject } from "~/projects/projects.server";
import { openServerCopy } from "./server-copy.server";

/**
 * A trial that the browser has named and does not have yet: its server's copy is made first, and the browser takes
 * over what is in it.
 *
 * @throws {AppError} 404 for what is no trial's id; from `create` 409 where there is one already, 507
 */
export function trialTarget(viewer: Viewer, visitor: Visitor, trialId: string): ImportTarget {
  if (!viewer.trialKey || !isTrialId(trialId)) throw notFound("That is not a trial project.");
  return {
    async create(name) {
      if (await findProject(viewer, trialId)) {
        throw new AppError(409, "There is a trial of this name already. Nothing was imported.");
      }
      await openServerCopy(viewer, visitor, trialId, { name });
      return trialId;
    },
  };
}
