import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { isUp } from "~/projects/trial-ends.server";
import { readTurn } from "../addresses.server";
import { type OpenRelease, openRelease } from "./release-files.server";

/** What a slug can be: for anything else there is no need to ask the database. */
const SLUG = /^[a-z0-9-]{1,63}$/;

/** A live release as sites serve it. */
export interface LiveRelease extends OpenRelease {
  projectId: string;
  /** How many holders its address has had, this one among them. */
  turn: number;
  /** The project whose owner alone sees it; null for an app that others may see. */
  privateTo: string | null;
  /** Whoever has its address sees it, and no list shows it. */
  isUnlisted: boolean;
}

/** The release that is live at a slug, or null. */
export async function findLiveRelease(
  storage: FileStorage,
  slug: string,
): Promise<LiveRelease | null> {
  if (!SLUG.test(slug)) return null;
  const project = await db.project.findUnique({
    // Whatever became of it while it was deleted, nothing of it is shown.
    where: { slug, deletedAt: null, ...isUp() },
    select: {
      ...{ id: true, releaseId: true, visibility: true },
      ...{ withheldAt: true, unpublishedAt: true },
    },
  });
  if (!project?.releaseId || project.withheldAt || project.unpublishedAt) return null;
  const [release, turn] = await Promise.all([
    openRelease(storage, project.releaseId),
    readTurn(slug),
  ]);
  const { id, visibility } = project;
  return (
    release && {
      ...release,
      projectId: id,
      turn,
      privateTo: visibility === "private" ? id : null,
      isUnlisted: visibility === "unlisted",
    }
  );
}
