import { setImmediate } from "node:timers/promises";
import { Prisma } from "~/generated/sqlite/client";
import { db, execute } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import { byteLength } from "./byte-size";
import type { TreeChange } from "./file-rows.server";

/** What one statement stores: some milliseconds of the main thread. */
const PIECE = { files: 50, characters: 250_000 } as const;

/** A change whose content is stored, by its SHA-256 in hex and its size in bytes; null deletes. */
export interface StoredChange {
  path: string;
  content: { hash: string; size: number; isBinary: boolean } | null;
  /** As in a {@link TreeChange}. */
  isNew?: boolean;
}

interface Content {
  hash: string;
  size: number;
  text: string;
}

/**
 * Stores the contents of changes before any row names them: no row ever names one that is not there.
 * Whoever calls it holds the project's lock until they are named. Many are stored piece by piece, and others are served between.
 */
export async function storeContents(
  projectId: string,
  changes: readonly TreeChange[],
): Promise<StoredChange[]> {
  const stored: StoredChange[] = [];
  const seen = new Set<string>();
  const unsent = new Set<string>();
  const binaries = new Set<string>();
  let piece: Content[] = [];
  let characters = 0;
  const storePiece = async () => {
    if (piece.length === 0) return;
    await execute(storeStatement(projectId, piece));
    piece = [];
    characters = 0;
    await setImmediate();
  };
  for (const change of changes) {
    const { path, isNew, binary } = change;
    const mark = isNew ? { isNew } : {};
    if (binary) {
      stored.push({ path, content: { ...binary, isBinary: true }, ...mark });
      binaries.add(binary.hash);
      continue;
    }
    const content = contentOf(change);
    const kept = content && { hash: content.hash, size: content.size, isBinary: false };
    stored.push({ path, content: kept, ...mark });
    if (content?.text === undefined) {
      if (content) unsent.add(content.hash);
      continue;
    }
    // One statement may name a row but once.
    if (seen.has(content.hash)) continue;
    seen.add(content.hash);
    piece.push({ ...content, text: content.text });
    characters += content.text.length;
    if (piece.length === PIECE.files || characters >= PIECE.characters) await storePiece();
  }
  await storePiece();
  await requireContents(projectId, unsent);
  await requireBinaries(projectId, binaries);
  return stored;
}

/** Null deletes; without a text it is stored already. */
function contentOf({ content, known }: TreeChange) {
  if (known) return { ...known, text: content ?? undefined };
  if (content === null) return null;
  return { hash: sha256(content), size: byteLength(content), text: content };
}

/**
 * The statement that keeps contents, each of them once; storing the same one again is nothing, but that
 * it is in use again. Prisma's upsert would read before and after, and two at once could both miss the row.
 */
export function storeStatement(
  projectId: string,
  contents: readonly Pick<Content, "hash" | "text">[],
): Prisma.Sql {
  const rows = contents.map(({ hash, text }) => Prisma.sql`(${projectId}, ${hash}, ${text})`);
  return Prisma.sql`
    INSERT INTO "Blob" ("projectId", "hash", "content") VALUES ${Prisma.join(rows)}
    ON CONFLICT ("projectId", "hash") DO UPDATE SET "unusedSince" = NULL
      WHERE "Blob"."unusedSince" IS NOT NULL`;
}

/** Contents that nobody sent are there, and in use again. @throws {AppError} 409 when one is gone */
async function requireContents(projectId: string, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return;
  const where = { projectId, hash: { in: [...hashes] } };
  const { count } = await db.blob.updateMany({ where, data: { unusedSince: null } });
  if (count !== hashes.size) throw changedMeanwhile();
}

/** The same of bytes. @throws {AppError} 409 when some are gone */
async function requireBinaries(projectId: string, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return;
  const where = { projectId, hash: { in: [...hashes] } };
  const { count } = await db.binary.updateMany({ where, data: { unusedSince: null } });
  if (count !== hashes.size) throw changedMeanwhile();
}

function changedMeanwhile(): AppError {
  return new AppError(
    409,
    "The files were changed elsewhere meanwhile. Nothing was changed; please send them again.",
    { code: "conflict" },
  );
}
