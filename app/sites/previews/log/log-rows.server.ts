import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import type { LogLine } from "../../engine/site-log";
import { KEPT_LENGTH, KEPT_LINES } from "./log-limits";

/** Lines of a project that were logged together. */
export interface LogChunk {
  id: string;
  projectId: string;
  lines: LogLine[];
}

/** Stores chunks; those of a project that is gone go with it. */
export async function storeChunks(chunks: readonly LogChunk[]): Promise<void> {
  const data = chunks.map(({ id, projectId, lines }) => ({
    id,
    projectId,
    lines: JSON.stringify(lines),
    lineCount: lines.length,
    createdAt: new Date(lines[0]?.at ?? Date.now()),
  }));
  try {
    await db.previewLogChunk.createMany({ data });
  } catch {
    // One of the projects was deleted meanwhile: the others' lines are kept.
    for (const row of data) {
      await db.previewLogChunk
        .create({ data: row, select: { id: true } })
        .catch((error) => log.debug({ err: error }, "lines of a log were not kept"));
    }
  }
}

/** A stored chunk, or null when it was removed. */
export async function readChunk(id: string): Promise<LogChunk | null> {
  const row = await db.previewLogChunk.findUnique({ where: { id }, select: FIELDS });
  return row && toChunk(row);
}

/** The chunks that hold a project's newest lines, oldest first. */
export async function readKeptChunks(projectId: string): Promise<LogChunk[]> {
  const rows = await db.previewLogChunk.findMany({
    where: { projectId },
    orderBy: { createdAt: "desc" },
    // Each has a line at least.
    take: KEPT_LINES,
    select: { ...FIELDS, lineCount: true },
  });
  return rows.slice(0, countKept(rows)).reverse().map(toChunk);
}

/** Removes all but the newest lines of a project. */
export async function trimLog(projectId: string): Promise<void> {
  const rows = await db.previewLogChunk.findMany({
    where: { projectId },
    orderBy: { createdAt: "desc" },
    select: { id: true, lines: true, lineCount: true },
  });
  const old = rows.slice(countKept(rows)).map(({ id }) => id);
  if (old.length > 0) await db.previewLogChunk.deleteMany({ where: { id: { in: old } } });
}

/** Removes the logs of projects. */
export async function dropLogs(projectIds: string[]): Promise<void> {
  await db.previewLogChunk.deleteMany({ where: { projectId: { in: projectIds } } });
}

/** Removes what was logged before `limit` by previews that have ended. */
export async function dropOldLogs(limit: Date): Promise<void> {
  await db.previewLogChunk.deleteMany({
    where: {
      createdAt: { lt: limit },
      project: { OR: [{ preview: { is: null } }, { preview: { is: { status: "stopped" } } }] },
    },
  });
}

/**
 * Claims to tell what a build came to.
 *
 * @returns false when just that has been told, or the preview has ended
 */
export async function claimToTell(projectId: string, outcome: string): Promise<boolean> {
  const isNews = { OR: [{ told: null }, { told: { not: outcome } }] };
  const where = { projectId, status: { not: "stopped" }, ...isNews };
  return (await db.preview.updateMany({ where, data: { told: outcome } })).count > 0;
}

const FIELDS = { id: true, projectId: true, lines: true } as const;

function toChunk(row: { id: string; projectId: string; lines: string }): LogChunk {
  return { id: row.id, projectId: row.projectId, lines: JSON.parse(row.lines) as LogLine[] };
}

/** How many chunks, newest first, are within what is kept; the newest always is. */
function countKept(newestFirst: readonly { lines: string; lineCount: number }[]): number {
  let lines = 0;
  let length = 0;
  const tooMany = newestFirst.findIndex((chunk, index) => {
    lines += chunk.lineCount;
    length += chunk.lines.length;
    return index > 0 && (lines > KEPT_LINES || length > KEPT_LENGTH);
  });
  return tooMany < 0 ? newestFirst.length : tooMany;
}
