import { projectPath } from "~/platform/urls";

/** The workspace with one file open; how a file is reached without JavaScript. */
export function filePath(projectId: string, path: string): string {
  return `${projectPath(projectId)}?file=${encodeURIComponent(path)}`;
}

/** A file as a checkpoint holds it, whole, as plain text. */
export function checkpointFilePath(projectId: string, checkpointId: string, path: string): string {
  return `${checkpointPath(projectId, checkpointId)}/file?path=${encodeURIComponent(path)}`;
}

/** What a checkpoint changed, as a page of its own. */
export function checkpointPath(projectId: string, checkpointId: string): string {
  return `${projectPath(projectId)}/checkpoints/${encodeURIComponent(checkpointId)}`;
}
