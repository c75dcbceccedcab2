import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";
import { projectFolder, RELEASES_FOLDER, releaseFolder } from "./release-keys";
import { RELEASES_KEPT } from "./release-rules";

/** Drops all but the newest releases of a project; the live one is never among them. */
export async function dropOldReleases(storage: FileStorage, projectId: string): Promise<void> {
  const live = await db.project.findUnique({
    where: { id: projectId },
    select: { releaseId: true },
  });
  const old = await db.release.findMany({
    where: { projectId, id: { not: live?.releaseId ?? "" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: RELEASES_KEPT - 1,
    select: { id: true, projectId: true, filesOf: true },
  });
  for (const release of old) {
    await db.release.delete({ where: { id: release.id } });
    const files = release.filesOf ?? release.id;
    const sharing = { projectId, OR: [{ id: files }, { filesOf: files }] };
    if ((await db.release.count({ where: sharing })) > 0) continue;
    await storage.remove(releaseFolder(release));
  }
}

/** Removes everything that was stored for a project's releases. */
export function dropReleases(storage: FileStorage, projectId: string): Promise<void> {
  return storage.remove(projectFolder(projectId));
}

/** Removes the files of releases that no row names. @returns how many releases */
export function sweepReleases(storage: FileStorage, now: Date): Promise<number> {
  return sweepFolder(storage, RELEASES_FOLDER, now, async (projectId) => {
    const select = { id: true, filesOf: true };
    const rows = await db.release.findMany({ where: { projectId }, select });
    return new Set(rows.map(({ id, filesOf }) => filesOf ?? id));
  });
}
