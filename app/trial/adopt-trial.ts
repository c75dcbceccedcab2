import { fetchJson } from "~/platform/api-client";
import { AppError } from "~/platform/errors";
import type { FileRow } from "~/projects/files";
import { fetchBytes, toTrialFiles } from "./fetch-bytes";
import type { TrialStore } from "./trial-store";

interface AdoptOptions {
  signal: AbortSignal;
  /** Told how much of it is here, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Takes over what the server made of an import: its copy of a trial becomes one of this browser, with all files. Where
 * the browser has no room, nothing of it is left here.
 *
 * @throws {AppError} 507, {ApiError} what the server refused
 */
export async function adoptTrial(
  trials: TrialStore,
  id: string,
  { signal, onProgress }: AdoptOptions,
): Promise<void> {
  const [project, rows] = await Promise.all([
    fetchJson<{ name: string; description: string | null }>(["/api/projects", id], { signal }),
    fetchJson<FileRow[]>(["/api/files", id], { signal }),
  ]);
  if (!project || !rows) throw new AppError(404, "What was imported is not there any more.");
  const { name, description } = project;
  try {
    await fetchBytes(trials, id, rows, { signal, onProgress });
    requireStored(trials.createProject({ id, name, description, idForm: "timestamp" }));
    requireStored(trials.replaceFiles(id, toTrialFiles(rows)));
    requireStored(await trials.settled(id));
  } catch (error) {
    trials.deleteProject(id);
    throw error;
  }
}

function requireStored(written: { ok: boolean }): void {
  if (written.ok) return;
  throw new AppError(
    507,
    "This browser's storage has no room for it. Nothing was imported; delete another trial for good, or sign in to keep it in an account.",
  );
}
