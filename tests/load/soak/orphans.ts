import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

/** Rows that nothing needs, or that miss what they need, by what they are. */
const ROWS: Record<string, string> = {
  "contents named by no file and no tree": `SELECT "projectId" || ' ' || "hash" AS "id" FROM "Blob" b
     WHERE NOT EXISTS (SELECT 1 FROM "File" f WHERE f."projectId" = b."projectId" AND f."hash" = b."hash")
       AND NOT EXISTS (SELECT 1 FROM "Tree" t WHERE t."projectId" = b."projectId"
                       AND instr(t."manifest", b."hash") > 0)`,
  "files without their content": `SELECT "id" FROM "File" f WHERE NOT EXISTS
     (SELECT 1 FROM "Blob" b WHERE f."projectId" = b."projectId" AND f."hash" = b."hash")`,
  "checkpoints without their tree": `SELECT "id" FROM "Checkpoint" c WHERE NOT EXISTS
     (SELECT 1 FROM "Tree" t WHERE t."projectId" = c."projectId" AND t."hash" = c."treeHash")`,
  "live addresses without their release": `SELECT "id" FROM "Project" p WHERE "releaseId" IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM "Release" r WHERE r."id" = p."releaseId")`,
  "answers that still run": `SELECT "id" FROM "Generation"
     WHERE "status" = 'running' OR "runningFor" IS NOT NULL`,
  "messages that still run": `SELECT "id" FROM "ConversationMessage" WHERE "status" = 'running'`,
  "leases of nobody": `SELECT "name" AS "id" FROM "Lease"`,
};

/** Stored files and the rows that name them: a key of the storage begins with this. */
const STORED: Record<string, string> = {
  releases: `SELECT "projectId" || '/' || "id" AS "key" FROM "Release"`,
  uploads: `SELECT "ownerId" || '/' || "id" AS "key" FROM "Upload"`,
  screenshots: `SELECT replace("screenshotKey", '-', '/') AS "key" FROM "Project" WHERE "screenshotKey" IS NOT NULL`,
  avatars: `SELECT replace(substr("imageUrl", 10), '-', '/') AS "key" FROM "User" WHERE "imageUrl" IS NOT NULL`,
};

/**
 * What is left over in the data of a server that has stopped.
 *
 * @returns one line for each kind, with examples
 */
export function findOrphans(dataDir: string): string[] {
  const database = new Database(path.join(dataDir, "sayso.db"), { readonly: true });
  const found: string[] = [];
  const tell = (what: string, ids: string[]) => {
    if (ids.length > 0) found.push(`${ids.length} ${what}: ${ids.slice(0, 3).join(", ")}`);
  };
  for (const [what, sql] of Object.entries(ROWS)) {
    tell(
      what,
      (database.prepare(sql).all() as { id: string }[]).map(({ id }) => id),
    );
  }
  const broken = database.pragma("foreign_key_check") as { table: string }[];
  tell(
    "rows that refer to nothing",
    broken.map(({ table }) => table),
  );
  for (const [folder, sql] of Object.entries(STORED)) {
    const keys = (database.prepare(sql).all() as { key: string }[]).map(({ key }) => key);
    const stored = filesBelow(path.join(dataDir, "storage", folder));
    const named = new Set(keys);
    tell(
      `files in ${folder} that no row names`,
      stored.filter((file) => !isNamed(file, named)),
    );
    const present = new Set(stored.flatMap(prefixes));
    tell(
      `rows without their files in ${folder}`,
      keys.filter((key) => !present.has(key)),
    );
  }
  database.close();
  return found;
}

function isNamed(file: string, keys: ReadonlySet<string>): boolean {
  return prefixes(file).some((prefix) => keys.has(prefix));
}

/** `a/b/c` → `a`, `a/b`, `a/b/c` */
function prefixes(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
