import type { Viewer } from "~/accounts/user";
import { listMessages } from "~/conversation/conversation.server";
import type { MessageJson } from "~/conversation/message-schema";
import { readAllEvents } from "./event-rows.server";
import { changesOf, foldEvents, partsOf } from "./fold";

/**
 * The viewer's conversation in order, a running answer with what it has said and saved so far.
 *
 * @param from the id of the message to begin with; one that is not there begins at the beginning
 * @throws {AppError} 404, 401
 */
export async function readConversation(
  viewer: Viewer,
  projectId: string,
  from: string | null = null,
): Promise<MessageJson[]> {
  const messages = await listMessages(viewer, projectId, from);
  return Promise.all(messages.map(withEventsSoFar));
}

async function withEventsSoFar(message: MessageJson): Promise<MessageJson> {
  if (message.status !== "running" || !message.generationId) return message;
  const soFar = foldEvents(await readAllEvents(message.generationId));
  return { ...message, content: soFar.content, changes: changesOf(soFar), ...partsOf(soFar) };
}
