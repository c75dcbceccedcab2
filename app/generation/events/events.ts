/** What a generation tells its readers, in order; see docs/architecture.md, "Chat stream". */
export type GenerationEventData =
  | {
      type: "generation";
      generation: {
        id: string;
        status: GenerationStatus;
        mode: AnswerMode;
        engine: string;
        engineLabel: string;
        userMessageId: string;
        assistantMessageId: string;
      };
    }
  | { content: string }
  | { type: "file_started"; file: { path: string; action: "write" | "edit" | "delete" } }
  | { type: "file_delta"; file: { path: string }; text: string }
  | {
      type: "file_created";
      file: { path: string; content: string; language: string };
      action: "created" | "updated";
    }
  | { type: "file_deleted"; file: { path: string } }
  | { type: "file_error"; file: { path: string }; error: string }
  | { type: "notice"; text: string }
  | { error: string; code?: string; retryable?: boolean }
  | { type: "checkpoint"; checkpoint: { id: string; label: string; createdAt: string } }
  | {
      type: "done";
      status: GenerationStatus;
      changes: FileChange[];
      usage?: { inputTokens: number; outputTokens: number };
    };

export type AnswerMode = "develop" | "discuss";
export type GenerationStatus = "running" | "done" | "stopped" | "failed" | "interrupted";

/** What became of one path in one answer. */
export interface FileChange {
  path: string;
  action: "created" | "updated" | "deleted" | "error";
  error?: string;
}

/** Whether a stored event is the last of its answer. */
export function isEnd(data: string): boolean {
  return data.startsWith('{"type":"done"');
}

/** How a stored event begins that tells what went wrong with its answer. */
export const PROBLEM_START = '{"error":';

/** What an event log says so far: the prose and the files, as the message will hold them. */
export function summarize(events: Iterable<GenerationEventData>): {
  content: string;
  changes: FileChange[];
} {
  let content = "";
  const changes = new Map<string, FileChange>();
  for (const event of events) {
    if ("content" in event) content += event.content;
    else if ("error" in event && !("type" in event)) continue;
    else if (event.type === "file_created") {
      const { path } = event.file;
      const created = event.action === "created" || changes.get(path)?.action === "created";
      changes.set(path, { path, action: created ? "created" : "updated" });
    } else if (event.type === "file_deleted") {
      changes.set(event.file.path, { path: event.file.path, action: "deleted" });
    } else if (event.type === "file_error") {
      const { path } = event.file;
      // What was saved stays saved, whatever a later try at the same file came to.
      const action = changes.get(path)?.action ?? "error";
      changes.set(path, { path, action, error: event.error });
    }
  }
  return { content, changes: [...changes.values()] };
}
