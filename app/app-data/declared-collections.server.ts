import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { collectionsWithin } from "./collection-kinds";

/** Files of a project that are read for addresses of collections. */
const FILES = 50;
/** How long nobody looks into a project's files again, in milliseconds: an address that was just written works soon. */
const LOOKED_MS = 3_000;

const declaredCache = growingCache<string, Promise<ReadonlySet<string>>>(500, { ttl: LOOKED_MS });

/**
 * The collections whose addresses stand in a project's files, as "kind/name". An app has these and no others: whoever
 * makes up names stores nothing.
 */
export function declaredCollections(projectId: string): Promise<ReadonlySet<string>> {
  const known = declaredCache.get(projectId);
  if (known) return known;
  const names = readDeclared(projectId);
  declaredCache.set(projectId, names);
  names.catch(() => declaredCache.delete(projectId));
  return names;
}

async function readDeclared(projectId: string): Promise<ReadonlySet<string>> {
  const rows = await query<{ content: string }>(Prisma.sql`
    SELECT b."content" AS "content" FROM "File" f
    JOIN "Blob" b ON b."projectId" = f."projectId" AND b."hash" = f."hash"
    WHERE f."projectId" = ${projectId} AND b."content" LIKE '%@sayso/data/%'
    ORDER BY f."path" LIMIT ${FILES}`);
  return new Set(rows.flatMap(({ content }) => collectionsWithin(content)));
}
