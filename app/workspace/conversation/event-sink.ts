import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import type { StreamEvent } from "./stream-events";

/** Events are shown in steps of this length: more often than a screen can follow is only heat. */
const FRAME_MS = 40;

export interface EventSinkOptions {
  files: FilesModel;
  store: WorkspaceStore;
  notify: Notify;
  /** Takes the events of one step. */
  onEvents(events: readonly StreamEvent[]): void;
  onFileStarted?: ((path: string) => void) | undefined;
  onFileSaved?: ((path: string) => void) | undefined;
}

/** Carries a stream's events into the workspace: files at once, what is only shown in steps. */
export function createEventSink(options: EventSinkOptions) {
  const { files, store, notify } = options;
  let pending: StreamEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  /** The person's own change stands. */
  const leave = (path: string, notice: string) => {
    pending.push({ kind: "notice", text: notice });
    files.typingEnded(path);
  };

  const dropFile = (path: string) => {
    const notice = store.keepStreamedDeletion(path);
    if (notice !== null) return leave(path, notice);
    files.dropFile(path);
    files.typingEnded(path);
  };

  const saveFile = (path: string, content: string) => {
    const known = files.state.getState().files.get(path);
    const notice = store.keepStreamedFile(path, content);
    if (notice !== null) return leave(path, notice);
    files.putFile({
      id: known?.id ?? null,
      path,
      content,
      hash: known?.content === content ? known.hash : null,
    });
    files.typingEnded(path);
    options.onFileSaved?.(path);
  };

  const apply = (event: StreamEvent) => {
    switch (event.kind) {
      case "file-started":
        if (event.action !== "delete") files.typingStarted(event.path);
        options.onFileStarted?.(event.path);
        break;
      case "file-saved":
        saveFile(event.path, event.content);
        break;
      case "file-deleted":
        dropFile(event.path);
        break;
      case "file-error":
        files.typingEnded(event.path);
        break;
    }
  };

  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const events = pending;
    pending = [];
    if (events.length === 0) return;
    options.onEvents(events);
    for (const event of events) {
      if (event.kind === "file-delta") files.typed(event.path, event.text);
      if (event.kind === "error") {
        notify({ title: "AI Request Issue", description: event.problem.error, kind: "error" });
      }
    }
  };

  return {
    receive(event: StreamEvent): void {
      apply(event);
      pending.push(event);
      timer ??= setTimeout(flush, FRAME_MS);
    },
    flush,
    /** Forgets what was not shown yet: it belongs to a generation that was given up. */
    clear() {
      pending = [];
    },
  };
}
