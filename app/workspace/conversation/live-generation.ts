import type { AnswerMode, FileChange, StreamEvent, StreamProblem, Usage } from "./stream-events";

export type LiveFileState = "writing" | "created" | "updated" | "deleted" | "error";

/** A file that the running generation touches. */
export interface LiveFile {
  path: string;
  state: LiveFileState;
  /** Why it could not be written. */
  error?: string;
}

/** What is known of the generation that is being watched. */
export interface LiveGeneration {
  id: string | null;
  mode: AnswerMode;
  engineLabel: string | null;
  userMessageId: string | null;
  assistantMessageId: string | null;
  /** The prose so far. */
  text: string;
  files: readonly LiveFile[];
  notices: readonly string[];
  problems: readonly StreamProblem[];
  usage: Usage | null;
  /** Null until the server says how it ended. */
  outcome: string | null;
}

export function newGeneration(mode: AnswerMode): LiveGeneration {
  return {
    id: null,
    mode,
    engineLabel: null,
    userMessageId: null,
    assistantMessageId: null,
    text: "",
    files: [],
    notices: [],
    problems: [],
    usage: null,
    outcome: null,
  };
}

/** What a generation looks like after one more event. */
export function advance(live: LiveGeneration, event: StreamEvent): LiveGeneration {
  switch (event.kind) {
    case "generation":
      return {
        ...live,
        id: event.generation.id,
        mode: event.generation.mode ?? live.mode,
        engineLabel: event.generation.engineLabel ?? live.engineLabel,
        userMessageId: event.generation.userMessageId ?? null,
        assistantMessageId: event.generation.assistantMessageId ?? null,
      };
    case "content":
      return { ...live, text: live.text + event.text };
    case "file-started":
      return withFile(live, { path: event.path, state: "writing" });
    case "file-saved":
      return withFile(live, {
        path: event.path,
        state: event.action === "created" ? "created" : "updated",
      });
    case "file-deleted":
      return withFile(live, { path: event.path, state: "deleted" });
    case "file-error":
      return withFile(live, { path: event.path, state: "error", error: event.error });
    case "notice":
      if (live.notices.includes(event.text)) return live;
      return { ...live, notices: [...live.notices, event.text] };
    case "error":
      return { ...live, problems: [...live.problems, event.problem] };
    case "done":
      return {
        ...live,
        outcome: event.status,
        usage: event.usage ?? live.usage,
        files: event.changes.reduce(withChange, settled(live.files)),
      };
    default:
      return live;
  }
}

/** Whether it wrote at least one file. */
export function wroteFiles(live: LiveGeneration): boolean {
  return live.files.some((file) => file.state === "created" || file.state === "updated");
}

/** The changes as they are stored with a message. */
export function changesOf(live: LiveGeneration): FileChange[] {
  return live.files
    .filter((file) => file.state !== "writing")
    .map(({ path, state, error }) => ({ path, action: state, ...(error ? { error } : {}) }));
}

function withFile(live: LiveGeneration, file: LiveFile): LiveGeneration {
  return { ...live, files: replaced(live.files, file) };
}

function replaced(files: readonly LiveFile[], file: LiveFile): LiveFile[] {
  const index = files.findIndex(({ path }) => path === file.path);
  return index < 0 ? [...files, file] : files.with(index, file);
}

function withChange(files: readonly LiveFile[], change: FileChange): readonly LiveFile[] {
  const state = ["created", "deleted", "error"].includes(change.action)
    ? (change.action as LiveFileState)
    : "updated";
  return replaced(files, {
    path: change.path,
    state,
    ...(change.error ? { error: change.error } : {}),
  });
}

/** A file that was never completed was not written: the one before it stands. */
function settled(files: readonly LiveFile[]): readonly LiveFile[] {
  return files.filter((file) => file.state !== "writing");
}
