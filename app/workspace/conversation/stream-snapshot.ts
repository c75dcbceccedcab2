import type { LiveGeneration } from "./live-generation";
import type { AnswerMode } from "./stream-events";

/** After this long a stream that was left is not picked up by itself any more, in milliseconds. */
export const STREAM_STATE_VALID_MS = 5 * 60 * 1000;
/** How often a running stream is noted down, in milliseconds. */
export const STREAM_STATE_SAVE_MS = 5000;

/** What is noted down of a running stream, so that a reload can go on with it. */
export interface StreamNote {
  projectId: string;
  savedAt: number;
  requestPayload: { content: string; mode: AnswerMode };
  streamedContent: string;
  userMessage: string;
  lastEventId: string | null;
  live: LiveGeneration;
}

/** Where the note of the one running stream is kept. */
export interface StreamKeeper {
  read(): unknown;
  write(note: StreamNote): void;
  clear(): void;
}

/** The note of this project's stream; one that is stale, foreign or broken is thrown away. */
export function readStreamNote(
  keeper: StreamKeeper,
  projectId: string,
  now = Date.now(),
): StreamNote | null {
  const note = keeper.read() as Partial<StreamNote> | null | undefined;
  if (!note) return null;
  const usable =
    note.projectId === projectId &&
    typeof note.savedAt === "number" &&
    now - note.savedAt <= STREAM_STATE_VALID_MS &&
    typeof note.live?.text === "string";
  if (usable) return note as StreamNote;
  keeper.clear();
  return null;
}
