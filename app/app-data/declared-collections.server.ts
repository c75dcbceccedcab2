import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { parseManifest } from "~/projects/manifest";
import { type CollectionName, collectionsWithin } from "./collection-kinds";

/** Addresses in the files of a project that are looked at: whoever writes a million of them holds nobody up. */
const ADDRESSES = 5_000;
/** How long nobody looks into a project's files again, in milliseconds: an address that was just written works soon. */
const LOOKED_MS = 3_000;

const declaredCache = growingCache<string, Promise<ReadonlySet<string>>>(500, { ttl: LOOKED_MS });

/**
 * The collections whose addresses stand in a project's files, as "kind/name". An app has these and no others: whoever
 * makes up names stores nothing. A published app has those of its own version as well, whatever has become of the files.
 */
export function declaredCollections(
  projectId: string,
  space: CollectionName["space"],
): Promise<ReadonlySet<string>> {
  const key = `${space}:${projectId}`;
  const known = declaredCache.get(key);
  if (known) return known;
  const names = readDeclared(projectId, space);
  declaredCache.set(key, names);
  names.catch(() => declaredCache.delete(key));
  return names;
}

async function readDeclared(
  projectId: string,
  space: CollectionName["space"],
): Promise<ReadonlySet<string>> {
  const files = Prisma.sql`SELECT f."hash" FROM "File" f WHERE f."projectId" = ${projectId}`;
  const published = space === "app" ? await publishedHashes(projectId) : [];
  const more =
    published.length > 0 ? Prisma.sql`OR b."hash" IN (${Prisma.join(published)})` : Prisma.empty;
  const rows = await query<{ content: string }>(Prisma.sql`
    SELECT b."content" AS "content" FROM "Blob" b
    WHERE b."projectId" = ${projectId} AND (b."hash" IN (${files}) ${more})
    AND b."content" LIKE '%@sayso/data/%'`);
  const names = new Set<string>();
  let left = ADDRESSES;
  for (const { content } of rows) {
    for (const name of collectionsWithin(content)) {
      if (left === 0) return names;
      left -= 1;
      names.add(name);
    }
  }
  return names;
}

/** The texts of the version that is published, by their hashes. */
async function publishedHashes(projectId: string): Promise<string[]> {
  const [tree] = await query<{ manifest: string }>(Prisma.sql`
    SELECT t."manifest" AS "manifest" FROM "Project" p
    JOIN "Release" r ON r."id" = p."releaseId"
    JOIN "Tree" t ON t."projectId" = p."id" AND t."hash" = r."treeHash"
    WHERE p."id" = ${projectId}`);
  const files = tree ? parseManifest(tree.manifest) : [];
  return files.flatMap(([, hash, , kind]) => (kind ? [] : [hash]));
}
