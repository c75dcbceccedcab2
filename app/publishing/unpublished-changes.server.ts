import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import type { Manifest } from "~/projects/manifest";

interface FileRow {
  projectId: string;
  path: string;
  hash: string;
  size: number;
  isBinary: boolean;
}

/**
 * Which of these projects have files that differ from what is published of them: one look at releases, and one at the
 * rows of files. Back to what was published, a project differs no more.
 *
 * @param projectIds the server's own
 */
export async function findUnpublishedChanges(
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (projectIds.length === 0) return new Set();
  const releases = await query<{ projectId: string; treeHash: string }>(Prisma.sql`
    SELECT r."projectId", r."treeHash" FROM "Project" p JOIN "Release" r ON r."id" = p."releaseId"
    WHERE p."id" IN (${Prisma.join([...projectIds])}) AND p."publishedAt" IS NOT NULL`);
  if (releases.length === 0) return new Set();
  const files = await query<FileRow>(Prisma.sql`
    SELECT "projectId", "path", "hash", "size", "isBinary" FROM "File"
    WHERE "projectId" IN (${Prisma.join(releases.map(({ projectId }) => projectId))})
    ORDER BY "path"`);
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
