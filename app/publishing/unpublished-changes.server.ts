import { db } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import type { Manifest } from "~/projects/manifest";

/**
 * Which of these projects have files that differ from what is published of them: one look at releases, and one at the
 * rows of files. Back to what was published, a project differs no more.
 *
 * @param projectIds the server's own
 */
export async function findUnpublishedChanges(
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const published = await db.project.findMany({
    where: { id: { in: [...projectIds] }, publishedAt: { not: null } },
    select: { id: true, releaseId: true },
  });
  if (published.length === 0) return new Set();
  const [releases, files] = await Promise.all([
    db.release.findMany({
      where: { id: { in: published.flatMap(({ releaseId }) => releaseId ?? []) } },
      select: { projectId: true, treeHash: true },
    }),
    db.file.findMany({
      where: { projectId: { in: published.map(({ id }) => id) } },
      orderBy: { path: "asc" },
      select: { projectId: true, path: true, hash: true, size: true, isBinary: true },
    }),
  ]);
  const manifests = new Map<string, Manifest[number][]>();
  for (const { projectId, path, hash, size, isBinary } of files) {
    const manifest = manifests.get(projectId) ?? [];
    manifest.push(isBinary ? [path, hash, size, "binary"] : [path, hash, size]);
    manifests.set(projectId, manifest);
  }
  const changed = releases.filter(
    ({ projectId, treeHash }) =>
      sha256(JSON.stringify(manifests.get(projectId) ?? [])) !== treeHash,
  );
  return new Set(changed.map(({ projectId }) => projectId));
}
