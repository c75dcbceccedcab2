import type { GenerationEvent } from "~/generation/events/event-schema";
import { isProblem } from "~/generation/events/events";
import type { FilesModel } from "~/workspace/files/files-model";
import type { Notify } from "~/workspace/notify";
import type { WorkspaceStore } from "~/workspace/workspace-store";

/** Events are shown in steps of this length: more often than a screen can follow is only heat. */
const FRAME_MS = 40;

export interface EventSinkOptions {
  files: FilesModel;
  store: WorkspaceStore;
  notify: Notify;
  /** Takes the events of one step. */
  onEvents(events: readonly GenerationEvent[]): void;
  onFileStarted?: ((path: string) => void) | undefined;
  onFileSaved?: ((path: string) => void) | undefined;
}

/** Carries a stream's events into the workspace: files at once, what is only shown in steps. */
export function createEventSink(options: EventSinkOptions) {
  const { files, store, notify } = options;
  let pending: GenerationEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  /** The person's own change stands. */
  const keepOwn = (path: string, notice: string) => {
    pending.push({ type: "notice", text: notice });
    files.typingEnded(path);
  };

  const dropFile = (path: string) => {
    const notice = store.keepStreamedDeletion(path);
    if (notice !== null) return keepOwn(path, notice);
    files.dropFile(path);
    files.typingEnded(path);
  };

  const saveFile = (path: string, content: string) => {
    const known = files.state.getState().files.get(path);
    const notice = store.keepStreamedFile(path, content);
    if (notice !== null) return keepOwn(path, notice);
    files.putFile({
      id: known?.id ?? null,
      path,
      content,
      hash: known?.content === content ? known.hash : null,
    });
    files.typingEnded(path);
    options.onFileSaved?.(path);
  };

  const restoreBytes = async (path: string, { hash, size }: { hash: string; size: number }) => {
    const notice = await store.keepStreamedBytes(path, { hash, size });
    if (notice !== null) {
      keepOwn(path, notice);
      return flush();
    }
    const id = files.state.getState().files.get(path)?.id ?? null;
    files.putFile({ id, path, content: "", hash, binary: { size } });
    options.onFileSaved?.(path);
  };

  const apply = (event: GenerationEvent) => {
    switch (event.type) {
      case "file_started":
        if (event.file.action !== "delete") files.typingStarted(event.file.path);
        options.onFileStarted?.(event.file.path);
        break;
      case "file_created":
        saveFile(event.file.path, event.file.content);
        break;
      case "file_restored":
        void restoreBytes(event.file.path, event.file);
        break;
      case "file_deleted":
        dropFile(event.file.path);
        break;
      case "file_error":
        files.typingEnded(event.file.path);
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
      if (event.type === "file_delta") files.typed(event.file.path, event.text);
      if (isProblem(event)) {
        notify({ title: "AI Request Issue", description: event.error, kind: "error" });
      }
    }
  };

  return {
    receive(event: GenerationEvent): void {
      apply(event);
      pending.push(event);
      timer ??= setTimeout(flush, FRAME_MS);
    },
    flush,
    /** Forgets what was not shown yet: it belongs to an answer that was given up. */
    clear() {
      pending = [];
    },
  };
}
