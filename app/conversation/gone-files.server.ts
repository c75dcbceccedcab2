import type { Viewer } from "~/accounts/user";
import { uploadIdOf } from "~/uploads/own-attachments.server";
import { findUploads } from "~/uploads/stored-uploads.server";
import type { MessageJson } from "./message-schema";

/** Messages of the viewer's own conversation, with what was attached and is deleted by now marked so. */
export async function markGoneFiles(
  { user }: Viewer,
  messages: readonly MessageJson[],
): Promise<MessageJson[]> {
  const ids = messages.flatMap(({ attachments }) =>
    attachments.flatMap(({ url }) => uploadIdOf(url) ?? []),
  );
  if (ids.length === 0 || !user) return [...messages];
  const found = await findUploads(user.id, [...new Set(ids)]);
  return messages.map((message) => ({
    ...message,
    attachments: message.attachments.map((file) => {
      const id = uploadIdOf(file.url);
      return id === null || found.has(id) ? file : { ...file, isGone: true };
    }),
  }));
}
