import type { AnswerMode } from "~/conversation/answer";
import { attachedBefore } from "~/conversation/attached-before.server";
import type { Attachment } from "~/conversation/message-schema";
import type { ProjectTree } from "~/projects/files";
import { uploadIdOf } from "~/uploads/own-attachments.server";
import { findUploads } from "~/uploads/stored-uploads.server";
import { isWrittenByStarter, type Model } from "../models/model";
import { type AttachedContext, type AttachedFiles, readAttached } from "./attached.server";
import { withMentionedPictures } from "./mentioned-pictures.server";

/** Messages with attached files whose files are still shown: "a bit more like the picture". */
const RECENT_MESSAGES = 2;
const STARTER_READS_NONE =
  "The built-in starter does not read attached files. They are kept with your message.";

/** A message whose attached files a model is to read. */
interface AttachedMessage {
  projectId: string;
  userMessageId: string;
  attachments: readonly Attachment[];
  /** Whose project it is; null for a trial's, which has no attached files. */
  ownerId: string | null;
  /** By whom what takes long is done in turns. */
  visitor: string;
  /** Names of what was to be attached and is not the sender's. */
  unattached: readonly string[];
  model: Model;
  mode: AnswerMode;
  /** What the person wrote, which may mention pictures of the project. */
  content: string;
  tree: ProjectTree;
}

/**
 * What a model is told and shown of attached files, and of pictures of the project that the message mentions.
 *
 * @param tell told what it is not shown, a sentence each
 */
export async function readForModel(
  message: AttachedMessage,
  tell: (text: string) => void,
): Promise<Pick<AttachedContext, "text" | "pictures">> {
  const { ownerId, model, mode, unattached, attachments } = message;
  for (const name of unattached) tell(`“${name}” is not among your files, so it was not attached.`);
  const isStarter = isWrittenByStarter(model, mode);
  if (isStarter && attachments.length > 0) tell(STARTER_READS_NONE);
  if (isStarter) return { text: "", pictures: [] };
  const found = ownerId ? await findAttached(ownerId, message) : { now: [], recent: [], old: [] };
  const { notices, ...attached } = await readAttached(found, model);
  for (const notice of notices) tell(notice);
  const { visitor } = message;
  return withMentionedPictures(attached, { ...message, visitor }, tell);
}

/** The stored files of a message and of those before it, as far as they are there and the owner's. */
export async function findAttached(
  ownerId: string,
  message: { projectId: string; userMessageId: string; attachments: readonly Attachment[] },
): Promise<AttachedFiles> {
  const before = await attachedBefore(message.projectId, message.userMessageId);
  const now = idsOf(message.attachments);
  const recent = idsOf(before.slice(0, RECENT_MESSAGES).flat()).filter((id) => !now.includes(id));
  const shown = new Set([...now, ...recent]);
  const old = idsOf(before.slice(RECENT_MESSAGES).flat()).filter((id) => !shown.has(id));
  const found = await findUploads(ownerId, [...shown, ...old]);
  const stored = (ids: readonly string[]) => ids.flatMap((id) => found.get(id) ?? []);
  return { now: stored(now), recent: stored(recent), old: stored(old) };
}

function idsOf(attachments: readonly Attachment[]): string[] {
  return [...new Set(attachments.flatMap(({ url }) => uploadIdOf(url) ?? []))];
}
