import { ApiError, requestJson } from "~/platform/api-client";
import { createTrialSync } from "./sync-client";
import type { TrialProject, TrialStore } from "./trial-store";

export type MoveOutcome =
  | { kind: "moved"; id: string }
  /** Nothing is lost: it is where it was. `reason` is a sentence for the person. */
  | { kind: "kept"; reason: string };

/** Messages that wait for the line are in the browser alone, and would go with the trial. */
const WAITS = "A message of yours still waits to be sent. Open it once, then move it.";

const UNFINISHED =
  "It is in your account, but this browser has no room to take along what you typed there and did not send or save. Send or save it, then move it.";

interface MovedIn {
  id: string;
  files: number;
  messages: number;
}

/**
 * Moves one trial of this browser into the account. The browser lets go of it only when the server
 * says that it has all of it, and only when nobody changed it meanwhile. Safe to repeat.
 *
 * @param send `fetch`
 */
export async function moveIn(
  trials: TrialStore,
  project: TrialProject,
  send: typeof fetch,
): Promise<MoveOutcome> {
  try {
    await trials.load(project.id);
  } catch {
    return kept("This browser's database does not open. Try again in a moment.");
  }
  const files = trials.files(project.id);
  const messages = trials.messages(project.id);
  if (trials.pendingAnswer(project.id)) {
    return kept("The answer to your last message has not arrived. Open it once, then move it.");
  }
  if (trials.waitingMessages(project.id).length > 0) return kept(WAITS);
  let moved: MovedIn;
  try {
    // Pictures and other bytes are sent before, by the sync: the request to move names them by their hashes.
    if (files.some(({ binary }) => binary)) {
      await createTrialSync(trials, send).sync(project.id, { force: true });
    }
    const path = `/api/trial-projects/${encodeURIComponent(project.id)}/move-in`;
    const body = {
      name: project.name,
      description: project.description,
      label: project.label,
      isArchived: project.archivedAt !== undefined,
      namedFrom: project.namedFrom,
      files: files.map(({ path, content, binary }) =>
        binary ? { path, hash: binary.hash, isBinary: true } : { path, content },
      ),
      messages,
    };
    const answer = await requestJson<MovedIn | null>("POST", path, body, { send });
    if (!answer) return kept();
    moved = answer;
  } catch (error) {
    const told = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
    return kept(told instanceof ApiError ? told.reason : "The server could not be reached.");
  }
  if (moved.files !== files.length || moved.messages !== messages.length) {
    return kept("The server did not get all of it.");
  }
  // The store gives the same objects until something changes.
  if (trials.files(project.id) !== files || trials.messages(project.id) !== messages) {
    return kept("It was changed while it was being moved. Move it again to take that along.");
  }
  if (trials.waitingMessages(project.id).length > 0) return kept(WAITS);
  if (!trials.moveUnfinished(project.id, moved.id)) return kept(UNFINISHED);
  // First: a tab that has it open learns with its end where it is.
  trials.noteMoved(project.id, moved.id);
  trials.deleteProject(project.id);
  return { kind: "moved", id: moved.id };
}

function kept(reason = "The server could not take it."): MoveOutcome {
  return { kind: "kept", reason };
}
