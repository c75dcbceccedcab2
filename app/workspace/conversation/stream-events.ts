import type { AnswerMode } from "~/conversation/answer";

export type { AnswerMode };

/** What a generation did to one file. Any action but `created`, `deleted`, `error` is an update. */
export interface FileChange {
  path: string;
  action: string;
  error?: string;
}

export interface GenerationInfo {
  id: string;
  status?: string;
  mode?: AnswerMode;
  engine?: string;
  engineLabel?: string;
  userMessageId?: string;
  assistantMessageId?: string;
}

/** A failure told in the stream, which goes on. */
export interface StreamProblem {
  error: string;
  code?: string;
  retryable?: boolean;
  action?: string;
}

/** One thing that happened in a chat stream, in one shape whatever the wire's spelling. */
export type StreamEvent =
  | { kind: "generation"; generation: GenerationInfo }
  | { kind: "content"; text: string }
  | { kind: "file-started"; path: string; action: string }
  | { kind: "file-delta"; path: string; text: string }
  | { kind: "file-saved"; path: string; content: string; language?: string; action: string }
  | { kind: "file-deleted"; path: string }
  | { kind: "file-error"; path: string; error: string }
  | { kind: "notice"; text: string }
  | { kind: "error"; problem: StreamProblem }
  | { kind: "checkpoint"; id: string; label: string }
  | { kind: "done"; status: string; changes: FileChange[]; usage?: Usage }
  | { kind: "end" };

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

type Json = Record<string, unknown>;

/**
 * Reads the `data` of one server-sent event. One may tell several things (`{content, error}`,
 * `{files: [...]}`); what is not understood is left out, so a newer server never breaks a client.
 */
export function readStreamEvents(data: string): StreamEvent[] {
  if (data.trim() === "[DONE]") return [{ kind: "end" }];
  let json: Json;
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== "object" || parsed === null) return [];
    json = parsed as Json;
  } catch {
    return [];
  }
  const events: StreamEvent[] = [];
  if (typeof json.content === "string" && json.content !== "") {
    events.push({ kind: "content", text: json.content });
  }
  const typed = readTyped(json);
  if (typed) events.push(typed);
  if (Array.isArray(json.files)) {
    for (const file of json.files) {
      const saved = readSaved(file as Json, "created");
      if (saved) events.push(saved);
    }
  }
  if (typeof json.error === "string" && json.type !== "file_error") {
    events.push({
      kind: "error",
      problem: {
        error: json.error,
        ...(typeof json.code === "string" ? { code: json.code } : {}),
        ...(typeof json.retryable === "boolean" ? { retryable: json.retryable } : {}),
        ...(typeof json.action === "string" ? { action: json.action } : {}),
      },
    });
  }
  return events;
}

function readTyped(json: Json): StreamEvent | null {
  const file = (typeof json.file === "object" && json.file !== null ? json.file : {}) as Json;
  const path = typeof file.path === "string" ? file.path : "";
  switch (json.type) {
    case "generation":
      return { kind: "generation", generation: json.generation as GenerationInfo };
    case "file_started":
      return { kind: "file-started", path, action: String(file.action ?? "create") };
    case "file_delta":
      return { kind: "file-delta", path, text: String(json.text ?? "") };
    case "file_created":
      return readSaved(file, typeof json.action === "string" ? json.action : "created");
    case "file_deleted":
      return { kind: "file-deleted", path };
    case "file_error":
      return { kind: "file-error", path, error: String(json.error ?? "") };
    case "notice":
      return { kind: "notice", text: String(json.text ?? "") };
    case "checkpoint": {
      const checkpoint = (json.checkpoint ?? {}) as Json;
      return {
        kind: "checkpoint",
        id: String(checkpoint.id ?? ""),
        label: String(checkpoint.label ?? ""),
      };
    }
    case "done":
      return {
        kind: "done",
        status: String(json.status ?? "finished"),
        changes: Array.isArray(json.changes) ? (json.changes as FileChange[]) : [],
        ...(json.usage ? { usage: json.usage as Usage } : {}),
      };
    default:
      return null;
  }
}

function readSaved(file: Json, action: string): StreamEvent | null {
  if (typeof file?.path !== "string" || typeof file.content !== "string") return null;
  return {
    kind: "file-saved",
    path: file.path,
    content: file.content,
    action,
    ...(typeof file.language === "string" ? { language: file.language } : {}),
  };
}
