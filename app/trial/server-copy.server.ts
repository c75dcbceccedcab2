import type { Viewer } from "~/accounts/user";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import type { Visitor } from "~/platform/visitor";
import { visitorKey } from "~/platform/visitor-key.server";
import { noteHandEdit } from "~/projects/hand-edits.server";
import { isTrialId } from "~/projects/project";
import { replaceTree } from "~/projects/tree.server";
import { dropReplacedContents } from "~/projects/unused-contents.server";
import { requireRoomForTexts, requireRoomForTrial } from "./held-trials.server";
import { findNamed, textBytes } from "./named-files.server";
import type { SentSync } from "./read-sent";
import { expireCopy, trialExpiry } from "./trial-expiry.server";

/** What became of a sync. */
export interface Synced {
  /** How many files the browser named. */
  files: number;
  /** They were left for the next sync. */
  deferred: boolean;
  /** Paths whose contents the copy does not have: nothing is changed until they are sent too. */
  missing?: string[];
}

/**
 * Makes the server's copy of a browser's trial equal to what the browser sends; the browser is the source
 * of truth. Every path and content was checked (read-sent.ts) before anything changes. While an answer is being
 * written the copy is ahead of the browser, so a sync then changes nothing; the browser syncs
 * again when the answer is done.
 *
 * @param isRunning whether an answer is being written for a project, by the server's own id
 * @param visitor whom the trial counts for
 * @throws {AppError} 400, 409, 413 for files that cannot be kept; 507 for more than is kept of a
 *   visitor's trials
 */
export async function syncTrial(
  viewer: Viewer,
  visitor: Visitor,
  trialId: string,
  input: SentSync,
  isRunning: (projectId: string) => Promise<boolean>,
): Promise<Synced> {
  const projectId = await openServerCopy(viewer, visitor, trialId, input);
  if (await isRunning(projectId)) return { files: input.files.length, deferred: true };
  const { files, missing } = await findNamed(projectId, input.files);
  if (missing.length > 0) return { files: 0, deferred: false, missing };
  await requireRoomForTexts(visitor, projectId, textBytes(files));
  await replaceTree(projectId, files, () => noteHandEdit(projectId));
  await dropReplacedContents(projectId);
  return { files: files.length, deferred: false };
}

/**
 * The server's copy of a browser's trial, made on first contact and kept alive by each one.
 *
 * @param visitor whom it counts for from now on
 * @returns the server's own id of the project
 * @throws {AppError} 404 where it is no trial; 507 for one more than is kept of a visitor's
 */
export async function openServerCopy(
  viewer: Viewer,
  visitor: Visitor,
  trialId: string,
  details: { name?: string | undefined; description?: string | null | undefined } = {},
): Promise<string> {
  const { trialKey } = viewer;
  if (!trialKey || !isTrialId(trialId)) throw notFound("That is not a trial project.");
  const { name, description = null } = details;
  const now = new Date();
  const kept = { expiresAt: trialExpiry(now), heldBy: visitorKey(visitor) };
  const where = { trialKey_trialId: { trialKey, trialId } };
  const open = () =>
    db.project.upsert({
      where,
      update: { ...kept, ...(name ? { name } : {}) },
      create: { ...kept, trialKey, trialId, name: name || "Trial project", description },
      select: { id: true },
    });
  const select = { id: true, expiresAt: true, publishedAt: true };
  const found = await db.project.findUnique({ where, select });
  const isOver = found?.expiresAt && found.expiresAt <= now;
  // What was to go by now goes, as it would have within the hour: the browser sends all of it anew.
  if (isOver) await expireCopy(found, now);
  // A published app stays, and its copy is filled again.
  if (found && (!isOver || found.publishedAt)) return (await open()).id;
  // One after the other, so that many at once do not all take the last place.
  const { id } = await lock.run(`trials:${kept.heldBy}`, async () => {
    await requireRoomForTrial(visitor);
    return open();
  });
  return id;
}
