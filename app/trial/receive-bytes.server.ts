import type { Viewer } from "~/accounts/user";
import { badRequest, notFound } from "~/platform/errors";
import type { Visitor } from "~/platform/visitor";
import { FILE_LIMITS } from "~/projects/files";
import { holderFor, requireRoomFor } from "~/projects/held-bytes.server";
import { requireProject } from "~/projects/projects.server";
import { findBinary, receiveBinary } from "~/projects/stored-binaries.server";
import { TRIAL_BYTES } from "./trial-budgets.server";

/** A trial's bytes as a browser sends them; nothing of them is trusted. */
export interface SentBytes {
  trialId: string;
  /** The SHA-256 that they are said to have. */
  hash: string;
  body: AsyncIterable<Uint8Array>;
  /** Bytes that the request declares. */
  length: number;
}

/**
 * Takes the bytes of a trial's file that is no text into the server's copy, where the next sync names them. What
 * none does goes after an hour. Sending what is there already stores nothing again.
 *
 * @throws {AppError} 404 where there is no copy, 400 for bytes of another hash, 413, 507
 */
export async function receiveTrialBytes(
  viewer: Viewer,
  visitor: Visitor,
  { trialId, hash, body, length }: SentBytes,
): Promise<void> {
  const project = await requireProject(viewer, trialId);
  if (project.ownerId !== null) throw notFound("That is not a trial project.");
  if (await findBinary(project.id, hash)) return;
  const by = Math.min(length, FILE_LIMITS.bytesPerBinary);
  await requireRoomFor(holderFor(visitor), { by }, TRIAL_BYTES);
  const received = await receiveBinary(project.id, body);
  if (received.file.hash !== hash) {
    await received.drop();
    throw badRequest("These are other bytes than their name says. Nothing was stored.");
  }
  await received.keep();
}
