import { db } from "~/platform/db.server";
import type { Project } from "~/projects/projects.server";
import { parseReleaseManifest } from "./release-manifest";

/** A release as its owner sees it. */
export interface ReleaseJson {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  checkpointId: string;
  /** Whether an account made it; else the browser of a trial did. */
  isOfAccount: boolean;
  files: number;
  bytes: number;
  isLive: boolean;
  /** When what it returned to was made (ISO 8601); null for a release of its own. */
  returnedTo: string | null;
  /** The checkpoint of the release before it; null for the oldest that is kept, or where nothing differs. */
  comparedTo: string | null;
}

/** The releases that are kept of a project, the newest first. */
export async function listReleases(
  project: Pick<Project, "id" | "releaseId">,
): Promise<ReleaseJson[]> {
  const rows = await db.release.findMany({
    where: { projectId: project.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row, index) => {
    const before = rows[index + 1];
    const original = row.filesOf ? rows.find(({ id }) => id === row.filesOf) : undefined;
    return {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      checkpointId: row.checkpointId,
      isOfAccount: row.madeBy !== null,
      files: parseReleaseManifest(row.manifest).size,
      bytes: row.bytes,
      isLive: row.id === project.releaseId,
      returnedTo: row.filesOf ? (original ?? row).createdAt.toISOString() : null,
      comparedTo: before && before.treeHash !== row.treeHash ? before.checkpointId : null,
    };
  });
}
