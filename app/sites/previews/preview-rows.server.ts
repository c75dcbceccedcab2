import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { isMissingOwner, isUniqueViolation } from "~/platform/unique-violation";

/** A preview that runs. */
export interface PreviewRow {
  projectId: string;
  /** Names its host. */
  label: string;
  /** Who started it, as an opaque name: its memory and its builds are theirs. */
  holder: string;
  usedAt: Date;
}

const FIELDS = { projectId: true, label: true, holder: true, usedAt: true } as const;

export function findPreview(projectId: string): Promise<PreviewRow | null> {
  return db.preview.findUnique({ where: { projectId }, select: FIELDS });
}

export function findPreviewByLabel(label: string): Promise<PreviewRow | null> {
  return db.preview.findUnique({ where: { label }, select: FIELDS });
}

/**
 * Begins a preview under a new label, or anew under another one; of two who begin at the same time,
 * on whichever processes, one does.
 *
 * @returns false when a start is under way, with nothing changed
 */
export async function beginPreview({ projectId, usedAt, ...row }: PreviewRow): Promise<boolean> {
  const fresh = { ...row, status: "starting", told: null, usedAt, createdAt: usedAt };
  const where = { projectId, status: { not: "starting" } };
  if ((await db.preview.updateMany({ where, data: fresh })).count > 0) return true;
  try {
    await db.preview.create({ data: { projectId, ...fresh }, select: { projectId: true } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    // Deleted since it was looked up.
    if (isMissingOwner(error)) throw notFound("There is no such project any more.");
    throw error;
  }
}

/** The first try has ended: who starts it from now on starts it anew. */
export async function markStarted(projectId: string): Promise<void> {
  const where = { projectId, status: "starting" };
  await db.preview.updateMany({ where, data: { status: "started" } });
}

/** @returns whether there was one */
export async function endPreview(projectId: string): Promise<boolean> {
  return (await db.preview.deleteMany({ where: { projectId } })).count > 0;
}

/** Notes that previews are in use. */
export async function touchPreviews(projectIds: string[], now: Date): Promise<void> {
  await db.preview.updateMany({ where: { projectId: { in: projectIds } }, data: { usedAt: now } });
}

/** Ends the previews that nobody has used since `limit`. @returns their projects */
export async function endIdlePreviews(limit: Date): Promise<string[]> {
  return endEach(await db.preview.findMany({ where: { usedAt: { lte: limit } }, select: FIELDS }));
}

/** Ends all but so many of a holder's previews, the ones used longest ago. @returns their projects */
export async function endOldestPreviews(holder: string, kept: number): Promise<string[]> {
  const orderBy = [{ usedAt: "desc" }, { createdAt: "desc" }] as const;
  const where = { holder };
  return endEach(
    await db.preview.findMany({ where, orderBy: [...orderBy], skip: kept, select: FIELDS }),
  );
}

async function endEach(rows: PreviewRow[]): Promise<string[]> {
  const ended: string[] = [];
  for (const { label, projectId, usedAt } of rows) {
    // Somebody may use it, or start it anew, at this moment.
    const { count } = await db.preview.deleteMany({ where: { label, usedAt: { lte: usedAt } } });
    if (count > 0) ended.push(projectId);
  }
  return ended;
}
