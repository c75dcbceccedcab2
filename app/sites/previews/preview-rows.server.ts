import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { newLabel } from "~/platform/preview-label.server";
import { isMissingOwner, isUniqueViolation } from "~/platform/unique-violation";
import { isKept } from "~/projects/trial-ends.server";

/** A preview that runs. */
export interface PreviewRow {
  projectId: string;
  /** Names its host, at each of its starts. */
  label: string;
  /** Who started it, as an opaque name: its memory and its builds are theirs. */
  holder: string;
  usedAt: Date;
  /** When it was started. */
  createdAt: Date;
}

/** One that is shown. @property endsAt when the trial's time is over that it is of; null for an account's project */
export interface ShownPreview extends PreviewRow {
  endsAt: Date | null;
}

/** What is known of a preview before it begins. */
export type PreviewStart = Pick<PreviewRow, "projectId" | "holder" | "usedAt">;

const FIELDS = {
  projectId: true,
  label: true,
  holder: true,
  usedAt: true,
  createdAt: true,
} as const;

/** A stopped preview is no more than the address that its project has. */
const RUNS = { status: { in: ["starting", "started"] } };
/** Of a project that was deleted, and can be restored, none is shown, nor of a trial whose time is over. */
const shown = () => ({ ...RUNS, project: { deletedAt: null, ...isKept() } });
const STOPPED = { status: "stopped", holder: "", told: null };

/** A preview that runs, or starts; null for none, and for a deleted project's. */
export function findPreview(projectId: string): Promise<ShownPreview | null> {
  return findShown({ projectId });
}

/** The same, by the label of its host. */
export function findPreviewByLabel(label: string): Promise<ShownPreview | null> {
  return findShown({ label });
}

async function findShown(
  key: { projectId: string } | { label: string },
): Promise<ShownPreview | null> {
  const select = { ...FIELDS, project: { select: { expiresAt: true } } };
  const found = await db.preview.findUnique({ where: { ...key, ...shown() }, select });
  if (!found) return null;
  const { project, ...row } = found;
  return { ...row, endsAt: project.expiresAt };
}

/**
 * Begins a preview, or begins it anew, under the label that its project has had since the first start.
 * Of two who begin at the same time, on whichever processes, one does.
 *
 * @returns false when a start is under way, with nothing changed
 */
export async function beginPreview({ projectId, usedAt, holder }: PreviewStart): Promise<boolean> {
  const fresh = { holder, status: "starting", told: null, usedAt, createdAt: usedAt };
  const where = { projectId, status: { not: "starting" } };
  if ((await db.preview.updateMany({ where, data: fresh })).count > 0) return true;
  try {
    const data = { projectId, label: newLabel(), ...fresh };
    await db.preview.create({ data, select: { projectId: true } });
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

/** @returns whether it ran */
export async function endPreview(projectId: string): Promise<boolean> {
  const where = { projectId, ...RUNS };
  return (await db.preview.updateMany({ where, data: STOPPED })).count > 0;
}

/** The label of a project's preview, whether it runs or not; null before its first start. */
export async function findLabel(projectId: string): Promise<string | null> {
  const row = await db.preview.findUnique({ where: { projectId }, select: { label: true } });
  return row?.label ?? null;
}

/** Gives a project's preview another label; nothing is found under the old one from now on. */
export async function renewLabel(projectId: string): Promise<void> {
  await db.preview.updateMany({ where: { projectId }, data: { label: newLabel() } });
}

/** Notes that previews are in use. */
export async function touchPreviews(projectIds: string[], now: Date): Promise<void> {
  await db.preview.updateMany({ where: { projectId: { in: projectIds } }, data: { usedAt: now } });
}

/** Ends the previews that nobody has used since `limit`. @returns their projects */
export async function endIdlePreviews(limit: Date): Promise<string[]> {
  const where = { usedAt: { lte: limit }, ...RUNS };
  return endEach(await db.preview.findMany({ where, select: FIELDS }));
}

/** Ends all but so many of a holder's previews, the ones used longest ago. @returns their projects */
export async function endOldestPreviews(holder: string, kept: number): Promise<string[]> {
  const orderBy = [{ usedAt: "desc" }, { createdAt: "desc" }] as const;
  const where = { holder, ...RUNS };
  return endEach(
    await db.preview.findMany({ where, orderBy: [...orderBy], skip: kept, select: FIELDS }),
  );
}

async function endEach(rows: PreviewRow[]): Promise<string[]> {
  const ended: string[] = [];
  for (const { projectId, usedAt } of rows) {
    // Somebody may use it, or start it anew, at this moment.
    const where = { projectId, usedAt: { lte: usedAt }, ...RUNS };
    const { count } = await db.preview.updateMany({ where, data: STOPPED });
    if (count > 0) ended.push(projectId);
  }
  return ended;
}
