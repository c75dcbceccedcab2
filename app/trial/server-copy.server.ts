import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { DESCRIPTION_LENGTH, isPlainText, isTrialId, NAME_LENGTH } from "~/projects/project";
import { replaceTree } from "~/projects/tree.server";
import { dropReplacedContents } from "~/projects/unused-contents.server";
import { fillContents, readFiles, syncedFilesSchema } from "./synced-files.server";
import { trialExpiry } from "./trial-expiry.server";

/** Trials of one browser that the server keeps a copy of at once. */
const TRIALS_PER_BROWSER = 50;

export const syncSchema = z.object({
  files: syncedFilesSchema,
  // Files must not wait for a name that cannot be stored.
  name: z
    .string()
    .trim()
    .max(NAME_LENGTH)
    .transform((name) => (isPlainText(name) ? name : undefined))
    .optional(),
  description: z
    .string()
    .trim()
    .max(DESCRIPTION_LENGTH)
    .transform((text) => (isPlainText(text) ? text : null))
    .nullish(),
});

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
 * of truth. Every path and content is checked before anything changes. While an answer is being
 * written the copy is ahead of the browser, so a sync then changes nothing; the browser syncs
 * again when the answer is done.
 *
 * @param isRunning whether an answer is being written for a project, by the server's own id
 * @throws {AppError} 400, 409, 413 for files that cannot be kept; 429 for too many trials
 */
export async function syncTrial(
  viewer: Viewer,
  trialId: string,
  input: z.output<typeof syncSchema>,
  isRunning: (projectId: string) => Promise<boolean>,
): Promise<Synced> {
  const sent = input.files.filter((file) => "content" in file);
  readFiles(sent);
  const projectId = await openServerCopy(viewer, trialId, input);
  if (await isRunning(projectId)) return { files: input.files.length, deferred: true };
  const { files, missing } = await fillContents(projectId, input.files);
  if (missing.length > 0) return { files: 0, deferred: false, missing };
  await replaceTree(projectId, readFiles(files));
  await dropReplacedContents(projectId);
  return { files: files.length, deferred: false };
}

/**
 * The server's copy of a browser's trial, made on first contact and kept alive by each one.
 *
 * @returns the server's own id of the project
 */
export async function openServerCopy(
  viewer: Viewer,
  trialId: string,
  details: { name?: string | undefined; description?: string | null | undefined } = {},
): Promise<string> {
  const { trialKey } = viewer;
  if (!trialKey || !isTrialId(trialId)) throw notFound("That is not a trial project.");
  const expiresAt = trialExpiry(new Date());
  const where = { trialKey_trialId: { trialKey, trialId } };
  const found = await db.project.findUnique({ where, select: { id: true } });
  if (!found && (await db.project.count({ where: { trialKey } })) >= TRIALS_PER_BROWSER) {
    throw new AppError(
      429,
      `This browser already has ${TRIALS_PER_BROWSER} trial projects on the server. Delete one, or sign in to keep more.`,
      { retryAfterSeconds: 3600 },
    );
  }
  const row = await db.project.upsert({
    where,
    update: { expiresAt, ...(details.name ? { name: details.name } : {}) },
    create: {
      trialKey,
      trialId,
      expiresAt,
      name: details.name || "Trial project",
      description: details.description ?? null,
    },
    select: { id: true },
  });
  return row.id;
}
