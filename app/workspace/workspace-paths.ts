import { projectPath } from "~/platform/urls";

/** The workspace with what was said before a message; how it is reached without JavaScript. */
export function earlierPath(projectId: string, messageId: string): string {
  return `${projectPath(projectId)}?before=${encodeURIComponent(messageId)}#chat`;
}

/** A file as a checkpoint holds it, whole, as plain text. */
export function checkpointFilePath(projectId: string, checkpointId: string, path: string): string {
  const checkpoint = `${projectPath(projectId)}/checkpoints/${encodeURIComponent(checkpointId)}`;
  return `${checkpoint}/file?path=${encodeURIComponent(path)}`;
}

/** What differs between two versions. @param of ids, "previous" or "now"; `path` is one file */
export function comparePath(
  projectId: string,
  of: { from: string; to?: string; path?: string; view?: string },
): string {
  return `${projectPath(projectId)}/compare?${new URLSearchParams(of)}`;
}
