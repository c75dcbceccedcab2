import type { Attachment } from "~/conversation/message-schema";
import { ApiError, request } from "~/platform/api-client";
import { randomName } from "~/platform/random-name";
import { uploadApiPath } from "~/platform/urls";
import { FILES_PER_MESSAGE, TOO_LARGE, UPLOAD_BYTES } from "~/uploads/upload-limits";
import type { Workspace } from "~/workspace/create-workspace";
import type { Notice } from "~/workspace/notify";
import type { AttachedFile } from "./attached-draft";
import { isText, putIntoProject } from "./text-into-project";
import { UPLOAD_FAILED, uploadFile } from "./upload-file";

const LARGE = { title: "File too large", description: TOO_LARGE, kind: "error" } as const;
const SIGNED_OUT: Notice = {
  title: "Login Required",
  description: "Please login to upload files.",
  kind: "error",
};
const TOO_MANY: Notice = {
  title: "Too many files",
  description: `A message can carry ${FILES_PER_MESSAGE} files. Send these first, then the others.`,
  kind: "error",
};

/**
 * Attaches files to the message that is being written. Texts become files of the project instead, which
 * every model reads, and need no account.
 */
export async function attachFiles(workspace: Workspace, files: readonly File[]): Promise<void> {
  const { notify } = workspace;
  const texts = files.filter(isText);
  for (const text of texts) await putIntoProject(workspace, text);
  const others = files.filter((file) => !texts.includes(file));
  if (others.length === 0) return;
  const fitting = others.filter(({ size }) => size <= UPLOAD_BYTES);
  if (fitting.length < others.length) notify(LARGE);
  if (fitting.length === 0) return;
  // A trial is of somebody without an account, where files could be kept.
  if (workspace.store.kind === "trial") return notify(SIGNED_OUT);
  const room = FILES_PER_MESSAGE - workspace.chat.state.getState().attached.length;
  if (fitting.length > room) notify(TOO_MANY);
  // One after the other: the server takes few of one person at once.
  for (const file of fitting.slice(0, Math.max(0, room)).map((one) => announce(workspace, one))) {
    await upload(workspace, file);
  }
}

interface Announced {
  id: string;
  file: File;
}

/** The file stands there while it is on its way. */
function announce({ chat }: Workspace, file: File): Announced {
  const id = randomName();
  const type = file.type.startsWith("image/") ? "image" : "other";
  const { name, size } = file;
  const attached: AttachedFile = { id, type, url: "", name, size, isOnItsWay: true };
  chat.changeAttached((others) => [...others, attached]);
  return { id, file };
}

async function upload({ chat, notify }: Workspace, { id, file }: Announced): Promise<void> {
  const isWanted = () => chat.state.getState().attached.some((one) => one.id === id);
  const replace = (next: AttachedFile[]) =>
    chat.changeAttached((all) => all.flatMap((one) => (one.id === id ? next : one)));
  // Taken back before its turn came.
  if (!isWanted()) return;
  try {
    const attachment = await uploadFile(file);
    if (isWanted()) replace([{ ...attachment, id }]);
    else await dropUpload(attachment);
  } catch (error) {
    console.warn("A file was not uploaded.", error);
    replace([]);
    notify(noticeOf(error, file.name));
  }
}

function noticeOf(error: unknown, name: string): Notice {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return SIGNED_OUT;
  if (status === 413) return LARGE;
  const reason = error instanceof ApiError && status < 500 ? error.reason : undefined;
  const isFull = error instanceof ApiError && status === 507;
  const told = isFull ? error.reason : reason;
  const description = told ? `${name}: ${told}` : UPLOAD_FAILED;
  return { title: "Upload failed", description, kind: "error" };
}

/** Removes a file that no message carries from the person's files, too. */
export async function dropUpload({ url }: Pick<Attachment, "url">): Promise<void> {
  const [id = ""] = url.split("/").slice(2);
  await request("DELETE", `${uploadApiPath}/${id}`).catch((error) =>
    console.warn("A file that was taken back stays among your files.", error),
  );
}
