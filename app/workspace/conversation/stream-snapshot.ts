import type { AnswerMode } from "~/conversation/answer";
import type { AnswerView } from "~/generation/events/fold";

/** After this long a stream that was left is not picked up by itself any more, in milliseconds. */
export const SNAPSHOT_VALID_MS = 5 * 60 * 1000;
/** How often a running stream is kept, in milliseconds. */
export const SNAPSHOT_EVERY_MS = 5000;

/** What is kept of a running stream, so that a reload can go on with it. */
export interface StreamSnapshot {
  projectId: string;
  savedAt: number;
  requestPayload: { content: string; mode: AnswerMode };
  streamedContent: string;
  userMessage: string;
  lastEventId: string | null;
  answer: AnswerView;
}

/** Where the snapshot of the one running stream is kept. */
export interface SnapshotStore {
  read(): unknown;
  write(snapshot: StreamSnapshot): void;
  clear(): void;
}

/** The snapshot of this project's stream; one that is stale, foreign or broken is thrown away. */
export function readSnapshot(
  snapshots: SnapshotStore,
  projectId: string,
  now = Date.now(),
): StreamSnapshot | null {
  const snapshot = snapshots.read() as Partial<StreamSnapshot> | null | undefined;
  if (!snapshot) return null;
  const usable =
    snapshot.projectId === projectId &&
    typeof snapshot.savedAt === "number" &&
    now - snapshot.savedAt <= SNAPSHOT_VALID_MS &&
    typeof snapshot.answer?.content === "string";
  if (usable) return snapshot as StreamSnapshot;
  snapshots.clear();
  return null;
}
