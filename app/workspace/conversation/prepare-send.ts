import type { AnswerMode } from "~/conversation/answer";
import type { Attachment, ConversationMessage } from "~/conversation/message-schema";
import { request } from "~/platform/api-client";
import type { FilesModel } from "~/workspace/files/files-model";
import type { WorkspaceStore } from "~/workspace/workspace-store";

interface SendOptions {
  /** Names this press of Send: only what is sent again under its name is the same message. */
  clientId: string;
  store: WorkspaceStore;
  files: FilesModel;
  content: string;
  mode: AnswerMode;
  attachments?: readonly Attachment[] | undefined;
  model: string | null;
  /** What was said before; only a trial's is sent, because the server does not keep it. */
  before: readonly ConversationMessage[];
}

/** Makes the request that starts an answer. */
export function prepareSend(options: SendOptions) {
  const { clientId, store, files, content, mode, model, attachments = [], before } = options;
  const body = {
    content,
    mode,
    ...(model ? { model } : {}),
    clientId,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(attachments.length > 0 ? { attachments } : {}),
    ...activeFileOf(files),
    ...(store.kind === "trial"
      ? { conversationHistory: before.map(({ role, content: said }) => ({ role, content: said })) }
      : {}),
  };
  return async (signal: AbortSignal): Promise<Response> => {
    await store.sync();
    signal.throwIfAborted();
    return request("POST", `/api/projects/${encodeURIComponent(store.projectId)}/chat/send`, body, {
      signal,
      headers: { Accept: "text/event-stream" },
    });
  };
}

/** The open file as the person sees it: unsaved edits come before what is stored. */
function activeFileOf(files: FilesModel) {
  const { active, files: stored } = files.state.getState();
  const file = active ? stored.get(active) : undefined;
  if (!file) return {};
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  return {
    activeFile: {
      id: file.id ?? file.path,
      name,
      path: file.path,
      content: files.textOf(file.path),
    },
  };
}
