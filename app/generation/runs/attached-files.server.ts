import { attachedBefore } from "~/conversation/attached-before.server";
import type { Attachment } from "~/conversation/message-schema";
import { uploadIdOf } from "~/uploads/own-attachments.server";
import { findUploads } from "~/uploads/stored-uploads.server";
import type { AttachedFiles } from "./attached.server";

/** Messages with attached files whose files are still shown: "a bit more like the picture". */
const RECENT_MESSAGES = 2;

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
