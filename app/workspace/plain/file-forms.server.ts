import type { Viewer } from "~/accounts/user";
import { AppError, notFound } from "~/platform/errors";
import { createFile, deleteFile, listFiles, saveFile } from "~/projects/file-store.server";
import type { FileRow } from "~/projects/files";
import { moveAndFollow } from "~/projects/following/move-and-follow.server";
import { tellFollowed } from "~/projects/following/tell-followed";
import type { WorkspaceForm } from "./form-schema";

type FileForm = Extract<WorkspaceForm, { intent: `${string}-file` }>;

/**
 * Saves, makes, renames or deletes a file by hand.
 *
 * @param options.visitor who sent it, as an opaque name: what reads all texts takes their turn
 * @returns what to say, and the path to show next
 * @throws {AppError} 400, 404, 409, 413, with a message for the form
 */
export async function changeFile(
  viewer: Viewer,
  projectId: string,
  form: FileForm,
  { visitor }: { visitor: string },
): Promise<{ title: string; description?: string; path: string | null }> {
  if (form.intent === "create-file") {
    const { path } = await createFile(viewer, projectId, { path: form.path, content: "" });
    return { title: `${path} was made`, path };
  }
  // The id comes from a form: it must be one of this very project.
  const file = (await listFiles(viewer, projectId)).find(({ id }) => id === form.fileId);
  if (!file) throw notFound("That file is no longer in the project.");
  switch (form.intent) {
    case "save-file":
      await save(viewer, file, form);
      return { title: "File saved", path: file.path };
    case "rename-file": {
      const { path, followed } = await moveAndFollow(viewer, projectId, {
        from: file.path,
        to: form.path,
        call: { visitor },
      });
      const description = tellFollowed(followed);
      return { title: `Renamed to ${path}`, path, ...(description ? { description } : {}) };
    }
    case "delete-file":
      await deleteFile(viewer, file.id);
      return { title: `Deleted ${file.path}`, path: null };
  }
}

async function save(
  viewer: Viewer,
  file: FileRow,
  { content, baseHash }: { content: string; baseHash: string },
): Promise<void> {
  // Forms always send CRLF; a file keeps the line ends it had.
  const text = file.content.includes("\r\n") ? content : content.replaceAll("\r\n", "\n");
  try {
    await saveFile(viewer, file.id, { content: text, ...(baseHash ? { baseHash } : {}) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    throw new AppError(
      409,
      "This file changed since you opened it. Your text is below and not saved; saving again replaces the other version.",
      { code: "conflict" },
    );
  }
}
