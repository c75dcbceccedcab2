import { adoptTrial } from "~/trial/adopt-trial";
import { makeTrialId } from "~/trial/trial-id";
import { trialStore } from "~/trial/trial-store";
import { packFolder } from "./pack-folder";
import { sendImport } from "./send-import";
import type { Brought, ImportState } from "./use-import";

interface RunOptions {
  isSignedIn: boolean;
  signal: AbortSignal;
  onPhase(phase: Exclude<ImportState["phase"], "failed">, share: number | null): void;
}

/**
 * Brings a project: packs what is a folder, sends it, and takes over what became of it where it is a trial.
 *
 * @returns the page that tells what was left out
 * @throws {ApiError} {AppError} {Error} each with a sentence
 */
export async function runImport(
  brought: Brought,
  { isSignedIn, signal, onPhase }: RunOptions,
): Promise<string> {
  let sent: File | string;
  if (typeof brought === "string") sent = brought;
  else {
    const [only] = brought.files;
    const isZip = !brought.hasFolder && brought.files.length === 1;
    if (!isZip) onPhase("packing", null);
    sent = isZip && only ? only.file : await packFolder(brought);
  }
  const trialId = isSignedIn ? null : newTrialId();
  onPhase(typeof sent === "string" ? "making" : "sending", null);
  const imported = await sendImport(sent, {
    trialId,
    signal,
    onProgress: (share) => {
      if (typeof sent === "string" || share === 1) onPhase("making", null);
      else onPhase("sending", share);
    },
  });
  if (trialId) {
    onPhase("keeping", 0);
    await adoptTrial(trialStore, imported.id, {
      signal,
      onProgress: (share) => onPhase("keeping", share),
    });
  }
  return imported.report;
}

function newTrialId(): string {
  return makeTrialId("timestamp", {
    now: Date.now,
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    isTaken: (id) => trialStore.getProject(id) !== null,
  });
}
